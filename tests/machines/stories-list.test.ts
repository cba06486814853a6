import { createActor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { findPlace } from '../../src/domain/stories-pagination.ts';
import { createStoriesListActors } from '../../src/machines/stories-list/stories-list.actors.ts';
import { storiesListMachine } from '../../src/machines/stories-list/stories-list.machine.ts';
import { settle } from './support/play.ts';
import { createRandom, seeds } from './support/random.ts';

const newestFirst = Array.from({ length: 20 }, (_, index) => String(20 - index));
const nowhere = { story: null, page: null };

function open(ids: readonly string[] = newestFirst, address: { story: string | null; page: number | null } = nowhere) {
  const scrollToTop = vi.fn();
  const machine = storiesListMachine.provide({ actors: createStoriesListActors({ scrollToTop }) });
  const actor = createActor(machine, { input: { ids, address } });
  actor.start();
  return {
    actor,
    scrollToTop,
    choose: (id: string) => actor.send({ type: 'story.chosen', id }),
    turnTo: (page: number) => actor.send({ type: 'page.chosen', page }),
    goTo: (story: string | null, page: number | null = null) =>
      actor.send({ type: 'address.changed', address: { story, page } }),
    receive: (list: readonly string[]) => actor.send({ type: 'content.changed', ids: list }),
    place: () => {
      const { selected, page } = actor.getSnapshot().context;
      return { selected, page };
    },
    arrivals: () => actor.getSnapshot().context.arrivals,
    state: () => actor.getSnapshot().value,
  };
}

describe('stories list', () => {
  it('opens on page 1 with nothing selected', () => {
    const { place, state } = open();
    expect([place(), state()]).toEqual([{ selected: null, page: 1 }, { listed: 'reading' }]);
  });

  it('opens where the address says', () => {
    expect(open(newestFirst, { story: '3', page: 1 }).place()).toEqual({ selected: '3', page: 3 });
    expect(open(newestFirst, { story: null, page: 2 }).place()).toEqual({ selected: null, page: 2 });
  });

  it('selects a chosen story, jumps to its page and goes to the top', async () => {
    const { choose, place, state, scrollToTop, arrivals } = open();
    choose('12');
    expect([place(), state(), arrivals()]).toEqual([{ selected: '12', page: 2 }, { listed: 'arriving' }, 1]);
    await settle();
    expect(state()).toEqual({ listed: 'reading' });
    expect(scrollToTop).toHaveBeenCalledTimes(1);
  });

  it('goes to the top again when the same story is chosen again', async () => {
    const { choose, scrollToTop, arrivals } = open();
    choose('20');
    await settle();
    choose('20');
    await settle();
    expect([scrollToTop.mock.calls.length, arrivals()]).toEqual([2, 2]);
  });

  it('lets go of the story when another page is chosen', () => {
    const { choose, turnTo, place } = open();
    choose('12');
    turnTo(4);
    expect(place()).toEqual({ selected: null, page: 4 });
  });

  it('ignores stories and pages that are not there', () => {
    const { choose, turnTo, place, state } = open();
    choose('99');
    for (const page of [0, 5, 1.5, Number.NaN]) turnTo(page);
    expect([place(), state()]).toEqual([{ selected: null, page: 1 }, { listed: 'reading' }]);
  });

  it('follows the address without taking the reader anywhere', async () => {
    const { goTo, place, scrollToTop, arrivals } = open();
    goTo('8', 3);
    expect(place()).toEqual({ selected: '8', page: 3 });
    goTo(null, null);
    expect(place()).toEqual({ selected: null, page: 1 });
    await settle();
    expect([scrollToTop.mock.calls.length, arrivals()]).toEqual([0, 0]);
  });

  it('keeps the selected story when newer ones come', () => {
    const { choose, receive, place } = open();
    choose('15');
    receive(['22', '21', ...newestFirst]);
    expect(place()).toEqual({ selected: '15', page: 2 });
  });

  it('shows a story of the address once it comes', () => {
    const { receive, place, state } = open([], { story: '2', page: 1 });
    expect(state()).toBe('empty');
    receive(['2', '1']);
    expect([place(), state()]).toEqual([{ selected: '2', page: 1 }, { listed: 'reading' }]);
  });

  it('falls back to what is left when stories go', () => {
    const { turnTo, receive, place, state } = open();
    turnTo(4);
    receive(['2', '1']);
    expect(place()).toEqual({ selected: null, page: 1 });
    receive([]);
    expect(state()).toBe('empty');
  });

  it('stays where it is when the page cannot be scrolled', async () => {
    const { choose, scrollToTop, state, place } = open();
    scrollToTop.mockImplementation(() => {
      throw new Error('refused');
    });
    choose('1');
    await settle();
    expect([state(), place()]).toEqual([{ listed: 'reading' }, { selected: '1', page: 4 }]);
  });

  it.each(seeds)('always shows what its address names (walk %i)', (seed) => {
    const random = createRandom(seed);
    const list = open();
    for (let step = 0; step < 300; step += 1) {
      const id = String(random.below(24));
      random.pick([
        () => list.choose(id),
        () => list.turnTo(random.below(6)),
        () => list.goTo(random.pick([null, id]), random.below(6)),
        () => list.receive(newestFirst.slice(random.below(newestFirst.length + 1))),
      ])();
      const { ids, address } = list.actor.getSnapshot().context;
      expect(list.place()).toEqual(findPlace(ids, address));
    }
  });
});
