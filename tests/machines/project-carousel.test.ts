import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { projectCarouselMachine } from '../../src/machines/project-carousel/project-carousel.machine.ts';
import { createRandom, seeds } from './support/random.ts';

function open(count: number) {
  const actor = createActor(projectCarouselMachine, { input: { count } });
  actor.start();
  const index = () => actor.getSnapshot().context.index;
  return { actor, index };
}

describe('project carousel', () => {
  it('goes forward and wraps to the first', () => {
    const { actor, index } = open(3);
    const seen = [0, 1, 2].map(() => {
      actor.send({ type: 'image.next' });
      return index();
    });
    expect(seen).toEqual([1, 2, 0]);
  });

  it('goes back and wraps to the last', () => {
    const { actor, index } = open(3);
    actor.send({ type: 'image.previous' });
    expect(index()).toBe(2);
  });

  it.each([0, 1, -1])('with %i images there is nothing to turn', (count) => {
    const { actor, index } = open(count);
    actor.send({ type: 'image.next' });
    actor.send({ type: 'image.previous' });
    expect([actor.getSnapshot().value, index()]).toEqual(['resting', 0]);
  });

  it('keeps its image when others come, and begins again when its own goes', () => {
    const { actor, index } = open(3);
    actor.send({ type: 'image.previous' });
    actor.send({ type: 'images.changed', count: 5 });
    expect(index()).toBe(2);
    actor.send({ type: 'images.changed', count: 2 });
    expect(index()).toBe(0);
  });

  it.each(seeds)('is always at one of its images (seed %i)', (seed) => {
    const random = createRandom(seed);
    const { actor, index } = open(4);
    for (let step = 0; step < 400; step += 1) {
      random.pick([
        () => actor.send({ type: 'image.next' }),
        () => actor.send({ type: 'image.previous' }),
        () => actor.send({ type: 'images.changed', count: random.below(6) }),
      ])();
      const { count } = actor.getSnapshot().context;
      expect(index()).toBeGreaterThanOrEqual(0);
      expect(index()).toBeLessThan(Math.max(1, count));
    }
  });
});
