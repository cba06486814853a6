import { Button } from '@vitrine/design-system/components/button';
import { ConfirmDialog } from '@vitrine/design-system/components/confirm-dialog';
import { SelectField } from '@vitrine/design-system/components/field';
import { useState } from 'react';
import type { BulkChange, BulkDone } from '../../domain/bulk.ts';
import type { Category, ProjectSummary } from '../../domain/content.ts';
import { visibilityNames, type Visibility } from '../../domain/publication.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import type { Selection } from '../shared/lists/use-selection.ts';
import { counted, failure, logFailure } from '../shared/messages.ts';
import { useExtensions } from '../shared/page/extensions.ts';
import { chosenTools, chosenWords } from './all-projects.css.ts';
import { ChangeManyMachineContext, DeleteManyMachineContext } from './machines.ts';
import { texts } from './texts.ts';
import { named } from '../shared/named.ts';

const visibilities = ['public', 'draft', 'unlisted', 'sealed'] as const satisfies readonly Visibility[];

interface ChosenProjectsProps {
  readonly selection: Selection<ProjectSummary>;
  readonly categories: readonly Category[];
  /** Called after a change of many, to read the list again. */
  readonly onChanged: () => void;
}

/** What can be done with all projects that are chosen: below the list while there are any. */
export function ChosenProjects({ selection, categories, onChanged }: ChosenProjectsProps) {
  const { show } = useShowToast();
  const extensions = useExtensions();
  const [isAsking, setIsAsking] = useState(false);
  /** Not done before it is asked for: by its keys a list changes with each step. */
  const [wanted, setWanted] = useState<BulkChange | null>(null);
  const { rows } = selection;

  const tell = (said: string) => (done: BulkDone) => {
    const rest = done.failed === 0 ? '' : ` ${counted(done.failed, 'project', 'projects')} could not be.`;
    const action =
      done.undo === null
        ? undefined
        : ({
            label: 'Undo',
            request: { type: 'undo.ask', token: done.undo, what: counted(done.done, 'project', 'projects') },
          } as const);
    show({ kind: 'success', text: `${counted(done.done, 'project', 'projects')} ${said}.${rest}`, action });
    selection.clear();
    setWanted(null);
    setIsAsking(false);
    onChanged();
  };
  const changing = useSubmission(useProvidedMachine(ChangeManyMachineContext), {
    onSucceeded: tell('changed'),
    onFailed: (problem) => {
      logFailure(texts.changeFailed, problem);
      show(failure(texts.changeFailed, problem));
    },
  });
  const deleting = useSubmission(useProvidedMachine(DeleteManyMachineContext), {
    onSucceeded: tell('deleted'),
    onFailed: (problem) => {
      logFailure(texts.deleteFailed, problem);
      show(failure(texts.deleteFailed, problem));
      setIsAsking(false);
    },
  });
  const isBusy = changing.isBusy || deleting.isBusy;
  const change = (what: BulkChange) =>
    changing.submit({
      change: what,
      subjects: rows.map(({ id, publication, categoryId }) => ({
        id,
        visibility: publication?.visibility ?? null,
        publishAt: publication?.publishAt ?? null,
        category: categoryId === null ? '' : String(categoryId),
      })),
    });

  if (rows.length === 0) return null;
  const offered = visibilities.filter((one) => one !== 'sealed' || extensions.includes('sealed'));
  return (
    <>
      <section aria-label="Chosen projects" className={chosenTools}>
        <span className={chosenWords} role="status">
          {counted(rows.length, 'project chosen', 'projects chosen')}
        </span>
        {extensions.includes('publication') ? (
          <SelectField
            disabled={isBusy}
            label="Visibility"
            onChange={({ currentTarget }) => {
              const chosen = offered.find((one) => one === currentTarget.value);
              setWanted(chosen === undefined ? null : { field: 'visibility', value: chosen });
            }}
            value={wanted?.field === 'visibility' ? wanted.value : ''}
          >
            <option value="">Change to…</option>
            {offered.map((one) => (
              <option key={one} value={one}>
                {visibilityNames[one]}
              </option>
            ))}
          </SelectField>
        ) : null}
        {categories.length === 0 ? null : (
          <SelectField
            disabled={isBusy}
            label="Category"
            onChange={({ currentTarget: { value } }) => {
              setWanted(value === '' ? null : { field: 'category', value });
            }}
            value={wanted?.field === 'category' ? wanted.value : ''}
          >
            <option value="">Change to…</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={String(id)}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <Button
          busy={changing.isBusy}
          busyLabel="Changing…"
          disabled={isBusy || wanted === null}
          onClick={() => {
            if (wanted !== null) change(wanted);
          }}
        >
          Change
        </Button>
        <Button disabled={isBusy} onClick={() => setIsAsking(true)}>
          Delete
        </Button>
        <Button disabled={isBusy} onClick={selection.clear} variant="quiet">
          Choose none
        </Button>
      </section>
      <ConfirmDialog
        busy={deleting.isBusy}
        busyLabel="Deleting..."
        confirmLabel="Delete"
        description={rows.map(({ title }) => named(title)).join(', ')}
        destructive
        onCancel={() => setIsAsking(false)}
        onConfirm={() => deleting.submit(rows)}
        open={isAsking}
        question={rows.length === 1 ? texts.question : texts.questionOfMany(rows.length)}
      />
    </>
  );
}
