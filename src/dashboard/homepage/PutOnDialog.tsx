import { ChoiceDialog } from '@vitrine/design-system/components/choice-dialog';
import { SelectField } from '@vitrine/design-system/components/field';
import { useState } from 'react';
import type { OfferedTarget } from '../../machines/homepage/homepage.react.tsx';
import { dialogBody } from './shelf.css.ts';
import { isolated } from '../../domain/isolated.ts';

interface PutOnDialogProps {
  readonly isOpen: boolean;
  /** What is to be put. */
  readonly fileName: string;
  readonly offered: readonly OfferedTarget[];
  /** @param target its id */
  readonly onPut: (target: string) => void;
  readonly onCancel: () => void;
  readonly onClosed: () => void;
}

function describeTarget({ name, title, refusal }: OfferedTarget): string {
  const stands = title === null ? 'empty' : title;
  return `${name}: ${refusal ?? stands}`;
}

/** Puts media on a slot, as an alternative to dragging (WCAG 2.5.7). */
export function PutOnDialog({ isOpen, fileName, offered, onPut, onCancel, onClosed }: PutOnDialogProps) {
  const [chosen, setChosen] = useState('');
  const open = offered.filter(({ refusal }) => refusal === null);
  // What is empty comes first: one press replaces nothing.
  const usual = open.find(({ title }) => title === null) ?? open[0];
  const target = (open.find((one) => one.target === chosen) ?? usual)?.target;
  return (
    <ChoiceDialog
      choices={target === undefined ? [] : [{ label: 'Put there', onPress: () => onPut(target) }]}
      description="What stands there is replaced."
      onCancel={onCancel}
      onClosed={onClosed}
      open={isOpen}
      question={`Put ${isolated(fileName)} on…`}
    >
      <div className={dialogBody}>
        <SelectField label="Slot" onChange={(event) => setChosen(event.currentTarget.value)} value={target ?? ''}>
          {offered.map((one) => (
            <option disabled={one.refusal !== null} key={one.target} value={one.target}>
              {describeTarget(one)}
            </option>
          ))}
        </SelectField>
      </div>
    </ChoiceDialog>
  );
}
