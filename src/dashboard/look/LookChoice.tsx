import { SelectField } from '@vitrine/design-system/components/field';

interface LookChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly hint: string;
  readonly options: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly disabled: boolean;
  readonly onChoose: (value: Value) => void;
}

/** One of a few. */
export function LookChoice<Value extends string | number>(props: LookChoiceProps<Value>) {
  const { label, hint, options, names, value, disabled, onChoose } = props;
  return (
    <SelectField
      disabled={disabled}
      hint={hint}
      label={label}
      onChange={({ currentTarget }) => {
        const chosen = options.find((one) => String(one) === currentTarget.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
      value={value}
    >
      {options.map((one) => (
        <option key={one} value={one}>
          {names[one]}
        </option>
      ))}
    </SelectField>
  );
}
