import { assign, setup } from 'xstate';
import { workView } from '../../domain/categories.ts';
import type { WorkAddress, WorkContent } from '../../domain/categories.ts';
import { typed, placeholderPromise } from '../machine-utils.ts';

export type WorkListEvent =
  /** An entry of the sidebar; null is 'All Work'. */
  | { readonly type: 'category.chosen'; readonly category: string | null }
  | { readonly type: 'page.chosen'; readonly page: number }
  /** Back, Forward, a link: the address is another. */
  | { readonly type: 'address.changed'; readonly address: WorkAddress }
  /** The reads have come, or are gone (null). */
  | { readonly type: 'content.changed'; readonly content: WorkContent | null };

/** What the list begins with: the answers that came with the HTML, if any, and the address. */
export interface WorkListInput {
  readonly content: WorkContent | null;
  readonly address: WorkAddress;
}

/** The address is kept as it was asked for: what of it there is, is a matter of the content (`workView`). */
type WorkListContext = WorkListInput;

function pageOf({ content, address }: WorkListContext): number {
  return content === null ? address.page : workView(content, address).page;
}

/**
 * Which projects Work shows: selected category and current page (specification, section 4, "Work page"). Choosing a
 * category begins at page 1; every choice, not a way back, brings the top of the page into view.
 */
export const workListMachine = setup({
  types: typed<{ context: WorkListContext; events: WorkListEvent; input: WorkListInput }>(),
  actors: {
    scrollToTop: placeholderPromise<void, undefined>('scrollToTop'),
    /** The same, and the tiles that stay move to their new places when they are drawn there. */
    moveTiles: placeholderPromise<void, undefined>('moveTiles'),
  },
  guards: {
    hasContent: ({ context }) => context.content !== null,
    hasProjects: ({ context }) => context.content !== null && workView(context.content, context.address).total > 0,
    isOtherPage: ({ context }, { page }: { readonly page: number }) => page !== pageOf(context),
    isOtherAddress: ({ context }, { address }: { readonly address: WorkAddress }) =>
      address.category !== context.address.category || address.page !== context.address.page,
  },
  actions: {
    keepContent: assign((_, params: { readonly content: WorkContent | null }) => ({ content: params.content })),
    keepAddress: assign((_, params: { readonly address: WorkAddress }) => ({ address: params.address })),
    keepCategory: assign((_, { category }: { readonly category: string | null }) => ({
      address: { category, page: 1 },
    })),
    keepPage: assign(({ context }, { page }: { readonly page: number }) => ({
      address: { category: context.address.category, page },
    })),
  },
}).createMachine({
  id: 'workList',
  initial: 'sorting',
  context: ({ input }) => input,
  on: {
    'content.changed': { target: '.sorting', actions: { type: 'keepContent', params: ({ event }) => event } },
    'address.changed': {
      guard: { type: 'isOtherAddress', params: ({ event }) => event },
      target: '.sorting',
      actions: { type: 'keepAddress', params: ({ event }) => event },
    },
    'category.chosen': { target: '.filtering', actions: { type: 'keepCategory', params: ({ event }) => event } },
    'page.chosen': {
      guard: { type: 'isOtherPage', params: ({ event }) => event },
      target: '.turning',
      actions: { type: 'keepPage', params: ({ event }) => event },
    },
  },
  states: {
    sorting: {
      always: [
        { guard: 'hasProjects', target: 'listing' },
        { guard: 'hasContent', target: 'empty' },
        { target: 'waiting' },
      ],
    },
    /** The reads are on their way. */
    waiting: {},
    /** 'No projects found' */
    empty: {},
    listing: {},
    /** Another category is shown already; the top comes into view, and the tiles move from where they were. */
    filtering: {
      invoke: { src: 'moveTiles', id: 'moveTiles', onDone: 'sorting', onError: 'sorting' },
    },
    /** Another page is shown already; its top comes into view. */
    turning: {
      invoke: { src: 'scrollToTop', id: 'scrollToTop', onDone: 'sorting', onError: 'sorting' },
    },
  },
});
