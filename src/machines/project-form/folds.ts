import { isHeldUp } from '../../domain/chosen-films.ts';
import type { Id } from '../../domain/content.ts';
import type { FormGrid, ProjectValues } from '../../domain/project-form.ts';
import type { FileState } from './file-state.ts';

/** Which grids are folded: by the id of what is stored, which outlives saving and reading again, by their keys else. */

/** A grid, whatever place it has. */
export function foldOf({ id, key }: Pick<FormGrid, 'id' | 'key'>): string {
  return id === null ? `new ${key}` : `stored ${String(id)}`;
}

/** What of the context this file is about. */
export interface FoldState {
  /** The folded grids, as {@link foldOf} calls them. */
  readonly folded: readonly string[];
}

/** Folds grids, or unfolds them. @param keys of the grids; null for all */
export function fold(
  { values, folded }: FoldState & { readonly values: ProjectValues },
  keys: readonly string[] | null,
  isFolded: boolean,
): FoldState {
  const meant = values.grids.filter(({ key }) => keys === null || keys.includes(key)).map(foldOf);
  const others = folded.filter((one) => !meant.includes(one));
  return { folded: isFolded ? [...others, ...meant] : others };
}

/** The folds of what has just been stored: a new grid has an id by now, and stands where it was. */
export function foldsOfStored(
  { folded, values }: FoldState & { readonly values: ProjectValues },
  stored: ProjectValues,
): FoldState {
  const isSameList = values.grids.length === stored.grids.length;
  return {
    folded: stored.grids.flatMap((grid, index) => {
      const before = values.grids[index];
      const wasNew = isSameList && before?.id === null && folded.includes(foldOf(before));
      return wasNew || folded.includes(foldOf(grid)) ? [foldOf(grid)] : [];
    }),
  };
}

/** The keys of grids with something that was refused, is asked, or waits for a decision. */
function gridsToSee({ refusals, surplus, waiting, films }: FileState): readonly string[] {
  const held = waiting.filter(({ key }) => films.some((film) => film.key === key && isHeldUp(film)));
  const places = [...refusals, ...held].map(({ place }) => place.grid);
  return [...places, surplus?.grid ?? null].filter((key) => key !== null);
}

/** Which grids, by their keys (null for all), are folded or unfolded. */
export interface Folding {
  readonly grids: readonly string[] | null;
  readonly isFolded: boolean;
}

/** What was refused or is asked is seen. */
export const show = {
  type: 'fold',
  params: ({ context }: { readonly context: FileState }): Folding => ({
    grids: gridsToSee(context),
    isFolded: false,
  }),
} as const;

/** Sent to `watchFolds`: which stored grids are folded now. */
export interface KeptFolds {
  readonly type: 'folds.kept';
  readonly folded: readonly string[];
}

/** What is remembered of the folds of a project. */
export interface FoldStore {
  /** None where nothing is remembered. */
  read(project: Id): readonly string[];
  keep(project: Id, folded: readonly string[]): void;
}
