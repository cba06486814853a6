import { Button } from '@vitrine/design-system/components/button';
import { ConfirmDialog } from '@vitrine/design-system/components/confirm-dialog';
import { SelectField } from '@vitrine/design-system/components/field';
import { useState } from 'react';
import type { BulkDone, ManyToChange } from '../../../domain/bulk.ts';
import type { Id } from '../../../domain/content.ts';
import { isolated } from '../../../domain/isolated.ts';
import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { useSubmission } from '../../../machines/submission/submission.react.tsx';
import type { SubmissionContext } from '../../../machines/submission/submission.react.tsx';
import { useShowToast } from '../../../machines/toasts/toasts.react.tsx';
import { counted, failure, logFailure } from '../messages.ts';
import { named } from '../named.ts';
import { bar, words } from './chosen-rows.css.ts';
import type { Selection } from './use-selection.ts';

/** What is said of rows that are changed and deleted together. */
export interface ManyTexts {
  /** 'project', 'projects'. */
  readonly one: string;
  readonly many: string;
  /** 'Are you sure you want to delete this project?' */
  readonly question: string;
  readonly deleteFailed: string;
}

/** A field that can be changed in all of them. */
export interface ManyField<Change> {
  readonly label: string;
  readonly choices: readonly { readonly name: string; readonly change: Change }[];
}

interface ChosenRowsProps<Row, Change> {
  readonly selection: Selection<Row>;
  readonly texts: ManyTexts;
  readonly fields: readonly ManyField<Change>[];
  readonly changeContext: SubmissionContext<ManyToChange<Row, Change>, BulkDone>;
  readonly deleteContext: SubmissionContext<readonly Row[], BulkDone>;
  /** Called after a change of many, to read the list again. */
  readonly onChanged: () => void;
  /** Moves the focus once the dialog has closed after a deletion, whose button is gone then. */
  readonly onDeleted: () => void;
}

/** More names than this would not be read in a toast. */
const namesAtMost = 5;

/** 'Upar, Kal', and how many more there are. */
function listNames(rows: readonly { readonly title: string }[]): string {
  const names = rows.slice(0, namesAtMost).map(({ title }) => isolated(named(title)));
  const rest = rows.length - names.length;
  return `${names.join(', ')}${rest === 0 ? '' : ` and ${String(rest)} more`}`;
}

/** What can be done with all rows that are chosen: below the list while there are any. */
export function ChosenRows<Row extends { readonly id: Id; readonly title: string }, Change>({
  selection,
  texts,
  fields,
  changeContext,
  deleteContext,
  onChanged,
  onDeleted,
}: ChosenRowsProps<Row, Change>) {
  const { show } = useShowToast();
  const [isAsking, setIsAsking] = useState(false);
  /** What the dialog is about, which it still says while it closes. */
  const [asked, setAsked] = useState<readonly Row[]>([]);
  const [hasDeleted, setHasDeleted] = useState(false);
  /** Not done before it is asked for: by its keys a list changes with each step. */
  const [wanted, setWanted] = useState<{ readonly label: string; readonly index: string } | null>(null);
  const { rows } = selection;
  const count = (number: number) => counted(number, texts.one, texts.many);

  const tell = (said: string, { done, failed, undo }: BulkDone) => {
    const action =
      undo === null
        ? undefined
        : ({ label: 'Undo', request: { type: 'undo.ask', token: undo, what: count(done) } } as const);
    const text = `${count(done)} ${said}.`;
    // Names have to be read: unlike a success, it stays until it is dismissed.
    if (failed.length === 0) show({ kind: 'success', text, action });
    else show({ kind: 'error', text: `${text} Not ${said}: ${listNames(failed)}.`, action });
    selection.keep(failed.map(({ id }) => id));
    setWanted(null);
    onChanged();
  };
  const changeFailed = `The ${texts.many} were not changed.`;
  const changing = useSubmission(useProvidedMachine(changeContext), {
    onSucceeded: (done) => tell('changed', done),
    onFailed: (problem) => {
      logFailure(changeFailed, problem);
      show(failure(changeFailed, problem));
    },
  });
  const deleting = useSubmission(useProvidedMachine(deleteContext), {
    onSucceeded: (done) => {
      tell('deleted', done);
      setHasDeleted(true);
      setIsAsking(false);
    },
    onFailed: (problem) => {
      logFailure(texts.deleteFailed, problem);
      show(failure(texts.deleteFailed, problem));
      setIsAsking(false);
    },
  });
  const isBusy = changing.isBusy || deleting.isBusy;
  // By their places: two categories may have one name.
  const change = fields
    .find(({ label }) => label === wanted?.label)
    ?.choices.find((_, index) => String(index) === wanted?.index)?.change;

  return (
    <>
      {rows.length === 0 ? null : (
        <section aria-label={`Chosen ${texts.many}`} className={bar}>
          <span className={words} role="status">
            {changing.isBusy
              ? `${String(changing.done)} of ${String(rows.length)} done`
              : `${count(rows.length)} chosen`}
          </span>
          {fields.map(({ label, choices }) => (
            <SelectField
              disabled={isBusy}
              key={label}
              label={label}
              onChange={({ currentTarget: { value } }) => setWanted(value === '' ? null : { label, index: value })}
              value={wanted?.label === label ? wanted.index : ''}
            >
              <option value="">Change to…</option>
              {choices.map(({ name }, index) => (
                <option key={index} value={String(index)}>
                  {name}
                </option>
              ))}
            </SelectField>
          ))}
          {fields.length === 0 ? null : (
            <Button
              busy={changing.isBusy}
              busyLabel="Changing…"
              disabled={isBusy || change === undefined}
              onClick={() => {
                if (change !== undefined) changing.submit({ rows, change });
              }}
            >
              Change
            </Button>
          )}
          <Button
            disabled={isBusy}
            onClick={() => {
              setAsked(rows);
              setHasDeleted(false);
              setIsAsking(true);
            }}
          >
            Delete
          </Button>
          <Button disabled={isBusy} onClick={selection.clear} variant="quiet">
            Choose none
          </Button>
        </section>
      )}
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
    </>
  );
}
