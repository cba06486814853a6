import { assign, setup } from 'xstate';
import { typed, placeholderCallback } from '../machine-utils.ts';

export interface FilmInput {
  /** Starts from its first frame each time it is wished for (hover media). */
  readonly isRewinding: boolean;
}

export type FilmEvent =
  /** The number of the `<video>`. */
  | { readonly type: 'element.attached'; readonly element: number }
  | { readonly type: 'element.detached' }
  /** The visitor's and the page's will: not paused, this one's turn, pointed at. */
  | { readonly type: 'wish.changed'; readonly isWished: boolean }
  | { readonly type: 'visibility.changed'; readonly isVisible: boolean }
  | { readonly type: 'film.started' }
  /** The browser did not allow it to play by itself. */
  | { readonly type: 'film.refused'; readonly reason: string }
  /**
   * The browser begins to load it again, and has stopped it: WebKit does so when it shows a page again as it had been left (back/forward cache).
   */
  | { readonly type: 'film.emptied' }
  /** It has ended and is shown again. */
  | { readonly type: 'film.restart' }
  /** The file is missing or cannot be decoded. */
  | { readonly type: 'film.broke' };

interface FilmContext extends FilmInput {
  readonly element: number | null;
  readonly isWished: boolean;
  readonly isVisible: boolean;
  /** It could not be had or read, and has not begun to load again. */
  readonly hasBroken: boolean;
}

/** Input of the actor `watchVisibility`. */
export interface FilmToWatch {
  readonly element: number | null;
}

/** Input of the actor `playFilm`. */
export interface FilmToPlay extends FilmToWatch, FilmInput {
  /** It is to be reloaded first. */
  readonly hasBroken: boolean;
}

/**
 * One silent film: plays while it is wished for and at least half visible, keeps its poster when it may not or cannot
 * (specification, section 2 "Home": blocked autoplay is only logged; WCAG 2.2.2).
 */
export const filmMachine = setup({
  types: typed<{
    input: FilmInput;
    context: FilmContext;
    events: FilmEvent;
    tags: 'blocked' | 'moving';
  }>(),
  actors: {
    /** Plays the element until stopped; says `film.started` or `film.refused`. */
    playFilm: placeholderCallback<FilmToPlay>('playFilm'),
    /** Says `visibility.changed` for the element. */
    watchVisibility: placeholderCallback<FilmToWatch>('watchVisibility'),
  },
  guards: {
    canPlay: ({ context }) => context.isWished && context.isVisible,
    isWishedAnew: ({ context }, { isWished }: { readonly isWished: boolean }) => isWished && !context.isWished,
    hasToStop: ({ context }) => !context.isWished || !context.isVisible,
  },
  actions: {
    keepElement: assign({ element: (_, params: { readonly element: number }) => params.element }),
    dropElement: assign({ element: null, isVisible: false }),
    keepWish: assign({ isWished: (_, params: { readonly isWished: boolean }) => params.isWished }),
    keepVisibility: assign({ isVisible: (_, params: { readonly isVisible: boolean }) => params.isVisible }),
    noteBreak: assign({ hasBroken: true }),
    forgetBreak: assign({ hasBroken: false }),
    /** Blocked autoplay is only logged (specification, section 8). */
    logRefusal: (_, params: { readonly reason: string }) => {
      console.info('Autoplay was blocked:', params.reason);
    },
  },
}).createMachine({
  id: 'film',
  context: ({ input }) => ({ ...input, element: null, isWished: false, isVisible: false, hasBroken: false }),
  initial: 'detached',
  on: {
    'wish.changed': { actions: { type: 'keepWish', params: ({ event }) => event } },
  },
  states: {
    detached: {
      on: {
        'element.attached': { target: 'attached', actions: { type: 'keepElement', params: ({ event }) => event } },
      },
    },
    attached: {
      invoke: {
        id: 'watchVisibility',
        src: 'watchVisibility',
        input: ({ context }) => ({ element: context.element }),
      },
      on: {
        'element.detached': { target: 'detached', actions: 'dropElement' },
        'visibility.changed': { actions: { type: 'keepVisibility', params: ({ event }) => event } },
        'film.broke': { target: '.broken', actions: 'noteBreak' },
      },
      initial: 'resting',
      states: {
        resting: { always: { guard: 'canPlay', target: 'moving' } },
        moving: {
          tags: 'moving',
          invoke: {
            id: 'playFilm',
            src: 'playFilm',
            input: ({ context: { element, isRewinding, hasBroken } }) => ({ element, isRewinding, hasBroken }),
          },
          always: { guard: 'hasToStop', target: 'resting' },
          initial: 'starting',
          states: {
            starting: { on: { 'film.started': 'playing' } },
            playing: {},
          },
          on: {
            'film.restart': { target: 'moving', reenter: true },
            'film.emptied': { target: 'moving', reenter: true, actions: 'forgetBreak' },
            'film.refused': { target: 'blocked', actions: { type: 'logRefusal', params: ({ event }) => event } },
          },
        },
        blocked: {
          tags: 'blocked',
          always: { guard: 'hasToStop', target: 'resting' },
        },
        broken: {
          on: {
            // Asked for again, it gets another chance: what was missing may be there by now.
            'wish.changed': {
              guard: { type: 'isWishedAnew', params: ({ event }) => event },
              target: 'resting',
              actions: { type: 'keepWish', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
