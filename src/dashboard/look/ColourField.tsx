import { TextField } from '@vitrine/design-system/components/field';
import { useState, type Ref } from 'react';
import { colourRow, picker } from './look.css.ts';

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** What was typed as `#rrggbb`; null while it is no colour. */
function toColour(text: string): string | null {
  const [, digits] = HEX.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${six.toLowerCase()}`;
}

interface ColourFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** As `#rrggbb`. */
  readonly value: string;
  readonly onChange: (colour: string) => void;
  readonly disabled: boolean;
  readonly error: string | undefined;
  readonly ref: Ref<HTMLInputElement>;
}

/** A colour, chosen or typed. What is typed stays as it is until it is a colour, and goes back to the last one when the field is left. */
export function ColourField({ label, hint, value, onChange, disabled, error, ref }: ColourFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isNone = typed !== null && toColour(typed) === null;
  return (
    <div className={colourRow}>
      <input
        aria-label={`${label}, choose`}
        className={picker}
        disabled={disabled}
        onChange={(event) => {
          setTyped(null);
          onChange(event.currentTarget.value);
        }}
        type="color"
        value={value}
      />
      <TextField
        error={isNone ? 'A colour is # and six digits, such as #3f3ad1.' : error}
        hint={hint}
        label={label}
        maxLength={9}
        onBlur={() => setTyped(null)}
        onChange={({ currentTarget: { value: text } }) => {
          setTyped(text);
          const colour = toColour(text);
          if (colour !== null) onChange(colour);
        }}
        readOnly={disabled}
        ref={ref}
        spellCheck={false}
        value={typed ?? value}
      />
    </div>
  );
}
