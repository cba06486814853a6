import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import type { ForEditing } from '../../src/domain/content.ts';
import { createConflictActors } from '../../src/machines/conflict/conflict.actors.ts';
import { createConflictMachine } from '../../src/machines/conflict/conflict.machine.ts';
import { deferred, problems, settle, thrown } from './support/play.ts';

type Note = { readonly title: string };

function open() {
  const asked: string[] = [];
  const news: unknown[] = [];
  const answers = [deferred<ForEditing<Note>>(), deferred<ForEditing<Note>>()];
  const actors = createConflictActors<Note>((key) => {
    asked.push(key);
    return answers[asked.length - 1]?.promise ?? Promise.reject(new Error('Not again'));
  });
  const actor = createActor(createConflictMachine<Note>().provide({ actors }));
  actor.on('*', (said) => news.push(said));
  actor.start();
  actor.send({ type: 'conflict.found', key: '7', change: { name: 'Vikram', at: 0 } });
  return { actor, answers, asked, news };
}

const stored = { title: 'Theirs', etag: '"b"' };

it('reads what is stored, compares, and saves over just that version', async () => {
  const { actor, answers, asked, news } = open();
  actor.send({ type: 'conflict.overwrite' });
  expect([actor.getSnapshot().value, asked, news], 'not before it is read').toEqual(['reading', ['7'], []]);
  answers[0]?.resolve(stored);
  await settle();
  actor.send({ type: 'conflict.compare' });
  expect(actor.getSnapshot()).toMatchObject({
    value: 'comparing',
    context: { stored, change: { name: 'Vikram', at: 0 } },
  });
  actor.send({ type: 'conflict.overwrite' });
  expect(actor.getSnapshot().value).toBe('closed');
  expect(news).toEqual([{ type: 'conflict.decidedMine', etag: '"b"' }]);
});

it('saves over what could not be read', async () => {
  const { actor, answers, news } = open();
  answers[0]?.reject(new Error('offline'));
  await settle();
  expect(actor.getSnapshot().value).toBe('failed');
  actor.send({ type: 'conflict.overwrite' });
  expect([actor.getSnapshot().value, news]).toEqual(['closed', [{ type: 'conflict.decidedMine', etag: null }]]);
});

it('gives out what is stored, to be loaded', async () => {
  const { actor, answers, news } = open();
  answers[0]?.resolve(stored);
  await settle();
  actor.send({ type: 'conflict.load' });
  expect(news).toEqual([{ type: 'conflict.decidedStored', stored }]);
});

it('lets a read that failed be tried again', async () => {
  const { actor, answers, asked } = open();
  answers[0]?.reject(thrown(problems.offline));
  await settle();
  expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { problem: problems.offline } });
  actor.send({ type: 'conflict.retry' });
  expect([asked, actor.getSnapshot().context.problem]).toEqual([['7', '7'], null]);
  actor.send({ type: 'conflict.close' });
  expect(actor.getSnapshot().value).toBe('closed');
});
