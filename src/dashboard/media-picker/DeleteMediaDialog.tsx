import type { ProjectFile } from '../../domain/content.ts';
import type { Confirm } from '../../machines/confirm/confirm.react.tsx';
import { DeleteDialog } from '../shared/lists/DeleteDialog.tsx';
import type { HomeSlots } from '../shared/media/uses.ts';
import { describeUse } from './texts.ts';

interface DeleteMediaDialogProps {
  readonly deletion: Confirm<ProjectFile>;
  readonly home: HomeSlots | null;
  readonly onClosed: () => void;
}

/** Asks, and says where the file is used (rulings, "Screens"). */
export function DeleteMediaDialog({ home, ...props }: DeleteMediaDialogProps) {
  return <DeleteDialog {...props} describe={(file) => [file.name, describeUse(file, home)]} />;
}
