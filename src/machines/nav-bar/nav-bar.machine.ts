import { assign, sendTo, setup } from 'xstate';
import { typed, placeholderCallback } from '../machine-utils.ts';

export type NavBarEvent =
  | { readonly type: 'scroll.moved'; readonly y: number }
  | { readonly type: 'bar.hold' }
  | { readonly type: 'bar.release' }
  | { readonly type: 'route.changed' };

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
    isAtTop: ({ event }) => event.type === 'scroll.moved' && event.y <= 0,
    isGoingDown: ({ context, event }) =>
      event.type === 'scroll.moved' && event.y > HIDES_AFTER && event.y - context.turnY >= SLACK,
    isGoingUp: ({ context, event }) => event.type === 'scroll.moved' && context.turnY - event.y >= SLACK,
    isRestingAtTop: ({ context }) => context.y <= 0,
  },
  actions: {
    noteMove: assign(({ context, event }) => (event.type === 'scroll.moved' ? { ...context, y: event.y } : context)),
    noteTurn: assign(({ context, event }) =>
      event.type === 'scroll.moved' ? { y: event.y, turnY: event.y } : context,
    ),
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
          { guard: 'isAtTop', actions: 'noteTurn' },
          { guard: 'isGoingDown', target: 'hidden', actions: 'noteTurn' },
          { target: 'shown', actions: 'noteMove' },
        ],
      },
    },
    shown: {
      on: {
        'bar.hold': 'held',
        'scroll.moved': [
          { guard: 'isAtTop', target: 'atTop', actions: 'noteTurn' },
          { guard: 'isGoingDown', target: 'hidden', actions: 'noteTurn' },
          { guard: 'isGoingUp', actions: 'noteTurn' },
          { actions: 'noteMove' },
        ],
      },
    },
    hidden: {
      tags: 'away',
      on: {
        'bar.hold': 'held',
        'route.changed': { target: 'shown', actions: 'askForScroll' },
        'scroll.moved': [
          { guard: 'isAtTop', target: 'atTop', actions: 'noteTurn' },
          { guard: 'isGoingUp', target: 'shown', actions: 'noteTurn' },
          { guard: 'isGoingDown', actions: 'noteTurn' },
          { actions: 'noteMove' },
        ],
      },
    },
    held: {
      on: {
        'scroll.moved': { actions: 'noteTurn' },
        'bar.release': [{ guard: 'isRestingAtTop', target: 'atTop' }, { target: 'shown' }],
      },
    },
  },
});
