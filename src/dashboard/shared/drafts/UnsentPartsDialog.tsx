import { ConfirmDialog } from '@vitrine/design-system/components/confirm-dialog';
import { useUnsentParts } from '../../../machines/sending/sending.react.tsx';
import { useUnsaved } from '../../../machines/unsaved/unsaved.react.tsx';
import { partUnsent } from '../forms/parts.ts';

/** Asks before a page is left while something is still on its way, which would be lost; every page has it. */
export function UnsentPartsDialog() {
  const [part] = useUnsentParts();
  const { isAsking, leave, stay } = useUnsaved(part !== undefined);
  return (
    <ConfirmDialog
      cancelLabel="Stay"
      confirmLabel="Leave without it"
      description={part === undefined ? '' : partUnsent[part]}
      destructive
      onCancel={stay}
      onConfirm={leave}
      open={isAsking}
      question="Leave this page?"
    />
  );
}
