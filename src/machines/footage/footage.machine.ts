import { assign, setup } from 'xstate';
import { shadeOf, type Luminance, type Shade } from '../../domain/footage.ts';
import { typed, placeholderCallback } from '../machine-utils.ts';

/** An element of the page that holds a picture or a film, opaque here: only the platform looks at it. */
export type FootageElement = object;

export interface FootageInput {
  /** What the provider knows of it; null where it has to be looked at. */
  readonly known: Luminance | null;
}

export type FootageEvent =
  | { readonly type: 'element.attached'; readonly element: FootageElement }
  | { readonly type: 'element.detached' }
  | { readonly type: 'frame.sampled'; readonly luminance: Luminance };

interface FootageContext {
  readonly element: FootageElement | null;
  readonly shade: Shade;
}

/** Input of the actor `watchFootage`. */
export interface FootageToWatch {
  readonly element: FootageElement | null;
}

/** Until it is known otherwise footage counts as bright, which keeps the words readable. */
const bright: Shade = { top: false, bottom: false };

/** How dark a header's footage is where words stand on it (art direction, "Text on media"). */
export const footageMachine = setup({
  types: typed<{ input: FootageInput; context: FootageContext & FootageInput; events: FootageEvent }>(),
  actors: {
    /** Sends `frame.sampled` once, as soon as the footage can be seen. */
    watchFootage: placeholderCallback<FootageToWatch>('watchFootage'),
  },
  guards: {
    isKnown: ({ context }) => context.known !== null,
  },
  actions: {
    keepElement: assign({ element: (_, params: { readonly element: FootageElement }) => params.element }),
    keepShade: assign({ shade: (_, params: { readonly luminance: Luminance }) => shadeOf(params.luminance) }),
    forget: assign({ element: null, shade: bright }),
  },
}).createMachine({
  id: 'footage',
  initial: 'unknown',
  context: ({ input: { known } }) => ({ known, element: null, shade: known === null ? bright : shadeOf(known) }),
  states: {
    unknown: {
      always: { guard: 'isKnown', target: 'known' },
      initial: 'detached',
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
              invoke: {
                src: 'watchFootage',
                id: 'watchFootage',
                input: ({ context }) => ({ element: context.element }),
              },
              on: {
                'frame.sampled': { target: 'sampled', actions: { type: 'keepShade', params: ({ event }) => event } },
              },
            },
            sampled: {},
          },
        },
      },
    },
    /** The provider has said it: the page is right from the first, and nothing is decoded to be looked at. */
    known: {},
  },
});
