import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../utilities/cx';
import {
  invalid,
  invalidRule,
  look as lookClass,
  off,
  roomForTrailing,
  trailing as trailingClass,
  withTrailing,
} from './field.css';
import { FieldShell } from './FieldShell';
import type { FieldTexts } from './FieldShell';
import { useField } from './use-field';

export type TextFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'children'> & {
    /** `title` is the 36 px line that names the whole form. */
    look?: keyof typeof lookClass;
    /** A control at the right end, such as the button that shows a password. */
    trailing?: ReactNode;
  };

/** One line of text in a dashboard form. On the login page use `UnderlineField`. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  look = 'box',
  trailing,
  type = 'text',
  ...input
}: TextFieldProps) {
  const { isInvalid, shell, control: tied } = useField({ label, hideLabel, hint, error }, input);
  const control = (
    <input
      dir="auto"
      {...input}
      {...tied}
      className={cx(
        lookClass[look],
        off,
        isInvalid && (look === 'box' ? invalid : invalidRule),
        trailing !== undefined && roomForTrailing,
      )}
      type={type}
    />
  );
  return (
    <FieldShell {...shell}>
      {trailing === undefined ? (
        control
      ) : (
        <span className={withTrailing}>
          {control}
          <span className={trailingClass}>{trailing}</span>
        </span>
      )}
    </FieldShell>
  );
}
