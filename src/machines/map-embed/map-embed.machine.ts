import { assign, setup } from 'xstate';
import { typed, placeholderCallback } from '../machine-utils.ts';

export type MapEmbedEvent =
  /** The number of the element that keeps the map's place. */
  | { readonly type: 'element.attached'; readonly element: number }
  | { readonly type: 'element.detached' }
  /** The place is about to be seen. */
  | { readonly type: 'place.neared' }
  /** The visitor asked for the map. */
  | { readonly type: 'map.show' };

/** Input of the actor `watchNear`. */
export interface PlaceToWatch {
  readonly element: number | null;
}

/**
 * The map of Talk to us comes from a third party, so nothing is asked of it before its place is near the view or the
 * visitor presses the button (specification, section 2 "Contact"; screens, "Talk to us").
 */
export const mapEmbedMachine = setup({
  types: typed<{ context: { readonly element: number | null }; events: MapEmbedEvent }>(),
  actors: {
    /** Says `place.neared` once the place is near the view. */
    watchNear: placeholderCallback<PlaceToWatch>('watchNear'),
  },
  actions: {
    keepElement: assign({ element: (_, params: { readonly element: number }) => params.element }),
    dropElement: assign({ element: null }),
  },
}).createMachine({
  id: 'mapEmbed',
  context: { element: null },
  initial: 'detached',
  states: {
    detached: {
      on: { 'element.attached': { target: 'waiting', actions: { type: 'keepElement', params: ({ event }) => event } } },
    },
    waiting: {
      invoke: { src: 'watchNear', id: 'watchNear', input: ({ context }) => ({ element: context.element }) },
      on: {
        'element.detached': { target: 'detached', actions: 'dropElement' },
        'place.neared': 'shown',
        'map.show': 'shown',
      },
    },
    /** For good: a map that was loaded is not taken away again. */
    shown: {},
  },
});
