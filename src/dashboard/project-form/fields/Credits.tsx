import { Button } from '@vitrine/design-system/components/button';
import { TextField } from '@vitrine/design-system/components/field';
import { asWritten } from '@vitrine/design-system/components/text';
import { SmallCrossIcon } from '@vitrine/design-system/components/icon';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { canAddCredit } from '../../../domain/project-form.ts';
import { useFormState, useIsLocked, useProjectForm } from '../../../machines/project-form/project-form.react.tsx';
import { isPlainEnter } from '../../shared/forms/sending.ts';
import { useFocusTargets } from '../../shared/focus/focus-targets.ts';
import {
  addRow,
  credit as creditClass,
  creditName,
  credits as creditsClass,
  part,
  partTitle,
} from '../project-form.css.ts';

/** Role and name, added as a pair: Add does nothing unless both are there (specification, section 5, "Credits"). */
export function Credits() {
  const titleId = useId();
  const targets = useFocusTargets<'role'>();
  const { send } = useProjectForm();
  const credits = useFormState(({ values }) => values.credits);
  const newCredit = useFormState(({ values }) => values.newCredit);
  const isOff = useIsLocked();

  const add = () => {
    if (!canAddCredit(newCredit)) return;
    send({ type: 'credit.added' });
    targets.focus('role');
  };
  const field = (name: 'role' | 'name') => ({
    hideLabel: true,
    label: name === 'role' ? 'Role' : 'Name',
    maxLength: 500,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      send({ type: 'credit.changed', part: name, value: event.currentTarget.value }),
    onKeyDown: (event: KeyboardEvent) => {
      if (isPlainEnter(event)) add();
    },
    placeholder: name === 'role' ? 'Role' : 'Name',
    readOnly: isOff,
    value: newCredit[name],
  });

  return (
    <div aria-labelledby={titleId} className={part} role="group">
      <span className={partTitle} id={titleId}>
        Credits
      </span>
      {credits.length === 0 ? null : (
        <ul className={creditsClass}>
          {credits.map((one, index) => (
            <li className={creditClass} key={index}>
              <span {...asWritten(one.role)}>{one.role}</span>
              <span className={creditName} {...asWritten(one.name)}>
                {one.name}
              </span>
              <IconButton
                disabled={isOff}
                label={`Remove credit ${one.role}: ${one.name}`}
                onClick={() => {
                  send({ type: 'credit.removed', index });
                  targets.focus('role');
                }}
              >
                <SmallCrossIcon size={14} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className={addRow}>
        <TextField autoComplete="off" ref={targets.ref('role')} {...field('role')} />
        <TextField autoComplete="off" {...field('name')} />
        <Button aria-label="Add credit" disabled={isOff} onClick={add} size="fieldNarrow">
          Add
        </Button>
      </div>
    </div>
  );
}
