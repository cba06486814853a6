import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { createUnsavedActors } from '../../src/machines/unsaved/unsaved.actors.ts';
import { unsavedMachine } from '../../src/machines/unsaved/unsaved.machine.ts';

function open() {
  const guards: { isDirty: () => boolean; ask: () => Promise<boolean>; isOver: boolean }[] = [];
  const actors = createUnsavedActors({
    guardUnsaved: (isDirty, ask) => {
      const guard = { isDirty, ask, isOver: false };
      guards.push(guard);
      return () => {
        guard.isOver = true;
      };
    },
  });
  const actor = createActor(unsavedMachine.provide({ actors })).start();
  const ask = () => guards.at(-1)?.ask() ?? Promise.reject(new Error('Nothing is guarded'));
  return { actor, ask, guards };
}

it('guards the ways out while something is changed, and no longer', () => {
  const { actor, guards } = open();
  expect(guards).toEqual([]);
  actor.send({ type: 'form.changed' });
  expect(guards.map(({ isDirty, isOver }) => [isDirty(), isOver])).toEqual([[true, false]]);
  actor.send({ type: 'form.changed' });
  expect(guards.length).toBe(1);
  actor.send({ type: 'form.settled' });
  expect(guards.map(({ isOver }) => isOver)).toEqual([true]);
});

it.each([
  ['leaving.allow', true],
  ['leaving.refuse', false],
] as const)('asks, and %s answers', async (type, answer) => {
  const { actor, ask } = open();
  actor.send({ type: 'form.changed' });
  const answered = ask();
  expect(actor.getSnapshot().hasTag('asking')).toBe(true);
  actor.send({ type });
  expect(await answered).toBe(answer);
  expect(actor.getSnapshot().hasTag('asking')).toBe(false);
});

it.each([
  ['leaving.allow', true],
  ['leaving.refuse', false],
] as const)('a question stands when all is saved meanwhile, and %s answers', async (type, answer) => {
  const { actor, ask, guards } = open();
  actor.send({ type: 'form.changed' });
  const answered = ask();
  actor.send({ type: 'form.settled' });
  expect(actor.getSnapshot().hasTag('asking')).toBe(true);
  expect(guards.map(({ isOver }) => isOver)).toEqual([false]);
  actor.send({ type });
  expect(await answered).toBe(answer);
  expect(actor.getSnapshot().value).toBe('settled');
  expect(guards.map(({ isOver }) => isOver)).toEqual([true]);
});

it('asked again, takes the first way out for given up', async () => {
  const { actor, ask } = open();
  actor.send({ type: 'form.changed' });
  const first = ask();
  const second = ask();
  actor.send({ type: 'leaving.allow' });
  expect(await Promise.all([first, second])).toEqual([false, true]);
});
