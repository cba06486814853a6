import { Button } from '@vitrine/design-system/components/button';
import { TextField } from '@vitrine/design-system/components/field';
import { useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { isOrNull, isShape, isText, readAs } from '../../domain/shapes.ts';
import { checkCategoryName } from '../../machines/category-row/category.rules.ts';
import { useDraft } from '../../machines/draft/draft.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useIdempotencyKey, useSubmission } from '../../machines/submission/submission.react.tsx';
import { DraftNote } from '../shared/DraftNote.tsx';
import { isFocusFree } from '../shared/focus.ts';
import { addButton, addField, addRow } from './categories.css.ts';
import { texts } from './texts.ts';
import { useOutcome } from './use-outcome.ts';
import { AddCategoryMachineContext } from './machines.ts';

interface AddCategoryProps {
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly onAdded: () => void;
}

const readDraft = readAs(isShape({ name: isText, idempotencyKey: isOrNull(isText) }));

/** The add form. What was typed stays until it has been added. */
export function AddCategory({ fieldRef, onAdded }: AddCategoryProps) {
  const [name, setName] = useState('');
  const { key: idempotencyKey, setKey, keyToSend } = useIdempotencyKey();
  const [error, setError] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const outcome = useOutcome();
  const takeFocusBack = () => {
    if (isFocusFree(form.current)) fieldRef.current?.focus();
  };
  const draft = useDraft({
    key: 'category:new',
    value: useMemo(() => ({ name, idempotencyKey }), [name, idempotencyKey]),
    isDirty: name !== '',
    version: '',
    read: readDraft,
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
      takeFocusBack();
    },
    onFailed: (problem) => {
      outcome.failed(texts.addFailed, problem);
      takeFocusBack();
    },
  });

  return (
    <>
      <DraftNote draft={draft} onDiscarded={() => fieldRef.current?.focus()} />
      <form
        className={addRow}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const wrong = checkCategoryName(name);
          setError(wrong);
          if (wrong === null) addition.submit({ name: name.trim(), idempotencyKey: keyToSend() });
          else fieldRef.current?.focus();
        }}
        ref={form}
      >
        <TextField
          autoComplete="off"
          className={addField}
          error={error}
          hideLabel
          label="Category name"
          onChange={(event) => {
            setName(event.currentTarget.value);
            setError(null);
          }}
          placeholder="Category name"
          readOnly={addition.isBusy || draft.isOpening}
          ref={fieldRef}
          required
          value={name}
        />
        <Button busy={addition.isBusy} busyLabel="Adding..." className={addButton} type="submit" variant="primary">
          Add
        </Button>
      </form>
    </>
  );
}
