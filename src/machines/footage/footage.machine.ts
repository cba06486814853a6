import { assign, setup } from 'xstate';
import { typed, unfilledCallback } from '../kit.ts';

/** An element of the page that holds a picture or a film, opaque here: only the platform looks at it. */
export type FootageElement = object;

/** Where the footage is so dark by itself that white words need little shade. */
export interface Shade {
  /** Under the bar. */
  readonly top: boolean;
  /** Under the title. */
  readonly bottom: boolean;
}

export type FootageEvent =
  | { readonly type: 'element.attached'; readonly element: FootageElement }
  | { readonly type: 'element.detached' }
  | { readonly type: 'frame.sampled'; readonly shade: Shade };

interface FootageContext {
  readonly element: FootageElement | null;
  readonly shade: Shade;
}

/** Input of the slot `watchFootage`. */
export interface FootageToWatch {
  readonly element: FootageElement | null;
}

/** Until it is known otherwise footage counts as bright, which keeps the words readable. */
const bright: Shade = { top: false, bottom: false };

/** How dark a header's footage is where words stand on it (art direction, "Text on media"). */
export const footageMachine = setup({
  types: typed<{ context: FootageContext; events: FootageEvent }>(),
  actors: {
    /** Sends `frame.sampled` once, as soon as the footage can be seen. */
    watchFootage: unfilledCallback<FootageToWatch>('watchFootage'),
  },
  actions: {
    keepElement: assign({ element: (_, params: { readonly element: FootageElement }) => params.element }),
    keepShade: assign({ shade: (_, params: { readonly shade: Shade }) => params.shade }),
    forget: assign({ element: null, shade: bright }),
  },
}).createMachine({
  id: 'footage',
  initial: 'detached',
  context: { element: null, shade: bright },
  states: {
    detached: {
      on: {
        'element.attached': { target: 'attached', actions: { type: 'keepElement', params: ({ event }) => event } },
      },
    },
    attached: {
      on: { 'element.detached': { target: 'detached', actions: 'forget' } },
      initial: 'waiting',
      states: {
        waiting: {
          invoke: { src: 'watchFootage', id: 'watchFootage', input: ({ context }) => ({ element: context.element }) },
          on: {
            'frame.sampled': { target: 'sampled', actions: { type: 'keepShade', params: ({ event }) => event } },
          },
        },
        sampled: {},
      },
    },
  },
});
