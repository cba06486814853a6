import { Button } from '@vitrine/design-system/components/button';
import { RowTitle, Td, Tr } from '@vitrine/design-system/components/table';
import { useId } from 'react';
import * as v from 'valibot';
import type { Category } from '../../domain/content.ts';
import { useCategoryRow } from '../../machines/category-row/category-row.react.tsx';
import { useDraft } from '../../machines/draft/draft.react.tsx';
import { DraftNote } from '../shared/drafts/DraftNote.tsx';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import { isPlainEscape } from '../shared/forms/sending.ts';
import { useGivenUp } from '../shared/lists/use-given-up.ts';
import { DeleteCategoryDialog } from './DeleteCategoryDialog.tsx';
import { EditCategoryForm } from './EditCategoryForm.tsx';
import type { RowTarget } from './row-target.ts';
import { texts } from './texts.ts';
import { useOutcome } from '../shared/use-outcome.ts';

const nameShape = { schema: v.string(), upgrades: [] };

interface CategoryTableRowProps {
  readonly category: Category;
  readonly serial: number;
  /** Unknown where the projects could not be read. */
  readonly projectCount: number | undefined;
  readonly targets: FocusTargets<RowTarget>;
  readonly onSaved: () => void;
  /** @param undo reverts the deletion; null where the provider cannot */
  readonly onDeleted: (undo: string | null) => void;
}

/** View, then edit with Save or Cancel, then back to view; Delete asks first (specification, section 4). */
export function CategoryTableRow(props: CategoryTableRowProps) {
  const { category, serial, projectCount, targets, onSaved, onDeleted } = props;
  const outcome = useOutcome();
  const formId = useId();
  const { id } = category;

  const row = useCategoryRow(category, {
    onSaved: () => {
      outcome.succeeded(texts.updated);
      onSaved();
      targets.focusAfter(`row ${id}`, `edit ${id}`);
    },
    onDeleted: (_deleted, undo) => onDeleted(undo),
    onFailed: (what, problem) => {
      if (what === 'save') outcome.notSaved(texts.updateFailed, problem);
      else outcome.failed(texts.deleteFailed, problem);
      // The toast has shown the failure; the dialog can be opened again.
      if (what === 'delete') row.deletion.cancel();
      else targets.focusAfter(`row ${id}`, `field ${id}`);
    },
  });
  const { state } = row;
  const draft = useDraft({
    key: `category:${String(category.id)}`,
    value: row.draft,
    isDirty: state !== 'viewing' && row.draft !== row.category.name,
    version: category.name,
    shape: nameShape,
    describe: String,
    restore: (name) => {
      // Not requested by the user: the page's heading keeps the focus.
      row.edit();
      row.change(name);
    },
    reset: row.cancel,
  });
  const edit = () => {
    row.edit();
    targets.focus(`field ${id}`);
  };
  const giveUp = useGivenUp((_row, { name = '' }) => {
    edit();
    row.change(name);
  });
  const cancel = () => {
    if (row.draft !== row.category.name) giveUp('name', { name: row.draft });
    row.cancel();
    targets.focus(`edit ${id}`);
  };

  return (
    <Tr
      onKeyDown={(event) => {
        if (isPlainEscape(event) && state === 'editing') cancel();
      }}
      ref={targets.ref(`row ${id}`)}
    >
      <Td kind="serial">{serial}</Td>
      <Td kind="title">
        {state === 'viewing' ? (
          <>
            <RowTitle>{row.category.name}</RowTitle>
            {draft.others.length === 0 ? null : (
              <DraftNote draft={draft} onDiscarded={() => targets.focus(`field ${id}`)} place="part" />
            )}
          </>
        ) : (
          <>
            <EditCategoryForm formId={formId} isOpening={draft.isOpening} row={row} targets={targets} />
            <DraftNote draft={draft} onDiscarded={() => targets.focus(`edit ${id}`)} place="part" />
          </>
        )}
      </Td>
      <Td kind="actions">
        {state === 'viewing' ? (
          <>
            <Button
              aria-label={`Edit ${row.category.name}`}
              key="edit"
              onClick={edit}
              ref={targets.ref(`edit ${id}`)}
              size="small"
              variant="quiet"
            >
              Edit
            </Button>
            <Button
              aria-label={`Delete ${row.category.name}`}
              key="delete"
              onClick={() => {
                targets.afterDialog(`delete ${id}`);
                row.askToDelete();
              }}
              ref={targets.ref(`delete ${id}`)}
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
            <Button disabled={state === 'saving'} key="cancel" onClick={cancel} size="small" variant="quiet">
              Cancel
            </Button>
          </>
        )}
        <DeleteCategoryDialog deletion={row.deletion} onClosed={targets.dialogClosed} projectCount={projectCount} />
      </Td>
    </Tr>
  );
}
