import { Table, Th } from '@vitrine/design-system/components/table';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { CategoryTableRow } from '../../../src/dashboard/categories/CategoryTableRow.tsx';
import type { RowTarget } from '../../../src/dashboard/categories/row-target.ts';
import { useFocusTargets } from '../../../src/dashboard/shared/focus/focus-targets.ts';
import { Toasts } from '../../../src/dashboard/shell/Toasts.tsx';
import { Services } from '../lab/Services.tsx';
import type { StageSetting } from '../lab/setting.ts';

const category = { id: 1, name: 'Print' };

function Row() {
  const targets = useFocusTargets<RowTarget>();
  return (
    <CategoryTableRow
      category={category}
      onDeleted={() => undefined}
      onSaved={() => undefined}
      projectCount={2}
      serial={1}
      targets={targets}
    />
  );
}

/** One row of the categories' table. */
export const setting: StageSetting = {
  input: { category },
  signs: {
    viewing: { role: 'button', name: 'Edit Print' },
    editing: { role: 'button', name: 'Save' },
    saving: { role: 'button', name: 'Saving...', isOff: true },
  },
  draw: () => (
    <Services>
      <Table
        caption="Categories"
        head={
          <>
            <Th>No.</Th>
            <Th>Name</Th>
            <Th end>
              <VisuallyHidden>Actions</VisuallyHidden>
            </Th>
          </>
        }
        rowHeight="narrow"
      >
        <Row />
      </Table>
      <Toasts />
    </Services>
  ),
};
