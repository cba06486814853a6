import { assign, emit, sendTo, setup } from 'xstate';
import { typed, placeholderCallback, placeholderPromise } from '../machine-utils.ts';

export type CommandMenuEvent =
  /** The menu's own keys, or its button. */
  | { readonly type: 'menu.toggle' }
  | { readonly type: 'shortcuts.open' }
  | { readonly type: 'menu.close' }
  /** Its field has the focus. */
  | { readonly type: 'menu.shown' }
  /** A key was pressed before that: what it writes; `''` takes back what was typed last. */
  | { readonly type: 'text.type'; readonly text: string }
  | { readonly type: 'character.read'; readonly isOn: boolean }
  | { readonly type: 'character.choose'; readonly isOn: boolean };

/** Tells `watchKeys` whether a single character is a shortcut, from now on and at the next visit. */
export interface CharacterNote {
  readonly type: 'character.note';
  readonly isOn: boolean;
}

/** The code of the menu could not be fetched. */
type CommandMenuEmitted = { readonly type: 'code.missing' };

interface CommandMenuContext {
  /** What was typed before the menu's field was there. */
  readonly typed: string;
  /** The code is there: what closes may fade out. */
  readonly isLoaded: boolean;
  /** Whether `?` opens the list of shortcuts: one may turn it off (WCAG 2.1.4). */
  readonly hasCharacter: boolean;
}

/**
 * The command menu of the dashboard and the list of its shortcuts: one of them at a time, opened by keys or by a button. Their
 * code is fetched when first needed; what is typed meanwhile stands in the menu's field when it comes.
 */
export const commandMenuMachine = setup({
  types: typed<{ context: CommandMenuContext; events: CommandMenuEvent; emitted: CommandMenuEmitted }>(),
  actors: {
    /** Sends `menu.toggle` and `shortcuts.open` for their keys, and `character.read` at start. */
    watchKeys: placeholderCallback<undefined, CharacterNote>('watchKeys'),
    loadCode: placeholderPromise<void, undefined>('loadCode'),
    /** Sends `text.type` for what is typed, and `menu.close` for what gives it up; nothing else hears of these keys. */
    keepTyped: placeholderCallback('keepTyped'),
  },
  actions: {
    forgetTyped: assign({ typed: '' }),
    noteTyped: assign(({ context: { typed: before } }, { text }: { readonly text: string }) => ({
      typed: text === '' ? before.slice(0, -1) : before + text,
    })),
    noteLoaded: assign({ isLoaded: true }),
    noteCharacter: assign((_, { isOn }: { readonly isOn: boolean }) => ({ hasCharacter: isOn })),
    tellCharacter: sendTo('watchKeys', (_, { isOn }: { readonly isOn: boolean }) => ({
      type: 'character.note' as const,
      isOn,
    })),
    tellMissing: emit({ type: 'code.missing' }),
  },
}).createMachine({
  id: 'commandMenu',
  initial: 'closed',
  context: { typed: '', isLoaded: false, hasCharacter: true },
  invoke: { src: 'watchKeys', id: 'watchKeys' },
  on: {
    'character.read': { actions: { type: 'noteCharacter', params: ({ event }) => event } },
  },
  states: {
    closed: {
      on: {
        'menu.toggle': 'opening',
        'shortcuts.open': 'fetching',
      },
    },
    opening: {
      entry: 'forgetTyped',
      invoke: { src: 'keepTyped', id: 'keepTyped' },
      on: {
        'text.type': { actions: { type: 'noteTyped', params: ({ event }) => event } },
        'menu.close': 'closed',
      },
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'loadCode',
            id: 'loadCode',
            onDone: { target: 'appearing', actions: 'noteLoaded' },
            onError: { target: '#commandMenu.closed', actions: 'tellMissing' },
          },
        },
        appearing: {
          on: { 'menu.shown': '#commandMenu.searching' },
        },
      },
    },
    searching: {
      on: {
        'menu.toggle': 'closed',
        'menu.close': 'closed',
        'shortcuts.open': 'listing',
      },
    },
    fetching: {
      invoke: {
        src: 'loadCode',
        id: 'loadCode',
        onDone: { target: 'listing', actions: 'noteLoaded' },
        onError: { target: 'closed', actions: 'tellMissing' },
      },
    },
    listing: {
      on: {
        'menu.toggle': 'opening.appearing',
        'menu.close': 'closed',
        'character.choose': {
          actions: [
            { type: 'noteCharacter', params: ({ event }) => event },
            { type: 'tellCharacter', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});
