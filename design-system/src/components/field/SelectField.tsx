import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../utilities/cx';
import { ChevronDownIcon } from '../icon';
import { chevron, invalid, look, off, select as selectClass, selectBox } from './field.css';
import { FieldShell } from './FieldShell';
import type { FieldTexts } from './FieldShell';
import { useField } from './use-field';

type SelectFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'size' | 'multiple'>;

/** One of a few options. The browser's own list, because every input device and screen reader supports it. */
export function SelectField({ label, hideLabel, hint, error, children, ...select }: SelectFieldProps) {
  const { isInvalid, shell, control } = useField({ label, hideLabel, hint, error }, select);
  return (
    <FieldShell {...shell}>
      <span className={selectBox}>
        <select {...select} {...control} className={cx(look.box, selectClass, off, isInvalid && invalid)}>
          {children}
        </select>
        <ChevronDownIcon className={chevron} size={18} />
      </span>
    </FieldShell>
  );
}
