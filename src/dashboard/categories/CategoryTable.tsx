import { Table, Th } from '@vitrine/design-system/components/table';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import { neighbourOf } from '../shared/lists/neighbour.ts';
import type { CategoriesInUse } from '../../api/dashboard/reads.ts';
import { CategoryTableRow } from './CategoryTableRow.tsx';
import type { RowTarget } from './row-target.ts';

interface CategoryTableProps {
  readonly content: CategoriesInUse;
  /** Called after a write, to read the list again. */
  readonly onWritten: () => void;
  /** Called after a deletion. `undo` reverts it; null where the provider cannot. */
  readonly onDeleted: (undo: string | null) => void;
  readonly targets: FocusTargets<'add' | RowTarget>;
}

/** 'Sr. No, Category Name, Actions' (specification, section 2, "Categories"). */
export function CategoryTable({ content, onWritten, onDeleted, targets }: CategoryTableProps) {
  const { categories, projectCounts } = content;

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
          key={category.id}
          onDeleted={(undo) => {
            onDeleted(undo);
            const next = neighbourOf(categories, category.id);
            targets.afterDialog(next === undefined ? 'add' : `edit ${next.id}`);
          }}
          onSaved={onWritten}
          projectCount={projectCounts?.get(String(category.id))}
          serial={index + 1}
          targets={targets}
        />
      ))}
    </Table>
  );
}
