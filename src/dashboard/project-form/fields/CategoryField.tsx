import { Button } from '@vitrine/design-system/components/button';
import { SelectField, TextField } from '@vitrine/design-system/components/field';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useId, useState } from 'react';
import type { Category } from '../../../domain/content.ts';
import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { usePart } from '../../../machines/sending/sending.react.tsx';
import { useIdempotencyKey, useSubmission } from '../../../machines/submission/submission.react.tsx';
import { useFocusTargets } from '../../shared/focus/focus-targets.ts';
import type { FocusTargets } from '../../shared/focus/focus-targets.ts';
import { isPlainEnter, isPlainEscape } from '../../shared/forms/sending.ts';
import { useGivenUp } from '../../shared/lists/use-given-up.ts';
import { logFailure, withReason } from '../../shared/messages.ts';
import { NewCategoryMachineContext } from '../machines.ts';
import { withButton, withButtons } from '../project-form.css.ts';
import { useField } from './use-field.ts';

/** As on the page of the categories (specification, sections 5 and 8). */
const blank = 'Category name cannot be empty!';
const failed = 'Failed to add category... Check console for details.';

interface CategoryFieldProps {
  /** Null where they could not be read. */
  readonly categories: readonly Category[] | null;
  /** Called when there is a new one, to read the list again. */
  readonly onMade: () => void;
}

/** Chooses a category, or makes a new one in its place. */
export function CategoryField({ categories, onMade }: CategoryFieldProps) {
  const { error, isLocked, onChange, onValue, value } = useField('category');
  const targets = useFocusTargets<'select' | 'new' | 'name'>();
  const hintId = useId();
  /** The name with which a new one begins; null while none is made. */
  const [begun, setBegun] = useState<string | null>(null);
  const begin = (name: string) => {
    setBegun(name);
    targets.focus('name');
  };
  const giveUp = useGivenUp((_row, { name = '' }) => begin(name));
  // Until the list is read again.
  const [made, setMade] = useState<readonly Category[]>([]);

  if (begun !== null) {
    return (
      <NewCategory
        begun={begun}
        onCancel={(name) => {
          if (name.trim() !== '') giveUp('name', { name });
          setBegun(null);
          targets.focus('new');
        }}
        onMade={(category) => {
          setBegun(null);
          if (category !== null) {
            setMade([...made, category]);
            onValue(String(category.id));
          }
          onMade();
          // Not where the form was sent with it.
          targets.focusAfter('name', 'select');
        }}
        targets={targets}
      />
    );
  }
  const known = categories ?? [];
  const all = [...known, ...made.filter((one) => !known.some(({ id }) => String(id) === String(one.id)))];
  const isKnown = value === '' || all.some(({ id }) => String(id) === value);
  return (
    <div className={withButton}>
      <SelectField
        disabled={isLocked}
        error={error ?? (categories === null ? 'The categories could not be read.' : null)}
        label="Category"
        onChange={onChange}
        ref={targets.ref('select')}
        value={value}
      >
        <option value="">None</option>
        {isKnown ? null : <option value={value}>{`Category ${value}`}</option>}
        {all.map(({ id, name }) => (
          <option key={id} value={String(id)}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button
        aria-describedby={hintId}
        disabled={isLocked}
        onClick={() => begin('')}
        ref={targets.ref('new')}
        size="fieldNarrow"
      >
        New
      </Button>
      <VisuallyHidden>
        <span id={hintId}>Makes a category and chooses it</span>
      </VisuallyHidden>
    </div>
  );
}

interface NewCategoryProps {
  /** Its name so far. */
  readonly begun: string;
  readonly targets: Pick<FocusTargets<'name'>, 'focus' | 'ref'>;
  /** Null where the provider does not tell which one it is. */
  readonly onMade: (category: Category | null) => void;
  readonly onCancel: (name: string) => void;
}

/** Its name in place of the choice: Enter makes it, and so does the form when it is sent; Escape goes back. */
function NewCategory({ begun, targets, onMade, onCancel }: NewCategoryProps) {
  const [name, setName] = useState(begun);
  const [error, setError] = useState<string | null>(null);
  const { keyToSend } = useIdempotencyKey();
  const creation = useSubmission(useProvidedMachine(NewCategoryMachineContext), {
    onSucceeded: onMade,
    onFailed: (problem) => {
      logFailure(failed, problem);
      setError(withReason(failed, problem));
      targets.focus('name');
    },
  });
  const send = () => creation.submit({ name: name.trim(), idempotencyKey: keyToSend() });
  const make = () => {
    if (name.trim() === '') setError(blank);
    else send();
    targets.focus('name');
  };
  // A form that is sent before its answer, or with nothing but its name typed, would not have it.
  const unsent = error === null ? 'typed' : 'failed';
  usePart({
    kind: 'category',
    state: creation.isBusy ? 'begun' : name.trim() === '' ? null : unsent,
    onAwaited: send,
  });
  return (
    <div className={withButtons}>
      <TextField
        autoComplete="off"
        error={error}
        label="New category"
        onChange={(event) => {
          setName(event.currentTarget.value);
          setError(null);
        }}
        onKeyDown={(event) => {
          if (isPlainEnter(event)) make();
          if (isPlainEscape(event) && !creation.isBusy) onCancel(name);
        }}
        readOnly={creation.isBusy}
        ref={targets.ref('name')}
        value={name}
      />
      <Button aria-label="Add category" busy={creation.isBusy} onClick={make} size="fieldNarrow">
        Add
      </Button>
      <Button disabled={creation.isBusy} onClick={() => onCancel(name)} size="fieldNarrow" variant="quiet">
        Cancel
      </Button>
    </div>
  );
}
