import { setup } from 'xstate';
import { placeholderPromise, typed } from '../machine-utils.ts';

/** Who is asked: the page to embed. */
export interface MapToAsk {
  readonly address: string;
}

export type MapEmbedEvent =
  /** The visitor wants the other map: the interactive one, or the drawn one again. */
  | { readonly type: 'map.show' }
  | { readonly type: 'map.hide' }
  /** The embedded page has loaded. */
  | { readonly type: 'frame.loaded' };

/**
 * The interactive map of Talk to us comes from a third party: nothing is asked of it before the visitor wants it, and it takes
 * the place of the drawn one only once it has answered and loaded. A frame alone cannot tell: a browser's error page loads too.
 */
export const mapEmbedMachine = setup({
  types: typed<{ context: MapToAsk; events: MapEmbedEvent; input: MapToAsk }>(),
  actors: {
    /** Ends once the third party answers; fails when it does not. */
    askMap: placeholderPromise<unknown, MapToAsk>('askMap'),
  },
  delays: { patience: 15_000 },
}).createMachine({
  id: 'mapEmbed',
  context: ({ input }) => input,
  initial: 'hidden',
  states: {
    hidden: { on: { 'map.show': 'opening' } },
    opening: {
      initial: 'asking',
      after: { patience: 'failed' },
      on: { 'map.hide': 'hidden' },
      states: {
        asking: {
          invoke: {
            src: 'askMap',
            id: 'askMap',
            input: ({ context }) => context,
            onDone: 'loading',
            onError: '#mapEmbed.failed',
          },
        },
        /** The frame is in the page, unseen. */
        loading: { on: { 'frame.loaded': '#mapEmbed.shown' } },
      },
    },
    shown: { on: { 'map.hide': 'hidden' } },
    /** The drawn map stands as before, with a sentence; it can be tried again. */
    failed: { on: { 'map.show': 'opening' } },
  },
});
