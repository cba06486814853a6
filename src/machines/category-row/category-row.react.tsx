import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Problem } from '../../api/problem.ts';
import type { Category } from '../../domain/content.ts';
import { createConfirmContext, useConfirm } from '../confirm/confirm.react.tsx';
import type { Confirm } from '../confirm/confirm.react.tsx';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { useEmitted } from '../use-emitted.ts';
import type { categoryRowMachine } from './category-row.machine.ts';

export const CategoryRowMachineContext = createMachineContext<typeof categoryRowMachine>('CategoryRowMachineContext');
export const DeleteCategoryMachineContext = createConfirmContext<Category>('DeleteCategoryMachineContext');

/** What a row of the categories' table draws. */
export interface CategoryRow {
  readonly state: 'viewing' | 'editing' | 'saving';
  /** As saved last, or as the list last gave it. */
  readonly category: Category;
  readonly draft: string;
  /** What to show at the field. */
  readonly error: string | null;
  /** Why the last save failed. */
  readonly problem: Problem | null;
  readonly edit: () => void;
  readonly change: (draft: string) => void;
  readonly save: () => void;
  readonly cancel: () => void;
  /** Asks 'Are you sure you want to delete this category?'. */
  readonly askToDelete: () => void;
  /** The alert dialog of that question. */
  readonly deletion: Confirm<Category>;
}

/** Each is called once for each attempt. */
export interface CategoryRowListeners {
  readonly onSaved?: (category: Category) => void;
  /** @param undo what takes it back; null where nothing does */
  readonly onDeleted?: (category: Category, undo: string | null) => void;
  readonly onFailed?: (what: 'save' | 'delete', problem: Problem) => void;
}

/** One category's row (specification, section 4, "Category row"; section 8, "Categories"). */
export function useCategoryRow(category: Category, listeners: CategoryRowListeners = {}): CategoryRow {
  const actor = useActorRef(useProvidedMachine(CategoryRowMachineContext), { input: { category } });
  const shown = useSelector(actor, ({ value, context }) => ({ state: value, ...context }), shallowEqual);
  const deletion = useConfirm(useProvidedMachine(DeleteCategoryMachineContext), {
    onActed: (deleted, undo) => listeners.onDeleted?.(deleted, undo),
    onFailed: (why) => listeners.onFailed?.('delete', why),
  });

  useEffect(() => actor.send({ type: 'category.changed', category }), [actor, category]);
  useEmitted(actor, {
    'row.saved': ({ category: saved }) => listeners.onSaved?.(saved),
    'row.refused': ({ problem: why }) => listeners.onFailed?.('save', why),
  });

  return {
    ...shown,
    edit: () => actor.send({ type: 'row.edit' }),
    change: (next) => actor.send({ type: 'draft.changed', draft: next }),
    save: () => actor.send({ type: 'row.save' }),
    cancel: () => actor.send({ type: 'row.cancel' }),
    askToDelete: () => deletion.ask('Are you sure you want to delete this category?', shown.category),
    deletion,
  };
}
