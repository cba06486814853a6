import { ConfirmDialog } from '@vitrine/design-system/components/confirm-dialog';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { BulkDone } from '../../../domain/bulk.ts';
import type { Id } from '../../../domain/content.ts';
import { isolated } from '../../../domain/isolated.ts';
import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { useSubmission } from '../../../machines/submission/submission.react.tsx';
import type { SubmissionContext } from '../../../machines/submission/submission.react.tsx';
import { useShowToast } from '../../../machines/toasts/toasts.react.tsx';
import { counted } from '../messages.ts';
import { useOutcome } from '../use-outcome.ts';
import { named } from '../named.ts';
import type { Selection } from './use-selection.ts';

/** What is said about rows that are changed and deleted together. */
export interface ManyTexts {
  /** 'project', 'projects'. */
  readonly one: string;
  readonly many: string;
  /** 'Are you sure you want to delete this project?' */
  readonly question: string;
  readonly deleteFailed: string;
}

interface Row {
  readonly id: Id;
  readonly title: string;
}

/** More names than this would not be read in a toast. */
const namesAtMost = 5;

/** 'Upar, Kal', and how many more there are. */
function listNames(rows: readonly { readonly title: string }[]): string {
  const names = rows.slice(0, namesAtMost).map(({ title }) => isolated(named(title)));
  const rest = rows.length - names.length;
  return `${names.join(', ')}${rest === 0 ? '' : ` and ${String(rest)} more`}`;
}

/**
 * Says what was done with many, by name what was not, and offers Undo. What failed stays chosen, as does what was chosen meanwhile.
 *
 * @returns takes 'changed' or 'deleted', what came of it, and with what it was to be done
 */
export function useTellMany<Chosen extends Row>(texts: ManyTexts, selection: Selection<Chosen>) {
  const { show } = useShowToast();
  const count = (number: number) => counted(number, texts.one, texts.many);
  return (said: string, { done, failed, undo }: BulkDone, rows: readonly Row[]): void => {
    const action =
      undo === null
        ? undefined
        : ({ label: 'Undo', request: { type: 'undo.ask', token: undo, what: count(done) } } as const);
    const text = `${count(done)} ${said}.`;
    // Names have to be read: unlike a success, it stays until it is dismissed.
    if (failed.length === 0) show({ kind: 'success', text, action });
    else show({ kind: 'error', text: `${text} Not ${said}: ${listNames(failed)}.`, action });
    const notDone = new Set(failed.map(({ id }) => id));
    selection.drop(rows.map(({ id }) => id).filter((id) => !notDone.has(id)));
  };
}

interface Deletion<Chosen> {
  readonly texts: ManyTexts;
  readonly context: SubmissionContext<readonly Chosen[], BulkDone>;
  readonly tell: (said: string, done: BulkDone, rows: readonly Chosen[]) => void;
  /** Moves the focus once the dialog has closed after a deletion, whose button is gone then. */
  readonly onDeleted: () => void;
}

/** Deletes many after one question. The dialog outlives the button that asks: it still says what it is about while it closes. */
export function useDeleteMany<Chosen extends Row>({
  texts,
  context,
  tell,
  onDeleted,
}: Deletion<Chosen>): {
  readonly ask: (rows: readonly Chosen[]) => void;
  readonly isBusy: boolean;
  readonly dialog: ReactNode;
} {
  const outcome = useOutcome();
  const [isAsking, setIsAsking] = useState(false);
  const [asked, setAsked] = useState<readonly Chosen[]>([]);
  const [hasDeleted, setHasDeleted] = useState(false);
  const deleting = useSubmission(useProvidedMachine(context), {
    onSucceeded: (done) => {
      tell('deleted', done, asked);
      setHasDeleted(true);
      setIsAsking(false);
    },
    onFailed: (problem) => {
      outcome.failed(texts.deleteFailed, problem);
      setIsAsking(false);
    },
  });
  return {
    ask: (rows) => {
      setAsked(rows);
      setHasDeleted(false);
      setIsAsking(true);
    },
    isBusy: deleting.isBusy,
    dialog: (
      <ConfirmDialog
        busy={deleting.isBusy}
        busyLabel="Deleting..."
        confirmLabel="Delete"
        description={asked.map(({ title }) => named(title)).join(', ')}
        destructive
        onCancel={() => setIsAsking(false)}
        onClosed={hasDeleted ? onDeleted : undefined}
        onConfirm={() => deleting.submit(asked)}
        open={isAsking}
        question={
          asked.length === 1
            ? texts.question
            : `Are you sure you want to delete these ${String(asked.length)} ${texts.many}?`
        }
      >
        {deleting.isBusy && asked.length > 1 ? (
          <p role="status">{`${String(deleting.done)} of ${String(asked.length)} done`}</p>
        ) : null}
      </ConfirmDialog>
    ),
  };
}
