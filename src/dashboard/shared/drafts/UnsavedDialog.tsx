import { ConfirmDialog } from '@vitrine/design-system/components/confirm-dialog';
import type { Draft } from '../../../machines/draft/draft.react.tsx';
import { useUnsentParts } from '../../../machines/sending/sending.react.tsx';
import { useUnsaved } from '../../../machines/unsaved/unsaved.react.tsx';

interface UnsavedDialogProps {
  readonly isDirty: boolean;
  /** What the browser keeps of it; without one, nothing. */
  readonly draft?: Pick<Draft, 'isOff' | 'lacksFiles'>;
  /** What would be lost. */
  readonly what?: string;
}

const unsaved = 'What you have changed is not saved.';
/** While the question stood: it was saved, or let go. */
const nothingWaits = 'Nothing waits to be saved any more.';

/**
 * Asks before a page with something unsaved is left; put it anywhere on the page. It is red only where that would be lost. While something is on its
 * way, the page asks about that instead.
 */
export function UnsavedDialog({ isDirty, draft, what = unsaved }: UnsavedDialogProps) {
  const isKept = draft !== undefined && !draft.isOff && !draft.lacksFiles;
  const isOnTheWay = useUnsentParts().length > 0;
  const isUnsaved = isDirty && !isOnTheWay;
  const { isAsking, leave, stay } = useUnsaved(isUnsaved);
  const loss = isKept ? `${what} A draft of it stays in this browser.` : what;
  return (
    <ConfirmDialog
      cancelLabel="Stay"
      confirmLabel={isKept || !isUnsaved ? 'Leave' : 'Leave without saving'}
      description={isUnsaved ? loss : nothingWaits}
      destructive={isUnsaved && !isKept}
      onCancel={stay}
      onConfirm={leave}
      open={isAsking}
      question="Leave this page?"
    />
  );
}
