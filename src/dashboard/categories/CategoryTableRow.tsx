import { Button } from '@vitrine/design-system/components/button';
import { RowTitle, Td, Tr } from '@vitrine/design-system/components/table';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { string } from 'valibot';
import type { Category } from '../../domain/content.ts';
import { useCategoryRow } from '../../machines/category-row/category-row.react.tsx';
import { useDraft } from '../../machines/draft/draft.react.tsx';
import { DraftNote } from '../shared/DraftNote.tsx';
import { isFocusFree } from '../shared/focus.ts';
import { buttons } from './categories.css.ts';
import { DeleteCategoryDialog } from './DeleteCategoryDialog.tsx';
import { EditCategoryForm } from './EditCategoryForm.tsx';
import { texts } from './texts.ts';
import { useOutcome } from './use-outcome.ts';

interface CategoryTableRowProps {
  readonly category: Category;
  readonly serial: number;
  /** Unknown where the projects could not be read. */
  readonly projectCount: number | undefined;
  readonly editButtonRef: (button: HTMLButtonElement) => () => void;
  readonly onSaved: () => void;
  /** @param undo what takes it back; null where nothing does */
  readonly onDeleted: (undo: string | null) => void;
  /** To this row's Edit, or to the row that stays when this one goes. */
  readonly onFocusWanted: (where: 'row' | 'heir') => void;
}

/** View, then edit with Save or Cancel, then back to view; Delete asks first (specification, section 4). */
export function CategoryTableRow(props: CategoryTableRowProps) {
  const { category, serial, projectCount, editButtonRef, onSaved, onDeleted, onFocusWanted } = props;
  const outcome = useOutcome();
  const formId = useId();
  const tableRow = useRef<HTMLTableRowElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const isDeleted = useRef(false);

  const row = useCategoryRow(category, {
    onSaved: () => {
      outcome.succeeded(texts.updated);
      onSaved();
    },
    onDeleted: (_deleted, undo) => {
      isDeleted.current = true;
      onDeleted(undo);
    },
    onFailed: (what, problem) => {
      outcome.failed(what === 'save' ? texts.updateFailed : texts.deleteFailed, problem);
      // The toast has said it; the question can be asked again.
      if (what === 'delete') row.deletion.cancel();
    },
  });
  const { state } = row;
  const isRestored = useRef(false);
  const draft = useDraft({
    key: `category:${String(category.id)}`,
    value: row.draft,
    isDirty: state !== 'viewing' && row.draft !== row.category.name,
    version: category.name,
    schema: string(),
    restore: (name) => {
      isRestored.current = true;
      row.edit();
      row.change(name);
    },
    reset: row.cancel,
  });
  const stateBefore = useRef(state);
  const followState = useEffectEvent(() => {
    if (!isFocusFree(tableRow.current)) return;
    if (state === 'viewing') onFocusWanted('row');
    // What was restored was not asked for: the page's heading keeps the focus.
    else if (state === 'editing' && !isRestored.current) field.current?.focus();
    isRestored.current = false;
  });

  useEffect(() => {
    if (stateBefore.current !== state) followState();
    stateBefore.current = state;
  }, [state]);

  return (
    <Tr
      onKeyDown={(event) => {
        if (event.key === 'Escape' && state === 'editing') row.cancel();
      }}
      ref={tableRow}
    >
      <Td kind="serial">{serial}</Td>
      <Td kind="title">
        {state === 'viewing' ? (
          <RowTitle>{row.category.name}</RowTitle>
        ) : (
          <>
            <EditCategoryForm fieldRef={field} formId={formId} isOpening={draft.isOpening} row={row} />
            <DraftNote draft={draft} onDiscarded={() => onFocusWanted('row')} place="part" />
          </>
        )}
      </Td>
      <Td kind="actions">
        <span className={buttons}>
          {state === 'viewing' ? (
            <>
              <Button
                aria-label={`Edit ${row.category.name}`}
                key="edit"
                onClick={row.edit}
                ref={(button) => (button === null ? undefined : editButtonRef(button))}
                size="small"
                variant="quiet"
              >
                Edit
              </Button>
              <Button
                aria-label={`Delete ${row.category.name}`}
                key="delete"
                onClick={row.askToDelete}
                ref={deleteButton}
                size="small"
                variant="quietMuted"
              >
                Delete
              </Button>
            </>
          ) : (
            <>
              <Button
                busy={state === 'saving'}
                busyLabel="Saving..."
                form={formId}
                key="save"
                size="small"
                type="submit"
                variant="primary"
              >
                Save
              </Button>
              <Button disabled={state === 'saving'} key="cancel" onClick={row.cancel} size="small" variant="quiet">
                Cancel
              </Button>
            </>
          )}
        </span>
        <DeleteCategoryDialog
          deletion={row.deletion}
          onClosed={() => {
            if (isDeleted.current) onFocusWanted('heir');
            else deleteButton.current?.focus();
          }}
          projectCount={projectCount}
        />
      </Td>
    </Tr>
  );
}
