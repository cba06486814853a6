import { assign, setup } from 'xstate';
import { shadeOf, type Luminance, type Shade } from '../../domain/brightness.ts';
import { typed, placeholderCallback } from '../machine-utils.ts';

export interface BackdropBrightnessInput {
  /** What the provider knows of it; null where a picture has to be looked at. */
  readonly known: Luminance | null;
  /** A film is never looked at: one that nobody knows is taken for bright. */
  readonly isFilm: boolean;
}

export type BackdropBrightnessEvent =
  /** The number of the element that holds the picture or the film. */
  | { readonly type: 'element.attached'; readonly element: number }
  | { readonly type: 'element.detached' }
  | { readonly type: 'picture.sampled'; readonly luminance: Luminance };

interface BackdropBrightnessContext {
  readonly element: number | null;
  /** As it is known or was seen; null until then. */
  readonly luminance: Luminance | null;
  readonly shade: Shade;
}

/** Input of the actor `watchBrightness`. */
export interface BackdropToWatch {
  readonly element: number | null;
}

/** How dark a header's picture or film is where words stand on it. */
export const backdropBrightnessMachine = setup({
  types: typed<{
    input: BackdropBrightnessInput;
    context: BackdropBrightnessContext & BackdropBrightnessInput;
    events: BackdropBrightnessEvent;
  }>(),
  actors: {
    /** Sends `picture.sampled` as soon as it can be seen. */
    watchBrightness: placeholderCallback<BackdropToWatch>('watchBrightness'),
  },
  guards: {
    isSettled: ({ context: { luminance, isFilm } }) => isFilm || luminance !== null,
  },
  actions: {
    keepElement: assign({ element: (_, params: { readonly element: number }) => params.element }),
    keep: assign((_, { luminance }: { readonly luminance: Luminance }) => ({ luminance, shade: shadeOf(luminance) })),
    forget: assign(({ context: { known } }) => ({ element: null, luminance: known, shade: shadeOf(known) })),
  },
}).createMachine({
  id: 'backdropBrightness',
  initial: 'looking',
  context: ({ input: { known, isFilm } }) => ({
    known,
    isFilm,
    element: null,
    luminance: known,
    shade: shadeOf(known),
  }),
  states: {
    looking: {
      always: { guard: 'isSettled', target: 'settled' },
      initial: 'detached',
      states: {
        detached: {
          on: {
            'element.attached': { target: 'attached', actions: { type: 'keepElement', params: ({ event }) => event } },
          },
        },
        attached: {
          invoke: {
            src: 'watchBrightness',
            id: 'watchBrightness',
            input: ({ context }) => ({ element: context.element }),
          },
          on: {
            'element.detached': { target: 'detached', actions: 'forget' },
            'picture.sampled': { actions: { type: 'keep', params: ({ event }) => event } },
          },
        },
      },
    },
    /** Nothing more is to be learnt: nothing is decoded to be looked at. */
    settled: {
      on: { 'element.detached': { target: 'looking', actions: 'forget' } },
    },
  },
});
