import { Button } from '@vitrine/design-system/components/button';
import { TextField } from '@vitrine/design-system/components/field';
import { SmallCrossIcon } from '@vitrine/design-system/components/icon';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { canAddCredit } from '../../domain/project-form.ts';
import type { ProjectForm } from '../../machines/project-form/project-form.react.tsx';
import { addButton, addRow, credit as creditClass, creditName, credits, part, partTitle } from './project-form.css.ts';

/** Role and name, added as a pair: Add does nothing unless both are there (specification, section 5, "Credits"). */
export function Credits({ form }: { readonly form: ProjectForm }) {
  const titleId = useId();
  const role = useRef<HTMLInputElement>(null);
  const { values, edit } = form;
  const isOff = form.isLocked;

  const add = () => {
    if (!canAddCredit(values)) return;
    edit({ type: 'credit.added' });
    role.current?.focus();
  };
  const field = (name: 'role' | 'name') => ({
    hideLabel: true,
    label: name === 'role' ? 'Role' : 'Name',
    maxLength: 500,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      edit({ type: 'credit.changed', part: name, value: event.currentTarget.value }),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      // Enter here adds; it does not send the form.
      event.preventDefault();
      if (!event.nativeEvent.isComposing) add();
    },
    placeholder: name === 'role' ? 'Role' : 'Name',
    readOnly: isOff,
    value: values.newCredit[name],
  });

  return (
    <div aria-labelledby={titleId} className={part} role="group">
      <span className={partTitle} id={titleId}>
        Credits
      </span>
      {values.credits.length === 0 ? null : (
        <ul className={credits}>
          {values.credits.map((one, index) => (
            <li className={creditClass} key={index}>
              <span>{one.role}</span>
              <span className={creditName}>{one.name}</span>
              <IconButton
                disabled={isOff}
                label={`Remove credit ${one.role}: ${one.name}`}
                onClick={() => {
                  edit({ type: 'credit.removed', index });
                  role.current?.focus();
                }}
              >
                <SmallCrossIcon size={14} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className={addRow}>
        <TextField autoComplete="off" ref={role} {...field('role')} />
        <TextField autoComplete="off" {...field('name')} />
        <Button aria-label="Add credit" className={addButton} disabled={isOff} onClick={add}>
          Add
        </Button>
      </div>
    </div>
  );
}
