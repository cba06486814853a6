import { assign, sendTo, setup } from 'xstate';
import { typed, placeholderCallback } from '../machine-utils.ts';

export type NavBarEvent =
  | ({ readonly type: 'scroll.moved' } & Scroll)
  | { readonly type: 'bar.hold' }
  | { readonly type: 'bar.release' }
  | { readonly type: 'route.changed' };

interface Scroll {
  /** In px. */
  readonly y: number;
}

/** Asks `watchScroll` where the page stands now. */
export interface ScrollRead {
  readonly type: 'scroll.read';
}

interface NavBarContext {
  /** Where the page stands, in px from its top. */
  readonly y: number;
  /** Where the page last moved far enough to say which way it goes. */
  readonly turnY: number;
}

/** Above this the bar never hides, in px (art direction, section 6, "Bar"). */
export const HIDES_AFTER = 72;
/** Moves shorter than this say nothing about the direction, in px (art direction, section 6, "Bar"). */
export const SLACK = 6;

const toScroll = ({ event }: { readonly event: Scroll }): Scroll => event;

/**
 * The bar's comings and goings (specification, section 2, "Navigation bar"; screens, "Bar"): there at the top, gone on
 * the way down, back on the way up, and kept while it holds the focus or the menu or filter is open.
 */
export const navBarMachine = setup({
  types: typed<{ context: NavBarContext; events: NavBarEvent }>(),
  actors: {
    /** Sends `scroll.moved` at start, on every scroll, and when asked. */
    watchScroll: placeholderCallback<undefined, ScrollRead>('watchScroll'),
  },
  guards: {
    isAtTop: (_, { y }: Scroll) => y <= 0,
    isGoingDown: ({ context }, { y }: Scroll) => y > HIDES_AFTER && y - context.turnY >= SLACK,
    isGoingUp: ({ context }, { y }: Scroll) => context.turnY - y >= SLACK,
    isRestingAtTop: ({ context }) => context.y <= 0,
  },
  actions: {
    noteMove: assign((_, { y }: Scroll) => ({ y })),
    noteTurn: assign((_, { y }: Scroll) => ({ y, turnY: y })),
    askForScroll: sendTo('watchScroll', { type: 'scroll.read' }),
  },
}).createMachine({
  id: 'navBar',
  initial: 'atTop',
  context: { y: 0, turnY: 0 },
  invoke: { src: 'watchScroll', id: 'watchScroll' },
  on: {
    // A new page stands at its top, or wherever Back returns to: ask rather than guess.
    'route.changed': { actions: 'askForScroll' },
  },
  states: {
    atTop: {
      on: {
        'bar.hold': 'held',
        'scroll.moved': [
          { guard: { type: 'isAtTop', params: toScroll }, actions: { type: 'noteTurn', params: toScroll } },
          {
            guard: { type: 'isGoingDown', params: toScroll },
            target: 'hidden',
            actions: { type: 'noteTurn', params: toScroll },
          },
          { target: 'shown', actions: { type: 'noteMove', params: toScroll } },
        ],
      },
    },
    shown: {
      on: {
        'bar.hold': 'held',
        'scroll.moved': [
          {
            guard: { type: 'isAtTop', params: toScroll },
            target: 'atTop',
            actions: { type: 'noteTurn', params: toScroll },
          },
          {
            guard: { type: 'isGoingDown', params: toScroll },
            target: 'hidden',
            actions: { type: 'noteTurn', params: toScroll },
          },
          { guard: { type: 'isGoingUp', params: toScroll }, actions: { type: 'noteTurn', params: toScroll } },
          { actions: { type: 'noteMove', params: toScroll } },
        ],
      },
    },
    hidden: {
      tags: 'away',
      on: {
        'bar.hold': 'held',
        'route.changed': { target: 'shown', actions: 'askForScroll' },
        'scroll.moved': [
          {
            guard: { type: 'isAtTop', params: toScroll },
            target: 'atTop',
            actions: { type: 'noteTurn', params: toScroll },
          },
          {
            guard: { type: 'isGoingUp', params: toScroll },
            target: 'shown',
            actions: { type: 'noteTurn', params: toScroll },
          },
          { guard: { type: 'isGoingDown', params: toScroll }, actions: { type: 'noteTurn', params: toScroll } },
          { actions: { type: 'noteMove', params: toScroll } },
        ],
      },
    },
    held: {
      on: {
        'scroll.moved': { actions: { type: 'noteTurn', params: toScroll } },
        'bar.release': [{ guard: 'isRestingAtTop', target: 'atTop' }, { target: 'shown' }],
      },
    },
  },
});
