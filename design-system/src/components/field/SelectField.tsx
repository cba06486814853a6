import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../utilities/cx';
import { ChevronDownIcon } from '../icon';
import { chevron, invalid, look, off, select as selectClass, selectBox } from './field.css';
import { FieldShell } from './FieldShell';
import type { FieldTexts } from './FieldShell';
import { useFieldIds } from './use-field-ids';

type SelectFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'select'>, 'style' | 'size' | 'multiple'>;

/** One of a known few. The browser's own list: it is the one every hand and screen reader knows. */
export function SelectField({
  label,
  hideLabel = false,
  hint,
  error,
  className,
  children,
  ...select
}: SelectFieldProps) {
  const { controlId, hintId, errorId, describedBy } = useFieldIds({ ...select, hint, error });
  const isInvalid = errorId !== undefined;
  return (
    <FieldShell
      className={className}
      controlId={controlId}
      disabled={select.disabled}
      error={error}
      errorId={errorId}
      hideLabel={hideLabel}
      hint={hint}
      hintId={hintId}
      label={label}
    >
      <span className={selectBox}>
        <select
          {...select}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          className={cx(look.box, selectClass, off, isInvalid && invalid)}
          id={controlId}
        >
          {children}
        </select>
        <ChevronDownIcon className={chevron} size={18} />
      </span>
    </FieldShell>
  );
}
