import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MeasuringStrategy,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Announcements, CollisionDetection, KeyboardCoordinateGetter, UniqueIdentifier } from '@dnd-kit/core';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Frame } from '../../domain/content.ts';
import { slotTargets } from '../../domain/slot-drop.ts';
import type { HeldMedia, SlotTarget } from '../../domain/slot-drop.ts';
import { MediaPreview } from '../shared/MediaPreview.tsx';
import { floating, tilePicture } from './shelf.css.ts';

interface SlotDraggingProps {
  readonly held: HeldMedia | null;
  /** What is this id's tile? */
  readonly find: (id: UniqueIdentifier) => HeldMedia | null;
  /** What it is called when it is read out. */
  readonly nameOf: (file: Frame) => string;
  readonly onHeld: (held: HeldMedia | null) => void;
  readonly onDrop: (target: SlotTarget, held: HeldMedia) => void;
  readonly children: ReactNode;
}

const screenReaderInstructions = {
  draggable:
    'To pick up a media, press Space. While it is picked up, use the arrow keys to go from slot to slot. Press Space again to put it there, or Escape to let it go.',
};

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const measuring = { droppable: { strategy: MeasuringStrategy.Always } };

const targetOf = (id: UniqueIdentifier | undefined): SlotTarget | undefined =>
  slotTargets.find((target) => target.id === id);

/** In the order of the page. */
function inOrder<One extends { readonly id: UniqueIdentifier }>(droppables: readonly One[]): readonly One[] {
  const place = ({ id }: One) => slotTargets.findIndex((target) => target.id === id);
  return droppables.toSorted((one, other) => place(one) - place(other));
}

/** Carries media from the shelf to a slot: by mouse, by finger after a long press, or by keyboard from slot to slot. */
export function SlotDragging({ held, find, nameOf, onHeld, onDrop, children }: SlotDraggingProps) {
  // Where the keyboard has brought it; at first to the first slot that takes it.
  const [reached, setReached] = useState<UniqueIdentifier | null>(null);
  // A sensor keeps the functions of the drawing in which it began, and keys come faster than drawings.
  const last = useRef<UniqueIdentifier | null>(null);
  const reach = (id: UniqueIdentifier | null) => {
    last.current = id;
    setReached(id);
  };

  // The slots that take it, as they were last drawn: what a sensor is told of them lags behind the first key.
  const open = useRef<readonly { readonly id: UniqueIdentifier }[]>([]);

  const stepToSlot: KeyboardCoordinateGetter = (event) => {
    const step = steps[event.code];
    if (step === undefined) return;
    event.preventDefault();
    const order = open.current;
    const from = Math.max(
      0,
      order.findIndex(({ id }) => id === last.current),
    );
    // What is in the hand stays where it is: the slot that it would go to is shown instead.
    reach(order[(from + step + order.length) % order.length]?.id ?? null);
  };

  const detect: CollisionDetection = (args) => {
    if (args.pointerCoordinates !== null) return pointerWithin(args);
    const order = inOrder(args.droppableContainers);
    open.current = order;
    const found = order.find(({ id }) => id === reached) ?? order[0];
    return found === undefined ? [] : [{ id: found.id }];
  };

  const sensors = useSensors(
    // A press alone is no drag.
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: stepToSlot }),
  );

  const say = (id: UniqueIdentifier) => {
    const file = find(id)?.file;
    return file === undefined ? '' : nameOf(file);
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picked up ${say(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over === null ? undefined : `${say(active.id)} is over ${targetOf(over.id)?.name ?? ''}.`,
    onDragEnd: ({ active, over }) =>
      over === null
        ? `${say(active.id)} was let go.`
        : `${say(active.id)} was put on ${targetOf(over.id)?.name ?? ''}.`,
    onDragCancel: ({ active }) => `${say(active.id)} was let go.`,
  };

  const end = () => {
    onHeld(null);
    reach(null);
  };

  return (
    <DndContext
      accessibility={{ announcements, screenReaderInstructions }}
      collisionDetection={detect}
      measuring={measuring}
      onDragCancel={end}
      onDragEnd={({ active, over }) => {
        const target = targetOf(over?.id);
        const dropped = find(active.id);
        end();
        if (target !== undefined && dropped !== null) onDrop(target, dropped);
      }}
      onDragStart={({ active }) => onHeld(find(active.id))}
      sensors={sensors}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {held === null ? null : (
          <div aria-hidden="true" className={floating}>
            <div className={tilePicture}>
              <MediaPreview alt="" isRounded fit="contain" media={held.file.media} ratio="4/3" />
            </div>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}
