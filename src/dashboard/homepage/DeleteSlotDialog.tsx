import { ConfirmDialog } from '@vitrine/design-system/components/confirm-dialog';
import { useState } from 'react';
import type { SlotRef, SlotSnapshot } from '../../machines/homepage/homepage.react.tsx';
import { deleteQuestion } from './texts.ts';

interface DeleteSlotDialogProps {
  readonly slot: SlotRef;
  readonly now: SlotSnapshot;
  /** Which slot it is. */
  readonly place: string;
  readonly onClosed: () => void;
}

/** Asks before a slot is emptied (rulings, "Screens"). */
export function DeleteSlotDialog({ slot, now, place, onClosed }: DeleteSlotDialogProps) {
  const isOpen = now.hasTag('asking');
  // An emptied slot has no name any more; the closing dialog still shows it.
  const [asked, setAsked] = useState(place);
  if (isOpen && asked !== place) setAsked(place);
  const field = now.context.asked?.field;
  return (
    <ConfirmDialog
      busy={now.hasTag('deleting')}
      busyLabel="Deleting..."
      confirmLabel="Delete"
      description={asked}
      destructive
      onCancel={() => slot.send({ type: 'deletion.cancel' })}
      onClosed={onClosed}
      onConfirm={() => slot.send({ type: 'deletion.accept' })}
      open={isOpen}
      question={field === undefined ? '' : deleteQuestion[field]}
    />
  );
}
