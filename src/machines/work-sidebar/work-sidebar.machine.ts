import { assign, setup } from 'xstate';
import { typed, placeholderCallback } from '../machine-utils.ts';

export type WorkSidebarEvent = { readonly type: 'scroll.moved'; readonly y: number };

interface WorkSidebarContext {
  /** Where the page last moved far enough to say which way it goes, in px. */
  readonly turnY: number;
}

/** Within this distance from the top, in px, the sidebar always stands (specification, section 9). */
export const TOP = 50;
/** Moves shorter than this say nothing about the direction, in px (art direction, section 6, "Bar"). */
export const SLACK = 6;

/** The sidebar of Work hides on scroll down and shows when scrolling up or near the top (specification, section 2, "Work"). */
export const workSidebarMachine = setup({
  types: typed<{ context: WorkSidebarContext; events: WorkSidebarEvent }>(),
  actors: {
    /** Sends `scroll.moved` at start and on every scroll. */
    watchScroll: placeholderCallback<undefined>('watchScroll'),
  },
  guards: {
    isNearTop: ({ event }) => event.y <= TOP,
    isGoingDown: ({ context, event }) => event.y > TOP && event.y - context.turnY >= SLACK,
    isGoingUp: ({ context, event }) => context.turnY - event.y >= SLACK,
  },
  actions: {
    noteTurn: assign({ turnY: ({ event }) => event.y }),
  },
}).createMachine({
  id: 'workSidebar',
  initial: 'shown',
  context: { turnY: 0 },
  invoke: { src: 'watchScroll', id: 'watchScroll' },
  states: {
    shown: {
      on: {
        'scroll.moved': [
          { guard: 'isGoingDown', target: 'hidden', actions: 'noteTurn' },
          { guard: 'isGoingUp', actions: 'noteTurn' },
        ],
      },
    },
    hidden: {
      on: {
        'scroll.moved': [
          { guard: 'isNearTop', target: 'shown', actions: 'noteTurn' },
          { guard: 'isGoingUp', target: 'shown', actions: 'noteTurn' },
          { guard: 'isGoingDown', actions: 'noteTurn' },
        ],
      },
    },
  },
});
