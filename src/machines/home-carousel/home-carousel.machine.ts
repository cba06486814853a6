import { assign, setup } from 'xstate';
import { typed } from '../machine-utils.ts';

export type HomeCarouselEvent =
  | { readonly type: 'film.ended'; readonly index: number }
  | { readonly type: 'film.failed'; readonly index: number }
  | { readonly type: 'carousel.go'; readonly index: number }
  | { readonly type: 'films.changed'; readonly count: number };

interface HomeCarouselContext {
  readonly count: number;
  /** The film shown; always one of the `count`, 0 when there are none. */
  readonly index: number;
  /** Films that would not play. */
  readonly failed: readonly number[];
  /** Rises whenever the film shown must begin (again): a single film loops without its index changing. */
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

function withFailed(context: HomeCarouselContext, index: number): readonly number[] {
  return context.failed.includes(index) ? context.failed : [...context.failed, index];
}

/**
 * The header films of the home page (specification, section 2, "Home"): when one ends the next begins, after the last
 * the first. A film that cannot be played is passed over; when none can, the posters stand and the dots still choose.
 */
export const homeCarouselMachine = setup({
  types: typed<{ context: HomeCarouselContext; events: HomeCarouselEvent; input: { readonly count: number } }>(),
  guards: {
    hasFilms: ({ context }) => context.count > 0,
    hasCount: ({ event }) => event.type === 'films.changed' && event.count > 0,
    isShown: ({ context, event }) => 'index' in event && event.index === context.index,
    isOneOfThem: ({ context, event }) => 'index' in event && isIn(context, event.index),
    isLastToFail: ({ context, event }) =>
      'index' in event && isIn(context, event.index) && withFailed(context, event.index).length === context.count,
  },
  actions: {
    takeFilms: assign(({ context, event }) => {
      if (event.type !== 'films.changed') return context;
      const count = Math.max(0, event.count);
      return { count, index: context.index < count ? context.index : 0, failed: [], round: context.round + 1 };
    }),
    showNext: assign(({ context }) => ({ index: following(context, context.failed), round: context.round + 1 })),
    noteFailure: assign(({ context, event }) =>
      'index' in event ? { failed: withFailed(context, event.index) } : context,
    ),
    // Chosen by hand, a film that failed gets another chance.
    showChosen: assign(({ context, event }) =>
      'index' in event
        ? {
            index: event.index,
            failed: context.failed.filter((index) => index !== event.index),
            round: context.round + 1,
          }
        : context,
    ),
  },
}).createMachine({
  id: 'homeCarousel',
  initial: 'starting',
  context: ({ input }) => ({ count: Math.max(0, input.count), index: 0, failed: [], round: 0 }),
  on: {
    'films.changed': [
      { guard: 'hasCount', target: '.showing', actions: 'takeFilms' },
      { target: '.empty', actions: 'takeFilms' },
    ],
  },
  states: {
    starting: {
      always: [{ guard: 'hasFilms', target: 'showing' }, { target: 'empty' }],
    },
    empty: {},
    showing: {
      on: {
        // An end that arrives late, from a film no longer shown, moves nothing.
        'film.ended': { guard: 'isShown', actions: 'showNext' },
        'film.failed': [
          { guard: 'isLastToFail', target: 'stalled', actions: 'noteFailure' },
          { guard: 'isShown', actions: ['noteFailure', 'showNext'] },
          { guard: 'isOneOfThem', actions: 'noteFailure' },
        ],
        'carousel.go': { guard: 'isOneOfThem', actions: 'showChosen' },
      },
    },
    stalled: {
      on: { 'carousel.go': { guard: 'isOneOfThem', target: 'showing', actions: 'showChosen' } },
    },
  },
});
