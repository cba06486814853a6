import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { TextField } from '../field';
import type { TextFieldProps } from '../field/TextField';
import { EyeIcon, EyeOffIcon } from '../icon';
import { UnderlineField } from '../underline-field';
import { eye } from './password-field.css';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'look' | 'trailing' | 'hint' | 'hideLabel' | 'label'> & {
  label: ReactNode;
  /** `underline` on the login page, `box` in the dashboard. */
  look?: 'box' | 'underline';
  /** Name of the button that shows the password; only its `aria-pressed` changes. */
  revealLabel?: string;
};

/** A password one may read while typing (WCAG 3.3.8). Showing and hiding keeps the caret where it was. */
export function PasswordField({ look = 'box', revealLabel = 'Show password', ref, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<readonly [number | null, number | null] | null>(null);
  const inputRef = useComposedRefs(ref, input);

  useEffect(() => {
    // Browsers put the caret to the start or the end when the type changes.
    if (caret.current === null) return;
    input.current?.setSelectionRange(...caret.current);
    caret.current = null;
  }, [shown]);

  function toggle() {
    const { current } = input;
    if (current !== null) caret.current = [current.selectionStart, current.selectionEnd];
    setShown(!shown);
  }

  const button = (
    <button
      aria-controls={field.id}
      aria-label={revealLabel}
      aria-pressed={shown}
      className={eye}
      disabled={field.disabled}
      onClick={toggle}
      onMouseDown={(event) => {
        // A click leaves the focus in the field; the keyboard can still focus the button.
        event.preventDefault();
      }}
      type="button"
    >
      {shown ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
    </button>
  );

  const Field = look === 'box' ? TextField : UnderlineField;
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      ref={inputRef}
      trailing={button}
      type={shown ? 'text' : 'password'}
    />
  );
}
