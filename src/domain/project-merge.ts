import { fieldNames, projectFields } from '@vitrine/content';
import { mergeFields, mergeLists, sideOf } from './merge.ts';
import type { Side, Versions } from './merge.ts';
import { fingerprint } from './project-form.ts';
import type { FormFrame, FormGrid, ProjectValues } from './project-form.ts';

/** What is never sent, and `grids`, which are compared one by one. */
type Unmerged = 'newCredit' | 'removedCredits' | 'removed' | 'grids';

export type MergedField = Exclude<keyof ProjectValues, Unmerged>;

const isMerged = (name: keyof typeof projectFields): name is MergedField => name !== 'grids';

/** The fields of a project that are compared, in the order in which they are shown. */
export const mergedFields: readonly MergedField[] = fieldNames(projectFields).filter(isMerged);

/** Media and files are told by their paths and keys. */
function isSamePart(one: unknown, other: unknown): boolean {
  return fingerprint(one) === fingerprint(other);
}

function isSameGrid(one: FormGrid, other: FormGrid): boolean {
  // Keys tell grids within one form only.
  return isSamePart({ ...one, key: '' }, { ...other, key: '' });
}

const keyOf = ({ id }: FormGrid) => (id === null ? null : String(id));

const frameIds = (grids: readonly FormGrid[]): ReadonlySet<string> =>
  new Set(grids.flatMap(({ frames }) => frames.flatMap(({ content }) => idOf({ content }))));

function idOf({ content }: Pick<FormFrame, 'content'>): readonly string[] {
  return content.source === 'stored' && content.id !== null ? [String(content.id)] : [];
}

/** Only what the provider does not have yet can outlive a grid that was deleted. */
function asNew(grid: FormGrid): FormGrid | null {
  const frames = grid.frames.filter(({ content }) => content.source === 'chosen');
  return frames.length === 0 && (grid.text ?? '') === '' ? null : { ...grid, id: null, frames };
}

function mergeGrids({ base, mine, theirs }: Versions<readonly FormGrid[]>): readonly FormGrid[] {
  // Files under inspection know their grid by the key that it has here.
  const keyed = theirs.map((grid) => ({
    ...grid,
    key: mine.find((one) => keyOf(one) === keyOf(grid))?.key ?? `theirs-${String(grid.id)}-`,
  }));
  const merged = mergeLists({ base, mine, theirs: keyed }, { keyOf, isSame: isSameGrid, keepGone: asNew });
  const stored = frameIds(theirs);
  const ours = merged.filter((grid) => mine.includes(grid));
  const inOurs = frameIds(ours);
  // A frame that is deleted meanwhile cannot be kept; one that was moved is in one grid only.
  return merged.map((grid) => {
    const isOurs = ours.includes(grid);
    const isKept = (frame: FormFrame) => idOf(frame).every((id) => (isOurs ? stored.has(id) : !inOurs.has(id)));
    return grid.frames.every(isKept) ? grid : { ...grid, frames: grid.frames.filter(isKept) };
  });
}

/** What the form sends over a project that was changed elsewhere: only what was changed here is written over it. */
export function mergeProject({ base, mine, theirs }: Versions<ProjectValues>): ProjectValues {
  return {
    ...mergeFields({ base, mine, theirs }, mergedFields, isSamePart),
    grids: mergeGrids({ base: base.grids, mine: mine.grids, theirs: theirs.grids }),
  };
}

/** Who changed a field. */
export function projectSide({ base, mine, theirs }: Versions<ProjectValues>, field: MergedField): Side {
  return sideOf<unknown>({ base: base[field], mine: mine[field], theirs: theirs[field] }, isSamePart);
}

/** One grid as it is in the three versions; null where it is not there. */
export interface GridVersions extends Versions<FormGrid | null> {
  readonly side: Side;
}

/** Every grid that is in one of the three, in the order of mine, then of theirs. */
export function compareGrids({ base, mine, theirs }: Versions<ProjectValues>): readonly GridVersions[] {
  const all = [...mine.grids, ...theirs.grids, ...base.grids];
  const isFirst = (grid: FormGrid, index: number) =>
    grid.id === null || all.findIndex((one) => keyOf(one) === keyOf(grid)) === index;
  return all.filter(isFirst).map((grid) => {
    const find = ({ grids }: ProjectValues) =>
      grids.find((one) => one === grid || (grid.id !== null && keyOf(one) === keyOf(grid))) ?? null;
    const versions = { base: find(base), mine: find(mine), theirs: find(theirs) };
    const isSame = (one: FormGrid | null, other: FormGrid | null) =>
      one === null || other === null ? one === other : isSameGrid(one, other);
    return { ...versions, side: sideOf(versions, isSame) };
  });
}
