import { fileName } from '../../domain/media.ts';
import { isInTray, waitingIn } from '../../domain/trays.ts';
import type { ProjectValues } from '../../domain/project-form.ts';
import type { FileState } from './file-state.ts';

type Form = Pick<FileState, 'values' | 'waiting'> & { readonly stored: ProjectValues };

/** The names of the files that are in the trays, and of those that will be once they have been inspected. */
export function unplacedIn({ values, stored, waiting }: Form): readonly string[] {
  const there = waitingIn(values, stored).map(({ content }) =>
    content.source === 'chosen' ? content.file.name : fileName(content.path),
  );
  const coming = waiting.flatMap(({ place, file }) => {
    const grid = values.grids.find(({ key }) => key === place.grid);
    return grid !== undefined && isInTray(grid, place.slot) ? [file.name] : [];
  });
  return [...there, ...coming];
}

/** Once a grid has another type, what is inspected for it comes behind its frames, and in place of none. */
export function comingBehind({ values, waiting }: Pick<FileState, 'values' | 'waiting'>, key: string) {
  const grid = values.grids.find((one) => one.key === key);
  const own = waiting.filter(({ place }) => place.grid === key);
  if (grid === undefined || own.length === 0) return waiting;
  const slotOf = (index: number): number => (grid.gridType === 'G3' ? 0 : grid.frames.length + index);
  return waiting.map((one) =>
    own.includes(one) ? { ...one, place: { ...one.place, slot: slotOf(own.indexOf(one)) } } : one,
  );
}
