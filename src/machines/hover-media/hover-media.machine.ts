import { assign, setup } from 'xstate';
import { typed, placeholderCallback } from '../machine-utils.ts';

export type HoverMediaEvent =
  /** The number of the cell's element. */
  | { readonly type: 'element.attached'; readonly element: number }
  | { readonly type: 'element.detached' }
  | { readonly type: 'pointer.entered' }
  | { readonly type: 'pointer.left' }
  | { readonly type: 'focus.received' }
  | { readonly type: 'focus.lost' }
  /** Only where there is no hovering pointer: the element is in the middle of the view. */
  | { readonly type: 'centred.changed'; readonly isCentred: boolean };

interface HoverMediaContext {
  readonly element: number | null;
  readonly isPointed: boolean;
  readonly isFocused: boolean;
  readonly isCentred: boolean;
}

/** Input of the actor `watchCentred`. */
export interface ElementToWatch {
  readonly element: number | null;
}

/**
 * A cell with a second media: shown while pointed at or focused by keyboard, on touch screens while the cell is centred
 * in view (specification, section 2 "Home"; rulings, "Screens").
 */
export const hoverMediaMachine = setup({
  types: typed<{ context: HoverMediaContext; events: HoverMediaEvent }>(),
  actors: {
    /** On touch screens says `centred.changed`. */
    watchCentred: placeholderCallback<ElementToWatch>('watchCentred'),
  },
  guards: {
    isWanted: ({ context }) => context.isPointed || context.isFocused || context.isCentred,
    isUnwanted: ({ context }) => !context.isPointed && !context.isFocused && !context.isCentred,
  },
  actions: {
    keepElement: assign({ element: (_, params: { readonly element: number }) => params.element }),
    forget: assign({ element: null, isPointed: false, isFocused: false, isCentred: false }),
    point: assign({ isPointed: true }),
    unpoint: assign({ isPointed: false }),
    focus: assign({ isFocused: true }),
    unfocus: assign({ isFocused: false }),
    keepCentred: assign({ isCentred: (_, params: { readonly isCentred: boolean }) => params.isCentred }),
  },
}).createMachine({
  id: 'hoverMedia',
  context: { element: null, isPointed: false, isFocused: false, isCentred: false },
  initial: 'detached',
  states: {
    detached: {
      on: {
        'element.attached': { target: 'attached', actions: { type: 'keepElement', params: ({ event }) => event } },
      },
    },
    attached: {
      invoke: { id: 'watchCentred', src: 'watchCentred', input: ({ context }) => ({ element: context.element }) },
      on: {
        'element.detached': { target: 'detached', actions: 'forget' },
        'pointer.entered': { actions: 'point' },
        'pointer.left': { actions: 'unpoint' },
        'focus.received': { actions: 'focus' },
        'focus.lost': { actions: 'unfocus' },
        'centred.changed': { actions: { type: 'keepCentred', params: ({ event }) => event } },
      },
      initial: 'resting',
      states: {
        resting: { always: { guard: 'isWanted', target: 'shown' } },
        shown: { always: { guard: 'isUnwanted', target: 'resting' } },
      },
    },
  },
});
