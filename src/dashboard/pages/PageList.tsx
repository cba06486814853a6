import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { Text } from '@vitrine/design-system/components/text';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useState } from 'react';
import type { OwnPageSummary } from '../../domain/content.ts';
import { filterPublished, hasHidden, pageVisibilities, publicationFilters } from '../../domain/publication.ts';
import type { PublicationFilter } from '../../domain/publication.ts';
import { useConfirm } from '../../machines/confirm/confirm.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { applyMove } from '../../machines/project-order/order.rules.ts';
import type { Move } from '../../machines/project-order/order.rules.ts';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import { ChosenRows } from '../shared/lists/ChosenRows.tsx';
import { DeleteDialog } from '../shared/lists/DeleteDialog.tsx';
import { describeMove } from '../shared/lists/dragging.ts';
import { ListFilter } from '../shared/lists/ListFilter.tsx';
import { useManyVisibility } from '../shared/lists/many-visibility.ts';
import { neighbourOf } from '../shared/lists/neighbour.ts';
import { useDeleted } from '../shared/lists/use-deleted.ts';
import { useSelection } from '../shared/lists/use-selection.ts';
import { useOutcome } from '../shared/use-outcome.ts';
import {
  ChangePagesMachineContext,
  DeletePageMachineContext,
  DeletePagesMachineContext,
  MovePageMachineContext,
} from './machines.ts';
import { filter as filterClass, note } from './pages.css.ts';
import { PageTable } from './PageTable.tsx';
import type { PageTarget } from './PageTable.tsx';

const texts = {
  one: 'page',
  many: 'pages',
  question: 'Are you sure you want to delete this page?',
  deleteFailed: 'Failed to delete page.',
} as const;
const moveFailed = 'The order was not saved.';

/** What a page can be. */
const filters = publicationFilters.filter(([value]) => ['all', ...pageVisibilities].includes(value));

interface PageListProps {
  readonly pages: readonly OwnPageSummary[];
  /** Called after a change or its undo, to read the list again. */
  readonly onChanged: () => void;
  readonly targets: FocusTargets<'create' | PageTarget>;
}

/** The table, with what orders and deletes. A move shows at once, and goes back where it was not saved. */
export function PageList({ pages, onChanged, targets }: PageListProps) {
  const outcome = useOutcome();
  const [said, setSaid] = useState('');
  const [filter, setFilter] = useState<PublicationFilter>('all');
  // Since the list was read.
  const [moved, setMoved] = useState<{ readonly of: readonly OwnPageSummary[]; readonly move: Move } | null>(null);
  const [deleted, setDeleted] = useState<OwnPageSummary | null>(null);
  const announceDeleted = useDeleted(() => {
    setDeleted(null);
    onChanged();
  });

  const placed = pages.filter((page) => page !== deleted).map((page, index) => ({ ...page, position: index + 1 }));
  const ordered = moved?.of === pages ? applyMove(placed, moved.move) : placed;
  // Without a draft there is nothing to choose, and the choice of before does not stay.
  const canFilter = hasHidden(ordered);
  const shown = canFilter ? filter : 'all';
  const visible = filterPublished(ordered, shown);
  const selection = useSelection(visible);
  const fields = useManyVisibility(ordered, pageVisibilities, (value) => value);

  const moving = useSubmission(useProvidedMachine(MovePageMachineContext), {
    onSucceeded: onChanged,
    onFailed: (problem) => {
      setMoved(null);
      setSaid('');
      outcome.failed(moveFailed, problem);
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
      outcome.failed(texts.deleteFailed, problem);
      // The toast has shown the failure; the dialog can be opened again.
      deletion.cancel();
    },
  });

  return (
    <>
      {canFilter ? (
        <div className={filterClass}>
          <ListFilter filter={filter} filters={filters} onFilter={setFilter} />
        </div>
      ) : null}
      {visible.length === 0 ? (
        <EmptyState>No page is that</EmptyState>
      ) : (
        <PageTable
          canMove={shown === 'all'}
          choosing={selection.choosing}
          isMoving={moving.isBusy}
          onDelete={(page) => {
            targets.afterDialog(`delete ${page.id}`);
            deletion.ask(texts.question, page);
          }}
          onMove={(page, position) => {
            const move = { id: page.id, position };
            setMoved({ of: pages, move });
            setSaid(describeMove(page.title, position, ordered.length));
            moving.submit(move);
          }}
          pages={visible}
          targets={targets}
          total={ordered.length}
        />
      )}
      <div className={note}>
        <Text variant="dashSmall">
          {shown === 'all'
            ? 'The footer links the public ones in this order. Use the arrows to change it; it is saved at once.'
            : 'The footer links the public ones in their order. To change it, show all.'}
        </Text>
      </div>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      <ChosenRows
        changeContext={ChangePagesMachineContext}
        deleteContext={DeletePagesMachineContext}
        fields={fields}
        onChanged={onChanged}
        onLeft={() => targets.focus('create')}
        selection={selection}
        texts={texts}
      />
      <DeleteDialog
        deletion={deletion}
        describe={({ title, slug }) => [title, `Its address /${slug} will lead nowhere.`]}
        onClosed={targets.dialogClosed}
      />
    </>
  );
}
