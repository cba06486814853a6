import { assign, emit, sendTo, setup } from 'xstate';
import { typed, placeholderCallback, placeholderPromise } from '../machine-utils.ts';

export type CommandMenuEvent =
  /** The menu's own keys, or its button. */
  | { readonly type: 'menu.toggle' }
  | { readonly type: 'shortcuts.open' }
  | { readonly type: 'menu.close' }
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
  readonly wanted: 'menu' | 'shortcuts';
  /** The code is there: what closes may fade out. */
  readonly isLoaded: boolean;
  /** Whether `?` opens the list of shortcuts: one may turn it off (WCAG 2.1.4). */
  readonly hasCharacter: boolean;
}

/**
 * The command menu of the dashboard and the list of its shortcuts: one of them at a time, opened by keys or by a button. Their
 * code is fetched when first needed.
 */
export const commandMenuMachine = setup({
  types: typed<{ context: CommandMenuContext; events: CommandMenuEvent; emitted: CommandMenuEmitted }>(),
  actors: {
    /** Sends `menu.toggle` and `shortcuts.open` for their keys, and `character.read` at start. */
    watchKeys: placeholderCallback<undefined, CharacterNote>('watchKeys'),
    loadCode: placeholderPromise<void, undefined>('loadCode'),
  },
  guards: {
    isForShortcuts: ({ context }) => context.wanted === 'shortcuts',
  },
  actions: {
    wantMenu: assign({ wanted: 'menu' }),
    wantShortcuts: assign({ wanted: 'shortcuts' }),
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
  context: { wanted: 'menu', isLoaded: false, hasCharacter: true },
  invoke: { src: 'watchKeys', id: 'watchKeys' },
  on: {
    'character.read': { actions: { type: 'noteCharacter', params: ({ event }) => event } },
  },
  states: {
    closed: {
      on: {
        'menu.toggle': { target: 'loading', actions: 'wantMenu' },
        'shortcuts.open': { target: 'loading', actions: 'wantShortcuts' },
      },
    },
    loading: {
      invoke: {
        src: 'loadCode',
        id: 'loadCode',
        onDone: [
          { guard: 'isForShortcuts', target: 'listing', actions: 'noteLoaded' },
          { target: 'searching', actions: 'noteLoaded' },
        ],
        onError: { target: 'closed', actions: 'tellMissing' },
      },
    },
    searching: {
      on: {
        'menu.toggle': 'closed',
        'menu.close': 'closed',
        'shortcuts.open': 'listing',
      },
    },
    listing: {
      on: {
        'menu.toggle': 'searching',
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
