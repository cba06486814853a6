import * as RadixCheckbox from '@radix-ui/react-checkbox';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { CheckIcon } from '../icon';
import { asWritten } from '../text/as-written';
import { bareRow, box, row } from './checkbox.css';

type CheckboxProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
} & (
  | {
      isBare?: false;
      /** The label. */
      children: ReactNode;
    }
  | {
      /** In a list of many, where the row says what is chosen: the label is read out only, and not found in the page a second time. */
      isBare: true;
      children: string;
    }
);

/** Yes or no, taking effect when the form is sent or the choice is read. The whole row is the target. */
export function Checkbox({ checked, onCheckedChange, id, isBare = false, children, ...rest }: CheckboxProps) {
  const generated = useId();
  const boxId = id ?? generated;
  return (
    <label className={isBare ? bareRow : row} htmlFor={boxId}>
      <RadixCheckbox.Root
        {...rest}
        {...(isBare && typeof children === 'string' ? { 'aria-label': children } : {})}
        checked={checked}
        className={box}
        id={boxId}
        onCheckedChange={(checked) => {
          onCheckedChange(checked === true);
        }}
      >
        {/* Not by Radix's Indicator, which reads its computed style at each change: in a list of a thousand that is most of what a key costs. */}
        {checked ? <CheckIcon /> : null}
      </RadixCheckbox.Root>
      {isBare ? null : <span {...asWritten(children)}>{children}</span>}
    </label>
  );
}
