import type { FilePlace, FileState } from './file-state.ts';
import { filesIn, leftFree, placeFiles, takeFilesOut } from '../../domain/placing.ts';
import type { LeftFree, Placing } from '../../domain/placing.ts';

/** Files that are added together: once all of them are inspected, the form itself places them. Then they can be put in another order, or taken out. */

/** In place of a grid's key: the file waits for the place that it will be given. */
export const gatheringPlace: FilePlace = { grid: 'gathering', slot: 0 };

export function isGathering({ grid }: FilePlace): boolean {
  return grid === gatheringPlace.grid;
}

const awaited =
  ({ waiting }: Pick<FileState, 'waiting'>): Placing['awaitedIn'] =>
  (key) =>
    waiting.filter(({ place }) => place.grid === key).map(({ place }) => place.slot);

function placing(state: FileState, at: number | null, fills: boolean): Placing {
  return { serial: state.serial, at, fills, awaitedIn: awaited(state) };
}

/** The frames that the files that were added last have left free, and why; null where there is none. */
export function leftFreeBy(state: Pick<FileState, 'values' | 'waiting' | 'added'>): LeftFree | null {
  return state.added === null ? null : leftFree(state.values, state.added, awaited(state));
}

/** Places the files once no one of them is under inspection any more. */
export function makeGathered(state: FileState): FileState {
  const { gathered, gatherAfter, waiting, values } = state;
  if (gathered.length === 0 || waiting.some(({ place }) => isGathering(place))) return state;
  const inOrder = gathered.toSorted((one, other) => Number(one.key) - Number(other.key));
  const after = values.grids.findIndex(({ key }) => key === gatherAfter);
  // What had no room in one grid is not to fill the others.
  const fills = gatherAfter === null;
  const placed = placeFiles(values, inOrder, placing(state, after === -1 ? null : after + 1, fills));
  const keys = inOrder.map(({ key }) => key);
  return {
    ...state,
    values: placed.values,
    serial: state.serial + placed.made.length,
    gathered: [],
    gatherAfter: null,
    added: { keys, made: placed.made, fills, out: null },
  };
}

/** Gives the files that were added last their places again. @param from their places in their order, as `to` counted from 0 */
export function moveAdded(state: FileState, from: number, to: number): Partial<FileState> {
  const { added, values } = state;
  if (added === null) return {};
  const files = filesIn(values, added.keys);
  const moved = files[from];
  if (moved === undefined || files[to] === undefined) return {};
  const ordered = files.toSpliced(from, 1).toSpliced(to, 0, moved);
  const emptied = takeFilesOut(values, added.keys, added.made);
  const placed = placeFiles(emptied.values, ordered, placing(state, emptied.at, added.fills));
  const keys = ordered.map(({ key }) => key);
  return {
    values: placed.values,
    serial: state.serial + placed.made.length,
    added: { ...added, keys, made: placed.made },
  };
}

/** Takes the files that were added last out of the form. */
export function takeAddedOut({ values, added }: FileState): Partial<FileState> {
  if (added === null || added.out !== null) return {};
  const files = filesIn(values, added.keys);
  const emptied = takeFilesOut(values, added.keys, added.made);
  return { values: emptied.values, added: { ...added, out: { files, at: emptied.at } } };
}

/** Puts them back. */
export function putAddedBack(state: FileState): Partial<FileState> {
  const { added, values } = state;
  if (added === null || added.out === null) return {};
  const { files, at } = added.out;
  const placed = placeFiles(values, files, placing(state, at, added.fills));
  return {
    values: placed.values,
    serial: state.serial + placed.made.length,
    added: { keys: files.map(({ key }) => key), made: placed.made, fills: added.fills, out: null },
  };
}
