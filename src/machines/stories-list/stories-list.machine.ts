import { assign, setup } from 'xstate';
import { countPages, findPlace } from '../../domain/stories-pagination.ts';
import type { StoriesAddress, StoriesPlace } from '../../domain/stories-pagination.ts';
import { typed, placeholderPromise } from '../machine-utils.ts';

export type StoriesListEvent =
  | { readonly type: 'story.chosen'; readonly id: string }
  | { readonly type: 'page.chosen'; readonly page: number }
  /** Back, forward or a link: the address names another place. */
  | { readonly type: 'address.changed'; readonly address: StoriesAddress }
  | { readonly type: 'content.changed'; readonly ids: readonly string[] };

export interface StoriesListInput {
  /** Newest first. */
  readonly ids: readonly string[];
  readonly address: StoriesAddress;
}

interface StoriesListContext extends StoriesPlace {
  readonly ids: readonly string[];
  /** What the address asks for. Kept, so that a story which comes later is shown after all. */
  readonly address: StoriesAddress;
  /** Rises with every choice: the reader has to be taken to the story shown first. */
  readonly arrivals: number;
}

/**
 * Coffee break: the list, its page and the story shown first (specification, section 2 "Stories" and section 4
 * "Stories page"). Choosing a story or a page takes the reader to the top; a changed address only shows what it names.
 */
export const storiesListMachine = setup({
  types: typed<{ context: StoriesListContext; events: StoriesListEvent; input: StoriesListInput }>(),
  actors: {
    /** Scrolls to the top of the page. */
    bringToTop: placeholderPromise<void, undefined>('bringToTop'),
  },
  guards: {
    hasStories: ({ context }) => context.ids.length > 0,
    hasContent: ({ event }) => event.type === 'content.changed' && event.ids.length > 0,
    isListed: ({ context, event }) => event.type === 'story.chosen' && context.ids.includes(event.id),
    isPage: ({ context, event }) =>
      event.type === 'page.chosen' &&
      Number.isInteger(event.page) &&
      event.page >= 1 &&
      event.page <= countPages(context.ids.length),
  },
  actions: {
    takeContent: assign(({ context, event }) =>
      event.type === 'content.changed' ? { ids: event.ids, ...findPlace(event.ids, context.address) } : context,
    ),
    followAddress: assign(({ context, event }) =>
      event.type === 'address.changed' ? { address: event.address, ...findPlace(context.ids, event.address) } : context,
    ),
    chooseStory: assign(({ context, event }) => {
      if (event.type !== 'story.chosen') return context;
      const place = findPlace(context.ids, { story: event.id, page: null });
      return { ...place, address: { story: event.id, page: place.page }, arrivals: context.arrivals + 1 };
    }),
    // Another page lets go of the chosen story: it is first on its own page only.
    choosePage: assign(({ context, event }) => {
      if (event.type !== 'page.chosen') return context;
      const address = { story: null, page: event.page };
      return { ...findPlace(context.ids, address), address, arrivals: context.arrivals + 1 };
    }),
  },
}).createMachine({
  id: 'storiesList',
  initial: 'starting',
  context: ({ input }) => ({ ...input, ...findPlace(input.ids, input.address), arrivals: 0 }),
  on: {
    'address.changed': { actions: 'followAddress' },
    'content.changed': [
      { guard: 'hasContent', target: '.listed', actions: 'takeContent' },
      { target: '.empty', actions: 'takeContent' },
    ],
  },
  states: {
    starting: {
      always: [{ guard: 'hasStories', target: 'listed' }, { target: 'empty' }],
    },
    empty: {},
    listed: {
      initial: 'reading',
      on: {
        'story.chosen': { guard: 'isListed', target: '.arriving', actions: 'chooseStory' },
        'page.chosen': { guard: 'isPage', target: '.arriving', actions: 'choosePage' },
      },
      states: {
        reading: {},
        arriving: {
          invoke: { src: 'bringToTop', id: 'bringToTop', onDone: 'reading', onError: 'reading' },
        },
      },
    },
  },
});
