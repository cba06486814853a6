import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { createUndoActors } from '../../src/machines/undo/undo.actors.ts';
import { undoMachine } from '../../src/machines/undo/undo.machine.ts';
import { deferred, problems, settle, thrown } from './support/play.ts';

it('takes back one after the other, in the order asked for, and tells of each', async () => {
  const asked: string[] = [];
  const news: string[] = [];
  const answers = [deferred<void>(), deferred<void>(), deferred<void>()];
  const actors = createUndoActors({
    undoDelete: ({ token }) => {
      asked.push(token);
      return answers[asked.length - 1]?.promise ?? Promise.resolve();
    },
  });
  const actor = createActor(undoMachine.provide({ actors }));
  actor.on('undo.done', ({ undone }) => news.push(`${undone.what} is back`));
  actor.on('undo.refused', ({ undone, problem }) => news.push(`${undone.what} is not: ${problem.kind}`));
  actor.start();
  actor.send({ type: 'undo.ask', token: 'a', what: 'Project' });
  actor.send({ type: 'undo.ask', token: 'b', what: 'Story' });
  actor.send({ type: 'undo.ask', token: 'c', what: 'Category' });
  expect(asked).toEqual(['a']);
  answers[0]?.resolve();
  await settle();
  answers[1]?.reject(thrown(problems.down));
  await settle();
  answers[2]?.reject(thrown(problems.givenUp));
  await settle();
  expect([asked, news, actor.getSnapshot().value]).toEqual([
    ['a', 'b', 'c'],
    ['Project is back', 'Story is not: http'],
    'idle',
  ]);
});
