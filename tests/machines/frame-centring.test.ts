import { SimulatedClock, createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createFrameCentringActors } from '../../src/machines/frame-centring/frame-centring.actors.ts';
import { frameCentringMachine } from '../../src/machines/frame-centring/frame-centring.machine.ts';
import { createFrameSet, frameSets } from '../../src/machines/frame-centring/frame-set.ts';
import { createSource, deferred, settle } from './support/play.ts';

function open(width = 1440) {
  const layout = createSource<void>();
  const distances = new Map<object, number>();
  const brought: object[] = [];
  const page = { width, brought, arrival: deferred<void>() };
  const clock = new SimulatedClock();
  const set = createFrameSet();
  const elements: object[] = [{}, {}];
  elements.forEach((element, index) => set.register(index)(element));
  const actors = createFrameCentringActors({
    readWidth: () => page.width,
    distanceFromCentre: (element) => distances.get(element) ?? 10_000,
    watchLayout: (listener) => {
      listener();
      return layout.watch(() => listener());
    },
    bringToCentre: (element) => {
      page.brought.push(element);
      return page.arrival.promise;
    },
  });
  const actor = createActor(frameCentringMachine.provide({ actors }), {
    input: { frames: frameSets.numberOf(set) },
    clock,
  });
  actor.start();
  const scroll = (...to: readonly number[]) => {
    elements.forEach((element, index) => distances.set(element, to[index] ?? 10_000));
    layout.tell();
  };
  return { actor, clock, elements, layout, page, scroll, set, centred: () => actor.getSnapshot().context.centred };
}

describe('frame centring', () => {
  it('centres the frame nearest to the middle after 200 ms of rest', () => {
    const { clock, scroll, centred } = open();
    scroll(250, 120);
    clock.increment(199);
    expect(centred()).toBe(null);
    clock.increment(1);
    expect(centred()).toBe(1);
  });

  it('begins the 200 ms again with every move', () => {
    const { clock, scroll, centred } = open();
    for (const distance of [290, 250, 200]) {
      scroll(distance, 900);
      clock.increment(150);
    }
    expect(centred()).toBe(null);
    clock.increment(50);
    expect(centred()).toBe(0);
  });

  it('reaches 300 px and not 301', () => {
    const { clock, scroll, centred } = open();
    scroll(300, 900);
    clock.increment(200);
    expect(centred()).toBe(0);
    scroll(301, 900);
    clock.increment(200);
    expect(centred()).toBe(null);
  });

  it.each([
    [1399, null],
    [1400, 0],
  ])('at %i px wide centres %s', (width, expected) => {
    const { actor, clock, scroll, centred } = open(width);
    scroll(0, 900);
    clock.increment(200);
    expect([centred(), actor.getSnapshot().matches('wide')]).toEqual([expected, expected === 0]);
  });

  it('centres none when the window becomes narrow', () => {
    const { actor, clock, page, scroll, centred } = open();
    scroll(0, 900);
    clock.increment(200);
    page.width = 1200;
    scroll(0, 900);
    expect(centred()).toBe(null);
    expect(actor.getSnapshot().value).toBe('narrow');
    page.width = 1440;
    scroll(900, 0);
    clock.increment(200);
    expect(centred()).toBe(1);
  });

  it('centres none when the window becomes narrow while a frame is brought', () => {
    const { actor, page, scroll, centred } = open();
    actor.send({ type: 'frame.chosen', index: 1 });
    page.width = 1200;
    scroll(900, 0);
    expect([actor.getSnapshot().value, centred()]).toEqual(['narrow', null]);
  });

  it('rests once settled', () => {
    const { actor, clock, scroll } = open();
    scroll(0, 900);
    clock.increment(200);
    expect(actor.getSnapshot().value).toEqual({ wide: 'resting' });
  });

  it('brings the chosen frame to the middle at once, whatever passes on the way', async () => {
    const { actor, clock, elements, page, scroll, centred } = open();
    scroll(0, 900);
    clock.increment(200);
    actor.send({ type: 'frame.chosen', index: 1 });
    expect([centred(), page.brought]).toEqual([1, [elements[1]]]);
    scroll(100, 800);
    clock.increment(1_000);
    expect(centred()).toBe(1);
    page.arrival.resolve();
    await settle();
    scroll(900, 0);
    clock.increment(200);
    expect(centred()).toBe(1);
  });

  it('keeps the choice where the page cannot scroll that far', async () => {
    const { actor, page, scroll, clock, centred } = open();
    actor.send({ type: 'frame.chosen', index: 0 });
    page.arrival.reject(new Error('no'));
    await settle();
    expect(centred()).toBe(0);
    scroll(900, 0);
    clock.increment(200);
    expect(centred()).toBe(1);
  });

  it('centres a focused frame at once, and leaves the centred one where it is', () => {
    const { actor, elements, page, centred } = open();
    actor.send({ type: 'frame.focused', index: 1 });
    expect([centred(), page.brought]).toEqual([1, [elements[1]]]);
    actor.send({ type: 'frame.focused', index: 1 });
    actor.send({ type: 'frame.chosen', index: 1 });
    expect(page.brought).toHaveLength(1);
  });

  it('does nothing for a click on a narrow screen', () => {
    const { actor, page, centred } = open(800);
    actor.send({ type: 'frame.chosen', index: 1 });
    actor.send({ type: 'frame.focused', index: 1 });
    expect([centred(), page.brought]).toEqual([null, []]);
  });

  it('measures frames that come later, and none that left', () => {
    const { actor, clock, layout, set, centred } = open();
    set.register(0)(null);
    set.register(1)(null);
    layout.tell();
    clock.increment(200);
    expect(centred()).toBe(null);
    expect(set.list()).toEqual([null, null]);
    actor.send({ type: 'frames.changed' });
    expect(actor.getSnapshot().matches({ wide: 'settling' })).toBe(true);
  });

  it('hands out one ref callback for each index', () => {
    const changes: number[] = [];
    const set = createFrameSet();
    const end = set.listen(() => changes.push(1));
    expect(set.register(1)).toBe(set.register(1));
    set.register(1)({});
    expect(set.list()).toEqual([null, {}]);
    expect(changes).toHaveLength(1);
    end();
    set.register(1)(null);
    expect(changes).toHaveLength(1);
  });
});
