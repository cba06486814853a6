import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { homeCarouselMachine } from '../../src/machines/home-carousel/home-carousel.machine.ts';
import { createRandom, seeds } from './support/random.ts';

function open(count: number) {
  const actor = createActor(homeCarouselMachine, { input: { count } });
  actor.start();
  return {
    actor,
    ended: (index: number) => actor.send({ type: 'film.ended', index }),
    failed: (index: number) => actor.send({ type: 'film.failed', index }),
    go: (index: number) => actor.send({ type: 'carousel.go', index }),
    index: () => actor.getSnapshot().context.index,
    round: () => actor.getSnapshot().context.round,
    state: () => actor.getSnapshot().value,
  };
}

describe('home carousel', () => {
  it('starts the next film when one ends, and the first after the last', () => {
    const { ended, index } = open(3);
    const seen = [0, 1, 2].map((film) => {
      ended(film);
      return index();
    });
    expect(seen).toEqual([1, 2, 0]);
  });

  it('ignores an end from a film that is not shown', () => {
    const { ended, index } = open(3);
    ended(2);
    expect(index()).toBe(0);
    ended(0);
    ended(0);
    expect(index()).toBe(1);
  });

  it('plays a single film again', () => {
    const { ended, index, round } = open(1);
    const before = round();
    ended(0);
    expect([index(), round()]).toEqual([0, before + 1]);
  });

  it('begins a film again that is chosen while it is shown, and leaves one that comes to begin by itself', () => {
    const { ended, go, round } = open(3);
    const before = round();
    ended(0);
    go(2);
    expect(round()).toBe(before);
    go(2);
    expect(round()).toBe(before + 1);
  });

  it('is empty without films', () => {
    const { state, ended, go } = open(0);
    ended(0);
    go(0);
    expect(state()).toBe('empty');
  });

  it('goes where it is told, and nowhere else', () => {
    const { go, index } = open(3);
    go(2);
    expect(index()).toBe(2);
    for (const nowhere of [3, -1, 0.5, Number.NaN]) go(nowhere);
    expect(index()).toBe(2);
  });

  it('passes over a film that failed', () => {
    const { failed, ended, index } = open(3);
    failed(1);
    expect(index()).toBe(0);
    ended(0);
    expect(index()).toBe(2);
    failed(2);
    expect(index()).toBe(0);
    ended(0);
    expect(index()).toBe(0);
  });

  it('stalls when every film failed; a dot still chooses, and gives another chance', () => {
    const { failed, go, index, state } = open(2);
    failed(0);
    failed(1);
    expect([state(), index()]).toEqual(['stalled', 1]);
    go(0);
    expect([state(), index()]).toEqual(['showing', 0]);
    failed(0);
    expect([state(), index()]).toEqual(['stalled', 0]);
  });

  it('takes new films, and forgets which of the old ones failed', () => {
    const { actor, failed, go, index, state } = open(4);
    go(3);
    actor.send({ type: 'films.changed', count: 2 });
    expect(index()).toBe(0);
    failed(0);
    failed(1);
    actor.send({ type: 'films.changed', count: 4 });
    expect(state()).toBe('showing');
    actor.send({ type: 'films.changed', count: 0 });
    expect([state(), index()]).toEqual(['empty', 0]);
  });

  it.each(seeds)('always shows one of its films (seed %i)', (seed) => {
    const random = createRandom(seed);
    const { actor, ended, failed, go } = open(random.below(5));
    for (let step = 0; step < 1_000; step += 1) {
      const film = random.below(7) - 1;
      random.pick([
        () => ended(film),
        () => ended(actor.getSnapshot().context.index),
        () => failed(film),
        () => go(film),
        () => {
          if (random.below(8) === 0) actor.send({ type: 'films.changed', count: random.below(6) });
        },
      ])();
      const { context, value } = actor.getSnapshot();
      expect(context.index).toBeGreaterThanOrEqual(0);
      expect(context.index).toBeLessThan(Math.max(1, context.count));
      expect(value).toBe(
        context.count === 0 ? 'empty' : context.failed.length === context.count ? 'stalled' : 'showing',
      );
      if (value === 'showing') expect(context.failed).not.toContain(context.index);
    }
  });
});
