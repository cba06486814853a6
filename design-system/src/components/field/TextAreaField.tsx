import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../utilities/cx';
import { area, invalid, look, off } from './field.css';
import { FieldShell } from './FieldShell';
import type { FieldTexts } from './FieldShell';
import { useField } from './use-field';

type TextAreaFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style' | 'children'> & {
    /** Controls between the label and the text. */
    tools?: ReactNode;
  };

/** Several lines of text; at least four are seen, and it grows with what is written. */
export function TextAreaField({ label, hideLabel, hint, error, rows = 4, tools, ...textarea }: TextAreaFieldProps) {
  const { isInvalid, shell, control } = useField({ label, hideLabel, hint, error }, textarea);
  return (
    <FieldShell {...shell}>
      {tools}
      <textarea
        dir="auto"
        {...textarea}
        {...control}
        className={cx(look.box, area, off, isInvalid && invalid)}
        rows={rows}
      />
    </FieldShell>
  );
}
