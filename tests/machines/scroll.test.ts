import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { isAtTop, isBarHidden, isSidebarHidden } from '../../src/machines/scroll/hidden.ts';
import { createScrollActors } from '../../src/machines/scroll/scroll.actors.ts';
import { scrollMachine } from '../../src/machines/scroll/scroll.machine.ts';
import { createSource } from './support/play.ts';
import { createRandom, seeds } from './support/random.ts';

function open(startY = 0) {
  const scroll = createSource<number>();
  const page = { y: startY };
  const actors = createScrollActors({
    watchScroll: (listener) => {
      listener(page.y);
      return scroll.watch(listener);
    },
  });
  const actor = createActor(scrollMachine.provide({ actors }));
  actor.start();
  const bar = () => {
    const now = actor.getSnapshot();
    return isAtTop(now) ? 'at the top' : isBarHidden(now) ? 'hidden' : 'shown';
  };
  const scrollTo = (...stops: readonly number[]) => {
    for (const y of stops) {
      page.y = y;
      scroll.tell(y);
    }
    return bar();
  };
  return { actor, page, bar, scrollTo };
}

describe('the bar', () => {
  it('is there at scroll position 0', () => {
    expect(open().bar()).toBe('at the top');
  });

  it('is hidden on the way down, but only after 72 px', () => {
    const { scrollTo } = open();
    expect(scrollTo(10, 40, 72)).toBe('shown');
    expect(scrollTo(73)).toBe('hidden');
  });

  it('shows on the way up', () => {
    const { scrollTo } = open();
    scrollTo(400);
    expect(scrollTo(390)).toBe('shown');
    expect(scrollTo(300)).toBe('shown');
    expect(scrollTo(310)).toBe('hidden');
  });

  it('ignores moves shorter than 6 px, and adds up slow ones', () => {
    const { scrollTo } = open();
    scrollTo(400);
    expect(scrollTo(395)).toBe('hidden');
    expect(scrollTo(400, 396)).toBe('hidden');
    expect(scrollTo(394)).toBe('shown');
    expect(scrollTo(399)).toBe('shown');
    expect(scrollTo(400)).toBe('hidden');
  });

  it('measures the way up from the lowest point reached', () => {
    const { scrollTo } = open();
    scrollTo(400, 600);
    expect(scrollTo(594)).toBe('shown');
  });

  it('is at the top again at 0, and while the page bounces above it', () => {
    const { scrollTo } = open();
    scrollTo(400);
    expect(scrollTo(0)).toBe('at the top');
    expect(scrollTo(-20)).toBe('at the top');
  });

  it('stays while held, wherever the page goes, and is shown when released', () => {
    const { actor, bar, scrollTo } = open();
    scrollTo(400);
    actor.send({ type: 'bar.hold' });
    expect(scrollTo(900)).toBe('shown');
    actor.send({ type: 'bar.release' });
    expect(bar()).toBe('shown');
    expect(scrollTo(903)).toBe('shown');
    expect(scrollTo(906)).toBe('hidden');
  });

  it('released at the top is at the top', () => {
    const { actor, bar } = open();
    actor.send({ type: 'bar.hold' });
    actor.send({ type: 'bar.release' });
    expect(bar()).toBe('at the top');
  });

  it('comes back on route change and asks where the page stands', () => {
    const { actor, page, bar, scrollTo } = open();
    scrollTo(400);
    actor.send({ type: 'route.changed' });
    expect(bar()).toBe('shown');
    page.y = 0;
    actor.send({ type: 'route.changed' });
    expect(bar()).toBe('at the top');
    scrollTo(400);
    page.y = 0;
    actor.send({ type: 'route.changed' });
    expect(bar()).toBe('at the top');
  });

  it('measures from where it last turned, wherever that was', () => {
    const { actor, scrollTo } = open();
    expect(scrollTo(300, 200, 195, 207)).toBe('hidden');
    expect(scrollTo(190, 100, 0, 73)).toBe('hidden');
    expect(scrollTo(500, 0, 74)).toBe('hidden');
    actor.send({ type: 'bar.hold' });
    scrollTo(80);
    actor.send({ type: 'bar.release' });
    expect(scrollTo(84)).toBe('shown');
    expect(scrollTo(86)).toBe('hidden');
  });

  it('begins where a reload begins', () => {
    expect(open(500).bar()).toBe('hidden');
    expect(open(50).bar()).toBe('shown');
  });

  it.each(seeds)('is never hidden at the top, above 72 px after a walk down, or while held (seed %i)', (seed) => {
    const random = createRandom(seed);
    const { actor, scrollTo } = open();
    let isHeld = false;
    for (let step = 0; step < 500; step += 1) {
      if (random.below(10) === 0) {
        isHeld = !isHeld;
        actor.send({ type: isHeld ? 'bar.hold' : 'bar.release' });
      }
      const y = random.below(2) === 0 ? random.below(120) - 10 : random.below(2000);
      const value = scrollTo(y);
      expect(actor.getSnapshot().context.y).toBe(y);
      if (isHeld) expect(value).not.toBe('hidden');
      if (y <= 72) expect(value).not.toBe('hidden');
      expect(value === 'at the top').toBe(y <= 0);
    }
  });
});

describe('the sidebar of Work', () => {
  function scrolled(...stops: readonly number[]) {
    const { actor, scrollTo } = open();
    scrollTo(...stops);
    return isSidebarHidden(actor.getSnapshot()) ? 'hidden' : 'shown';
  }

  it('hides on scroll down, but not within 50 px of the top', () => {
    expect(scrolled()).toBe('shown');
    expect(scrolled(50)).toBe('shown');
    expect(scrolled(51)).toBe('hidden');
  });

  it('shows when scrolling up, or within 50 px of the top', () => {
    expect(scrolled(600, 594)).toBe('shown');
    expect(scrolled(600, 595)).toBe('hidden');
    expect(scrolled(52, 50)).toBe('shown');
    expect(scrolled(600, 500, 506)).toBe('hidden');
  });

  it('adds up slow moves, and measures from where it turned', () => {
    expect(scrolled(600, 700, 695, 694)).toBe('shown');
    expect(scrolled(600, 500, 400, 405)).toBe('shown');
    expect(scrolled(600, 500, 400, 406)).toBe('hidden');
  });

  it('is not kept by what holds the bar', () => {
    const { actor, scrollTo } = open();
    actor.send({ type: 'bar.hold' });
    scrollTo(600);
    expect(isSidebarHidden(actor.getSnapshot())).toBe(true);
  });
});
