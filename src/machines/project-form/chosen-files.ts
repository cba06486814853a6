import { consecutiveSlots, putFile } from '../../domain/grid-editing.ts';
import type { Media } from '../../domain/content.ts';
import type { KeptProject } from '../../domain/project-draft.ts';
import { refuseTogether, refuseUnopened } from '../../domain/media-files.ts';
import { chosenMedia } from '../../domain/project-form.ts';
import type { ChosenMedia, ProjectValues } from '../../domain/project-form.ts';

/** Where a file goes: a slot of a grid, or the header (`grid` null, slot 0). */
export interface FilePlace {
  readonly grid: string | null;
  readonly slot: number;
}

/** A file that is being looked at. */
export interface WaitingFile {
  readonly key: string;
  readonly file: File;
  readonly place: FilePlace;
}

/** A file that was found to be good. */
export interface AcceptedFile {
  readonly key: string;
  readonly media: Media;
}

/** A file that no visitor could see. */
export interface RefusedFile {
  readonly key: string;
  readonly reason: string;
}

/** What the watcher of files says of one that it has looked at. */
export type FileEvent =
  ({ readonly type: 'file.accepted' } & AcceptedFile) | ({ readonly type: 'file.refused' } & RefusedFile);

/** Files that are chosen, dropped or pasted at once. */
export interface ChosenFiles {
  readonly place: FilePlace;
  readonly files: readonly File[];
}

/** Why a file was not taken, to be said where it was meant to go. */
export interface FileRefusal {
  readonly place: FilePlace;
  readonly text: string;
}

/** What of the form has to do with files on their way in. */
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

/** The places of files that come at once, one for each; null where there is none. */
function placesOf({ values }: FileState, { grid, slot }: FilePlace, count: number): readonly (FilePlace | null)[] {
  if (grid === null) return Array.from({ length: count }, (_, index) => (index === 0 ? { grid, slot } : null));
  const gridType = values.grids.find(({ key }) => key === grid)?.gridType;
  if (gridType === undefined) return [];
  return consecutiveSlots(gridType, slot, count).map((free) => (free === null ? null : { grid, slot: free }));
}

/** The files begin to be looked at; those that cannot be taken are refused at once. */
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

/** A file was found to be good: it goes where it was meant to, if that is still there. */
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

/** A file was found to be none that is taken. */
export function refuseFile(state: FileState, key: string, text: string): Pick<FileState, 'waiting' | 'refusals'> {
  const found = state.waiting.find((one) => one.key === key);
  return {
    waiting: state.waiting.filter((one) => one !== found),
    refusals: found === undefined ? state.refusals : [...state.refusals, { place: found.place, text }],
  };
}

/** Forgets what was meant for grids that are gone. */
export function keepPlaces({ values, waiting, refusals }: FileState): Pick<FileState, 'waiting' | 'refusals'> {
  const isThere = ({ place }: { readonly place: FilePlace }) =>
    place.grid === null || values.grids.some(({ key }) => key === place.grid);
  return { waiting: waiting.filter(isThere), refusals: refusals.filter(isThere) };
}

/** What the watcher of files is told: whom to look at, and which previews are still shown. */
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

/** A form as it was kept: its files are looked at anew, for their previews went with the page. */
export function restoreFiles({ values, files }: KeptProject, serial: number): FileState {
  const waiting = files.flatMap(({ key, grid, slot, file }) =>
    file === undefined ? [] : [{ key, file, place: { grid, slot } }],
  );
  const added = values.grids.filter(({ id }) => id === null).map(({ key }) => key);
  const numbers = [...waiting.map(({ key }) => key), ...added].map(numberOf);
  return { values, waiting, refusals: [], serial: Math.max(serial, ...numbers) };
}
