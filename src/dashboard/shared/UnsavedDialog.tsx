import { ConfirmDialog } from '@vitrine/design-system/components/confirm-dialog';
import { useUnsaved } from '../../machines/unsaved/unsaved.react.tsx';

interface UnsavedDialogProps {
  readonly isDirty: boolean;
  /** What would be lost. */
  readonly what?: string;
}

/** Asks before a page with something unsaved is left; put it anywhere on the page. */
export function UnsavedDialog({ isDirty, what = 'What you have changed is not saved.' }: UnsavedDialogProps) {
  const { isAsking, leave, stay } = useUnsaved(isDirty);
  return (
    <ConfirmDialog
      cancelLabel="Stay"
      confirmLabel="Leave"
      description={what}
      destructive
      onCancel={stay}
      onConfirm={leave}
      open={isAsking}
      question="Leave this page?"
    />
  );
}
