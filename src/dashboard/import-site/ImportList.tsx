import { Button, ButtonLink } from '@vitrine/design-system/components/button';
import { RowTitle, Table, Td, Th, Tr } from '@vitrine/design-system/components/table';
import type { SiteImport } from '../../domain/imports.ts';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import { describeImport } from './texts.ts';

/** What can be focused on the screen. */
export type ImportFocus = 'all' | 'head' | 'ways' | `${'open' | 'delete'} ${string}`;

interface ImportListProps {
  readonly imports: readonly SiteImport[];
  readonly targets: FocusTargets<ImportFocus>;
  readonly onOpen: (found: SiteImport) => void;
  readonly onDelete: (found: SiteImport) => void;
}

const isForgettable = ({ made, state }: SiteImport): boolean =>
  state === 'removed' || (made === 0 && state !== 'running');

/** It has an account. */
const wasRun = ({ state }: SiteImport): boolean => state !== 'planned' && state !== 'collecting';

/** What was imported before, with its account. */
export function ImportList({ imports, targets, onOpen, onDelete }: ImportListProps) {
  return (
    <Table
      caption="Earlier imports"
      head={
        <>
          <Th>Earlier imports</Th>
          <Th end>Actions</Th>
        </>
      }
    >
      {imports.map((found) => (
        <Tr key={found.id}>
          <Td kind="title">
            <RowTitle detail={describeImport(found)}>{found.name}</RowTitle>
          </Td>
          <Td kind="actions">
            {wasRun(found) ? (
              <ButtonLink asChild size="small" variant="quiet">
                <a aria-label={`Report of ${found.name}`} download href={found.report}>
                  Report
                </a>
              </ButtonLink>
            ) : null}
            <Button
              aria-label={`Open ${found.name}`}
              onClick={() => onOpen(found)}
              ref={targets.ref(`open ${String(found.id)}`)}
              size="small"
              variant="quiet"
            >
              Open
            </Button>
            {isForgettable(found) ? (
              <Button
                aria-label={`Delete ${found.name}`}
                onClick={() => onDelete(found)}
                ref={targets.ref(`delete ${String(found.id)}`)}
                size="small"
                variant="quietMuted"
              >
                Delete
              </Button>
            ) : null}
          </Td>
        </Tr>
      ))}
    </Table>
  );
}
