import { setup } from 'xstate';
import { typed, placeholderCallback } from '../machine-utils.ts';

export type FilterPanelEvent =
  | { readonly type: 'panel.toggle' }
  | { readonly type: 'panel.close' }
  | { readonly type: 'choice.made' }
  | { readonly type: 'route.changed' }
  | ({ readonly type: 'width.changed' } & WidthChange);

interface WidthChange {
  readonly isWide: boolean;
}

/** From this width, in px, the categories are a sidebar; under it a panel over the page (specification, section 9). */
export const SIDEBAR_MIN_WIDTH = 1024;

/**
 * The category filter of /work (specification, sections 2 "Work" and 4 "Filter panel"). On narrow
 * screens a panel under the bar that closes by itself; on wide ones the sidebar, which only the button folds away.
 */
export const filterPanelMachine = setup({
  types: typed<{ events: FilterPanelEvent; tags: 'open' | 'wide' | 'over' }>(),
  actors: {
    /** Sends `panel.toggle` for every window event `toggleFilter`. */
    watchToggleFilter: placeholderCallback<undefined>('watchToggleFilter'),
    /** Sends `width.changed` at start and when the window crosses the width from which a sidebar stands. */
    watchWidth: placeholderCallback<undefined>('watchWidth'),
    /** Sends `panel.close` on any scroll. */
    watchScroll: placeholderCallback<undefined>('watchScroll'),
    /** Sends `panel.close` when Escape is pressed. */
    watchEscape: placeholderCallback<undefined>('watchEscape'),
  },
  guards: {
    isForWide: (_, width: WidthChange) => width.isWide,
    isForNarrow: (_, width: WidthChange) => !width.isWide,
  },
}).createMachine({
  id: 'filterPanel',
  initial: 'unmeasured',
  invoke: [
    { src: 'watchToggleFilter', id: 'watchToggleFilter' },
    { src: 'watchWidth', id: 'watchWidth' },
  ],
  states: {
    /** As on the server: the styles alone decide, the sidebar stands on wide screens and the panel is closed. */
    unmeasured: {
      on: {
        'width.changed': [
          { guard: { type: 'isForWide', params: ({ event }) => event }, target: 'wide' },
          { target: 'narrow' },
        ],
      },
    },
    narrow: {
      initial: 'closed',
      on: { 'width.changed': { guard: { type: 'isForWide', params: ({ event }) => event }, target: 'wide' } },
      states: {
        closed: {
          on: { 'panel.toggle': 'open' },
        },
        open: {
          tags: ['open', 'over'],
          invoke: [
            { src: 'watchScroll', id: 'watchScroll' },
            { src: 'watchEscape', id: 'watchEscape' },
          ],
          on: {
            'panel.toggle': 'closed',
            'panel.close': 'closed',
            'choice.made': 'closed',
            'route.changed': 'closed',
          },
        },
      },
    },
    wide: {
      tags: 'wide',
      initial: 'unfolded',
      on: { 'width.changed': { guard: { type: 'isForNarrow', params: ({ event }) => event }, target: 'narrow' } },
      states: {
        unfolded: {
          tags: 'open',
          on: { 'panel.toggle': 'folded' },
        },
        folded: {
          on: { 'panel.toggle': 'unfolded' },
        },
      },
    },
  },
});
