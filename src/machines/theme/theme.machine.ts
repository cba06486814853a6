import { assign, sendTo, setup } from 'xstate';
import type { Theme } from '../../domain/content.ts';
import { typed, placeholderCallback, placeholderPromise } from '../machine-utils.ts';

/** What the visitor, another tab, or a change of page may say (specification, section 4, "Theme"). */
export type ThemeEvent =
  | { readonly type: 'theme.toggle' }
  | { readonly type: 'theme.set'; readonly theme: Theme }
  | { readonly type: 'theme.restore'; readonly theme: Theme }
  | { readonly type: 'route.changed' }
  /** The page shown asks for a light of its own: a project's Theme (rulings, "Screens"). */
  | { readonly type: 'tint.set'; readonly theme: Theme }
  | { readonly type: 'tint.cleared' };

/** Asks `watchTheme` to read the saved theme once more. */
export interface ThemeReread {
  readonly type: 'theme.reread';
}

/** Tells `watchTint` which light the page asks for; null when it no longer asks. */
export interface TintNote {
  readonly type: 'tint.note';
  readonly theme: Theme | null;
}

/**
 * A theme to put on. One chosen here is saved and cross-faded; a restored one is saved already and put on at once; a
 * page's own light, and the way back from it, is cross-faded and never saved.
 */
export interface ThemeToApply {
  readonly theme: Theme;
  readonly isChosen: boolean;
  readonly isFading: boolean;
}

interface ThemeContext {
  readonly isChosen: boolean;
  readonly isFading: boolean;
  /** The page's own light is on: what is saved waits until it is off again. */
  readonly isTinted: boolean;
  /** The page's own light went off: what is saved fades in. */
  readonly isReturning: boolean;
}

const themeSetup = setup({
  types: typed<{ context: ThemeContext; events: ThemeEvent }>(),
  actors: {
    /** Sends `theme.restore` with the saved theme: at start, when asked, and when another tab saves one. */
    watchTheme: placeholderCallback<undefined, ThemeReread>('watchTheme'),
    applyTheme: placeholderPromise<void, ThemeToApply>('applyTheme'),
    /** Keeps and announces the page's own light for whoever else wants to know. */
    watchTint: placeholderCallback<undefined, TintNote>('watchTint'),
  },
  guards: {
    isForWhite: ({ event }) => 'theme' in event && event.theme === 'white',
    isForBlack: ({ event }) => 'theme' in event && event.theme === 'black',
    isBackToWhite: ({ context, event }) => !context.isTinted && 'theme' in event && event.theme === 'white',
    isBackToBlack: ({ context, event }) => !context.isTinted && 'theme' in event && event.theme === 'black',
  },
  actions: {
    noteChosen: assign({ isChosen: true, isFading: true, isTinted: false, isReturning: false }),
    noteRestored: assign(({ context }) => ({
      ...context,
      isChosen: false,
      isFading: context.isReturning,
      isReturning: false,
    })),
    noteTint: assign({ isChosen: false, isFading: true, isTinted: true, isReturning: false }),
    noteUntinted: assign({ isTinted: false, isReturning: true }),
    noteRoute: assign({ isReturning: false }),
    tellTint: sendTo('watchTint', (_, params: { readonly theme: Theme }): TintNote => ({
      type: 'tint.note',
      theme: params.theme,
    })),
    tellNoTint: sendTo('watchTint', { type: 'tint.note', theme: null }),
    askForSavedTheme: sendTo('watchTheme', { type: 'theme.reread' }),
  },
});

/**
 * The two lights (specification, section 4, "Theme"; art direction, section 1). White until the saved theme is known,
 * so that the first HTML and the first paint agree; nothing is saved before that, or white would overwrite black.
 */
export const themeMachine = themeSetup.createMachine({
  id: 'theme',
  initial: 'unknown',
  context: { isChosen: false, isFading: false, isTinted: false, isReturning: false },
  invoke: [
    { src: 'watchTheme', id: 'watchTheme' },
    { src: 'watchTint', id: 'watchTint' },
  ],
  on: {
    'route.changed': { actions: ['noteRoute', 'askForSavedTheme'] },
    'tint.cleared': { actions: ['noteUntinted', 'tellNoTint', 'askForSavedTheme'] },
  },
  states: {
    unknown: {
      on: {
        'theme.toggle': { target: 'black', actions: 'noteChosen' },
        'theme.set': [
          { guard: 'isForBlack', target: 'black', actions: 'noteChosen' },
          { target: 'white', actions: 'noteChosen' },
        ],
        'theme.restore': [
          { guard: 'isForBlack', target: 'black', actions: 'noteRestored' },
          { target: 'white', actions: 'noteRestored' },
        ],
        'tint.set': [
          {
            guard: 'isForBlack',
            target: 'black',
            actions: ['noteTint', { type: 'tellTint', params: ({ event }) => event }],
          },
          { target: 'white', actions: ['noteTint', { type: 'tellTint', params: ({ event }) => event }] },
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
        'theme.set': { guard: 'isForBlack', target: 'black', actions: 'noteChosen' },
        'theme.restore': { guard: 'isBackToBlack', target: 'black', actions: 'noteRestored' },
        'tint.set': [
          {
            guard: 'isForBlack',
            target: 'black',
            actions: ['noteTint', { type: 'tellTint', params: ({ event }) => event }],
          },
          { actions: ['noteTint', { type: 'tellTint', params: ({ event }) => event }] },
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
        'theme.set': { guard: 'isForWhite', target: 'white', actions: 'noteChosen' },
        'theme.restore': { guard: 'isBackToWhite', target: 'white', actions: 'noteRestored' },
        'tint.set': [
          {
            guard: 'isForWhite',
            target: 'white',
            actions: ['noteTint', { type: 'tellTint', params: ({ event }) => event }],
          },
          { actions: ['noteTint', { type: 'tellTint', params: ({ event }) => event }] },
        ],
      },
    },
  },
});
