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
    hasContent: (_, { ids }: { readonly ids: readonly string[] }) => ids.length > 0,
    isListed: ({ context }, { id }: { readonly id: string }) => context.ids.includes(id),
    isPage: ({ context }, { page }: { readonly page: number }) =>
      Number.isInteger(page) && page >= 1 && page <= countPages(context.ids.length),
  },
  actions: {
    takeContent: assign(({ context }, { ids }: { readonly ids: readonly string[] }) => ({
      ids,
      ...findPlace(ids, context.address),
    })),
    followAddress: assign(({ context }, { address }: { readonly address: StoriesAddress }) => ({
      address,
      ...findPlace(context.ids, address),
    })),
    chooseStory: assign(({ context }, { id }: { readonly id: string }) => {
      const place = findPlace(context.ids, { story: id, page: null });
      return { ...place, address: { story: id, page: place.page }, arrivals: context.arrivals + 1 };
    }),
    // Another page lets go of the chosen story: it is first on its own page only.
    choosePage: assign(({ context }, { page }: { readonly page: number }) => {
      const address = { story: null, page };
      return { ...findPlace(context.ids, address), address, arrivals: context.arrivals + 1 };
    }),
  },
}).createMachine({
  id: 'storiesList',
  initial: 'starting',
  context: ({ input }) => ({ ...input, ...findPlace(input.ids, input.address), arrivals: 0 }),
  on: {
    'address.changed': { actions: { type: 'followAddress', params: ({ event }) => event } },
    'content.changed': [
      {
        guard: { type: 'hasContent', params: ({ event }) => event },
        target: '.listed',
        actions: { type: 'takeContent', params: ({ event }) => event },
      },
      { target: '.empty', actions: { type: 'takeContent', params: ({ event }) => event } },
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
        'story.chosen': {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: '.arriving',
          actions: { type: 'chooseStory', params: ({ event }) => event },
        },
        'page.chosen': {
          guard: { type: 'isPage', params: ({ event }) => event },
          target: '.arriving',
          actions: { type: 'choosePage', params: ({ event }) => event },
        },
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
