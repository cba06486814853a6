import type { ReactNode } from 'react';
import { cx } from '../../utilities/cx';
import { VisuallyHidden } from '../visually-hidden';
import { error as errorClass, field, head, hint as hintClass, label as labelClass, labelOff } from './field.css';

/** What all fields have around their control. */
export type FieldTexts = {
  label: ReactNode;
  /** Shows the label to screen readers only, as in a table row whose column has the same name. */
  hideLabel?: boolean | undefined;
  /** A short remark at the right of the label: a size, "optional". */
  hint?: ReactNode;
  /** What is wrong; its presence marks the control invalid. */
  error?: ReactNode;
};

export type FieldShellProps = FieldTexts & {
  controlId: string;
  hintId: string | undefined;
  errorId: string | undefined;
  disabled?: boolean | undefined;
  /** Of the label, for a control that no `<label>` can name. */
  labelId?: string | undefined;
  /** What a press of such a label does, as browsers do by themselves for others. */
  onLabel?: (() => void) | undefined;
  children: ReactNode;
};

/** Label, hint and error around a control of this folder. */
export function FieldShell({
  label,
  hideLabel = false,
  hint,
  error,
  controlId,
  hintId,
  errorId,
  disabled = false,
  labelId,
  onLabel,
  children,
}: FieldShellProps) {
  const labelElement =
    labelId === undefined ? (
      <label className={cx(labelClass, disabled && labelOff)} htmlFor={controlId}>
        {label}
      </label>
    ) : (
      <span className={labelClass} id={labelId} onClick={onLabel}>
        {label}
      </span>
    );
  const hintElement =
    hintId === undefined ? null : (
      <span className={hintClass} id={hintId}>
        {hint}
      </span>
    );
  return (
    <div className={field}>
      {hideLabel ? <VisuallyHidden>{labelElement}</VisuallyHidden> : null}
      {hideLabel && hintElement === null ? null : (
        <div className={head}>
          {hideLabel ? null : labelElement}
          {hintElement}
        </div>
      )}
      {children}
      {errorId === undefined ? null : (
        <span className={errorClass} id={errorId}>
          {error}
        </span>
      )}
    </div>
  );
}
