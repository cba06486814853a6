import { assign, emit, setup } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import type { Category } from '../../domain/content.ts';
import { problemOf, typed, placeholderPromise } from '../machine-utils.ts';
import { checkCategoryName } from './category.rules.ts';

export type CategoryRowEvent =
  | { readonly type: 'row.edit' }
  | { readonly type: 'row.save' }
  | { readonly type: 'row.cancel' }
  | { readonly type: 'draft.changed'; readonly draft: string }
  /** The list was read again. */
  | { readonly type: 'category.changed'; readonly category: Category };

/** Said once for each attempt. */
export type CategoryRowNews =
  | { readonly type: 'row.saved'; readonly category: Category }
  | { readonly type: 'row.refused'; readonly problem: Problem };

interface CategoryRowContext {
  readonly category: Category;
  readonly draft: string;
  /** What is wrong with the draft. */
  readonly error: string | null;
  /** Why saving failed. */
  readonly problem: Problem | null;
}

/**
 * A row of the categories' table (specification, section 4, "Category row"): view, then edit with Save or Cancel, then
 * back to view. Deleting is asked and done by the `confirm` machine.
 */
export const categoryRowMachine = setup({
  types: typed<{
    context: CategoryRowContext;
    events: CategoryRowEvent;
    emitted: CategoryRowNews;
    input: { readonly category: Category };
    tags: 'busy' | 'editing';
  }>(),
  actors: {
    saveCategory: placeholderPromise<void, Category>('saveCategory'),
  },
  guards: {
    isNamed: ({ context }) => checkCategoryName(context.draft) === null,
    isAborted: (_, problem: Problem) => problem.kind === 'aborted',
  },
  actions: {
    takeCategory: assign((_, category: Category) => ({ category })),
    beginDraft: assign(({ context }) => ({ draft: context.category.name, error: null, problem: null })),
    keepDraft: assign((_, draft: string) => ({ draft, error: null })),
    showError: assign(({ context }) => ({ error: checkCategoryName(context.draft) })),
    clearProblem: assign({ error: null, problem: null }),
    keepProblem: assign((_, problem: Problem) => ({ problem })),
    keepName: assign(({ context }) => ({ category: { ...context.category, name: context.draft.trim() } })),
    tellSaved: emit(({ context }) => ({ type: 'row.saved' as const, category: context.category })),
    tellRefused: emit((_, problem: Problem) => ({ type: 'row.refused' as const, problem })),
  },
}).createMachine({
  id: 'categoryRow',
  initial: 'viewing',
  context: ({ input }) => ({ category: input.category, draft: '', error: null, problem: null }),
  on: { 'category.changed': { actions: { type: 'takeCategory', params: ({ event }) => event.category } } },
  states: {
    viewing: {
      on: { 'row.edit': { target: 'editing', actions: 'beginDraft' } },
    },
    editing: {
      tags: 'editing',
      on: {
        'draft.changed': { actions: { type: 'keepDraft', params: ({ event }) => event.draft } },
        'row.cancel': 'viewing',
        'row.save': [{ guard: 'isNamed', target: 'saving', actions: 'clearProblem' }, { actions: 'showError' }],
      },
    },
    saving: {
      tags: ['editing', 'busy'],
      invoke: {
        src: 'saveCategory',
        id: 'saveCategory',
        input: ({ context }) => ({ id: context.category.id, name: context.draft.trim() }),
        onDone: { target: 'viewing', actions: ['keepName', 'tellSaved'] },
        onError: [
          { guard: { type: 'isAborted', params: ({ event }) => problemOf(event.error) }, target: 'editing' },
          {
            target: 'editing',
            actions: [
              { type: 'keepProblem', params: ({ event }) => problemOf(event.error) },
              { type: 'tellRefused', params: ({ event }) => problemOf(event.error) },
            ],
          },
        ],
      },
    },
  },
});
