import { assign, setup } from 'xstate';
import { shadeOf, type Luminance, type Shade } from '../../domain/brightness.ts';
import { typed, placeholderCallback } from '../machine-utils.ts';

export interface BackdropBrightnessInput {
  /** What the provider knows of it; null where it has to be looked at. */
  readonly known: Luminance | null;
}

export type BackdropBrightnessEvent =
  /** The number of the element that holds the picture or the film. */
  | { readonly type: 'element.attached'; readonly element: number }
  | { readonly type: 'element.detached' }
  | { readonly type: 'frame.sampled'; readonly luminance: Luminance };

interface BackdropBrightnessContext {
  readonly element: number | null;
  readonly shade: Shade;
}

/** Input of the actor `watchBrightness`. */
export interface BackdropToWatch {
  readonly element: number | null;
}

/** Until it is known otherwise the backdrop counts as bright, which keeps the words readable. */
const bright: Shade = { top: false, bottom: false };

/** How dark a header's picture or film is where words stand on it (art direction, "Text on media"). */
export const backdropBrightnessMachine = setup({
  types: typed<{
    input: BackdropBrightnessInput;
    context: BackdropBrightnessContext & BackdropBrightnessInput;
    events: BackdropBrightnessEvent;
  }>(),
  actors: {
    /** Sends `frame.sampled` once, as soon as the picture or film can be seen. */
    watchBrightness: placeholderCallback<BackdropToWatch>('watchBrightness'),
  },
  guards: {
    isKnown: ({ context }) => context.known !== null,
  },
  actions: {
    keepElement: assign({ element: (_, params: { readonly element: number }) => params.element }),
    keepShade: assign({ shade: (_, params: { readonly luminance: Luminance }) => shadeOf(params.luminance) }),
    forget: assign({ element: null, shade: bright }),
  },
}).createMachine({
  id: 'backdropBrightness',
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
                src: 'watchBrightness',
                id: 'watchBrightness',
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
