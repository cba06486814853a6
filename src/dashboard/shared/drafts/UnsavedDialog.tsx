import { ConfirmDialog } from '@vitrine/design-system/components/confirm-dialog';
import { useUnsaved } from '../../../machines/unsaved/unsaved.react.tsx';

interface UnsavedDialogProps {
  readonly isDirty: boolean;
  /** A draft of it is kept in the browser. */
  readonly isKept?: boolean;
  /** What would be lost. */
  readonly what?: string;
}

const unsaved = 'What you have changed is not saved.';

/** Asks before a page with something unsaved is left; put it anywhere on the page. It is red only where that would be lost. */
export function UnsavedDialog({ isDirty, isKept = false, what = unsaved }: UnsavedDialogProps) {
  const { isAsking, leave, stay } = useUnsaved(isDirty);
  return (
    <ConfirmDialog
      cancelLabel="Stay"
      confirmLabel={isKept ? 'Leave' : 'Leave without saving'}
      description={isKept ? `${what} A draft of it stays in this browser.` : what}
      destructive={!isKept}
      onCancel={stay}
      onConfirm={leave}
      open={isAsking}
      question="Leave this page?"
    />
  );
}
