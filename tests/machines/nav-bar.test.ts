import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createNavBarActors } from '../../src/machines/nav-bar/nav-bar.actors.ts';
import { navBarMachine } from '../../src/machines/nav-bar/nav-bar.machine.ts';
import { createSource } from './support/play.ts';
import { createRandom, seeds } from './support/random.ts';

function open(startY = 0) {
  const scroll = createSource<number>();
  const page = { y: startY };
  const actors = createNavBarActors({
    watchScroll: (listener) => {
      listener(page.y);
      return scroll.watch(listener);
    },
  });
  const actor = createActor(navBarMachine.provide({ actors }));
  actor.start();
  const scrollTo = (...stops: readonly number[]) => {
    for (const y of stops) {
      page.y = y;
      scroll.tell(y);
    }
    return actor.getSnapshot().value;
  };
  return { actor, page, scrollTo };
}

describe('nav bar', () => {
  it('is there at scroll position 0', () => {
    expect(open().actor.getSnapshot().value).toBe('atTop');
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
    expect(scrollTo(0)).toBe('atTop');
    expect(scrollTo(-20)).toBe('atTop');
  });

  it('stays while held, wherever the page goes, and is shown when released', () => {
    const { actor, scrollTo } = open();
    scrollTo(400);
    actor.send({ type: 'bar.hold' });
    expect(scrollTo(900)).toBe('held');
    actor.send({ type: 'bar.release' });
    expect(actor.getSnapshot().value).toBe('shown');
    expect(scrollTo(903)).toBe('shown');
    expect(scrollTo(906)).toBe('hidden');
  });

  it('released at the top is at the top', () => {
    const { actor } = open();
    actor.send({ type: 'bar.hold' });
    actor.send({ type: 'bar.release' });
    expect(actor.getSnapshot().value).toBe('atTop');
  });

  it('comes back on route change and asks where the page stands', () => {
    const { actor, page, scrollTo } = open();
    scrollTo(400);
    actor.send({ type: 'route.changed' });
    expect(actor.getSnapshot().value).toBe('shown');
    page.y = 0;
    actor.send({ type: 'route.changed' });
    expect(actor.getSnapshot().value).toBe('atTop');
    scrollTo(400);
    page.y = 0;
    actor.send({ type: 'route.changed' });
    expect(actor.getSnapshot().value).toBe('atTop');
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
    expect(open(500).actor.getSnapshot().value).toBe('hidden');
    expect(open(50).actor.getSnapshot().value).toBe('shown');
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
      if (isHeld) expect(value).toBe('held');
      if (!isHeld && y <= 0) expect(value).toBe('atTop');
      if (!isHeld && y > 0) expect(value).not.toBe('atTop');
    }
  });
});
