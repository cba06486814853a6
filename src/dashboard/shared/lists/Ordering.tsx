import { DndContext, DragOverlay, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type {
  Announcements,
  CollisionDetection,
  DragEndEvent,
  KeyboardCoordinateGetter,
  Modifier,
  UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { alongTheList, betweenOnly, describeMove, nearestRow, stepByStep } from './dragging.ts';

/** Things within the items that are dragged elsewhere, such as the pictures of a grid. The same object until they change. */
export interface OtherDrags {
  readonly isOther: (id: UniqueIdentifier) => boolean;
  readonly collisionDetection: CollisionDetection;
  readonly coordinateGetter: KeyboardCoordinateGetter;
  readonly announcements: Announcements;
  /** Where it was dropped; both are ids. */
  readonly onDrop: (id: UniqueIdentifier, over: UniqueIdentifier) => void;
  readonly floating: (id: UniqueIdentifier) => ReactNode;
}

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
  readonly others?: OtherDrags | undefined;
  readonly children: ReactNode;
}

/** A click is no drag. */
const byPointer = { activationConstraint: { distance: 4 } };

function otherOf(others: OtherDrags | undefined, id: UniqueIdentifier): OtherDrags | null {
  return others?.isOther(id) === true ? others : null;
}

/**
 * A list whose items are dragged by a handle (`useSortable`): by mouse and touch, and by keyboard with Space, arrows and
 * Escape, each step announced.
 */
export function Ordering(props: OrderingProps) {
  const { ids, total, nameOf, instruction, isOff, onDrop, floating, others, children } = props;
  const [dragged, setDragged] = useState<UniqueIdentifier | null>(null);
  const lastOver = useRef<UniqueIdentifier | null>(null);
  const coordinateGetter = useMemo((): KeyboardCoordinateGetter => {
    const own = stepByStep(ids);
    return (event, args) => (otherOf(others, args.active)?.coordinateGetter ?? own)(event, args);
  }, [ids, others]);
  // Without smooth scrolling: a key pressed during the scroll would be measured at the wrong place.
  const byKeys = useMemo(() => ({ coordinateGetter, scrollBehavior: 'auto' }) as const, [coordinateGetter]);
  // The same objects: with others, each of a thousand rows would be drawn again.
  const sensors = useSensors(useSensor(PointerSensor, byPointer), useSensor(KeyboardSensor, byKeys));
  const collisionDetection = useMemo((): CollisionDetection => {
    const own = nearestRow(ids);
    return (args) => (otherOf(others, args.active.id)?.collisionDetection ?? own)(args);
  }, [ids, others]);
  const modifier: Modifier = (args) =>
    args.active !== null && otherOf(others, args.active.id) !== null ? args.transform : alongTheList(args);

  const own = ((): Announcements => {
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

  const announcementsFor = (id: UniqueIdentifier) => otherOf(others, id)?.announcements ?? own;
  const announcements: Announcements = {
    onDragStart: (event) => announcementsFor(event.active.id).onDragStart(event),
    onDragOver: (event) => announcementsFor(event.active.id).onDragOver(event),
    onDragEnd: (event) => announcementsFor(event.active.id).onDragEnd(event),
    onDragCancel: (event) => announcementsFor(event.active.id).onDragCancel(event),
  };

  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    if (over === null || over.id === active.id) return;
    const other = otherOf(others, active.id);
    if (other === null) onDrop(active.id, ids.indexOf(over.id));
    else other.onDrop(active.id, over.id);
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
      modifiers={[modifier]}
      onDragCancel={() => setDragged(null)}
      onDragEnd={drop}
      onDragStart={({ active }) => setDragged(active.id)}
      sensors={sensors}
    >
      <SortableContext disabled={isOff} items={ids} strategy={betweenOnly}>
        {children}
      </SortableContext>
      <DragOverlay dropAnimation={null}>
        {dragged === null ? null : (otherOf(others, dragged)?.floating ?? floating)(dragged)}
      </DragOverlay>
    </DndContext>
  );
}
