import type { Category } from '../../domain/content.ts';
import type { Confirm } from '../../machines/confirm/confirm.react.tsx';
import { DeleteDialog } from '../shared/lists/DeleteDialog.tsx';
import { describeUse } from './texts.ts';

interface DeleteCategoryDialogProps {
  readonly deletion: Confirm<Category>;
  readonly projectCount: number | undefined;
  readonly onClosed: () => void;
}

/** Asks, and says where the category is used (rulings, "Screens"). */
export function DeleteCategoryDialog({ projectCount, ...props }: DeleteCategoryDialogProps) {
  return <DeleteDialog {...props} describe={({ name }) => [name, describeUse(projectCount)]} />;
}
