import { slotCount } from './grid-editing.ts';
import type { FormFrame, FormGrid, ProjectValues } from './project-form.ts';

/** A frame that changes its place within the form. */
export interface FrameMove {
  /** The key of the grid in which it is. */
  readonly grid: string;
  /** Counts all frames of that grid, from 0. */
  readonly index: number;
  /** In a G3, `slot` is the place in the order of its files, counted from 0. */
  readonly to: { readonly grid: string; readonly slot: number };
}

const bySlot = (one: FormFrame, other: FormFrame) => one.slot - other.slot;

/** Without the ranks of a draft: the order is the owner's own from now on. */
function inOrder(frames: readonly FormFrame[]): readonly FormFrame[] {
  return frames.map(({ slot, content }) => ({ slot, content }));
}

/** The frames of a G3 after one has come to place `at`. */
function listed(frames: readonly FormFrame[], frame: FormFrame, at: number): readonly FormFrame[] {
  return inOrder(frames.toSpliced(Math.min(at, frames.length), 0, { ...frame, slot: 0 }));
}

/** Within one grid. */
function moveWithin(grid: FormGrid, frame: FormFrame, index: number, slot: number): readonly FormFrame[] {
  if (grid.gridType === 'G3') return listed(grid.frames.toSpliced(index, 1), frame, slot);
  const swapped = (one: FormFrame) => {
    if (one === frame) return { ...one, slot };
    return one.slot === slot ? { ...one, slot: frame.slot } : one;
  };
  return grid.frames.map(swapped).toSorted(bySlot);
}

/** What is left in the grid that the frame leaves, `back` being what it gets for it. */
function afterLeaving(from: FormGrid, frame: FormFrame, index: number, back: FormFrame | null): readonly FormFrame[] {
  const own = back === null ? [] : [{ ...back, slot: frame.slot }];
  const frames = from.frames.toSpliced(index, 1, ...own);
  return from.gridType === 'G3' ? inOrder(frames) : frames.toSorted(bySlot);
}

/**
 * Moves a frame to another slot, of its own grid or of another; what is there comes to its old place. In a G3 it is put
 * between the others. A place that is not there changes nothing.
 */
export function moveFrame(values: ProjectValues, { grid, index, to }: FrameMove): ProjectValues {
  const from = values.grids.find(({ key }) => key === grid);
  const target = values.grids.find(({ key }) => key === to.grid);
  const frame = from?.frames[index];
  if (from === undefined || target === undefined || frame === undefined || to.slot < 0) return values;
  const isList = target.gridType === 'G3';
  if (!isList && to.slot >= slotCount(target.gridType)) return values;
  const change = (one: FormGrid): FormGrid => {
    if (from === target) return one === from ? { ...one, frames: moveWithin(one, frame, index, to.slot) } : one;
    const occupant = isList ? null : (target.frames.find(({ slot }) => slot === to.slot) ?? null);
    if (one === from) return { ...one, frames: afterLeaving(one, frame, index, occupant) };
    if (one !== target) return one;
    if (isList) return { ...one, frames: listed(one.frames, frame, to.slot) };
    const others = one.frames.filter((other) => other !== occupant);
    return { ...one, frames: inOrder([...others, { ...frame, slot: to.slot }]).toSorted(bySlot) };
  };
  return { ...values, grids: values.grids.map(change) };
}
