import { assign, setup } from 'xstate';
import { typed, placeholderCallback } from '../machine-utils.ts';

export type WorkSidebarEvent = { readonly type: 'scroll.moved' } & Scroll;

interface Scroll {
  /** In px. */
  readonly y: number;
}

interface WorkSidebarContext {
  /** Where the page last moved far enough to say which way it goes, in px. */
  readonly turnY: number;
}

/** Within this distance from the top, in px, the sidebar always stands (specification, section 9). */
export const TOP = 50;
/** Moves shorter than this say nothing about the direction, in px (art direction, section 6, "Bar"). */
export const SLACK = 6;

const toScroll = ({ event }: { readonly event: Scroll }): Scroll => event;

/** The sidebar of Work hides on scroll down and shows when scrolling up or near the top (specification, section 2, "Work"). */
export const workSidebarMachine = setup({
  types: typed<{ context: WorkSidebarContext; events: WorkSidebarEvent }>(),
  actors: {
    /** Sends `scroll.moved` at start and on every scroll. */
    watchScroll: placeholderCallback<undefined>('watchScroll'),
  },
  guards: {
    isNearTop: (_, { y }: Scroll) => y <= TOP,
    isGoingDown: ({ context }, { y }: Scroll) => y > TOP && y - context.turnY >= SLACK,
    isGoingUp: ({ context }, { y }: Scroll) => context.turnY - y >= SLACK,
  },
  actions: {
    noteTurn: assign((_, { y }: Scroll) => ({ turnY: y })),
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
          {
            guard: { type: 'isGoingDown', params: toScroll },
            target: 'hidden',
            actions: { type: 'noteTurn', params: toScroll },
          },
          { guard: { type: 'isGoingUp', params: toScroll }, actions: { type: 'noteTurn', params: toScroll } },
        ],
      },
    },
    hidden: {
      on: {
        'scroll.moved': [
          {
            guard: { type: 'isNearTop', params: toScroll },
            target: 'shown',
            actions: { type: 'noteTurn', params: toScroll },
          },
          {
            guard: { type: 'isGoingUp', params: toScroll },
            target: 'shown',
            actions: { type: 'noteTurn', params: toScroll },
          },
          { guard: { type: 'isGoingDown', params: toScroll }, actions: { type: 'noteTurn', params: toScroll } },
        ],
      },
    },
  },
});
