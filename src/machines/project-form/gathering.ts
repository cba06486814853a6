import { arrangeMedia } from '../../domain/arrange-media.ts';
import type { ChosenMedia, FormGrid, ProjectValues } from '../../domain/project-form.ts';
import type { FilePlace, FileState } from './file-state.ts';

/** Files that are added together, for which the form itself makes the grids once all of them are inspected. */

/** In place of a grid's key: the file waits for a grid that is still to be made. */
export const gatheringPlace: FilePlace = { grid: 'gathering', slot: 0 };

export function isGathering({ grid }: FilePlace): boolean {
  return grid === gatheringPlace.grid;
}

function gridsOf(gathered: readonly ChosenMedia[], serial: number): readonly FormGrid[] {
  const starts = { file: 0 };
  return arrangeMedia(gathered.map(({ media }) => media)).map(({ gridType, count }, index) => {
    const own = gathered.slice(starts.file, starts.file + count);
    starts.file += count;
    return {
      key: `new-${String(serial + index + 1)}`,
      id: null,
      gridType,
      text: null,
      frames: own.map((content, slot) => ({ slot: gridType === 'G3' ? 0 : slot, content })),
    };
  });
}

/** Behind the grid of that key; behind all of them where there is none. */
function insertAfter({ grids, ...values }: ProjectValues, after: string | null, made: readonly FormGrid[]) {
  const index = grids.findIndex(({ key }) => key === after);
  return { ...values, grids: grids.toSpliced(index === -1 ? grids.length : index + 1, 0, ...made) };
}

/** Makes the grids once no file of them is under inspection any more. */
export function makeGathered(state: FileState): FileState {
  const { gathered, serial, waiting } = state;
  if (gathered.length === 0 || waiting.some(({ place }) => isGathering(place))) return state;
  const inOrder = gathered.toSorted((one, other) => Number(one.key) - Number(other.key));
  const made = gridsOf(inOrder, serial);
  return {
    ...state,
    values: insertAfter(state.values, state.gatherAfter, made),
    serial: serial + made.length,
    gathered: [],
    gatherAfter: null,
  };
}
