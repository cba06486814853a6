import { Button } from '@vitrine/design-system/components/button';
import { TextField } from '@vitrine/design-system/components/field';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { checkCategoryName } from '../../machines/category-row/category.rules.ts';
import { useDraft } from '../../machines/draft/draft.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useIdempotencyKey, useSubmission } from '../../machines/submission/submission.react.tsx';
import { DraftNote } from '../shared/drafts/DraftNote.tsx';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import { addField, addRow } from './categories.css.ts';
import { texts } from './texts.ts';
import { useOutcome } from '../shared/use-outcome.ts';
import { AddCategoryMachineContext } from './machines.ts';

interface AddCategoryProps {
  readonly targets: FocusTargets<'add' | 'addForm'>;
  readonly onAdded: () => void;
}

const schema = v.object({ name: v.string(), idempotencyKey: v.nullable(v.string()) });
const draftShape = { schema, upgrades: [] };

const nameOf = ({ name }: v.InferOutput<typeof schema>) => name;

/** The add form. What was typed stays until it has been added. */
export function AddCategory({ targets, onAdded }: AddCategoryProps) {
  const [name, setName] = useState('');
  const { key: idempotencyKey, setKey, keyToSend } = useIdempotencyKey();
  const [error, setError] = useState<string | null>(null);
  const outcome = useOutcome();
  const draft = useDraft({
    key: 'category:new',
    value: useMemo(() => ({ name, idempotencyKey }), [name, idempotencyKey]),
    isDirty: name !== '',
    version: '',
    shape: draftShape,
    describe: nameOf,
    restore: (found) => {
      setName(found.name);
      setKey(found.idempotencyKey);
    },
    reset: () => {
      setName('');
      setKey(null);
    },
  });
  const addition = useSubmission(useProvidedMachine(AddCategoryMachineContext), {
    onSucceeded: () => {
      setName('');
      setKey(null);
      outcome.succeeded(texts.added);
      onAdded();
      targets.focusAfter('addForm', 'add');
    },
    onFailed: (problem) => {
      outcome.notSaved(texts.addFailed, problem);
      targets.focusAfter('addForm', 'add');
    },
  });

  return (
    <>
      <DraftNote draft={draft} onDiscarded={() => targets.focus('add')} />
      <form
        className={addRow}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const wrong = checkCategoryName(name);
          setError(wrong);
          if (wrong === null) addition.submit({ name: name.trim(), idempotencyKey: keyToSend() });
          else targets.focus('add');
        }}
        ref={targets.ref('addForm')}
      >
        <div className={addField}>
          <TextField
            autoComplete="off"
            error={error}
            hideLabel
            label="Category name"
            onChange={(event) => {
              setName(event.currentTarget.value);
              setError(null);
            }}
            placeholder="Category name"
            readOnly={addition.isBusy || draft.isOpening}
            ref={targets.ref('add')}
            required
            value={name}
          />
        </div>
        <Button busy={addition.isBusy} busyLabel="Adding..." size="field" type="submit" variant="primary">
          Add
        </Button>
      </form>
    </>
  );
}
