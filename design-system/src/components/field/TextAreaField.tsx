import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../utilities/cx';
import { area, invalid, look, off } from './field.css';
import { FieldShell } from './FieldShell';
import type { FieldTexts } from './FieldShell';
import { useFieldIds } from './use-field-ids';

type TextAreaFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'textarea'>, 'style' | 'children'>;

/** Several lines of text; at least four are seen, and it grows with what is written. */
export function TextAreaField({
  label,
  hideLabel = false,
  hint,
  error,
  className,
  rows = 4,
  ...textarea
}: TextAreaFieldProps) {
  const { controlId, hintId, errorId, describedBy } = useFieldIds({ ...textarea, hint, error });
  const isInvalid = errorId !== undefined;
  return (
    <FieldShell
      className={className}
      controlId={controlId}
      disabled={textarea.disabled}
      error={error}
      errorId={errorId}
      hideLabel={hideLabel}
      hint={hint}
      hintId={hintId}
      label={label}
    >
      <textarea
        {...textarea}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        className={cx(look.box, area, off, isInvalid && invalid)}
        id={controlId}
        rows={rows}
      />
    </FieldShell>
  );
}
