import { ChoiceDialog } from '@vitrine/design-system/components/choice-dialog';
import { SelectField } from '@vitrine/design-system/components/field';
import { useState } from 'react';
import type { FrameMove } from '../../../domain/frame-moves.ts';
import { useProjectForm } from '../../../machines/project-form/project-form.react.tsx';
import { mediaName } from '../media/SlotFile.tsx';
import { allSlots, nameOfSlot, slotId, slotOfFrame } from './frame-drags.ts';
import type { FramePlace } from './frame-drags.ts';
import { contentOf, moveTo } from './use-frame-drags.tsx';
import { isolated } from '../../../domain/isolated.ts';

interface MoveFrameDialogProps {
  /** Null while it is closed. */
  readonly frame: FramePlace | null;
  readonly onMove: (move: FrameMove) => void;
  readonly onCancel: () => void;
  readonly onClosed: () => void;
}

/** Asks where a picture is to go: the way to move it without dragging. */
export function MoveFrameDialog({ frame, onMove, onCancel, onClosed }: MoveFrameDialogProps) {
  const { actor } = useProjectForm();
  const [chosen, setChosen] = useState('');
  const { grids } = actor.getSnapshot().context.values;
  const content = frame === null ? null : contentOf(grids, frame);
  const own = frame === null ? null : slotOfFrame(grids, frame);
  const slots = allSlots(grids).filter((slot) => own === null || slotId(slot) !== slotId(own));
  const isTaken = ({ grid: key, at }: FramePlace) => {
    const grid = grids.find((one) => one.key === key);
    return grid !== undefined && grid.gridType !== 'G3' && grid.frames.some((one) => one.slot === at);
  };
  const target = slots.find((slot) => slotId(slot) === chosen) ?? slots[0];
  const close = (then: () => void) => () => {
    setChosen('');
    then();
  };
  return (
    <ChoiceDialog
      choices={
        frame === null || target === undefined
          ? []
          : [{ label: 'Move', onPress: close(() => onMove(moveTo(frame, target))) }]
      }
      description={
        target === undefined
          ? 'There is no other frame yet. Add a grid first.'
          : 'It changes places with what is there.'
      }
      onCancel={close(onCancel)}
      onClosed={onClosed}
      open={frame !== null}
      question={content === null ? '' : `Move ${isolated(mediaName(content))} to…`}
    >
      {target === undefined ? null : (
        <SelectField label="Frame" onChange={(event) => setChosen(event.currentTarget.value)} value={slotId(target)}>
          {slots.map((slot) => (
            <option key={slotId(slot)} value={slotId(slot)}>
              {`${nameOfSlot(grids, slot).replace('grid', 'Grid')}${isTaken(slot) ? '' : ' (free)'}`}
            </option>
          ))}
        </SelectField>
      )}
    </ChoiceDialog>
  );
}
