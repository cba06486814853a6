import { assign, setup } from 'xstate';
import { typed, placeholderCallback, placeholderPromise } from '../machine-utils.ts';

export type PlaybackEvent =
  | { readonly type: 'playback.toggle' }
  | { readonly type: 'playback.play' }
  | { readonly type: 'playback.pause' }
  /** The browser does not let films play by themselves: offer Play. */
  | { readonly type: 'playback.refuse' }
  | { readonly type: 'motion.changed'; readonly isReduced: boolean };

/** How films should begin: what the visitor chose earlier in this session, and what the system asks for. */
export interface PlaybackStart {
  readonly remembered: 'playing' | 'paused' | null;
  readonly isReduced: boolean;
}

/** What to remember. Only a choice is: a pause made for the system must end with the system's wish. */
export interface PlaybackToRemember {
  readonly isPlaying: boolean;
  readonly isChosen: boolean;
}

/**
 * Whether films play. One Pause stops all motion on the page and is remembered for the session; with reduced motion
 * nothing starts by itself (rulings, "Screens"; WCAG 2.2.2). Until that is decided no film may play.
 */
export const playbackMachine = setup({
  types: typed<{ context: { readonly isChosen: boolean }; events: PlaybackEvent }>(),
  actors: {
    readPlayback: placeholderPromise<PlaybackStart, undefined>('readPlayback'),
    /** Sends `motion.changed` when the system's wish for reduced motion changes. */
    watchReducedMotion: placeholderCallback<undefined>('watchReducedMotion'),
    rememberPlayback: placeholderPromise<void, PlaybackToRemember>('rememberPlayback'),
  },
  guards: {
    canStart: (_, start: PlaybackStart) => (start.remembered ?? (start.isReduced ? 'paused' : 'playing')) === 'playing',
    isReduced: (_, motion: { readonly isReduced: boolean }) => motion.isReduced,
  },
  actions: {
    noteChosen: assign({ isChosen: true }),
    noteImposed: assign({ isChosen: false }),
  },
}).createMachine({
  id: 'playback',
  initial: 'unknown',
  context: { isChosen: false },
  invoke: { src: 'watchReducedMotion', id: 'watchReducedMotion' },
  states: {
    unknown: {
      invoke: {
        src: 'readPlayback',
        id: 'readPlayback',
        onDone: [
          { guard: { type: 'canStart', params: ({ event }) => event.output }, target: 'playing' },
          { target: 'paused' },
        ],
        // Not knowing the visitor's wish, stillness is the safe reading.
        onError: 'paused',
      },
    },
    playing: {
      tags: 'settled',
      invoke: {
        src: 'rememberPlayback',
        id: 'rememberPlayback',
        input: ({ context }) => ({ isPlaying: true, isChosen: context.isChosen }),
        // A browser that keeps nothing forgets the choice at the next load, and no more than that.
        onError: {},
      },
      on: {
        'playback.toggle': { target: 'paused', actions: 'noteChosen' },
        'playback.pause': { target: 'paused', actions: 'noteChosen' },
        'playback.refuse': { target: 'paused', actions: 'noteImposed' },
        'motion.changed': {
          guard: { type: 'isReduced', params: ({ event }) => event },
          target: 'paused',
          actions: 'noteImposed',
        },
      },
    },
    paused: {
      tags: 'settled',
      invoke: {
        src: 'rememberPlayback',
        id: 'rememberPlayback',
        input: ({ context }) => ({ isPlaying: false, isChosen: context.isChosen }),
        onError: {},
      },
      on: {
        'playback.toggle': { target: 'playing', actions: 'noteChosen' },
        'playback.play': { target: 'playing', actions: 'noteChosen' },
      },
    },
  },
});
