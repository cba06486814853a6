import { Table, Th } from '@vitrine/design-system/components/table';
import { useRef } from 'react';
import type { CategoriesInUse } from '../../api/dashboard/reads.ts';
import type { Category } from '../../domain/content.ts';
import { CategoryTableRow } from './CategoryTableRow.tsx';

interface CategoryTableProps {
  readonly content: CategoriesInUse;
  /** Something was written: read the list again. */
  readonly onWritten: () => void;
  /** One was deleted. `undo` takes it back; null where nothing does. */
  readonly onDeleted: (undo: string | null) => void;
  /** The last row has gone: the focus needs a place. */
  readonly onEmptied: () => void;
}

/** 'Sr. No, Category Name, Actions' (specification, section 2, "Categories"). */
export function CategoryTable({ content, onWritten, onDeleted, onEmptied }: CategoryTableProps) {
  const { categories, projectCounts } = content;
  const editButtons = useRef(new Map<Category['id'], HTMLButtonElement>());
  // The row that takes the place of a deleted one, or the one before it, gets the focus.
  const heir = useRef<Category | undefined>(undefined);

  return (
    <Table
      caption="Categories"
      head={
        <>
          <Th>Sr. No</Th>
          <Th>Category Name</Th>
          <Th end>Actions</Th>
        </>
      }
      phone="oneLine"
      rowHeight="narrow"
    >
      {categories.map((category, index) => (
        <CategoryTableRow
          category={category}
          editButtonRef={(button) => {
            editButtons.current.set(category.id, button);
            return () => editButtons.current.delete(category.id);
          }}
          key={category.id}
          onDeleted={(undo) => {
            onDeleted(undo);
            heir.current = categories[index + 1] ?? categories[index - 1];
          }}
          onFocusWanted={(where) => {
            const next = where === 'row' ? category : heir.current;
            if (next === undefined) onEmptied();
            else editButtons.current.get(next.id)?.focus();
          }}
          onSaved={onWritten}
          projectCount={projectCounts?.get(String(category.id))}
          serial={index + 1}
        />
      ))}
    </Table>
  );
}
