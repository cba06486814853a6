import { Button } from '@vitrine/design-system/components/button';
import { Inline } from '@vitrine/design-system/components/stack';
import { Text } from '@vitrine/design-system/components/text';
import { useId, useState } from 'react';
import type { Revision } from '../../domain/history.ts';
import type { Restored } from '../../domain/restored.ts';
import type { Problem } from '../../api/problem.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useIdempotencyKey, useSubmission } from '../../machines/submission/submission.react.tsx';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import { timeOf } from '../shared/moments.ts';
import { detail, item, now as nowClass, same as sameClass } from './history.css.ts';
import { RestoreRevisionMachineContext } from './machines.ts';
import { RevisionDetails } from './RevisionDetails.tsx';
import { describeCause, summaryOf } from './texts.ts';

/** The buttons of a revision. */
export type RevisionTarget = `${'compare' | 'restore'} ${string}`;

interface RevisionItemProps {
  readonly revision: Revision;
  /** A newer one left the same state. */
  readonly isOlder: boolean;
  /** Of the present state, as it was when the list was read. */
  readonly etag: string | null;
  /** When the list was opened: what is today. */
  readonly now: number;
  readonly targets: FocusTargets<RevisionTarget>;
  readonly onRestored: (restored: Restored) => void;
  readonly onRefused: (problem: Problem) => void;
}

/** One save: when, whose, what differs; opened, both states beside each other. */
export function RevisionItem({ revision, isOlder, etag, now, targets, onRestored, onRefused }: RevisionItemProps) {
  const { id, at, isPresent } = revision;
  const [isOpen, setIsOpen] = useState(false);
  const detailId = useId();
  const { setKey, keyToSend } = useIdempotencyKey();
  const restoring = useSubmission(useProvidedMachine(RestoreRevisionMachineContext), {
    onSucceeded: (restored) => {
      setKey(null);
      targets.focusAfter(`restore ${String(id)}`, `compare ${String(id)}`);
      onRestored(restored);
    },
    onFailed: onRefused,
  });
  const time = timeOf(at, now);
  const summary = summaryOf(revision);
  return (
    <li className={item}>
      <div>
        <Text as="h2" tone="ink" variant="dashText">
          <time dateTime={new Date(at).toISOString()}>{time}</time>
          {isPresent ? <span className={isOlder ? sameClass : nowClass}>{isOlder ? 'As now' : 'Now'}</span> : null}
        </Text>
        <Text variant="dashSmall" wrap="anywhere">
          {describeCause(revision, now)}
          {summary === null ? null : `: ${summary}`}
        </Text>
      </div>
      <Inline gap={2} wrap>
        <Button
          aria-controls={isOpen ? detailId : undefined}
          aria-expanded={isOpen}
          aria-label={`Compare the save of ${time}`}
          onClick={() => setIsOpen(!isOpen)}
          ref={targets.ref(`compare ${String(id)}`)}
          size="small"
          variant="quiet"
        >
          Compare
        </Button>
        {isPresent ? null : (
          <Button
            aria-label={`Restore the state of ${time}`}
            busy={restoring.isBusy}
            busyLabel="Restoring..."
            onClick={() => restoring.submit({ id, etag, idempotencyKey: keyToSend() })}
            ref={targets.ref(`restore ${String(id)}`)}
            size="small"
          >
            Restore
          </Button>
        )}
      </Inline>
      {isOpen ? (
        <div className={detail} id={detailId}>
          <RevisionDetails id={id} />
        </div>
      ) : null}
    </li>
  );
}
