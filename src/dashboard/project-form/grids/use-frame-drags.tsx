import type { UniqueIdentifier } from '@dnd-kit/core';
import { createContext, useContext, useMemo } from 'react';
import type { RefCallback } from 'react';
import type { FrameMove } from '../../../domain/frame-moves.ts';
import type { FormGrid, FormMedia } from '../../../domain/project-form.ts';
import { useProjectForm } from '../../../machines/project-form/project-form.react.tsx';
import type { OtherDrags } from '../../shared/lists/Ordering.tsx';
import { mediaName } from '../media/SlotFile.tsx';
import { FloatingFrame } from './FloatingFrame.tsx';
import { isFrameId, nameOfSlot, readFrame, readSlot, slotBySlot, slotOfFrame, slotUnder } from './frame-drags.ts';
import type { FramePlace } from './frame-drags.ts';

/** What the frames of all grids share. */
export interface FrameMoves {
  /** Asks where the frame is to go: for those who do not drag. */
  readonly ask: (frame: FramePlace) => void;
  /** The ref of the handle in a slot; of a G3 there is one, in slot 0. */
  readonly handleRef: (slot: FramePlace) => RefCallback<HTMLElement>;
}

export const FrameMovesContext = createContext<FrameMoves | null>(null);

/** The frames' moves; null outside the grids. */
export function useFrameMoves(): FrameMoves | null {
  return useContext(FrameMovesContext);
}

/** The picture of a frame; null where it is gone. */
export function contentOf(grids: readonly FormGrid[], { grid, at }: FramePlace): FormMedia | null {
  return grids.find(({ key }) => key === grid)?.frames[at]?.content ?? null;
}

/** The move of a frame to a slot, as the form takes it. */
export function moveTo({ grid, at }: FramePlace, to: FramePlace): FrameMove {
  return { grid, index: at, to: { grid: to.grid, slot: to.at } };
}

/** Frames that are dragged from slot to slot, in the same drag-and-drop context as the grids. */
export function useFrameDrags(onMove: (move: FrameMove) => void): OtherDrags {
  const { actor } = useProjectForm();
  return useMemo((): OtherDrags => {
    const readGrids = () => actor.getSnapshot().context.values.grids;
    const nameOf = (id: UniqueIdentifier) => {
      const frame = readFrame(readGrids(), id);
      const content = frame === null ? null : contentOf(readGrids(), frame);
      return content === null ? '' : mediaName(content);
    };
    const own = (id: UniqueIdentifier) => {
      const frame = readFrame(readGrids(), id);
      const slot = frame === null ? null : slotOfFrame(readGrids(), frame);
      return slot === null ? '' : nameOfSlot(readGrids(), slot);
    };
    const place = (id: UniqueIdentifier) => {
      const slot = readSlot(id);
      return slot === null ? '' : nameOfSlot(readGrids(), slot);
    };
    // A picked-up frame is over its own slot at once, which is not announced.
    const last: { over: string | null } = { over: null };
    return {
      isOther: isFrameId,
      collisionDetection: slotUnder,
      coordinateGetter: slotBySlot(readGrids),
      announcements: {
        onDragStart: ({ active }) => {
          last.over = own(active.id);
          return `Picked up ${nameOf(active.id)}, ${own(active.id)}.`;
        },
        onDragOver: ({ active, over }) => {
          if (over === null || place(over.id) === last.over) return undefined;
          last.over = place(over.id);
          return `${nameOf(active.id)} is over ${place(over.id)}.`;
        },
        onDragEnd: ({ active, over }) =>
          over === null
            ? `${nameOf(active.id)} was put back to ${own(active.id)}.`
            : `${nameOf(active.id)} moved to ${place(over.id)}.`,
        onDragCancel: ({ active }) => `${nameOf(active.id)} was put back to ${own(active.id)}.`,
      },
      onDrop: (id, over) => {
        const frame = readFrame(readGrids(), id);
        const slot = readSlot(over);
        if (frame !== null && slot !== null) onMove(moveTo(frame, slot));
      },
      floating: (id) => {
        const frame = readFrame(readGrids(), id);
        const content = frame === null ? null : contentOf(readGrids(), frame);
        return content === null ? null : <FloatingFrame media={content.media} />;
      },
    };
  }, [actor, onMove]);
}
