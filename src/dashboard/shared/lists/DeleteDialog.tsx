import { ConfirmDialog } from '@vitrine/design-system/components/confirm-dialog';
import type { Confirm } from '../../../machines/confirm/confirm.react.tsx';
import { line } from './delete-dialog.css.ts';

interface DeleteDialogProps<Subject> {
  readonly deletion: Confirm<Subject>;
  /** Its name, then where it is used; null entries are left out. */
  readonly describe: (subject: Subject) => readonly (string | null)[];
  readonly onClosed: () => void;
}

/** Asks before something is deleted, and says where it is used (rulings, "Screens"). */
export function DeleteDialog<Subject>({ deletion, describe, onClosed }: DeleteDialogProps<Subject>) {
  const { question, subject } = deletion;
  const sentences = subject === null ? [] : describe(subject).filter((sentence) => sentence !== null);
  return (
    <ConfirmDialog
      busy={deletion.isBusy}
      busyLabel="Deleting..."
      confirmLabel="Delete"
      description={sentences.map((sentence, index) => (
        <span className={line} key={index}>
          {sentence}
        </span>
      ))}
      destructive
      onCancel={deletion.cancel}
      onClosed={onClosed}
      onConfirm={deletion.accept}
      open={deletion.isOpen}
      question={question}
    />
  );
}
