import { TextField } from '@vitrine/design-system/components/field';
import type { CategoryRow } from '../../machines/category-row/category-row.react.tsx';
import { checkCategoryName } from '../../machines/category-row/category.rules.ts';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import { editForm } from './categories.css.ts';
import type { RowTarget } from './row-target.ts';

interface EditCategoryFormProps {
  readonly row: CategoryRow;
  /** The form's id, by which Save in another cell belongs to it. */
  readonly formId: string;
  /** Whether a draft of it is still being looked up. */
  readonly isOpening: boolean;
  readonly targets: FocusTargets<RowTarget>;
}

/** The name as a field in its place: Enter saves. */
export function EditCategoryForm({ row, formId, isOpening, targets }: EditCategoryFormProps) {
  const target = `field ${row.category.id}` as const;
  return (
    <form
      className={editForm}
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        row.save();
        if (checkCategoryName(row.draft) !== null) targets.focus(target);
      }}
    >
      <TextField
        autoComplete="off"
        error={row.error}
        hideLabel
        label={`New name of ${row.category.name}`}
        onChange={(event) => row.change(event.currentTarget.value)}
        onFocus={(event) => {
          if (row.draft === row.category.name) event.currentTarget.select();
        }}
        readOnly={row.state === 'saving' || isOpening}
        ref={targets.ref(target)}
        required
        value={row.draft}
      />
    </form>
  );
}
