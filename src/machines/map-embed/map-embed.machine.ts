import { assign, setup } from 'xstate';
import { typed, placeholderCallback } from '../machine-utils.ts';

/** The place of the map on the page, opaque here: only the platform looks at it. */
export type MapPlace = object;

export type MapEmbedEvent =
  | { readonly type: 'place.attached'; readonly place: MapPlace }
  | { readonly type: 'place.detached' }
  /** The place is about to be seen. */
  | { readonly type: 'place.neared' }
  /** The visitor asked for the map. */
  | { readonly type: 'map.show' };

/** Input of the actor `watchNear`. */
export interface PlaceToWatch {
  readonly place: MapPlace | null;
}

/**
 * The map of Talk to us comes from a third party, so nothing is asked of it before its place is near the view or the
 * visitor presses the button (specification, section 2 "Contact"; screens, "Talk to us").
 */
export const mapEmbedMachine = setup({
  types: typed<{ context: { readonly place: MapPlace | null }; events: MapEmbedEvent }>(),
  actors: {
    /** Says `place.neared` once the place is near the view. */
    watchNear: placeholderCallback<PlaceToWatch>('watchNear'),
  },
  actions: {
    keepPlace: assign({ place: (_, params: { readonly place: MapPlace }) => params.place }),
    forgetPlace: assign({ place: null }),
  },
}).createMachine({
  id: 'mapEmbed',
  context: { place: null },
  initial: 'detached',
  states: {
    detached: {
      on: { 'place.attached': { target: 'waiting', actions: { type: 'keepPlace', params: ({ event }) => event } } },
    },
    waiting: {
      invoke: { src: 'watchNear', id: 'watchNear', input: ({ context }) => ({ place: context.place }) },
      on: {
        'place.detached': { target: 'detached', actions: 'forgetPlace' },
        'place.neared': 'shown',
        'map.show': 'shown',
      },
    },
    /** For good: a map that was loaded is not taken away again. */
    shown: {},
  },
});
