import { assign, setup } from 'xstate';
import { typed, placeholderCallback } from '../machine-utils.ts';

export type RunningHeadEvent =
  /** The number of the header's element. */
  | { readonly type: 'element.attached'; readonly element: number }
  | { readonly type: 'element.detached' }
  /** How much of the header is left in view, in px; below 0 when it has gone. */
  | { readonly type: 'head.moved'; readonly left: number };

interface RunningHeadContext {
  readonly element: number | null;
}

/** Input of the actor `watchHead`. */
export interface HeadToWatch {
  readonly element: number | null;
}

/** With less of the header left, in px, the title becomes the running head (screens, "Project detail"). */
export const HEAD_LEFT = 140;

/** A project's title: large in its header, in the bar once the header has gone by (specification, section 2, "Project detail"). */
export const runningHeadMachine = setup({
  types: typed<{ context: RunningHeadContext; events: RunningHeadEvent }>(),
  actors: {
    /** Sends `head.moved` at start, on scrolling and on resizing. */
    watchHead: placeholderCallback<HeadToWatch>('watchHead'),
  },
  guards: {
    isGone: (_, { left }: { readonly left: number }) => left < HEAD_LEFT,
    isBack: (_, { left }: { readonly left: number }) => left >= HEAD_LEFT,
  },
  actions: {
    keepElement: assign({ element: (_, params: { readonly element: number }) => params.element }),
    dropElement: assign({ element: null }),
  },
}).createMachine({
  id: 'runningHead',
  initial: 'detached',
  context: { element: null },
  states: {
    detached: {
      on: {
        'element.attached': { target: 'attached', actions: { type: 'keepElement', params: ({ event }) => event } },
      },
    },
    attached: {
      invoke: { src: 'watchHead', id: 'watchHead', input: ({ context }) => ({ element: context.element }) },
      on: { 'element.detached': { target: 'detached', actions: 'dropElement' } },
      initial: 'resting',
      states: {
        resting: {
          on: { 'head.moved': { guard: { type: 'isGone', params: ({ event }) => event }, target: 'scrolled' } },
        },
        scrolled: {
          on: { 'head.moved': { guard: { type: 'isBack', params: ({ event }) => event }, target: 'resting' } },
        },
      },
    },
  },
});
