import { DndContext, DragOverlay, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements, DragEndEvent, UniqueIdentifier } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { alongTheList, betweenOnly, describeMove, nearestRow, stepByStep } from './dragging.ts';

interface OrderingProps {
  /** The ids of the items from top to bottom; the same array until they change. */
  readonly ids: UniqueIdentifier[];
  /** Of the whole list, where only a part of it is shown. */
  readonly total: number;
  /** The name of an item in announcements. */
  readonly nameOf: (id: UniqueIdentifier) => string;
  /** 'To pick up a project, press Space.' */
  readonly instruction: string;
  readonly isOff: boolean;
  /** `to` is counted from 0. */
  readonly onDrop: (id: UniqueIdentifier, to: number) => void;
  /** The item that is dragged. */
  readonly floating: (id: UniqueIdentifier) => ReactNode;
  readonly children: ReactNode;
}

/**
 * A list whose items are dragged by a handle (`useSortable`): by mouse and touch, and by keyboard with Space, arrows and
 * Escape, each step announced (art direction, section 8, "Drag").
 */
export function Ordering({ ids, total, nameOf, instruction, isOff, onDrop, floating, children }: OrderingProps) {
  const [dragged, setDragged] = useState<UniqueIdentifier | null>(null);
  const lastOver = useRef<UniqueIdentifier | null>(null);
  const coordinateGetter = useMemo(() => stepByStep(ids), [ids]);
  const sensors = useSensors(
    // A click is no drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    // Without smooth scrolling: a key pressed during the scroll would be measured at the wrong place.
    useSensor(KeyboardSensor, { coordinateGetter, scrollBehavior: 'auto' }),
  );
  const collisionDetection = useMemo(() => nearestRow(ids), [ids]);

  const announcements = ((): Announcements => {
    const at = (id: UniqueIdentifier) => `position ${String(ids.indexOf(id) + 1)} of ${String(total)}`;
    return {
      onDragStart: ({ active }) => {
        lastOver.current = active.id;
        return `Picked up ${nameOf(active.id)}, ${at(active.id)}.`;
      },
      onDragOver: ({ active, over }) => {
        // A picked-up row is over its own place at once, which is not announced.
        if (over === null || over.id === lastOver.current) return undefined;
        lastOver.current = over.id;
        return `${nameOf(active.id)} is over ${at(over.id)}.`;
      },
      onDragEnd: ({ active, over }) => describeMove(nameOf(active.id), ids.indexOf(over?.id ?? active.id) + 1, total),
      onDragCancel: ({ active }) => `${nameOf(active.id)} was put back to ${at(active.id)}.`,
    };
  })();

  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    if (over !== null && over.id !== active.id) onDrop(active.id, ids.indexOf(over.id));
  };

  return (
    <DndContext
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: `${instruction} While it is picked up, use the arrow keys to move it. Press Space again to drop it, or Escape to put it back.`,
        },
      }}
      collisionDetection={collisionDetection}
      modifiers={[alongTheList]}
      onDragCancel={() => setDragged(null)}
      onDragEnd={drop}
      onDragStart={({ active }) => setDragged(active.id)}
      sensors={sensors}
    >
      <SortableContext disabled={isOff} items={ids} strategy={betweenOnly}>
        {children}
      </SortableContext>
      <DragOverlay dropAnimation={null}>{dragged === null ? null : floating(dragged)}</DragOverlay>
    </DndContext>
  );
}
