import { Button } from '@vitrine/design-system/components/button';
import { RowTitle, Table, Td, Th, Tr } from '@vitrine/design-system/components/table';
import { daysLeft } from '../../domain/deleted.ts';
import type { DeletedItem } from '../../domain/deleted.ts';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import { countDays, describeRest, labelOf, nameOf, timeOf } from './describe.ts';
import { column, line, name, narrowOnly } from './recently-deleted.css.ts';

/** The buttons of a row. */
export type DeletedTarget = `${'restore' | 'delete'} ${string}`;

interface DeletedTableProps {
  readonly items: readonly DeletedItem[];
  /** When the list was read: what the days are counted from. */
  readonly now: number;
  /** The tokens of those that are being restored. */
  readonly restoring: ReadonlySet<string>;
  readonly targets: FocusTargets<DeletedTarget>;
  readonly onRestore: (item: DeletedItem) => void;
  readonly onDelete: (item: DeletedItem) => void;
}

/** What was deleted, when, and for how long it can be restored. */
export function DeletedTable({ items, now, restoring, targets, onRestore, onDelete }: DeletedTableProps) {
  return (
    <Table
      caption="Recently deleted"
      head={
        <>
          <Th wideOnly>What</Th>
          <Th>Name</Th>
          <Th wideOnly>Deleted</Th>
          <Th wideOnly>Kept for</Th>
          <Th end>Action</Th>
        </>
      }
    >
      {items.map((item) => {
        const left = countDays(daysLeft(item, now));
        const rest = describeRest(item);
        const what = labelOf(item);
        const label = `${what} ${nameOf(item)}`;
        return (
          <Tr key={item.id}>
            <Td wideOnly>
              <span className={column}>{what}</span>
            </Td>
            <Td kind="title">
              <div className={name}>
                <RowTitle
                  detail={
                    <>
                      <span className={narrowOnly}>{[what, timeOf(item), left].join(' · ')}</span>
                      {rest === null ? null : <span className={line}>{rest}</span>}
                    </>
                  }
                >
                  {nameOf(item)}
                </RowTitle>
              </div>
            </Td>
            <Td wideOnly>
              <span className={column}>{timeOf(item)}</span>
            </Td>
            <Td wideOnly>
              <span className={column}>{left}</span>
            </Td>
            <Td kind="actions">
              <Button
                aria-label={`Restore ${label}`}
                busy={restoring.has(item.id)}
                busyLabel="Restoring..."
                onClick={() => onRestore(item)}
                ref={targets.ref(`restore ${item.id}`)}
                size="small"
                variant="quiet"
              >
                Restore
              </Button>
              <Button
                aria-label={`Delete for good: ${label}`}
                onClick={() => onDelete(item)}
                ref={targets.ref(`delete ${item.id}`)}
                size="small"
                variant="quietMuted"
              >
                Delete for good
              </Button>
            </Td>
          </Tr>
        );
      })}
    </Table>
  );
}
