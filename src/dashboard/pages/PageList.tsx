import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useState } from 'react';
import type { OwnPageSummary } from '../../domain/content.ts';
import { useConfirm } from '../../machines/confirm/confirm.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { applyMove } from '../../machines/project-order/order.rules.ts';
import type { Move } from '../../machines/project-order/order.rules.ts';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import { DeleteDialog } from '../shared/lists/DeleteDialog.tsx';
import { describeMove } from '../shared/lists/dragging.ts';
import { neighbourOf } from '../shared/lists/neighbour.ts';
import { useDeleted } from '../shared/lists/use-deleted.ts';
import { failure, logFailure } from '../shared/messages.ts';
import { DeletePageMachineContext, MovePageMachineContext } from './machines.ts';
import { PageTable } from './PageTable.tsx';
import type { PageTarget } from './PageTable.tsx';

const question = 'Are you sure you want to delete this page?';
const deleteFailed = 'Failed to delete page.';
const moveFailed = 'The order was not saved.';

interface PageListProps {
  readonly pages: readonly OwnPageSummary[];
  /** Called after a change or its undo, to read the list again. */
  readonly onChanged: () => void;
  readonly targets: FocusTargets<'create' | PageTarget>;
}

/** The table, with what orders and deletes. A move shows at once, and goes back where it was not saved. */
export function PageList({ pages, onChanged, targets }: PageListProps) {
  const { show } = useShowToast();
  const [said, setSaid] = useState('');
  // Since the list was read.
  const [moved, setMoved] = useState<{ readonly of: readonly OwnPageSummary[]; readonly move: Move } | null>(null);
  const [deleted, setDeleted] = useState<OwnPageSummary | null>(null);
  const announceDeleted = useDeleted(() => {
    setDeleted(null);
    onChanged();
  });

  const placed = pages.filter((page) => page !== deleted).map((page, index) => ({ ...page, position: index + 1 }));
  const visible = moved?.of === pages ? applyMove(placed, moved.move) : placed;

  const moving = useSubmission(useProvidedMachine(MovePageMachineContext), {
    onSucceeded: onChanged,
    onFailed: (problem) => {
      setMoved(null);
      setSaid('');
      logFailure(moveFailed, problem);
      show(failure(moveFailed, problem));
    },
  });
  const deletion = useConfirm(useProvidedMachine(DeletePageMachineContext), {
    onActed: (page, undo) => {
      const next = neighbourOf(visible, page.id);
      targets.afterDialog(next === undefined ? 'create' : `edit ${next.id}`);
      setDeleted(pages.find(({ id }) => id === page.id) ?? null);
      announceDeleted('Page deleted successfully!', 'Page', undo);
      onChanged();
    },
    onFailed: (problem) => {
      logFailure(deleteFailed, problem);
      show(failure(deleteFailed, problem));
      // The toast has shown the failure; the dialog can be opened again.
      deletion.cancel();
    },
  });

  return (
    <>
      <PageTable
        isMoving={moving.isBusy}
        onDelete={(page) => {
          targets.afterDialog(`delete ${page.id}`);
          deletion.ask(question, page);
        }}
        onMove={(page, position) => {
          const move = { id: page.id, position };
          setMoved({ of: pages, move });
          setSaid(describeMove(page.title, position, visible.length));
          moving.submit(move);
        }}
        pages={visible}
        targets={targets}
      />
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      <DeleteDialog
        deletion={deletion}
        describe={({ title, slug }) => [title, `Its address /${slug} will lead nowhere.`]}
        onClosed={targets.dialogClosed}
      />
    </>
  );
}
