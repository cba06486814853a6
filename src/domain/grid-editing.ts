import type { GridType } from './content.ts';
import { gridFrames, planGrid } from './grids.ts';
import type { Ratio } from './grids.ts';
import type { ChosenMedia, FormFrame, FormGrid, ProjectValues } from './project-form.ts';
import { takeFrame } from './grid-removals.ts';

/** How the grids of a project's form are changed (specification, sections 2, 3 and 4, "Grid frame files"). */

export const gridTypes: readonly GridType[] = ['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9', 'G10'];

/** '653 × 600', the advised size of each slot; as the specification writes it, the other way round for G3. */
const advisedSizes = (gridType: GridType): readonly string[] =>
  gridType === 'G3' ? ['1080 × 1920'] : gridFrames[gridType].map((ratio) => ratio.replace('/', ' × '));

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** '653 × 600, then two of 654 × 295': slots and their advised sizes, in words. */
export function describeSlots(gridType: GridType): string {
  if (gridType === 'G3') return 'one slot 1080 × 1920, several files make a carousel';
  const runs: { readonly size: string; readonly count: number }[] = [];
  for (const size of advisedSizes(gridType)) {
    const last = runs.at(-1);
    if (last?.size === size) runs.splice(-1, 1, { size, count: last.count + 1 });
    else runs.push({ size, count: 1 });
  }
  const words = ({ size, count }: (typeof runs)[number]) => `${numbers[count] ?? String(count)} of ${size}`;
  const [first] = runs;
  if (first === undefined || runs.length === 1) return first === undefined ? '' : words(first);
  const parts = runs.map((run) => (run.count === 1 ? run.size : words(run)));
  return gridType === 'G8' ? parts.join(', ') : parts.join(', then ');
}

/** '653 wide × 600 high': the size a slot asks for, in words that say which way round. */
export function plainSize(ratio: Ratio): string {
  return `${ratio.replace('/', ' wide × ')} high`;
}

/** How many frames a grid of this type has. */
export function slotCount(gridType: GridType): number {
  return gridFrames[gridType].length;
}

/** Changes one grid, wherever it is: one that was removed may still get a file that was under inspection. */
export function changeGrid(values: ProjectValues, key: string, change: (grid: FormGrid) => FormGrid): ProjectValues {
  const { grids, removed } = values;
  const changeOwn = (grid: FormGrid) => (grid.key === key ? change(grid) : grid);
  if (grids.some((grid) => grid.key === key) || removed?.grids === undefined) {
    return { ...values, grids: grids.map(changeOwn) };
  }
  return {
    ...values,
    removed: { ...removed, grids: removed.grids.map((one) => ({ ...one, item: changeOwn(one.item) })) },
  };
}

/** Appends an empty grid. @param key unlike that of any other grid of the form */
export function addGrid(values: ProjectValues, key: string, gridType: GridType): ProjectValues {
  return { ...values, grids: [...values.grids, { key, id: null, gridType, text: null, frames: [] }] };
}

/** Makes a grid one of another type, its frames in the same order; those without a slot wait behind the last (trays.ts). */
export function changeGridType(values: ProjectValues, key: string, gridType: GridType): ProjectValues {
  const placed = ({ content }: FormFrame, index: number) => ({ slot: gridType === 'G3' ? 0 : index, content });
  const kept = ({ removed = [] }: FormGrid) =>
    removed
      .filter(({ item }) => gridType === 'G3' || item.slot < slotCount(gridType))
      .map((one) => ({ ...one, item: { ...one.item, slot: gridType === 'G3' ? 0 : one.item.slot } }));
  return changeGrid(values, key, (grid) => ({
    ...grid,
    gridType,
    frames: grid.frames.map(placed),
    removed: kept(grid),
  }));
}

/** Both places are counted from 0; one outside the list changes nothing. */
export function moveGrid(values: ProjectValues, from: number, to: number): ProjectValues {
  const grid = values.grids[from];
  if (grid === undefined || values.grids[to] === undefined) return values;
  return { ...values, grids: values.grids.toSpliced(from, 1).toSpliced(to, 0, grid) };
}

/** @param text `''` for the empty text that 'Add Text' adds, null to remove it */
export function changeGridText(values: ProjectValues, key: string, text: string | null): ProjectValues {
  return changeGrid(values, key, ({ removedText, ...grid }) => {
    // Until another is written, a text that was removed can be put back.
    const kept = text === null && grid.text !== null && grid.text !== '' ? grid.text : removedText;
    return kept === undefined || (text !== null && text !== '')
      ? { ...grid, text }
      : { ...grid, text, removedText: kept };
  });
}

/** New files have rising numbers as keys: they are appended in the order in which they were chosen, or by their rank. */
function appended(frames: readonly FormFrame[], frame: FormFrame, content: ChosenMedia): readonly FormFrame[] {
  const { rank } = frame;
  const isLater = (one: FormFrame) =>
    rank === undefined
      ? one.content.source === 'chosen' && Number(one.content.key) > Number(content.key)
      : (one.rank ?? Infinity) > rank;
  const later = frames.findIndex(isLater);
  return frames.toSpliced(later === -1 ? frames.length : later, 0, frame);
}

/**
 * A file replaces what its slot holds, except in G3, where it is appended (specification, section 4). What it replaces can
 * be put back.
 * @param rank of a file that comes out of a draft
 */
export function putFile(
  values: ProjectValues,
  key: string,
  slot: number,
  content: ChosenMedia,
  rank?: number,
): ProjectValues {
  return changeGrid(values, key, (grid) => {
    if (grid.gridType === 'G3') {
      const frame = rank === undefined ? { slot: 0, content } : { slot: 0, content, rank };
      return { ...grid, frames: appended(grid.frames, frame, content) };
    }
    const present = grid.frames.findIndex((frame) => frame.slot === slot);
    const { frames, ...rest } = present === -1 ? grid : takeFrame(grid, present, content.key);
    const others = frames.filter((frame) => frame.slot !== slot);
    return { ...rest, frames: [...others, { slot, content }].toSorted((one, other) => one.slot - other.slot) };
  });
}

/** The frame in a slot, null where it is empty. Not for G3, whose files share slot 0. */
export function frameIn(frames: readonly FormFrame[], slot: number): FormFrame | null {
  return frames.find((frame) => frame.slot === slot) ?? null;
}

/** Frames of another provider that fit no slot, or one that is taken: they are kept until they are removed. */
export function surplusFrames({ gridType, frames }: Pick<FormGrid, 'gridType' | 'frames'>): readonly FormFrame[] {
  if (gridType === 'G3') return [];
  return frames.filter((frame) => frame.slot >= slotCount(gridType) || frameIn(frames, frame.slot) !== frame);
}

/**
 * The slots of `count` files that come at once: the first goes to `from`, the others to the next that are empty, from there
 * to the end and then from the beginning; null where none is left.
 * @param awaited slots whose files are under inspection
 */
export function slotsFor(
  { gridType, frames }: Pick<FormGrid, 'gridType' | 'frames'>,
  from: number,
  count: number,
  awaited: readonly number[] = [],
): readonly (number | null)[] {
  if (gridType === 'G3') return Array.from({ length: count }, () => 0);
  const all = slotCount(gridType);
  const others = Array.from({ length: all - 1 }, (_, index) => (from + 1 + index) % all);
  const free = [from, ...others.filter((slot) => frameIn(frames, slot) === null && !awaited.includes(slot))];
  return Array.from({ length: count }, (_, index) => free[index] ?? null);
}

/** The first empty slot; slot 0 where all are filled. */
export function firstFreeSlot(grid: FormGrid): number {
  const free = gridFrames[grid.gridType].findIndex((_, slot) => frameIn(grid.frames, slot) === null);
  return Math.max(0, free);
}

/** What visitors see of a grid with empty slots; null where it has none, or only those. */
export function describeUnfilled(grid: FormGrid): string | null {
  const { gridType, frames } = grid;
  const all = slotCount(gridType);
  const count = frames.length - surplusFrames(grid).length;
  if (gridType === 'G3' || count === 0 || count >= all) return null;
  const filled = `${String(count)} of ${String(all)} filled.`;
  return planGrid(gridType, count).kind === 'single'
    ? `${filled} Visitors see this one across the whole width, uncropped.`
    : `${filled} Visitors see them two a row until all are filled.`;
}
