import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createCommandMenuActors } from '../../src/machines/command-menu/command-menu.actors.ts';
import { commandMenuMachine } from '../../src/machines/command-menu/command-menu.machine.ts';
import { createSource, settle } from './support/play.ts';

function open({ isOn = true, isMissing = false } = {}) {
  const keys = createSource<'menu' | 'character'>();
  const typing = createSource<string | null>();
  const saved: boolean[] = [];
  const missing: string[] = [];
  let isThere = !isMissing;
  const actors = createCommandMenuActors({
    loadCode: () => (isThere ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch'))),
    watchShortcuts: keys.watch,
    holdKeys: typing.watch,
    readCharacterShortcut: () => isOn,
    saveCharacterShortcut: (value) => saved.push(value),
  });
  const actor = createActor(commandMenuMachine.provide({ actors }));
  actor.on('code.missing', ({ type }) => missing.push(type));
  actor.start();
  const press = async (shortcut: 'menu' | 'character') => {
    keys.tell(shortcut);
    await settle();
  };
  const state = () => actor.getSnapshot().value;
  const show = () => actor.send({ type: 'menu.shown' });
  return {
    show,
    typing,
    actor,
    missing,
    press,
    saved,
    state,
    setThere: () => (isThere = true),
    listeners: () => keys.listeners(),
  };
}

describe('command menu', () => {
  it('fetches its code, then opens and closes by its keys', async () => {
    const { actor, press, show, state } = open();
    expect([state(), actor.getSnapshot().context.isLoaded]).toEqual(['closed', false]);
    const opening = press('menu');
    expect(state()).toEqual({ opening: 'loading' });
    await opening;
    expect([state(), actor.getSnapshot().context.isLoaded]).toEqual([{ opening: 'appearing' }, true]);
    show();
    expect(state()).toBe('searching');
    await press('menu');
    expect(state()).toBe('closed');
  });

  it('says that its code is missing, and tries again when it is next asked for', async () => {
    const { missing, press, setThere, state } = open({ isMissing: true });
    await press('menu');
    expect([state(), missing]).toEqual(['closed', ['code.missing']]);
    setThere();
    await press('character');
    expect([state(), missing]).toEqual(['listing', ['code.missing']]);
  });

  it('keeps what is typed until its field is there, and lets go of the keys then', async () => {
    const { actor, press, show, state, typing } = open();
    const typed = () => actor.getSnapshot().context.typed;
    expect(typing.listeners()).toBe(0);
    const opening = press('menu');
    for (const key of ['c', 'h', 'x', '']) typing.tell(key);
    await opening;
    for (const key of ['a', 'i']) typing.tell(key);
    expect(typed()).toBe('chai');
    show();
    expect([state(), typing.listeners()]).toEqual(['searching', 0]);
    // Escape gives it up on its way; what was typed then is not for the next time.
    actor.send({ type: 'menu.close' });
    const again = press('menu');
    typing.tell('x');
    typing.tell(null);
    expect([state(), typing.listeners()]).toEqual(['closed', 0]);
    await again;
    await press('menu');
    expect(typed()).toBe('');
  });

  it('shows one at a time', async () => {
    const { actor, press, show, state } = open();
    await press('character');
    expect(state()).toBe('listing');
    await press('menu');
    show();
    expect(state()).toBe('searching');
    actor.send({ type: 'shortcuts.open' });
    expect(state()).toBe('listing');
    actor.send({ type: 'menu.close' });
    expect(state()).toBe('closed');
  });

  it('? can be turned off and on again, at once and for the next visit', async () => {
    const { actor, press, saved, show, state } = open();
    await press('character');
    actor.send({ type: 'character.choose', isOn: false });
    actor.send({ type: 'menu.close' });
    await press('character');
    expect([state(), saved, actor.getSnapshot().context.hasCharacter]).toEqual(['closed', [false], false]);
    await press('menu');
    show();
    actor.send({ type: 'shortcuts.open' });
    actor.send({ type: 'character.choose', isOn: true });
    actor.send({ type: 'menu.close' });
    await press('character');
    expect([state(), saved]).toEqual(['listing', [false, true]]);
  });

  it('remembers that ? is off', async () => {
    const { actor, press, state } = open({ isOn: false });
    expect(actor.getSnapshot().context.hasCharacter).toBe(false);
    await press('character');
    expect(state()).toBe('closed');
  });

  it('listens while it is there', () => {
    const { actor, listeners } = open();
    expect(listeners()).toBe(1);
    actor.stop();
    expect(listeners()).toBe(0);
  });
});
