import { useDndContext, useDroppable } from '@dnd-kit/core';
import { DropZone } from '@vitrine/design-system/components/drop-zone';
import { useEffect } from 'react';
import { half, zone } from './slot.css.ts';

interface DropTargetProps {
  readonly id: string;
  /** 'Before hover' where there are two. */
  readonly title: string;
  /** It shares the slot with another. */
  readonly isHalf: boolean;
  /** Why what is dragged cannot be dropped here. */
  readonly refusal: string | null;
}

/** Where one may drop, seen while something is dragged. */
export function DropTarget({ id, title, isHalf, refusal }: DropTargetProps) {
  const { isOver, node, setNodeRef } = useDroppable({ id, disabled: refusal !== null });
  const isByKeyboard = useDndContext().activatorEvent?.type === 'keydown';
  useEffect(() => {
    if (isOver && isByKeyboard) node.current?.scrollIntoView({ block: 'center' });
  }, [isOver, isByKeyboard, node]);
  return (
    <div className={isHalf ? half : zone} ref={setNodeRef}>
      {refusal === null ? (
        <DropZone fill state={isOver ? 'over' : 'empty'} title={isOver ? 'Drop here' : title} />
      ) : (
        <DropZone fill state="rejected">
          {refusal}
        </DropZone>
      )}
    </div>
  );
}
