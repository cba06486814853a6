import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createMobileMenuActors } from '../../src/machines/mobile-menu/mobile-menu.actors.ts';
import {
  DASHBOARD_WIDE_FROM,
  mobileMenuMachine,
  SITE_WIDE_FROM,
} from '../../src/machines/mobile-menu/mobile-menu.machine.ts';
import { createSource } from './support/play.ts';

function open(isWideNow = false, wideFrom: number = SITE_WIDE_FROM) {
  const width = createSource<boolean>();
  const page = { locks: 0, asked: 0 };
  const platform = {
    watchMinWidth: (px: number, listener: (isWide: boolean) => void) => {
      page.asked = px;
      listener(isWideNow);
      return width.watch(listener);
    },
    lockScroll: () => {
      page.locks += 1;
      return () => {
        page.locks -= 1;
      };
    },
  };
  const actors = createMobileMenuActors(platform, wideFrom);
  const actor = createActor(mobileMenuMachine.provide({ actors }));
  actor.start();
  return { actor, page, width };
}

describe('mobile menu', () => {
  it('is toggled by the hamburger, and locks the scroll while open', () => {
    const { actor, page } = open();
    actor.send({ type: 'menu.toggle' });
    expect([actor.getSnapshot().value, page.locks]).toEqual(['open', 1]);
    actor.send({ type: 'menu.toggle' });
    expect([actor.getSnapshot().value, page.locks]).toEqual(['closed', 0]);
  });

  it('closes on route change', () => {
    const { actor, page } = open();
    actor.send({ type: 'menu.open' });
    actor.send({ type: 'route.changed' });
    expect([actor.getSnapshot().value, page.locks]).toEqual(['closed', 0]);
  });

  it('closes when the window grows wider than 1024 px', () => {
    const { actor, page, width } = open();
    actor.send({ type: 'menu.open' });
    expect(page.asked).toBe(1025);
    width.tell(false);
    expect(actor.getSnapshot().value).toBe('open');
    width.tell(true);
    expect([actor.getSnapshot().value, page.locks, width.listeners()]).toEqual(['closed', 0, 0]);
  });

  it('goes earlier in the dashboard, whose sidebar stands from 900 px', () => {
    const { actor, page } = open(false, DASHBOARD_WIDE_FROM);
    actor.send({ type: 'menu.open' });
    expect(page.asked).toBe(900);
  });

  it('does not stay open where the window is wide already', () => {
    const { actor, page } = open(true);
    actor.send({ type: 'menu.open' });
    expect([actor.getSnapshot().value, page.locks]).toEqual(['closed', 0]);
  });

  it('lets the page go when it is taken away open', () => {
    const { actor, page } = open();
    actor.send({ type: 'menu.open' });
    actor.stop();
    expect(page.locks).toBe(0);
  });
});
