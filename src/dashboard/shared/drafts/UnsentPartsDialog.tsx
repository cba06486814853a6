import { ConfirmDialog } from '@vitrine/design-system/components/confirm-dialog';
import { useUnsentParts } from '../../../machines/sending/sending.react.tsx';
import { useUnsaved } from '../../../machines/unsaved/unsaved.react.tsx';
import { partUnsent } from '../forms/parts.ts';

/** While the question stood it came, or was let go. */
const nothingMore = 'Nothing is on its way any more.';

/** Asks before a page is left while something is still on its way, which would be lost; every page has it. */
export function UnsentPartsDialog() {
  const [part] = useUnsentParts();
  const { isAsking, leave, stay } = useUnsaved(part !== undefined);
  return (
    <ConfirmDialog
      cancelLabel="Stay"
      confirmLabel={part === undefined ? 'Leave' : 'Leave without it'}
      description={part === undefined ? nothingMore : partUnsent[part]}
      destructive={part !== undefined}
      onCancel={stay}
      onConfirm={leave}
      open={isAsking}
      question="Leave this page?"
    />
  );
}
