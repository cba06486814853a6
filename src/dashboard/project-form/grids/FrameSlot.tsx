import { useDraggable, useDroppable } from '@dnd-kit/core';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import type { FormMedia } from '../../../domain/project-form.ts';
import { useIsLocked } from '../../../machines/project-form/project-form.react.tsx';
import { GripIcon } from '../../shared/lists/row-icons.tsx';
import { MediaSlot } from '../media/MediaSlot.tsx';
import type { MediaSlotProps } from '../media/MediaSlot.tsx';
import { frameId, slotId } from './frame-drags.ts';
import type { FramePlace } from './frame-drags.ts';
import { useFrameMoves } from './use-frame-drags.tsx';

interface FrameSlotProps extends Omit<MediaSlotProps, 'handle' | 'slotRef' | 'isTarget'> {
  /** The slot that takes what is dropped here. */
  readonly slot: FramePlace;
  /** The frame that is in it; null where it is empty. */
  readonly frame: FramePlace | null;
  /** Of a carousel, whose handle stays while another of its frames is shown. */
  readonly handleSlot?: FramePlace;
}

/** A slot of a grid, from which and to which pictures are moved. */
export function FrameSlot({ slot, frame, handleSlot = slot, ...props }: FrameSlotProps) {
  const isOff = useIsLocked();
  const { setNodeRef, isOver } = useDroppable({ id: slotId(slot), disabled: isOff });
  return (
    <MediaSlot
      {...props}
      handle={
        frame === null || props.content === null ? null : (
          <FrameHandle content={props.content} frame={frame} name={props.name} slot={handleSlot} />
        )
      }
      isTarget={isOver}
      slotRef={setNodeRef}
    />
  );
}

interface FrameHandleProps {
  readonly content: FormMedia;
  readonly frame: FramePlace;
  readonly slot: FramePlace;
  readonly name: string;
}

/** Drags a picture by pointer and by keys; a click asks where it is to go (WCAG 2.5.7). */
function FrameHandle({ content, frame, slot, name }: FrameHandleProps) {
  const moves = useFrameMoves();
  const isOff = useIsLocked();
  const { attributes, listeners, setNodeRef } = useDraggable({ id: frameId(content), disabled: isOff });
  const focusRef = moves?.handleRef(slot);
  return (
    <IconButton
      {...attributes}
      {...listeners}
      disabled={isOff}
      grip
      label={`Move picture of ${name}`}
      onClick={() => moves?.ask(frame)}
      place="media"
      ref={(element) => {
        setNodeRef(element);
        return focusRef?.(element);
      }}
    >
      <GripIcon />
    </IconButton>
  );
}
