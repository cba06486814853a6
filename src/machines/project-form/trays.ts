import { fileName } from '../../domain/media.ts';
import { isInTray, waitingIn } from '../../domain/trays.ts';
import type { ProjectValues } from '../../domain/project-form.ts';
import type { FileState } from './file-state.ts';

/** A file that has no frame. */
export interface Unplaced {
  /** The place of its grid, from 0. */
  readonly index: number;
  readonly name: string;
  readonly isStored: boolean;
}

type Form = Pick<FileState, 'values' | 'waiting'> & { readonly stored: ProjectValues };

/** What is in the trays, and what will be once it has been inspected. */
export function unplacedIn({ values, stored, waiting }: Form): readonly Unplaced[] {
  const there = waitingIn(values, stored).map(({ index, content }) => ({
    index,
    name: content.source === 'chosen' ? content.file.name : fileName(content.path),
    isStored: content.source === 'stored',
  }));
  const coming = waiting.flatMap(({ place, file }) => {
    const index = values.grids.findIndex(({ key }) => key === place.grid);
    const grid = values.grids[index];
    return grid !== undefined && isInTray(grid, place.slot) ? [{ index, name: file.name, isStored: false }] : [];
  });
  return [...there, ...coming];
}

/** Once a grid has another type, what is inspected for it comes behind its frames, and in the place of none. */
export function comingBehind({ values, waiting }: Pick<FileState, 'values' | 'waiting'>, key: string) {
  const grid = values.grids.find((one) => one.key === key);
  const own = waiting.filter(({ place }) => place.grid === key);
  if (grid === undefined || own.length === 0) return waiting;
  const slotOf = (index: number): number => (grid.gridType === 'G3' ? 0 : grid.frames.length + index);
  return waiting.map((one) =>
    own.includes(one) ? { ...one, place: { ...one.place, slot: slotOf(own.indexOf(one)) } } : one,
  );
}
