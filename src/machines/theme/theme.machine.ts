import { assign, sendTo, setup } from 'xstate';
import type { Theme } from '../../domain/content.ts';
import { typed, placeholderCallback, placeholderPromise } from '../machine-utils.ts';

/** A place in the window, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What the visitor, another tab, or a change of page may say (specification, section 4, "Theme"). */
export type ThemeEvent =
  | { readonly type: 'theme.toggle'; readonly from?: Spot }
  | { readonly type: 'theme.set'; readonly theme: Theme; readonly from?: Spot }
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
 * A theme to put on. One chosen here is saved and turned to; a restored one is saved already and put on at once; a page's
 * override, and the way back from it, is turned to and never saved.
 */
export interface ThemeToApply {
  readonly theme: Theme;
  readonly isChosen: boolean;
  readonly isTurning: boolean;
  /** Where the control is that was used; null for none. The new light opens from there. */
  readonly from: Spot | null;
}

interface ThemeContext {
  /** What the visitor has chosen, here, earlier or in another tab; white until known. */
  readonly own: Theme;
  readonly isChosen: boolean;
  readonly isTurning: boolean;
  readonly from: Spot | null;
  /** The page overrides the theme: what is saved waits until it no longer does. */
  readonly isOverridden: boolean;
  /** The override has ended: what is saved returns. */
  readonly isReturning: boolean;
}

interface Choice extends ThemeWanted {
  readonly from: Spot | null;
}

const toTheme = ({ event }: { readonly event: ThemeWanted }): ThemeWanted => event;

const applied =
  (theme: Theme) =>
  ({ context: { isChosen, isTurning, from } }: { readonly context: ThemeContext }): ThemeToApply => ({
    theme,
    isChosen,
    isTurning,
    from,
  });

/** The choice of a theme, from the control that was used. */
const chosen =
  (theme: Theme) =>
  ({ event }: { readonly event: { readonly from?: Spot } }): Choice => ({ theme, from: event.from ?? null });

/**
 * The two themes (specification, section 4, "Theme"). White until the saved theme is known,
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
    isLightening: ({ context }, { theme }: ThemeWanted) => theme === 'white' && context.own === 'black',
  },
  actions: {
    noteChosen: assign((_, { theme, from }: Choice) => ({
      own: theme,
      from,
      isChosen: true,
      isTurning: true,
      isOverridden: false,
      isReturning: false,
    })),
    noteRestored: assign(({ context }, { theme }: ThemeWanted) => ({
      own: theme,
      from: null,
      isChosen: false,
      isTurning: context.isReturning,
      isOverridden: false,
      isReturning: false,
    })),
    noteOwn: assign((_, { theme }: ThemeWanted) => ({ own: theme })),
    noteOverride: assign({ from: null, isChosen: false, isTurning: true, isOverridden: true, isReturning: false }),
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
  context: {
    own: 'white',
    from: null,
    isChosen: false,
    isTurning: false,
    isOverridden: false,
    isReturning: false,
  },
  invoke: [
    { src: 'watchTheme', id: 'watchTheme' },
    { src: 'watchOverride', id: 'watchOverride' },
  ],
  on: {
    // One that changes nothing here is still what the visitor has chosen.
    'theme.restore': { actions: { type: 'noteOwn', params: toTheme } },
    'route.changed': { actions: ['noteRoute', 'askForSavedTheme'] },
    'override.cleared': { actions: ['noteOverrideEnd', 'tellNoOverride', 'askForSavedTheme'] },
  },
  states: {
    unknown: {
      on: {
        'theme.toggle': { target: 'black', actions: { type: 'noteChosen', params: chosen('black') } },
        'theme.set': [
          {
            guard: { type: 'isBlack', params: toTheme },
            target: 'black',
            actions: { type: 'noteChosen', params: chosen('black') },
          },
          { target: 'white', actions: { type: 'noteChosen', params: chosen('white') } },
        ],
        'theme.restore': [
          {
            guard: { type: 'isBlack', params: toTheme },
            target: 'black',
            actions: { type: 'noteRestored', params: toTheme },
          },
          { target: 'white', actions: { type: 'noteRestored', params: toTheme } },
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
        input: applied('white'),
        onError: {},
      },
      on: {
        'theme.toggle': { target: 'black', actions: { type: 'noteChosen', params: chosen('black') } },
        'theme.set': {
          guard: { type: 'isBlack', params: toTheme },
          target: 'black',
          actions: { type: 'noteChosen', params: chosen('black') },
        },
        // A page may darken the visitor's room, never lighten it: black returns even while a page says white.
        'theme.restore': {
          guard: { type: 'isBlack', params: toTheme },
          target: 'black',
          actions: { type: 'noteRestored', params: toTheme },
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
        input: applied('black'),
        onError: {},
      },
      on: {
        'theme.toggle': { target: 'white', actions: { type: 'noteChosen', params: chosen('white') } },
        'theme.set': {
          guard: { type: 'isWhite', params: toTheme },
          target: 'white',
          actions: { type: 'noteChosen', params: chosen('white') },
        },
        'theme.restore': {
          guard: { type: 'isBackToWhite', params: toTheme },
          target: 'white',
          actions: { type: 'noteRestored', params: toTheme },
        },
        'override.set': [
          { guard: { type: 'isLightening', params: toTheme }, actions: { type: 'tellOverride', params: toTheme } },
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
