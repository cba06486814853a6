import { withKeys } from '../../domain/credits.ts';
import { consecutiveSlots, putFile } from '../../domain/grid-editing.ts';
import type { Media } from '../../domain/content.ts';
import type { ProjectDraft } from '../../domain/project-draft.ts';
import { refuseTogether, refuseUnopened } from '../../domain/media-files.ts';
import { chosenMedia } from '../../domain/project-form.ts';
import type { ChosenMedia, ProjectValues } from '../../domain/project-form.ts';

/** Where a file goes: a slot of a grid, or the header (`grid` null, slot 0). */
export interface FilePlace {
  readonly grid: string | null;
  readonly slot: number;
}

/** A file under inspection. */
export interface WaitingFile {
  readonly key: string;
  readonly file: File;
  readonly place: FilePlace;
}

/** A file that passed its inspection. */
export interface AcceptedFile {
  readonly key: string;
  readonly media: Media;
}

/** A file that visitors' browsers could not show. */
export interface RefusedFile {
  readonly key: string;
  readonly reason: string;
}

/** The result of an inspection. */
export type FileEvent =
  ({ readonly type: 'file.accepted' } & AcceptedFile) | ({ readonly type: 'file.refused' } & RefusedFile);

/** Files that are chosen, dropped or pasted at once. */
export interface ChosenFiles {
  readonly place: FilePlace;
  readonly files: readonly File[];
}

/** Why a file was refused, shown at the place it was meant for. */
export interface FileRefusal {
  readonly place: FilePlace;
  readonly text: string;
}

/** The part of the form's context that concerns new files. */
export interface FileState {
  readonly values: ProjectValues;
  readonly waiting: readonly WaitingFile[];
  readonly refusals: readonly FileRefusal[];
  /** Numbers files and grids; only ever rises. */
  readonly serial: number;
}

export function isSamePlace(one: FilePlace, other: FilePlace): boolean {
  return one.grid === other.grid && one.slot === other.slot;
}

/** One place for each of `count` files that come at once; null where none is left. */
function placesOf({ values }: FileState, { grid, slot }: FilePlace, count: number): readonly (FilePlace | null)[] {
  if (grid === null) return Array.from({ length: count }, (_, index) => (index === 0 ? { grid, slot } : null));
  const gridType = values.grids.find(({ key }) => key === grid)?.gridType;
  if (gridType === undefined) return [];
  return consecutiveSlots(gridType, slot, count).map((free) => (free === null ? null : { grid, slot: free }));
}

/** Queues files for inspection; what their size or number rules out is refused at once. */
export function takeFiles(state: FileState, place: FilePlace, files: readonly File[]): Omit<FileState, 'values'> {
  const places = placesOf(state, place, files.length);
  const touched = [place, ...places.filter((one) => one !== null)];
  const isTouched = (one: FilePlace) => touched.some((other) => isSamePlace(one, other));
  let refusals = state.refusals.filter((refusal) => !isTouched(refusal.place));
  let { waiting, serial } = state;
  const stored = chosenMedia(state.values).map(({ file }) => file.size);
  files.forEach((file, index) => {
    const own = places[index];
    if (own === undefined) return;
    const text =
      own === null
        ? `There is no slot left for ${file.name}.`
        : (refuseUnopened(file) ?? refuseTogether([...stored, ...waiting.map((one) => one.file.size), file.size]));
    if (own === null || text !== null) {
      refusals = [...refusals, { place: own ?? place, text: text ?? '' }];
      return;
    }
    serial += 1;
    waiting = [...waiting, { key: String(serial), file, place: own }];
  });
  return { waiting, refusals, serial };
}

/** Puts an accepted file into its place, if that still exists. */
export function placeFile(state: FileState, key: string, media: ChosenMedia['media']): Omit<FileState, 'serial'> {
  const found = state.waiting.find((one) => one.key === key);
  const { values, refusals } = state;
  const waiting = state.waiting.filter((one) => one !== found);
  if (found === undefined) return { values, waiting, refusals };
  const content: ChosenMedia = { source: 'chosen', key, file: found.file, media };
  const { grid, slot } = found.place;
  const placed = grid === null ? { ...values, header: content } : putFile(values, grid, slot, content);
  return { values: placed, waiting, refusals };
}

/** Replaces a waiting file by the reason of its refusal. */
export function refuseFile(state: FileState, key: string, text: string): Pick<FileState, 'waiting' | 'refusals'> {
  const found = state.waiting.find((one) => one.key === key);
  return {
    waiting: state.waiting.filter((one) => one !== found),
    refusals: found === undefined ? state.refusals : [...state.refusals, { place: found.place, text }],
  };
}

/** Drops files and refusals whose grid is gone. */
export function keepPlaces({ values, waiting, refusals }: FileState): Pick<FileState, 'waiting' | 'refusals'> {
  const isThere = ({ place }: { readonly place: FilePlace }) =>
    place.grid === null || values.grids.some(({ key }) => key === place.grid);
  return { waiting: waiting.filter(isThere), refusals: refusals.filter(isThere) };
}

/** Sent to `watchFiles`: the files to inspect, and the previews that are still shown. */
export interface FilesInUse {
  readonly type: 'files.used';
  readonly waiting: readonly { readonly key: string; readonly file: File }[];
  readonly urls: readonly string[];
}

export function filesInUse({ values, waiting }: FileState): FilesInUse {
  return {
    type: 'files.used',
    waiting: waiting.map(({ key, file }) => ({ key, file })),
    urls: chosenMedia(values).map(({ media }) => media.url),
  };
}

/** Keys of files and grids end in the number they were given. */
function numberOf(key: string): number {
  return Number(/(\d+)$/.exec(key)?.[1] ?? 0);
}

/** A draft's content. Its files are inspected again: their previews were lost with the page. */
export function restoreFiles({ values, files }: ProjectDraft, serial: number): FileState {
  const waiting = files.flatMap(({ key, grid, slot, file }) =>
    file === undefined ? [] : [{ key, file, place: { grid, slot } }],
  );
  const added = values.grids.filter(({ id }) => id === null).map(({ key }) => key);
  const numbers = [...waiting.map(({ key }) => key), ...added].map(numberOf);
  const keyed = { ...values, credits: withKeys(values.credits) };
  return { values: keyed, waiting, refusals: [], serial: Math.max(serial, ...numbers) };
}
