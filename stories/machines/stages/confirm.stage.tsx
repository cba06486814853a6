import { Button } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import { DeleteCategoryDialog } from '../../../src/dashboard/categories/DeleteCategoryDialog.tsx';
import type { Category } from '../../../src/domain/content.ts';
import { useConfirm } from '../../../src/machines/confirm/confirm.react.tsx';
import { useProvidedMachine } from '../../../src/machines/machine-context.ts';
import { Services } from '../lab/Services.tsx';
import type { StageSetting } from '../lab/setting.ts';
import { DeleteCategoryMachineContext } from '../../../src/machines/category-row/category-row.react.tsx';

const category = { id: 1, name: 'Print' };

function Deletion() {
  const deletion = useConfirm<Category>(useProvidedMachine(DeleteCategoryMachineContext));
  return (
    <>
      <Text variant="dashText">
        The dialog takes the whole page while it asks. Run the clock and let actors answer by themselves before you
        confirm.
      </Text>
      <Button onClick={() => deletion.ask('Are you sure you want to delete this category?', category)} variant="quiet">
        Delete
      </Button>
      <DeleteCategoryDialog deletion={deletion} onClosed={() => undefined} projectCount={2} />
    </>
  );
}

/** The question before a category is deleted. */
export const setting: StageSetting = {
  signs: {
    closed: { role: 'button', name: 'Delete' },
    asking: { role: 'button', name: 'Cancel' },
    acting: { role: 'button', name: 'Deleting...', isOff: true },
  },
  draw: () => (
    <Services>
      <Deletion />
    </Services>
  ),
};
