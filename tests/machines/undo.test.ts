import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { createUndoActors } from '../../src/machines/undo/undo.actors.ts';
import { pendingOf as pending, undoMachine } from '../../src/machines/undo/undo.machine.ts';
import type { Restored } from '../../src/domain/restored.ts';
import { deferred, problems, settle, thrown } from './support/play.ts';

it('takes back one after the other, in the order asked for, and tells of each', async () => {
  const asked: string[] = [];
  const news: string[] = [];
  const whole = { leftOut: [], undo: null };
  const answers = [deferred<Restored>(), deferred<Restored>(), deferred<Restored>()];
  const actors = createUndoActors({
    undoDelete: ({ token }) => {
      asked.push(token);
      return answers[asked.length - 1]?.promise ?? Promise.resolve(whole);
    },
  });
  const actor = createActor(undoMachine.provide({ actors }));
  actor.on('undo.done', ({ undone, restored }) =>
    news.push([`${undone.what} is back`, ...restored.leftOut].join('. ')),
  );
  actor.on('undo.refused', ({ undone, problem }) => news.push(`${undone.what} is not: ${problem.kind}`));
  actor.start();
  actor.send({ type: 'undo.ask', token: 'a', what: 'Project' });
  actor.send({ type: 'undo.ask', token: 'b', what: 'Story' });
  actor.send({ type: 'undo.ask', token: 'c', what: 'Category' });
  expect(asked).toEqual(['a']);
  expect(pending(actor.getSnapshot().context)).toEqual(['a', 'b', 'c']);
  answers[0]?.resolve({ leftOut: ['Header video 1 shows something else now.'], undo: 'd' });
  await settle();
  expect(pending(actor.getSnapshot().context)).toEqual(['b', 'c']);
  answers[1]?.reject(thrown(problems.down));
  await settle();
  answers[2]?.reject(thrown(problems.givenUp));
  await settle();
  expect(pending(actor.getSnapshot().context)).toEqual([]);
  expect([asked, news, actor.getSnapshot().value]).toEqual([
    ['a', 'b', 'c'],
    ['Project is back. Header video 1 shows something else now.', 'Story is not: http'],
    'idle',
  ]);
});
