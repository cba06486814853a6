import { ConfirmDialog } from '@vitrine/design-system/components/confirm-dialog';
import { useState } from 'react';
import type { FilledSlot } from '../../domain/slots.ts';
import type { Confirm } from '../../machines/confirm/confirm.react.tsx';

interface DeleteSlotDialogProps {
  readonly deletion: Confirm<FilledSlot>;
  /** Which slot it is. */
  readonly place: string;
  readonly onClosed: () => void;
}

/** Asks before a slot is emptied (rulings, "Screens"). */
export function DeleteSlotDialog({ deletion, place, onClosed }: DeleteSlotDialogProps) {
  // Answered, the machine forgets the question; the closing dialog still shows it.
  const [asked, setAsked] = useState({ question: '', place });
  if (deletion.isOpen && asked.question !== deletion.question) setAsked({ question: deletion.question, place });
  return (
    <ConfirmDialog
      busy={deletion.isBusy}
      busyLabel="Deleting..."
      confirmLabel="Delete"
      description={asked.place}
      destructive
      onCancel={deletion.cancel}
      onClosed={onClosed}
      onConfirm={deletion.accept}
      open={deletion.isOpen}
      question={asked.question}
    />
  );
}
