/** The interactive map is asked once, on demand, and seen only once it has answered and loaded. */
import { SimulatedClock, createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createMapEmbedActors } from '../../src/machines/map-embed/map-embed.actors.ts';
import { mapEmbedMachine } from '../../src/machines/map-embed/map-embed.machine.ts';
import { settle } from './support/play.ts';

const address = 'https://map.example/embed';

/** @param answers what comes of asking, one for each time */
function open(...answers: readonly Promise<void>[]) {
  const asked: { readonly address: string; readonly signal: AbortSignal }[] = [];
  const actors = createMapEmbedActors({
    awaitAnswer: (one, signal) => {
      asked.push({ address: one, signal });
      return answers[asked.length - 1] ?? Promise.reject(new Error('asked too often'));
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(mapEmbedMachine.provide({ actors }), { input: { address }, clock });
  actor.start();
  return { actor, asked, clock, state: () => actor.getSnapshot().value };
}

describe('the interactive map', () => {
  it('is asked for nothing before it is wanted, then shown once it has answered and loaded', async () => {
    const { actor, asked, state } = open(Promise.resolve());
    actor.send({ type: 'frame.loaded' });
    expect([state(), asked.length]).toEqual(['hidden', 0]);
    actor.send({ type: 'map.show' });
    actor.send({ type: 'frame.loaded' });
    expect([state(), asked[0]?.address]).toEqual([{ opening: 'asking' }, address]);
    await settle();
    expect(state()).toEqual({ opening: 'loading' });
    actor.send({ type: 'frame.loaded' });
    expect(state()).toBe('shown');
    actor.send({ type: 'map.hide' });
    expect([state(), asked.length]).toEqual(['hidden', 1]);
  });

  it('that cannot be reached leaves the drawn one, and can be tried again', async () => {
    const { actor, asked, state } = open(Promise.reject(new TypeError('Failed to fetch')), Promise.resolve());
    actor.send({ type: 'map.show' });
    await settle();
    expect(state()).toBe('failed');
    actor.send({ type: 'map.show' });
    await settle();
    expect([state(), asked.length]).toEqual([{ opening: 'loading' }, 2]);
  });

  it.each([
    ['answers', new Promise<void>(() => undefined)],
    ['loads', Promise.resolve()],
  ])('that never %s is given up after fifteen seconds, and no longer asked', async (_, answer) => {
    const { actor, asked, clock, state } = open(answer);
    actor.send({ type: 'map.show' });
    await settle();
    clock.increment(14_999);
    expect(state()).toHaveProperty('opening');
    clock.increment(1);
    expect(state()).toBe('failed');
    actor.send({ type: 'frame.loaded' });
    expect(state()).toBe('failed');
    expect(asked.length).toBe(1);
  });

  it('that is no longer wanted is no longer asked', () => {
    const { actor, asked, state } = open(new Promise<void>(() => undefined));
    actor.send({ type: 'map.show' });
    actor.send({ type: 'map.hide' });
    expect([state(), asked[0]?.signal.aborted]).toEqual(['hidden', true]);
  });
});
