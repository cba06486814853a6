import { assign, sendTo, setup } from 'xstate';
import type { Theme } from '../../domain/content.ts';
import { typed, placeholderCallback, placeholderPromise } from '../machine-utils.ts';

/** What the visitor, another tab, or a change of page may say (specification, section 4, "Theme"). */
export type ThemeEvent =
  | { readonly type: 'theme.toggle' }
  | { readonly type: 'theme.set'; readonly theme: Theme }
  | { readonly type: 'theme.restore'; readonly theme: Theme }
  | { readonly type: 'route.changed' }
  /** The page shown has a theme of its own: a project's Theme (rulings, "Screens"). */
  | { readonly type: 'override.set'; readonly theme: Theme }
  | { readonly type: 'override.cleared' };

interface ThemeWanted {
  readonly theme: Theme;
}

/** Asks `watchTheme` to read the saved theme once more. */
export interface ThemeReread {
  readonly type: 'theme.reread';
}

/** Tells `watchOverride` which theme the page sets for itself; null when it no longer does. */
export interface OverrideNote {
  readonly type: 'override.note';
  readonly theme: Theme | null;
}

/**
 * A theme to put on. One chosen here is saved and cross-faded; a restored one is saved already and put on at once; a
 * page's override, and the way back from it, is cross-faded and never saved.
 */
export interface ThemeToApply {
  readonly theme: Theme;
  readonly isChosen: boolean;
  readonly isFading: boolean;
}

interface ThemeContext {
  readonly isChosen: boolean;
  readonly isFading: boolean;
  /** The page overrides the theme: what is saved waits until it no longer does. */
  readonly isOverridden: boolean;
  /** The override has ended: what is saved fades in. */
  readonly isReturning: boolean;
}

const toTheme = ({ event }: { readonly event: ThemeWanted }): ThemeWanted => event;

/**
 * The two themes (specification, section 4, "Theme"; art direction, section 1). White until the saved theme is known,
 * so that the first HTML and the first paint agree; nothing is saved before that, or white would overwrite black.
 */
export const themeMachine = setup({
  types: typed<{ context: ThemeContext; events: ThemeEvent }>(),
  actors: {
    /** Sends `theme.restore` with the saved theme: at start, when asked, and when another tab saves one. */
    watchTheme: placeholderCallback<undefined, ThemeReread>('watchTheme'),
    applyTheme: placeholderPromise<void, ThemeToApply>('applyTheme'),
    /** Keeps and announces the page's override for whoever else wants to know. */
    watchOverride: placeholderCallback<undefined, OverrideNote>('watchOverride'),
  },
  guards: {
    isWhite: (_, { theme }: ThemeWanted) => theme === 'white',
    isBlack: (_, { theme }: ThemeWanted) => theme === 'black',
    isBackToWhite: ({ context }, { theme }: ThemeWanted) => !context.isOverridden && theme === 'white',
    isBackToBlack: ({ context }, { theme }: ThemeWanted) => !context.isOverridden && theme === 'black',
  },
  actions: {
    noteChosen: assign({ isChosen: true, isFading: true, isOverridden: false, isReturning: false }),
    noteRestored: assign(({ context }) => ({
      isChosen: false,
      isFading: context.isReturning,
      isReturning: false,
    })),
    noteOverride: assign({ isChosen: false, isFading: true, isOverridden: true, isReturning: false }),
    noteOverrideEnd: assign({ isOverridden: false, isReturning: true }),
    noteRoute: assign({ isReturning: false }),
    tellOverride: sendTo('watchOverride', (_, { theme }: ThemeWanted): OverrideNote => ({
      type: 'override.note',
      theme,
    })),
    tellNoOverride: sendTo('watchOverride', { type: 'override.note', theme: null }),
    askForSavedTheme: sendTo('watchTheme', { type: 'theme.reread' }),
  },
}).createMachine({
  id: 'theme',
  initial: 'unknown',
  context: { isChosen: false, isFading: false, isOverridden: false, isReturning: false },
  invoke: [
    { src: 'watchTheme', id: 'watchTheme' },
    { src: 'watchOverride', id: 'watchOverride' },
  ],
  on: {
    'route.changed': { actions: ['noteRoute', 'askForSavedTheme'] },
    'override.cleared': { actions: ['noteOverrideEnd', 'tellNoOverride', 'askForSavedTheme'] },
  },
  states: {
    unknown: {
      on: {
        'theme.toggle': { target: 'black', actions: 'noteChosen' },
        'theme.set': [
          { guard: { type: 'isBlack', params: toTheme }, target: 'black', actions: 'noteChosen' },
          { target: 'white', actions: 'noteChosen' },
        ],
        'theme.restore': [
          { guard: { type: 'isBlack', params: toTheme }, target: 'black', actions: 'noteRestored' },
          { target: 'white', actions: 'noteRestored' },
        ],
        'override.set': [
          {
            guard: { type: 'isBlack', params: toTheme },
            target: 'black',
            actions: ['noteOverride', { type: 'tellOverride', params: toTheme }],
          },
          { target: 'white', actions: ['noteOverride', { type: 'tellOverride', params: toTheme }] },
        ],
      },
    },
    white: {
      tags: 'settled',
      // A browser that keeps nothing (private windows) still shows the theme: its refusal changes nothing here.
      invoke: {
        src: 'applyTheme',
        id: 'applyTheme',
        input: ({ context }) => ({ theme: 'white', isChosen: context.isChosen, isFading: context.isFading }),
        onError: {},
      },
      on: {
        'theme.toggle': { target: 'black', actions: 'noteChosen' },
        'theme.set': { guard: { type: 'isBlack', params: toTheme }, target: 'black', actions: 'noteChosen' },
        'theme.restore': {
          guard: { type: 'isBackToBlack', params: toTheme },
          target: 'black',
          actions: 'noteRestored',
        },
        'override.set': [
          {
            guard: { type: 'isBlack', params: toTheme },
            target: 'black',
            actions: ['noteOverride', { type: 'tellOverride', params: toTheme }],
          },
          { actions: ['noteOverride', { type: 'tellOverride', params: toTheme }] },
        ],
      },
    },
    black: {
      tags: 'settled',
      invoke: {
        src: 'applyTheme',
        id: 'applyTheme',
        input: ({ context }) => ({ theme: 'black', isChosen: context.isChosen, isFading: context.isFading }),
        onError: {},
      },
      on: {
        'theme.toggle': { target: 'white', actions: 'noteChosen' },
        'theme.set': { guard: { type: 'isWhite', params: toTheme }, target: 'white', actions: 'noteChosen' },
        'theme.restore': {
          guard: { type: 'isBackToWhite', params: toTheme },
          target: 'white',
          actions: 'noteRestored',
        },
        'override.set': [
          {
            guard: { type: 'isWhite', params: toTheme },
            target: 'white',
            actions: ['noteOverride', { type: 'tellOverride', params: toTheme }],
          },
          { actions: ['noteOverride', { type: 'tellOverride', params: toTheme }] },
        ],
      },
    },
  },
});
