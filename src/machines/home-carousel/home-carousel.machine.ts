import { assign, setup } from 'xstate';
import { typed } from '../machine-utils.ts';

export type HomeCarouselEvent =
  | ({ readonly type: 'film.ready' | 'film.ended' | 'film.failed' | 'carousel.go' } & Film)
  | ({ readonly type: 'films.changed' } & Films);

interface Film {
  readonly index: number;
}

interface Films {
  readonly count: number;
}

interface HomeCarouselContext {
  readonly count: number;
  /** The film shown; always one of the `count`, 0 when there are none. */
  readonly index: number;
  /** Films that can be played to their end with what has come of them. */
  readonly ready: readonly number[];
  /** Films that would not play. */
  readonly failed: readonly number[];
  /** Rises whenever the film shown must begin again: one that comes does so by itself. */
  readonly round: number;
}

function isIn(context: HomeCarouselContext, index: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < context.count;
}

/** The next film that plays, wrapping after the last; the one shown when no other does. */
function following(context: HomeCarouselContext, failed: readonly number[]): number {
  for (let step = 1; step <= context.count; step += 1) {
    const index = (context.index + step) % context.count;
    if (!failed.includes(index)) return index;
  }
  return context.index;
}

/** The film shown now, which begins again where it was shown before. */
function showing(context: HomeCarouselContext, index: number): Pick<HomeCarouselContext, 'index' | 'round'> {
  return { index, round: index === context.index ? context.round + 1 : context.round };
}

function withFailed(context: HomeCarouselContext, index: number): readonly number[] {
  return context.failed.includes(index) ? context.failed : [...context.failed, index];
}

/**
 * The header films of the home page (specification, section 2, "Home"): when one ends the next begins, after the last
 * the first. A film that cannot be played is passed over; when none can, the posters stand and the dots still choose.
 */
export const homeCarouselMachine = setup({
  types: typed<{ context: HomeCarouselContext; events: HomeCarouselEvent; input: Films }>(),
  guards: {
    hasFilms: ({ context }) => context.count > 0,
    hasCount: (_, { count }: Films) => count > 0,
    isNewlyReady: ({ context }, { index }: Film) => isIn(context, index) && !context.ready.includes(index),
    isShown: ({ context }, { index }: Film) => index === context.index,
    isOneOfThem: ({ context }, { index }: Film) => isIn(context, index),
    isLastToFail: ({ context }, { index }: Film) =>
      isIn(context, index) && withFailed(context, index).length === context.count,
  },
  actions: {
    takeFilms: assign(({ context }, films: Films) => {
      const count = Math.max(0, films.count);
      return {
        count,
        index: context.index < count ? context.index : 0,
        failed: [],
        ready: [],
        round: context.round + 1,
      };
    }),
    showNext: assign(({ context }) => showing(context, following(context, context.failed))),
    noteReady: assign(({ context }, { index }: Film) => ({ ready: [...context.ready, index] })),
    noteFailure: assign(({ context }, { index }: Film) => ({ failed: withFailed(context, index) })),
    // Chosen by hand, a film that failed gets another chance.
    showChosen: assign(({ context }, { index }: Film) => ({
      ...showing(context, index),
      failed: context.failed.filter((film) => film !== index),
    })),
  },
}).createMachine({
  id: 'homeCarousel',
  initial: 'starting',
  context: ({ input }) => ({ count: Math.max(0, input.count), index: 0, failed: [], ready: [], round: 0 }),
  on: {
    'films.changed': [
      {
        guard: { type: 'hasCount', params: ({ event }) => event },
        target: '.showing',
        actions: { type: 'takeFilms', params: ({ event }) => event },
      },
      { target: '.empty', actions: { type: 'takeFilms', params: ({ event }) => event } },
    ],
  },
  states: {
    starting: {
      always: [{ guard: 'hasFilms', target: 'showing' }, { target: 'empty' }],
    },
    empty: {},
    showing: {
      on: {
        'film.ready': {
          guard: { type: 'isNewlyReady', params: ({ event }) => event },
          actions: { type: 'noteReady', params: ({ event }) => event },
        },
        // An end that arrives late, from a film no longer shown, moves nothing.
        'film.ended': { guard: { type: 'isShown', params: ({ event }) => event }, actions: 'showNext' },
        'film.failed': [
          {
            guard: { type: 'isLastToFail', params: ({ event }) => event },
            target: 'stalled',
            actions: { type: 'noteFailure', params: ({ event }) => event },
          },
          {
            guard: { type: 'isShown', params: ({ event }) => event },
            actions: [{ type: 'noteFailure', params: ({ event }) => event }, 'showNext'],
          },
          {
            guard: { type: 'isOneOfThem', params: ({ event }) => event },
            actions: { type: 'noteFailure', params: ({ event }) => event },
          },
        ],
        'carousel.go': {
          guard: { type: 'isOneOfThem', params: ({ event }) => event },
          actions: { type: 'showChosen', params: ({ event }) => event },
        },
      },
    },
    stalled: {
      on: {
        'carousel.go': {
          guard: { type: 'isOneOfThem', params: ({ event }) => event },
          target: 'showing',
          actions: { type: 'showChosen', params: ({ event }) => event },
        },
      },
    },
  },
});
