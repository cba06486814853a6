import { ChoiceDialog } from '@vitrine/design-system/components/choice-dialog';
import { SelectField } from '@vitrine/design-system/components/field';
import { useState } from 'react';
import { slotTargets } from '../../domain/slot-drop.ts';
import type { SlotTarget } from '../../domain/slot-drop.ts';
import { dialogBody } from './shelf.css.ts';

/** A target, as it can be chosen from a list. */
export interface OfferedTarget {
  readonly target: SlotTarget;
  /** The project that stands there. */
  readonly title: string | null;
  /** Why it cannot be chosen. */
  readonly refusal: string | null;
}

interface PutOnDialogProps {
  /** What is to be put; null closes. */
  readonly fileName: string | null;
  readonly offered: readonly OfferedTarget[];
  readonly onPut: (target: SlotTarget) => void;
  readonly onCancel: () => void;
  readonly onClosed: () => void;
}

function describeTarget({ target, title, refusal }: OfferedTarget): string {
  const stands = title === null ? 'empty' : title;
  return refusal === null ? `${target.name}: ${stands}` : `${target.name}: ${refusal}`;
}

/** Puts media on a slot without dragging. */
export function PutOnDialog({ fileName, offered, onPut, onCancel, onClosed }: PutOnDialogProps) {
  const [chosen, setChosen] = useState('');
  // The closing dialog still shows what it asked.
  const [asked, setAsked] = useState('');
  if (fileName !== null && fileName !== asked) setAsked(fileName);
  const first = offered.find(({ refusal }) => refusal === null)?.target;
  const isOffered = offered.some(({ target, refusal }) => target.id === chosen && refusal === null);
  const target = isOffered ? slotTargets.find(({ id }) => id === chosen) : first;
  return (
    <ChoiceDialog
      choices={target === undefined ? [] : [{ label: 'Put there', onPress: () => onPut(target) }]}
      description="What stands there is replaced."
      onCancel={onCancel}
      onClosed={onClosed}
      open={fileName !== null}
      question={`Put ${asked} on…`}
    >
      <div className={dialogBody}>
        <SelectField label="Slot" onChange={(event) => setChosen(event.currentTarget.value)} value={target?.id ?? ''}>
          {offered.map((one) => (
            <option disabled={one.refusal !== null} key={one.target.id} value={one.target.id}>
              {describeTarget(one)}
            </option>
          ))}
        </SelectField>
      </div>
    </ChoiceDialog>
  );
}
