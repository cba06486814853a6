import { Button } from '@vitrine/design-system/components/button';
import { SelectField, TextField } from '@vitrine/design-system/components/field';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useId, useState } from 'react';
import type { Category } from '../../../domain/content.ts';
import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { useIdempotencyKey, useSubmission } from '../../../machines/submission/submission.react.tsx';
import { useFocusTargets } from '../../shared/focus/focus-targets.ts';
import type { FocusTargets } from '../../shared/focus/focus-targets.ts';
import { isPlainEnter, isPlainEscape } from '../../shared/forms/sending.ts';
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
  const [isMaking, setIsMaking] = useState(false);
  // Until the list is read again.
  const [made, setMade] = useState<readonly Category[]>([]);

  if (isMaking) {
    return (
      <NewCategory
        onCancel={() => {
          setIsMaking(false);
          targets.focus('new');
        }}
        onMade={(category) => {
          setIsMaking(false);
          if (category !== null) {
            setMade([...made, category]);
            onValue(String(category.id));
          }
          onMade();
          targets.focus('select');
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
        onClick={() => {
          setIsMaking(true);
          targets.focus('name');
        }}
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
  readonly targets: Pick<FocusTargets<'name'>, 'focus' | 'ref'>;
  /** Null where the provider does not tell which one it is. */
  readonly onMade: (category: Category | null) => void;
  readonly onCancel: () => void;
}

/** Its name in place of the choice: Enter makes it, Escape goes back. */
function NewCategory({ targets, onMade, onCancel }: NewCategoryProps) {
  const [name, setName] = useState('');
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
  const make = () => {
    if (name.trim() === '') setError(blank);
    else creation.submit({ name: name.trim(), idempotencyKey: keyToSend() });
    targets.focus('name');
  };
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
          if (isPlainEscape(event) && !creation.isBusy) onCancel();
        }}
        readOnly={creation.isBusy}
        ref={targets.ref('name')}
        value={name}
      />
      <Button aria-label="Add category" busy={creation.isBusy} onClick={make} size="fieldNarrow">
        Add
      </Button>
      <Button disabled={creation.isBusy} onClick={onCancel} size="fieldNarrow" variant="quiet">
        Cancel
      </Button>
    </div>
  );
}
