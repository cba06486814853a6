import * as RadixCheckbox from '@radix-ui/react-checkbox';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { CheckIcon } from '../icon';
import { asWritten } from '../text/as-written';
import { box, row } from './checkbox.css';

type CheckboxProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  id?: string | undefined;
  name?: string | undefined;
  value?: string | undefined;
  'aria-describedby'?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
  /** The label. */
  children: ReactNode;
};

/** Yes or no, taking effect when the form is sent or the choice is read. The whole row is the target. */
export function Checkbox({ onCheckedChange, id, name, value, children, ...rest }: CheckboxProps) {
  const generated = useId();
  const boxId = id ?? generated;
  return (
    <label className={row} htmlFor={boxId}>
      <RadixCheckbox.Root
        {...rest}
        {...(name === undefined ? {} : { name })}
        {...(value === undefined ? {} : { value })}
        className={box}
        id={boxId}
        onCheckedChange={(checked) => {
          onCheckedChange(checked === true);
        }}
      >
        <RadixCheckbox.Indicator>
          <CheckIcon />
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      <span {...asWritten(children)}>{children}</span>
    </label>
  );
}
