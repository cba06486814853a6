import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createFirstStepsActors } from '../../src/machines/first-steps/first-steps.actors.ts';
import { firstStepsMachine } from '../../src/machines/first-steps/first-steps.machine.ts';
import { settle } from './support/play.ts';

async function open(username: string | null, isHidden: boolean, isForgetful = false) {
  const saved: boolean[] = [];
  const actors = createFirstStepsActors({
    readUsername: () => username,
    readStepsHidden: () => {
      if (isForgetful) throw new Error('SecurityError');
      return isHidden;
    },
    saveStepsHidden: (value) => {
      if (isForgetful) throw new Error('SecurityError');
      saved.push(value);
    },
  });
  const actor = createActor(firstStepsMachine.provide({ actors }));
  const before = actor.getSnapshot().value;
  actor.start();
  await settle();
  const state = () => actor.getSnapshot().value;
  return { actor, before, saved, state };
}

describe('first steps', () => {
  it.each([
    ['admin', false, 'shown'],
    ['admin', true, 'hidden'],
    [null, false, 'shown'],
    [null, true, 'hidden'],
  ] as const)('remembered name %s, hidden %s: %s', async (username, isHidden, expected) => {
    const { actor, before, saved, state } = await open(username, isHidden);
    expect([before, state(), saved]).toEqual(['unknown', expected, []]);
    expect(actor.getSnapshot().context.username).toBe(username);
  });

  it('are hidden and shown again, and that is remembered', async () => {
    const { actor, saved, state } = await open('admin', false);
    actor.send({ type: 'steps.hide' });
    await settle();
    expect([state(), saved]).toEqual(['hidden', [true]]);
    actor.send({ type: 'steps.show' });
    await settle();
    expect([state(), saved]).toEqual(['shown', [true, false]]);
  });

  it('can be hidden where the browser keeps nothing', async () => {
    const { actor, state } = await open('admin', true, true);
    expect(state()).toBe('shown');
    actor.send({ type: 'steps.hide' });
    await settle();
    expect(state()).toBe('hidden');
    actor.send({ type: 'steps.show' });
    await settle();
    expect(state()).toBe('shown');
  });
});
