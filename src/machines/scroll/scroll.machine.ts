import { assign, sendTo, setup } from 'xstate';
import { typed, placeholderCallback } from '../machine-utils.ts';

export type ScrollEvent =
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

interface ScrollContext {
  /** Where the page stands, in px from its top. */
  readonly y: number;
  /** Where the page last moved far enough to say which way it goes. */
  readonly turnY: number;
}

/** Moves shorter than this say nothing about the direction, in px. */
const SLACK = 6;

const toScroll = ({ event }: { readonly event: Scroll }): Scroll => event;

/**
 * Which way a page is being scrolled, by which the bar and the sidebar of Work come and go (specification, section 2, "Navigation
 * bar" and "Work"), and whether the bar is kept: while it holds the focus, or the menu or the filter is open.
 */
export const scrollMachine = setup({
  types: typed<{ context: ScrollContext; events: ScrollEvent }>(),
  actors: {
    /** Sends `scroll.moved` at start, on every scroll, and when asked. */
    watchScroll: placeholderCallback<undefined, ScrollRead>('watchScroll'),
  },
  guards: {
    isGoingDown: ({ context }, { y }: Scroll) => y - context.turnY >= SLACK,
    isGoingUp: ({ context }, { y }: Scroll) => context.turnY - y >= SLACK,
  },
  actions: {
    noteMove: assign((_, { y }: Scroll) => ({ y })),
    noteTurn: assign((_, { y }: Scroll) => ({ y, turnY: y })),
    turnHere: assign(({ context }) => ({ turnY: context.y })),
    askForScroll: sendTo('watchScroll', { type: 'scroll.read' }),
  },
}).createMachine({
  id: 'scroll',
  type: 'parallel',
  context: { y: 0, turnY: 0 },
  invoke: { src: 'watchScroll', id: 'watchScroll' },
  states: {
    moving: {
      initial: 'resting',
      on: {
        'scroll.moved': [
          {
            guard: { type: 'isGoingDown', params: toScroll },
            target: '.descending',
            actions: { type: 'noteTurn', params: toScroll },
          },
          {
            guard: { type: 'isGoingUp', params: toScroll },
            target: '.ascending',
            actions: { type: 'noteTurn', params: toScroll },
          },
          { actions: { type: 'noteMove', params: toScroll } },
        ],
        // What was kept in view stays until the page moves on.
        'bar.release': { target: '.resting', actions: 'turnHere' },
        // A new page stands at its top, or wherever Back returns to: ask rather than guess.
        'route.changed': { target: '.resting', actions: ['turnHere', 'askForScroll'] },
      },
      states: {
        resting: {},
        descending: {},
        ascending: {},
      },
    },
    keeping: {
      initial: 'released',
      states: {
        released: { on: { 'bar.hold': 'held' } },
        held: { on: { 'bar.release': 'released' } },
      },
    },
  },
});
