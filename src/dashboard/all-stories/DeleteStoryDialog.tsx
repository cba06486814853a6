import type { Story } from '../../domain/content.ts';
import type { Confirm } from '../../machines/confirm/confirm.react.tsx';
import { DeleteDialog } from '../shared/lists/DeleteDialog.tsx';

interface DeleteStoryDialogProps {
  readonly deletion: Confirm<Story>;
  readonly onClosed: () => void;
}

/** Asks 'Are you sure you want to delete this story?'. */
export function DeleteStoryDialog(props: DeleteStoryDialogProps) {
  return <DeleteDialog {...props} describe={({ title }) => [title]} />;
}
