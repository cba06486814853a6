import { ConfirmDialog } from '@vitrine/design-system/components/confirm-dialog';
import type { DeletedItem } from '../../domain/deleted.ts';
import type { Confirm } from '../../machines/confirm/confirm.react.tsx';
import { DeleteDialog } from '../shared/lists/DeleteDialog.tsx';
import { describeFiles, describeRest, labelOf, nameOf } from './describe.ts';
import type { EmptyingSubject } from './machines.ts';
import { isolated } from '../../domain/isolated.ts';

const noWayBack = 'This cannot be undone.';

interface DeletedDialogsProps {
  readonly deletion: Confirm<DeletedItem>;
  readonly emptying: Confirm<EmptyingSubject>;
  readonly onClosed: () => void;
}

/** Ask before one or all are deleted for good. */
export function DeletedDialogs({ deletion, emptying, onClosed }: DeletedDialogsProps) {
  return (
    <>
      <DeleteDialog
        deletion={deletion}
        describe={(item) => [`${labelOf(item)}: ${isolated(nameOf(item))}`, describeRest(item), noWayBack]}
        onClosed={onClosed}
      />
      <EmptyDialog emptying={emptying} onClosed={onClosed} />
    </>
  );
}

function EmptyDialog({ emptying, onClosed }: Pick<DeletedDialogsProps, 'emptying' | 'onClosed'>) {
  const files = describeFiles(emptying.subject?.items ?? []);
  return (
    <ConfirmDialog
      busy={emptying.isBusy}
      busyLabel="Deleting..."
      confirmLabel="Delete all"
      description={[files === null ? null : `${files} go with them.`, noWayBack].filter(Boolean).join(' ')}
      destructive
      onCancel={emptying.cancel}
      onClosed={onClosed}
      onConfirm={emptying.accept}
      open={emptying.isOpen}
      question={emptying.question}
    />
  );
}
