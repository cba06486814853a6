import { ConfirmDialog } from '@vitrine/design-system/components/confirm-dialog';
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
  const field = now.context.asked?.field;
  return (
    <ConfirmDialog
      busy={now.hasTag('deleting')}
      busyLabel="Deleting..."
      confirmLabel="Delete"
      description={place}
      destructive
      onCancel={() => slot.send({ type: 'deletion.cancel' })}
      onClosed={onClosed}
      onConfirm={() => slot.send({ type: 'deletion.accept' })}
      open={now.hasTag('asking')}
      question={field === undefined ? '' : deleteQuestion[field]}
    />
  );
}
