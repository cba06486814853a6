import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../utilities/cx';
import { useFieldIds } from '../field/use-field-ids';
import {
  error as errorClass,
  field,
  input as inputClass,
  label as labelClass,
  row,
  rowInvalid,
} from './underline-field.css';

export type UnderlineFieldProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'children'> & {
  label: ReactNode;
  /** What is wrong; its presence marks the field invalid. */
  error?: ReactNode;
  /** A control of 44 px at the right end. */
  trailing?: ReactNode;
};

/** A field of the login page: label, large text, one rule. In the dashboard use `TextField`. */
export function UnderlineField({ label, error, trailing, type = 'text', ...input }: UnderlineFieldProps) {
  const { controlId, errorId, describedBy } = useFieldIds({ ...input, error });
  const isInvalid = errorId !== undefined;
  return (
    <div className={field}>
      <label className={labelClass} htmlFor={controlId}>
        {label}
      </label>
      <div className={cx(row, isInvalid && rowInvalid)}>
        <input
          dir="auto"
          {...input}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          className={inputClass}
          id={controlId}
          type={type}
        />
        {trailing}
      </div>
      {isInvalid ? (
        <span className={errorClass} id={errorId}>
          {error}
        </span>
      ) : null}
    </div>
  );
}
