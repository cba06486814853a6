import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '../../utilities/cx';
import { area, editable, invalid, look } from './field.css';
import { FieldShell } from './FieldShell';
import type { FieldTexts } from './FieldShell';
import { useField } from './use-field';

type EditableFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'div'>, 'className' | 'style' | 'children' | 'contentEditable' | 'role'> & {
    /** Controls between the label and the text. */
    tools?: ReactNode;
    readOnly?: boolean | undefined;
    required?: boolean | undefined;
    /** The label was pressed: the text takes the focus. */
    onLabel: () => void;
  };

/** A text that is shown formatted while it is written. An editor fills it and makes it editable; for text without formatting there is `TextAreaField`. */
export function EditableField({
  label,
  hideLabel,
  hint,
  error,
  tools,
  readOnly = false,
  required = false,
  onLabel,
  ...text
}: EditableFieldProps) {
  const labelId = useId();
  const { isInvalid, shell, control } = useField({ label, hideLabel, hint, error }, text);
  return (
    <FieldShell {...shell} labelId={labelId} onLabel={onLabel}>
      {tools}
      <div
        {...text}
        {...control}
        aria-labelledby={labelId}
        aria-multiline="true"
        aria-readonly={readOnly || undefined}
        aria-required={required || undefined}
        className={cx(look.box, area, editable, isInvalid && invalid)}
        role="textbox"
        tabIndex={0}
      />
    </FieldShell>
  );
}
