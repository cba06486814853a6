import { Button } from '@vitrine/design-system/components/button';
import { TextField } from '@vitrine/design-system/components/field';
import { Text } from '@vitrine/design-system/components/text';
import { useId, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent, Ref } from 'react';
import { isWholeCredit, readCredits } from '../../../domain/credits.ts';
import { useFormState, useIsLocked, useProjectForm } from '../../../machines/project-form/project-form.react.tsx';
import { isPlainEnter } from '../../shared/forms/sending.ts';
import { addRow } from '../project-form.css.ts';

interface AddCreditProps {
  readonly roleRef: Ref<HTMLInputElement>;
  readonly toRole: () => void;
  readonly onAdded: (count: number) => void;
}

/** Adds a pair, or every line of a pasted list. Add does nothing unless role and name are both there. */
export function AddCredit({ roleRef, toRole, onAdded }: AddCreditProps) {
  const { send } = useProjectForm();
  const newCredit = useFormState(({ values }) => values.newCredit);
  const isOff = useIsLocked();
  const noteId = useId();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);

  const add = () => {
    if (!isWholeCredit(newCredit)) return;
    send({ type: 'credit.added' });
    onAdded(1);
    toRole();
  };
  const paste = (event: ClipboardEvent) => {
    const read = isOff ? null : readCredits(event.clipboardData.getData('text/plain'));
    if (read === null || read.credits.length === 0) return;
    event.preventDefault();
    send({ type: 'credits.pasted', credits: read.credits });
    setLeftOut(read.others);
    onAdded(read.credits.length);
    toRole();
  };
  const field = (name: 'role' | 'name') => ({
    'aria-describedby': noteId,
    hideLabel: true,
    label: name === 'role' ? 'Role' : 'Name',
    maxLength: 500,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      setLeftOut([]);
      send({ type: 'credit.changed', part: name, value: event.currentTarget.value });
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (isPlainEnter(event)) add();
    },
    onPaste: paste,
    placeholder: name === 'role' ? 'Role' : 'Name',
    readOnly: isOff,
    value: newCredit[name],
  });

  return (
    <div>
      <div className={addRow}>
        <TextField autoComplete="off" ref={roleRef} {...field('role')} />
        <TextField autoComplete="off" {...field('name')} />
        <Button aria-label="Add credit" disabled={isOff} onClick={add} size="fieldNarrow">
          Add
        </Button>
      </div>
      <div id={noteId} role="status">
        {leftOut.length === 0 ? null : (
          <Text tone="danger" variant="dashSmall">
            {`Not added, as there is no role and name in: ${leftOut.map((line) => `“${line}”`).join(', ')}`}
          </Text>
        )}
      </div>
    </div>
  );
}
