import { ConfirmDialog } from '@vitrine/design-system/components/confirm-dialog';
import { useState } from 'react';
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
  // The machine has cleared the question by then; the closing dialog still shows it.
  const [asked, setAsked] = useState<{ readonly question: string; readonly subject: Subject } | null>(null);
  const { question, subject } = deletion;
  if (subject !== null && asked?.subject !== subject) setAsked({ question, subject });
  const sentences = asked === null ? [] : describe(asked.subject).filter((sentence) => sentence !== null);
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
      question={asked?.question ?? ''}
    />
  );
}
