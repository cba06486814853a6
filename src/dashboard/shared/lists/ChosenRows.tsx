import { Button } from '@vitrine/design-system/components/button';
import { SelectField } from '@vitrine/design-system/components/field';
import { useState } from 'react';
import type { BulkDone, ManyToChange } from '../../../domain/bulk.ts';
import type { Id } from '../../../domain/content.ts';
import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { useSubmission } from '../../../machines/submission/submission.react.tsx';
import type { SubmissionContext } from '../../../machines/submission/submission.react.tsx';
import { counted } from '../messages.ts';
import { useOutcome } from '../use-outcome.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { ChosenHead } from './ChosenHead.tsx';
import { useDeleteMany, useTellMany } from './use-many.tsx';
import type { ManyTexts } from './use-many.tsx';
import type { Selection } from './use-selection.ts';

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
  /** Moves the focus where the button that was pressed goes: as none is chosen any more, or once the dialog of a deletion has closed. */
  readonly onLeft: () => void;
}

/** What can be done with all rows that are chosen: below the list while there are any. */
export function ChosenRows<Row extends { readonly id: Id; readonly title: string }, Change>({
  selection,
  texts,
  fields,
  changeContext,
  deleteContext,
  onChanged,
  onLeft,
}: ChosenRowsProps<Row, Change>) {
  const outcome = useOutcome();
  /** Not done before it is asked for: by its keys a list changes with each step. */
  const [wanted, setWanted] = useState<{ readonly label: string; readonly index: string } | null>(null);
  const { rows } = selection;
  const count = (number: number) => counted(number, texts.one, texts.many);

  /** What is being changed: meanwhile others may be chosen, or search may hide some. */
  const [sent, setSent] = useState<readonly Row[]>([]);
  const say = useTellMany(texts, selection);
  const tell = (said: string, done: BulkDone, those: readonly Row[]) => {
    say(said, done, those);
    setWanted(null);
    onChanged();
  };
  const changeFailed = `The ${texts.many} were not changed.`;
  const changing = useSubmission(useProvidedMachine(changeContext), {
    onSucceeded: (done) => tell('changed', done, sent),
    onFailed: (problem) => outcome.failed(changeFailed, problem),
  });
  const deleting = useDeleteMany({ texts, context: deleteContext, tell, onDeleted: onLeft });
  const isBusy = changing.isBusy || deleting.isBusy;
  // By their places: two categories may have one name.
  const change = fields
    .find(({ label }) => label === wanted?.label)
    ?.choices.find((_, index) => String(index) === wanted?.index)?.change;

  return (
    <>
      {rows.length === 0 && !changing.isBusy ? null : (
        <ChosenBar label={`Chosen ${texts.many}`} onLeft={onLeft}>
          <ChosenHead
            isBusy={isBusy}
            said={
              changing.isBusy
                ? `${String(changing.done)} of ${String(sent.length)} done`
                : `${count(rows.length)} chosen`
            }
            selection={selection}
          />
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
                if (change === undefined) return;
                setSent(rows);
                changing.submit({ rows, change });
              }}
            >
              Change
            </Button>
          )}
          <Button disabled={isBusy} onClick={() => deleting.ask(rows)}>
            Delete
          </Button>
        </ChosenBar>
      )}
      {deleting.dialog}
    </>
  );
}
