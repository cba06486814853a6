import { withKeys } from '../../domain/credits.ts';
import { findProblemPart } from './refusal.ts';
import type { Problem } from '../../api/problem.ts';
import { putFile, slotsFor } from '../../domain/grid-editing.ts';
import { withoutTrays } from '../../domain/trays.ts';
import { changeHeader } from '../../domain/grid-removals.ts';
import type { Media } from '../../domain/content.ts';
import type { ProjectDraft } from '../../domain/project-draft.ts';
import { isFilm, refuseTogether, refuseUnopened } from '../../domain/media-files.ts';
import { isHeldUp, isSettled } from '../../domain/chosen-films.ts';
import type { FilmProgress } from '../../domain/chosen-films.ts';
import type { NewOriginal } from '../../domain/originals.ts';
import type { NewRendition } from '../../domain/renditions.ts';
import { changeNew, darkGrid, dayOf, lightsOf, withDark } from '../../domain/new-second-light.ts';
import { chosenMedia, mapMedia, newMedia, removedMedia } from '../../domain/project-form.ts';
import type { ChosenMedia, FormMedia, ProjectValues } from '../../domain/project-form.ts';
import { isGathering, makeGathered } from './gathering.ts';
import { isSamePlace } from './file-state.ts';
import type { FilePlace, FileState, WaitingFile } from './file-state.ts';
import type { ProjectToSave } from './upload.ts';
import { isolated } from '../../domain/isolated.ts';

/** A file that passed its inspection. */
export interface AcceptedFile {
  readonly key: string;
  /** Null where it is shown already: another file of the same film is sent. */
  readonly media: Media | null;
  /** What is sent in place of the chosen file: of a film, or of a HEIC picture. */
  readonly file?: File | undefined;
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

/** One place for each of `count` files that come at once; null where none is left. */
function placesOf({ values, waiting }: FileState, place: FilePlace, count: number): readonly (FilePlace | null)[] {
  const { grid: key } = place;
  if (key === null || dayOf(key) !== null)
    return Array.from({ length: count }, (_, index) => (index === 0 ? place : null));
  if (isGathering(place)) return Array.from({ length: count }, () => place);
  const grid = values.grids.find((one) => one.key === key);
  if (grid === undefined) return [];
  const taken = waiting.filter((one) => one.place.grid === key).map((one) => one.place.slot);
  return slotsFor(grid, place.slot, count, taken).map((slot) => (slot === null ? null : { grid: key, slot }));
}

const notAPicture = 'In the black theme only a picture can take a picture’s place.';

/** A place for one file, whose next takes the place of one that is still awaited there. */
function isSingle({ grids }: ProjectValues, place: FilePlace): boolean {
  return !isGathering(place) && grids.find(({ key }) => key === place.grid)?.gridType !== 'G3';
}

/** Queues files for inspection; what their size rules out is refused at once, and what has no slot is asked about. */
export function takeFiles(
  state: FileState,
  place: FilePlace,
  files: readonly File[],
): Omit<FileState, 'values' | 'gathered' | 'gatherAfter' | 'added' | 'films'> {
  const places = placesOf(state, place, files.length);
  const touched = [place, ...places.filter((one) => one !== null)];
  const isTouched = (one: FilePlace) => touched.some((other) => isSamePlace(one, other));
  let refusals = state.refusals.filter((refusal) => !isTouched(refusal.place));
  let { waiting, serial } = state;
  const stored = [...chosenMedia(state.values), ...state.gathered].map(({ file }) => file.size);
  const without: File[] = [];
  const isBeside = dayOf(place.grid) !== null;
  files.forEach((file, index) => {
    const own = places[index];
    if (own === undefined) return;
    const text =
      (isBeside && isFilm(file) ? notAPicture : null) ??
      refuseUnopened(file) ??
      refuseTogether([...stored, ...waiting.map((one) => one.file.size), file.size]);
    if (text !== null || (own === null && (place.grid === null || isBeside))) {
      refusals = [
        ...refusals,
        { place: own ?? place, text: text ?? `There is no slot left for ${isolated(file.name)}.` },
      ];
      return;
    }
    if (own === null) {
      without.push(file);
      return;
    }
    serial += 1;
    if (isSingle(state.values, own)) waiting = waiting.filter((one) => !isSamePlace(one.place, own));
    waiting = [...waiting, { key: String(serial), file, place: own }];
  });
  const surplus = place.grid === null || without.length === 0 ? state.surplus : { grid: place.grid, files: without };
  return { waiting, refusals, serial, surplus };
}

/** Puts an accepted file into its place, if that still exists. */
export function placeFile(state: FileState, { key, media, file }: AcceptedFile): FileState {
  const found = state.waiting.find((one) => one.key === key);
  const waiting = state.waiting.filter((one) => one !== found);
  if (found === undefined || media === null) return file === undefined ? state : sendInstead(state, key, file, media);
  const content: ChosenMedia = {
    source: 'chosen',
    key,
    file: file ?? found.file,
    media: found.focus === undefined ? media : { ...media, focus: found.focus },
  };
  const { grid, slot } = found.place;
  const day = dayOf(grid);
  if (day !== null) {
    const change = changeNew(day, (one) => withDark(one, content));
    return { ...state, values: mapMedia(state.values, change), waiting };
  }
  if (isGathering(found.place)) {
    return makeGathered({ ...state, waiting, gathered: [...state.gathered, content] });
  }
  const placed =
    grid === null ? changeHeader(state.values, content) : putFile(state.values, grid, slot, content, found.rank);
  // What stands beside it is looked at now: it would have had no file to stand beside.
  const { dark } = found;
  const next = dark === undefined ? waiting : [...waiting, { ...dark, place: { grid: darkGrid(key), slot: 0 } }];
  return { ...state, values: placed, waiting: next };
}

/** Another file of a film that has its place already is to be sent. */
function sendInstead(state: FileState, key: string, file: File, media: Media | null): FileState {
  const swap = <Content extends FormMedia>(content: Content): Content =>
    content.source === 'chosen' && content.key === key
      ? { ...content, file, media: media === null ? content.media : { ...media, focus: content.media.focus } }
      : content;
  const { added } = state;
  const out = added?.out ?? null;
  return {
    ...state,
    gathered: state.gathered.map(swap),
    added: added === null || out === null ? added : { ...added, out: { ...out, files: out.files.map(swap) } },
    values: mapMedia(state.values, swap),
  };
}

/** What is wished for a film that waits stays with its file, and so in the draft. */
export function told({ waiting }: FileState, films: readonly FilmProgress[]): Pick<FileState, 'films' | 'waiting'> {
  const wished = waiting.map((file) => {
    const film = films.find(({ key }) => key === file.key);
    if (film === undefined) return file;
    const { isKept, keepsOriginal, isHeard, isSilent } = film;
    const wishes = { isKept, keepsOriginal, isHeard, isSilent };
    const before = { isKept: false, keepsOriginal: false, isHeard: true, isSilent: false, ...file };
    const isSame =
      isKept === before.isKept &&
      keepsOriginal === before.keepsOriginal &&
      isHeard === before.isHeard &&
      isSilent === before.isSilent;
    return isSame ? file : { ...file, ...wishes };
  });
  return { films, waiting: wished.every((file, index) => file === waiting[index]) ? waiting : wished };
}

/** Takes a film back that waits to be converted. */
export function dropWaiting({ waiting }: FileState, key: string): Pick<FileState, 'waiting'> {
  return { waiting: waiting.filter((one) => one.key !== key) };
}

const isSent = ({ values, waiting }: FileState, key: string): boolean =>
  waiting.some((one) => one.key === key) || chosenMedia(values).some((one) => one.key === key);

/** The films that are still converted, for visitors or for phones. */
export function awaitedFilms(state: FileState): readonly FilmProgress[] {
  return state.films.filter((film) => !isSettled(film) && isSent(state, film.key));
}

/** A file is still inspected, or a film converted. */
export function isPreparing(state: FileState): boolean {
  return state.waiting.length > 0 || awaitedFilms(state).length > 0;
}

/** A film waits for a decision of its owner: also one that has its place, and could not be made again with its sound. */
export function isHeld(state: FileState): boolean {
  const isWaiting = (key: string) => state.waiting.some((one) => one.key === key);
  return state.films.some(
    (film) => isHeldUp(film) && (isWaiting(film.key) || (film.isHeard && isSent(state, film.key))),
  );
}

/** The versions for phones, to be sent once the project is stored. */
function renditionsOf({ values, films }: Pick<FileState, 'values' | 'films'>): readonly NewRendition[] {
  return chosenMedia(values).flatMap(({ key, file }) => {
    const rendition = films.find((film) => film.key === key)?.rendition ?? null;
    return rendition === null ? [] : [{ name: file.name, bytes: file.size, rendition }];
  });
}

/** What films of the form were made of, where that is to be stored too. */
export function originalsOf(films: readonly FilmProgress[]): readonly NewOriginal[] {
  return films.flatMap(({ key, original }) => (original === null ? [] : [{ key, file: original }]));
}

/** The keys of the films whose sound is taken out where they are converted. */
export function soundlessFilms(films: readonly FilmProgress[]): readonly string[] {
  return films.filter(({ isSilent }) => isSilent).map(({ key }) => key);
}

/** The keys of the films that visitors are not to be able to hear. */
export function silencedFilms(films: readonly FilmProgress[]): readonly string[] {
  return films.filter((film) => film.canBeHeard && !film.isHeard).map(({ key }) => key);
}

/** The keys of the films that visitors are to be able to hear. */
function heardFilms(films: readonly FilmProgress[]): readonly string[] {
  return films.filter((film) => film.canBeHeard && film.isHeard).map(({ key }) => key);
}

/** What is sent of the form. */
export function toSave(form: FileState & Omit<ProjectToSave, 'renditions' | 'originals' | 'heard'>): ProjectToSave {
  const { id, stored, etag, idempotencyKey, films } = form;
  const values = withoutTrays(form.values, stored);
  const state = { ...form, values };
  const others = { renditions: renditionsOf(state), originals: originalsOf(films), heard: heardFilms(films) };
  return { id, values, stored, etag, idempotencyKey, ...others };
}

/** Replaces a waiting file by the reason of its refusal. */
export function refuseFile(state: FileState, key: string, text: string): FileState {
  const found = state.waiting.find((one) => one.key === key);
  return makeGathered({
    ...state,
    waiting: state.waiting.filter((one) => one !== found),
    refusals: found === undefined ? state.refusals : [...state.refusals, { place: found.place, text }],
  });
}

/** Shows a refusal of the provider at the file that it names. */
export function refusePart(state: FileState, problem: Problem): Pick<FileState, 'refusals'> {
  const part = findProblemPart(problem, state.values);
  if (part?.kind !== 'file' || problem.kind !== 'http') return { refusals: state.refusals };
  const place = { grid: part.grid, slot: part.slot };
  return {
    refusals: [...state.refusals.filter((one) => !isSamePlace(one.place, place)), { place, text: problem.message }],
  };
}

/** Is the place in the form, or (`orRemoved`) in a grid that can be put back? */
function isThere(values: ProjectValues, place: FilePlace, orRemoved: boolean): boolean {
  const { grid } = place;
  const day = dayOf(grid);
  if (day !== null) {
    const files = [...newMedia(values), ...(orRemoved ? removedMedia(values) : [])];
    return files.some(({ key }) => key === day);
  }
  const { grids, removed } = values;
  if (grid === null || isGathering(place) || grids.some(({ key }) => key === grid)) return true;
  return orRemoved && (removed?.grids ?? []).some(({ item }) => item.key === grid);
}

/** Drops files, refusals and questions whose grid is gone. Files of a removed grid are still inspected: it can be put back. */
export function keepPlaces({ values, waiting, refusals, surplus }: FileState) {
  return {
    waiting: waiting.filter(({ place }) => isThere(values, place, true)),
    refusals: refusals.filter(({ place }) => isThere(values, place, false)),
    surplus: surplus !== null && isThere(values, { grid: surplus.grid, slot: 0 }, false) ? surplus : null,
  };
}

/** What is sent does not wait for the files of removed grids. */
export function dropRemoved({ values, waiting }: FileState): Pick<FileState, 'waiting'> {
  return { waiting: waiting.filter(({ place }) => isThere(values, place, false)) };
}

/** Sent to `watchFiles`: the files to inspect, and the previews that are still shown. */
export interface FilesInUse {
  readonly type: 'files.used';
  readonly waiting: readonly Omit<WaitingFile, 'place' | 'rank' | 'focus' | 'dark'>[];
  readonly urls: readonly string[];
  /** Of all of them: films that are none of these are no longer converted. */
  readonly keys: readonly string[];
}

/** The event that tells which chosen files the form still shows, so that what was made of others can go. */
export function filesInUse({ values, waiting, gathered, added }: FileState): FilesInUse {
  const shown = [...newMedia(values), ...removedMedia(values), ...gathered, ...(added?.out?.files ?? [])].flatMap(
    lightsOf,
  );
  return {
    type: 'files.used',
    waiting: waiting.map(({ key, file, isKept, keepsOriginal, isHeard, isSilent }) => ({
      key,
      file,
      isKept,
      keepsOriginal,
      isHeard,
      isSilent,
    })),
    urls: shown.map(({ media }) => media.url),
    keys: [...waiting, ...shown].map(({ key }) => key),
  };
}

/** Keys of files and grids end in the number they were given. */
function numberOf(key: string): number {
  return Number(/(?<!\d)\d+$/.exec(key)?.[0] ?? 0);
}

/** A draft's content. Its files are inspected again: their previews were lost with the page. */
export function restoreFiles({ values, files }: ProjectDraft, serial: number): Omit<FileState, 'films'> {
  const waiting = files.flatMap(({ grid, slot, file, dark, ...one }): readonly WaitingFile[] => {
    if (file === undefined || file === null) return [];
    const other = dark?.file;
    const beside =
      dark === undefined || other === undefined || other === null ? {} : { dark: { key: dark.key, file: other } };
    return [{ ...one, file, place: { grid, slot }, ...beside }];
  });
  const grids = [...values.grids, ...(values.removed?.grids ?? []).map(({ item }) => item)];
  const added = grids.filter(({ id }) => id === null).map(({ key }) => key);
  const darks = waiting.flatMap(({ dark }) => (dark === undefined ? [] : [dark.key]));
  const numbers = [...waiting.map(({ key }) => key), ...darks, ...added].map(numberOf);
  const keyed = { ...values, credits: withKeys(values.credits) };
  return { values: keyed, waiting, ...noFiles, serial: Math.max(serial, ...numbers) };
}

/** Nothing refused, nothing asked, nothing gathered. */
export const noFiles = {
  refusals: [],
  fieldErrors: {},
  surplus: null,
  gathered: [],
  gatherAfter: null,
  added: null,
} as const;
