import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Theme } from '../../src/domain/content.ts';
import { watcher } from '../../src/machines/machine-utils.ts';
import { createThemeActors } from '../../src/machines/theme/theme.actors.ts';
import { themeMachine } from '../../src/machines/theme/theme.machine.ts';
import { createSource, settle } from './support/play.ts';
import { createRandom, seeds } from './support/random.ts';

function open(saved: Theme, options: { readonly isForgetful?: boolean; readonly drawn?: Theme } = {}) {
  const otherTabs = createSource<Theme>();
  const browser = { saved, shown: 'none', isAnimated: false, saves: 0 };
  const overrides: (Theme | null)[] = [];
  const opened: unknown[] = [];
  const actors = createThemeActors({
    readTheme: () => browser.saved,
    readDrawnOverride: () => options.drawn ?? null,
    saveTheme: (theme) => {
      if (options.isForgetful === true) throw new Error('QuotaExceededError');
      browser.saved = theme;
      browser.saves += 1;
    },
    showTheme: (theme, isAnimated, from) => {
      Object.assign(browser, { shown: theme, isAnimated });
      opened.push(from);
    },
    watchSavedTheme: otherTabs.watch,
    announceThemeOverride: (theme) => overrides.push(theme),
  });
  const actor = createActor(themeMachine.provide({ actors }));
  /** With a browser that has not told the saved theme yet. */
  const early = createActor(
    themeMachine.provide({ actors: { ...actors, watchTheme: watcher(() => () => undefined) } }),
  );
  return { actor, browser, early, opened, otherTabs, overrides };
}

describe('theme', () => {
  it('is unknown, and touches nothing, before it starts', () => {
    const { actor, browser } = open('black');
    expect(actor.getSnapshot().value).toBe('unknown');
    expect(browser).toEqual({ saved: 'black', shown: 'none', isAnimated: false, saves: 0 });
  });

  it('restores the saved theme on start, without a fade and without saving it again', () => {
    const { actor, browser } = open('black');
    actor.start();
    expect(actor.getSnapshot().value).toBe('black');
    expect(browser).toEqual({ saved: 'black', shown: 'black', isAnimated: false, saves: 0 });
  });

  it('keeps the override that the page was drawn with, until the page ends it', () => {
    const { actor, browser, overrides } = open('white', { drawn: 'black' });
    actor.start();
    actor.send({ type: 'route.changed' });
    expect(browser).toMatchObject({ saved: 'white', shown: 'black', saves: 0 });
    expect(overrides).toEqual([null, 'black']);
    actor.send({ type: 'override.cleared' });
    expect(browser).toMatchObject({ saved: 'white', shown: 'white', saves: 0 });
    expect(overrides).toEqual([null, 'black', null]);
  });

  it('flips with the toggle, fades, and saves', () => {
    const { actor, browser } = open('white');
    actor.start();
    actor.send({ type: 'theme.toggle' });
    expect(browser).toEqual({ saved: 'black', shown: 'black', isAnimated: true, saves: 1 });
    actor.send({ type: 'theme.toggle' });
    expect(browser).toEqual({ saved: 'white', shown: 'white', isAnimated: true, saves: 2 });
  });

  it('opens from the control that was used, and from nowhere where none was', () => {
    const { actor, opened, otherTabs } = open('white');
    actor.start();
    actor.send({ type: 'theme.toggle', from: { x: 12, y: 34 } });
    actor.send({ type: 'theme.set', theme: 'white', from: { x: 56, y: 78 } });
    actor.send({ type: 'override.set', theme: 'black' });
    otherTabs.tell('black');
    actor.send({ type: 'theme.toggle' });
    expect(opened).toEqual([null, { x: 12, y: 34 }, { x: 56, y: 78 }, null, null]);
  });

  it('takes the half of the switch that is pressed, and does nothing for the one that is on', () => {
    const { actor, browser } = open('white');
    actor.start();
    actor.send({ type: 'theme.set', theme: 'white' });
    expect(browser.saves).toBe(0);
    actor.send({ type: 'theme.set', theme: 'black' });
    expect(browser).toMatchObject({ saved: 'black', shown: 'black', saves: 1 });
    actor.send({ type: 'theme.set', theme: 'black' });
    expect(browser).toMatchObject({ saved: 'black', shown: 'black', saves: 1 });
  });

  it.each([
    [{ type: 'theme.toggle' }, 'black'],
    [{ type: 'theme.set', theme: 'black' }, 'black'],
    [{ type: 'theme.set', theme: 'white' }, 'white'],
  ] as const)('takes %o for a choice even before the saved theme is known', (event, theme) => {
    const { browser, early } = open('white');
    early.start();
    early.send(event);
    expect(browser).toEqual({ saved: theme, shown: theme, isAnimated: true, saves: 1 });
  });

  it.each([
    ['white', { type: 'theme.toggle' }],
    ['black', { type: 'theme.toggle' }],
    ['white', { type: 'theme.set', theme: 'black' }],
    ['black', { type: 'theme.set', theme: 'white' }],
  ] as const)('from a restored %s, %o is a choice; from a choice, a restored theme is none', (saved, event) => {
    const { actor, browser, otherTabs } = open(saved);
    actor.start();
    actor.send(event);
    expect(browser).toMatchObject({ isAnimated: true, saves: 1 });
    otherTabs.tell(saved);
    expect(browser).toMatchObject({ shown: saved, isAnimated: false, saves: 1 });
  });

  it('restores a saved theme on route change', () => {
    const { actor, browser } = open('white');
    actor.start();
    browser.saved = 'black';
    actor.send({ type: 'route.changed' });
    expect(browser).toMatchObject({ shown: 'black', isAnimated: false, saves: 0 });
  });

  it('follows another tab and does not answer it', () => {
    const { actor, browser, otherTabs } = open('white');
    actor.start();
    otherTabs.tell('black');
    expect(browser).toMatchObject({ shown: 'black', saves: 0 });
  });

  it('still shows the theme where the browser keeps nothing', async () => {
    const { actor, browser } = open('white', { isForgetful: true });
    actor.start();
    actor.send({ type: 'theme.toggle' });
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: 'black', status: 'active' });
    expect(browser.shown).toBe('black');
  });

  it('stops listening to other tabs when it is stopped', () => {
    const { actor, otherTabs } = open('white');
    actor.start();
    expect(otherTabs.listeners()).toBe(1);
    actor.stop();
    expect(otherTabs.listeners()).toBe(0);
  });

  it.each(seeds)('shows and keeps what it says on any walk (seed %i)', (seed) => {
    const random = createRandom(seed);
    const { actor, browser, otherTabs } = open('white');
    actor.start();
    let expected: Theme = 'white';
    for (let step = 0; step < 400; step += 1) {
      const theme = random.pick(['white', 'black'] as const);
      const before: Theme = expected;
      random.pick([
        () => {
          expected = before === 'white' ? 'black' : 'white';
          actor.send({ type: 'theme.toggle' });
        },
        () => {
          expected = theme;
          actor.send({ type: 'theme.set', theme });
        },
        () => {
          expected = theme;
          browser.saved = theme;
          otherTabs.tell(theme);
        },
        () => actor.send({ type: 'route.changed' }),
      ])();
      expect([actor.getSnapshot().value, browser.shown, browser.saved]).toEqual([expected, expected, expected]);
    }
  });
});

describe('a theme override', () => {
  it('fades in, is announced, and is not saved', () => {
    const { actor, browser, overrides } = open('white');
    actor.start();
    actor.send({ type: 'override.set', theme: 'black' });
    expect(browser).toEqual({ saved: 'white', shown: 'black', isAnimated: true, saves: 0 });
    expect(overrides).toEqual([null, 'black']);
  });

  it('stays through a route change and another tab, and fades back to what is saved when cleared', () => {
    const { actor, browser, otherTabs, overrides } = open('white');
    actor.start();
    actor.send({ type: 'override.set', theme: 'black' });
    actor.send({ type: 'route.changed' });
    otherTabs.tell('white');
    expect(browser.shown).toBe('black');
    actor.send({ type: 'override.cleared' });
    expect(browser).toEqual({ saved: 'white', shown: 'white', isAnimated: true, saves: 0 });
    expect(overrides.at(-1)).toBeNull();
  });

  it.each(['white', 'black'] as const)('comes first where %s is asked for before the saved theme is known', (theme) => {
    const { browser, early, overrides } = open('white');
    early.start();
    early.send({ type: 'override.set', theme });
    expect([early.getSnapshot().value, browser.shown, browser.saves]).toEqual([theme, theme, 0]);
    early.send({ type: 'theme.restore', theme: 'white' });
    expect([early.getSnapshot().value, browser.shown, browser.saves]).toEqual([theme, theme, 0]);
    expect(overrides.at(-1)).toBe(theme);
    early.send({ type: 'theme.restore', theme: 'black' });
    expect([early.getSnapshot().value, browser.shown, browser.saves]).toEqual(['black', 'black', 0]);
  });

  it('is announced and holds even where black is on already', () => {
    const { actor, browser, otherTabs, overrides } = open('black');
    actor.start();
    actor.send({ type: 'override.set', theme: 'black' });
    otherTabs.tell('white');
    expect([actor.getSnapshot().value, browser.saves, overrides.at(-1)]).toEqual(['black', 0, 'black']);
  });

  it('gives way where it is white and another tab chooses black', () => {
    const { actor, browser, otherTabs, overrides } = open('white');
    actor.start();
    actor.send({ type: 'override.set', theme: 'white' });
    otherTabs.tell('black');
    expect([actor.getSnapshot().value, browser.saves, overrides.at(-1)]).toEqual(['black', 0, 'white']);
  });

  it.each(['chosen', 'saved', 'saved, and drawn white'])('never lightens a page where black is %s', (how) => {
    const { actor, browser, overrides } = open(how === 'chosen' ? 'white' : 'black', {
      ...(how === 'saved, and drawn white' ? { drawn: 'white' } : {}),
    });
    actor.start();
    if (how === 'chosen') actor.send({ type: 'theme.toggle' });
    actor.send({ type: 'override.set', theme: 'white' });
    actor.send({ type: 'route.changed' });
    expect([browser.shown, browser.isAnimated, overrides.at(-1)]).toEqual(['black', how === 'chosen', 'white']);
    actor.send({ type: 'override.cleared' });
    expect([browser.shown, overrides.at(-1)]).toEqual(['black', null]);
  });

  it('of white follows one of black, where the visitor has chosen white meanwhile', () => {
    const { actor, browser, otherTabs } = open('black');
    actor.start();
    actor.send({ type: 'override.set', theme: 'black' });
    otherTabs.tell('white');
    actor.send({ type: 'override.set', theme: 'white' });
    expect(browser).toMatchObject({ shown: 'white', isAnimated: true, saves: 0 });
  });

  it('ends with the toggle, whose choice is saved and outlives the page', () => {
    const { actor, browser } = open('white');
    actor.start();
    actor.send({ type: 'override.set', theme: 'black' });
    actor.send({ type: 'theme.toggle' });
    actor.send({ type: 'theme.toggle' });
    expect(browser).toMatchObject({ saved: 'black', shown: 'black', saves: 2 });
    actor.send({ type: 'override.cleared' });
    expect(browser).toMatchObject({ saved: 'black', shown: 'black', saves: 2 });
  });

  it('holds when the page changes', () => {
    const { actor, browser } = open('white');
    actor.start();
    actor.send({ type: 'override.set', theme: 'black' });
    actor.send({ type: 'route.changed' });
    expect(browser).toMatchObject({ saved: 'white', shown: 'black' });
  });
});
