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
import type { ReactNode } from 'react';
import { slotTargets } from '../../domain/slot-drop.ts';
import type { SlotTarget } from '../../domain/slot-drop.ts';
import { mediaOf } from '../../domain/slot-move.ts';
import type { Held } from '../../domain/slot-move.ts';
import type { HomepageEvent } from '../../machines/homepage/homepage.react.tsx';
import { MediaPreview } from '../shared/media/MediaPreview.tsx';
import { floating, tilePicture } from './shelf.css.ts';

interface SlotDraggingProps {
  readonly held: Held | null;
  /** The target chosen by keyboard. */
  readonly reached: string | null;
  /** What the tile or the slot of an id holds. */
  readonly find: (id: UniqueIdentifier) => Held | null;
  /** Its name in announcements. */
  readonly nameOf: (id: UniqueIdentifier) => string;
  /** A stable function, because a sensor keeps the one that it started with. */
  readonly send: (event: HomepageEvent) => void;
  readonly children: ReactNode;
}

const screenReaderInstructions = {
  draggable:
    'To pick up a media, press Space. While it is picked up, use the arrow keys to go from slot to slot. Press Space again to put it there, or Escape to let it go.',
};

const steps: ReadonlyMap<string, number> = new Map(
  Object.entries({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }),
);
const measuring = { droppable: { strategy: MeasuringStrategy.Always } };

const targetOf = (id: UniqueIdentifier | undefined): SlotTarget | undefined =>
  slotTargets.find((target) => target.id === id);

/** Drags media from the shelf, or what is in a slot, to a slot: by mouse, by touch after a long press, or by keyboard from slot to slot. */
export function SlotDragging({ held, reached, find, nameOf, send, children }: SlotDraggingProps) {
  const stepToSlot: KeyboardCoordinateGetter = (event) => {
    const by = steps.get(event.code);
    if (by === undefined) return;
    event.preventDefault();
    // With the keyboard the dragged tile does not move: the target slot is highlighted instead.
    send({ type: 'media.step', by });
  };

  const detect: CollisionDetection = (args) => {
    if (args.pointerCoordinates !== null) return pointerWithin(args);
    const found = args.droppableContainers.find(({ id }) => id === reached);
    return found === undefined ? [] : [{ id: found.id }];
  };

  const sensors = useSensors(
    // A click is no drag.
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: stepToSlot }),
  );

  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over === null ? undefined : `${nameOf(active.id)} is over ${targetOf(over.id)?.name ?? ''}.`,
    onDragEnd: ({ active, over }) =>
      over === null
        ? `${nameOf(active.id)} was let go.`
        : `${nameOf(active.id)} was put on ${targetOf(over.id)?.name ?? ''}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} was let go.`,
  };

  return (
    <DndContext
      accessibility={{ announcements, screenReaderInstructions }}
      collisionDetection={detect}
      measuring={measuring}
      onDragCancel={() => send({ type: 'media.drop', target: null })}
      onDragEnd={({ over }) => send({ type: 'media.drop', target: targetOf(over?.id)?.id ?? null })}
      onDragStart={({ active }) => {
        const media = find(active.id);
        if (media !== null) send({ type: 'media.hold', media });
      }}
      sensors={sensors}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {held === null ? null : (
          <div aria-hidden="true" className={floating}>
            <div className={tilePicture}>
              <MediaPreview alt="" isRounded fit="contain" media={mediaOf(held)} ratio="4/3" />
            </div>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}
