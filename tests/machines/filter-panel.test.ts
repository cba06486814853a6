import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createFilterPanelActors } from '../../src/machines/filter-panel/filter-panel.actors.ts';
import { filterPanelMachine, SIDEBAR_MIN_WIDTH } from '../../src/machines/filter-panel/filter-panel.machine.ts';
import { createSource } from './support/play.ts';

function open(isWide: boolean) {
  const toggles = createSource<void>();
  const width = createSource<boolean>();
  const scroll = createSource<number>();
  const escape = createSource<void>();
  const actors = createFilterPanelActors(
    {
      watchToggleFilter: (listener) => toggles.watch(() => listener()),
      watchMinWidth: (px, listener) => {
        expect(px).toBe(1024);
        listener(isWide);
        return width.watch(listener);
      },
      watchScroll: (listener) => {
        listener(120);
        return scroll.watch(listener);
      },
      watchEscape: (listener) => escape.watch(() => listener()),
    },
    SIDEBAR_MIN_WIDTH,
  );
  const actor = createActor(filterPanelMachine.provide({ actors }));
  const before = actor.getSnapshot().value;
  actor.start();
  const isOpen = () => actor.getSnapshot().hasTag('open');
  return { actor, before, escape, isOpen, scroll, toggles, width };
}

describe('filter panel', () => {
  it('is unmeasured before it starts', () => {
    expect(open(false).before).toBe('unmeasured');
  });

  it('is toggled by the button and by the window event toggleFilter alike', () => {
    const { actor, isOpen, toggles } = open(false);
    expect(isOpen()).toBe(false);
    toggles.tell();
    expect(isOpen()).toBe(true);
    actor.send({ type: 'panel.toggle' });
    expect(isOpen()).toBe(false);
  });

  it('closes on any scroll on narrow screens', () => {
    const { actor, isOpen, scroll } = open(false);
    actor.send({ type: 'panel.toggle' });
    expect(isOpen()).toBe(true);
    scroll.tell(121);
    expect([isOpen(), scroll.listeners()]).toEqual([false, 0]);
  });

  it('closes on Escape on narrow screens, and listens for it only while open', () => {
    const { actor, escape, isOpen } = open(false);
    expect(escape.listeners()).toBe(0);
    actor.send({ type: 'panel.toggle' });
    escape.tell();
    expect([isOpen(), escape.listeners()]).toEqual([false, 0]);
  });

  it.each(['choice.made', 'route.changed', 'panel.close'] as const)('closes on %s on narrow screens', (type) => {
    const { actor, isOpen } = open(false);
    actor.send({ type: 'panel.toggle' });
    actor.send({ type });
    expect(isOpen()).toBe(false);
  });

  it('stands beside the tiles on wide screens, and only the button folds it', () => {
    const { actor, isOpen, scroll } = open(true);
    expect(isOpen()).toBe(true);
    scroll.tell(500);
    for (const type of ['choice.made', 'route.changed', 'panel.close'] as const) actor.send({ type });
    expect([isOpen(), scroll.listeners()]).toEqual([true, 0]);
    actor.send({ type: 'panel.toggle' });
    expect(isOpen()).toBe(false);
    actor.send({ type: 'panel.toggle' });
    expect(isOpen()).toBe(true);
  });

  it('begins again when the window crosses 1024 px', () => {
    const { actor, isOpen, width } = open(false);
    actor.send({ type: 'panel.toggle' });
    width.tell(true);
    expect(isOpen()).toBe(true);
    width.tell(false);
    expect(isOpen()).toBe(false);
  });
});
