import { assign, setup } from 'xstate';
import { brighter, shadeOf, type Luminance, type Shade } from '../../domain/brightness.ts';
import { typed, placeholderCallback } from '../machine-utils.ts';

export interface BackdropBrightnessInput {
  /** What the provider knows of it; null where it has to be looked at. Of a film it is one moment's. */
  readonly known: Luminance | null;
  readonly isFilm: boolean;
}

export type BackdropBrightnessEvent =
  /** The number of the element that holds the picture or the film. */
  | { readonly type: 'element.attached'; readonly element: number }
  | { readonly type: 'element.detached' }
  | { readonly type: 'frame.sampled'; readonly luminance: Luminance };

interface BackdropBrightnessContext {
  readonly element: number | null;
  /** The brightest of what is known and what was seen; null until then. */
  readonly luminance: Luminance | null;
  readonly shade: Shade;
}

/** Input of the actor `watchBrightness`. */
export interface BackdropToWatch {
  readonly element: number | null;
}

/** How dark a header's picture or film is where words stand on it (art direction, "Text on media"). */
export const backdropBrightnessMachine = setup({
  types: typed<{
    input: BackdropBrightnessInput;
    context: BackdropBrightnessContext & BackdropBrightnessInput;
    events: BackdropBrightnessEvent;
  }>(),
  actors: {
    /** Sends `frame.sampled`: of a picture as soon as it can be seen, of a film once a second while it plays. */
    watchBrightness: placeholderCallback<BackdropToWatch>('watchBrightness'),
  },
  guards: {
    /** A picture does not change, and what is bright everywhere does not become darker. */
    isSettled: ({ context: { luminance, isFilm, shade } }) =>
      luminance !== null && (!isFilm || (!shade.top && !shade.bottom)),
  },
  actions: {
    keepElement: assign({ element: (_, params: { readonly element: number }) => params.element }),
    keepBrightest: assign(({ context }, params: { readonly luminance: Luminance }) => {
      const luminance = brighter(context.luminance, params.luminance);
      return { luminance, shade: shadeOf(luminance) };
    }),
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
            'frame.sampled': { actions: { type: 'keepBrightest', params: ({ event }) => event } },
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
