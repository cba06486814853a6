import type { Schemas } from '../contract/types.ts';
import type { Upload } from '../lib/upload.ts';
import { badRequest } from '../lib/http-error.ts';
import { parseId } from './ids.ts';

type GridType = Schemas['GridType'];

/** Number of frame slots by grid type (specification, section 3). */
const slots: Readonly<Record<GridType, number>> = {
  G1: 3,
  G2: 2,
  G3: 1,
  G4: 2,
  G5: 4,
  G6: 3,
  G7: 1,
  G8: 3,
  G9: 9,
  G10: 3,
};

/** The one type whose slot takes several files; they are shown as a carousel. */
const carousel: GridType = 'G3';

/** Whether a text names one of the grid types, `G1` to `G10`. */
const isGridType = (value: string): value is GridType => Object.hasOwn(slots, value);

/** @throws when the stored value is no grid type */
export function toGridType(value: string): GridType {
  if (!isGridType(value)) throw new TypeError(`${value} is not a grid type.`);
  return value;
}

export interface StoredFrame {
  readonly id: number;
  /** 0-based. */
  readonly slot: number;
  readonly mediaId: number;
}

export interface StoredGrid {
  readonly id: number;
  readonly gridType: GridType;
  readonly gridText: string | null;
  readonly frames: readonly StoredFrame[];
}

/** A frame to be written: a stored one, or one with a new file. */
export type PlannedFrame =
  { readonly kept: StoredFrame; readonly slot: number } | { readonly upload: Upload; readonly slot: number };

export interface PlannedGrid {
  /** `null` for a new grid. */
  readonly id: number | null;
  readonly gridType: GridType;
  readonly gridText: string | null;
  readonly frames: readonly PlannedFrame[];
}

/** The part of the form that says what grids there are. */
const grids = 'grids';

interface NewFile {
  readonly part: string;
  readonly grid: number;
  readonly slot: number;
  readonly number: number;
  readonly upload: Upload;
}

/** Reads `grid_{g}_frame_{f}_{n}`, all counted from 0 (rulings, "Over the wire"). */
function readPart(part: string, upload: Upload): NewFile {
  const [, grid, slot, number] = /^grid_(\d+)_frame_(\d+)_(\d+)$/.exec(part) ?? [];
  return { part, grid: Number(grid), slot: Number(slot), number: Number(number), upload };
}

/** @param part the part of the form that names the slot */
function assertSlot(gridType: GridType, slot: number, what: string, part: string): void {
  if (slot >= slots[gridType])
    throw badRequest(`${what} names frame ${slot}, but a ${gridType} grid has ${slots[gridType]}.`, part);
}

/** A kept frame of a form, and in a carousel the place that it asks for. */
interface KeptFrame {
  readonly frame: PlannedFrame;
  readonly position: number | undefined;
}

/** The frames of a carousel: kept ones at the places that they ask for, new ones in the free places, in their order. */
function inPlaces(kept: readonly KeptFrame[], arriving: readonly PlannedFrame[]): readonly PlannedFrame[] {
  const free = kept.filter(({ position }) => position === undefined).map(({ frame }) => frame);
  const waiting = [...free, ...arriving];
  const placed = new Map(
    kept.flatMap(({ frame, position }) => (position === undefined ? [] : [[position, frame] as const])),
  );
  if (placed.size + free.length < kept.length) {
    throw badRequest('Two frames of a G3 grid have the same position.', grids);
  }
  const frames: PlannedFrame[] = [];
  for (let at = 0; placed.size > 0 || waiting.length > 0; at += 1) {
    const next = placed.get(at) ?? waiting.shift();
    placed.delete(at);
    if (next !== undefined) frames.push(next);
  }
  return frames;
}

function planFrames(
  gridType: GridType,
  keptFrames: readonly KeptFrame[],
  files: readonly NewFile[],
): readonly PlannedFrame[] {
  const kept = keptFrames.map(({ frame }) => frame);
  const arriving = files.toSorted((a, b) => a.number - b.number).map(({ upload, slot }) => ({ upload, slot }));
  if (gridType === carousel) return inPlaces(keptFrames, arriving);
  const replaced = new Set(arriving.map((frame) => frame.slot));
  const frames = [...kept.filter((frame) => !replaced.has(frame.slot)), ...arriving].toSorted(
    (a, b) => a.slot - b.slot,
  );
  const second = files.find((file) => files.some(({ slot, number }) => slot === file.slot && number < file.number));
  if (new Set(frames.map((frame) => frame.slot)).size < frames.length) {
    throw badRequest(`Two files were given for one frame of a ${gridType} grid.`, second?.part ?? grids);
  }
  return frames;
}

/**
 * Plans the new state of a project's grids. A new file replaces the kept frame of its slot, except in G3, where files are
 * appended; grids and frames that are not named are deleted.
 * @param input the form's `grids`, in display order
 * @param stored the project's stored grids; none for a new project
 * @param files the form's file parts, by part name
 * @throws {HttpError} 400 for a grid, frame or slot that is not there
 */
export function planGrids(
  input: readonly Schemas['GridInput'][],
  stored: readonly StoredGrid[],
  files: ReadonlyMap<string, Upload>,
): readonly PlannedGrid[] {
  const storedGrids = new Map(stored.map((grid) => [grid.id, grid]));
  const frames = new Map(stored.flatMap((grid) => grid.frames.map((frame) => [frame.id, frame])));
  const newFiles = [...files].map(([part, upload]) => readPart(part, upload));
  for (const file of newFiles) {
    const grid = input[file.grid];
    if (grid === undefined)
      throw badRequest(`${file.part} names grid ${file.grid}, which is not in "grids".`, file.part);
    assertSlot(grid.gridType, file.slot, file.part, file.part);
  }
  /** Takes each record once: a frame cannot be in two places. */
  const take = <T>(records: Map<number, T>, id: Schemas['Id'], what: string): T => {
    const own = parseId(id);
    const record = own === null ? undefined : records.get(own);
    if (own === null || record === undefined)
      throw badRequest(`${what} ${id} is not of this project, or is named twice.`, grids);
    records.delete(own);
    return record;
  };
  return input.map(({ id, gridType, gridText, frames: keptFrames }, index) => {
    const kept = keptFrames.map((frame) => {
      const record = take(frames, frame.id, 'Frame');
      const slot = gridType === carousel ? 0 : (frame.slot ?? record.slot);
      assertSlot(gridType, slot, `Frame ${frame.id}`, grids);
      return { frame: { kept: record, slot }, position: frame.position };
    });
    return {
      id: id === undefined ? null : take(storedGrids, id, 'Grid').id,
      gridType,
      gridText: gridText ?? null,
      frames: planFrames(
        gridType,
        kept,
        newFiles.filter((file) => file.grid === index),
      ),
    };
  });
}
