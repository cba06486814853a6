import { TextField } from '@vitrine/design-system/components/field';
import type { RefObject } from 'react';
import type { CategoryRow } from '../../machines/category-row/category-row.react.tsx';
import { checkCategoryName } from '../../machines/category-row/category.rules.ts';
import { editField } from './categories.css.ts';

interface EditCategoryFormProps {
  readonly row: CategoryRow;
  /** Save stands in another cell and belongs to this form by its id. */
  readonly formId: string;
  /** Not yet known whether there is a draft of it. */
  readonly isOpening: boolean;
  readonly fieldRef: RefObject<HTMLInputElement | null>;
}

/** The name as a field in its place: Enter saves. */
export function EditCategoryForm({ row, formId, isOpening, fieldRef }: EditCategoryFormProps) {
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        row.save();
        if (checkCategoryName(row.draft) !== null) fieldRef.current?.focus();
      }}
    >
      <TextField
        autoComplete="off"
        className={editField}
        error={row.error}
        hideLabel
        label={`New name of ${row.category.name}`}
        onChange={(event) => row.change(event.currentTarget.value)}
        onFocus={(event) => {
          if (row.draft === row.category.name) event.currentTarget.select();
        }}
        readOnly={row.state === 'saving' || isOpening}
        ref={fieldRef}
        required
        value={row.draft}
      />
    </form>
  );
}
