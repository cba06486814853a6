import type { Id, ProjectFile } from './content.ts';
import { placeName, type MediaPlace } from './media-places.ts';
import { fold } from './search.ts';

/** A file, and everything that shows it. */
export interface LibraryFile {
  readonly file: ProjectFile;
  /** Whose media it is among; null of a file that only the About page or shared links show. */
  readonly projectId: Id | null;
  /** By what it is deleted; null of what somebody sees, and of what the provider cannot delete here. */
  readonly removeAs: Id | null;
  /** None of a picture that was sent for the library, or for a text which is not saved yet. */
  readonly places: readonly MediaPlace[];
}

/** Some of the files, the newest first. */
export interface LibraryPage {
  readonly files: readonly LibraryFile[];
  /** Asks for the page after this one; null on the last. */
  readonly next: string | null;
  /** How many files there are, as far as this page tells. */
  readonly total: number | null;
}

export type LibraryFilter = 'all' | 'images' | 'films' | 'twoLights' | 'unused' | 'undescribed';
export type LibrarySorting = 'newest' | 'oldest' | 'largest' | 'name' | 'place';

export const librarySortings: readonly (readonly [LibrarySorting, string])[] = [
  ['newest', 'Newest'],
  ['oldest', 'Oldest'],
  ['largest', 'Largest'],
  ['name', 'Name'],
  ['place', 'Place'],
];

export const libraryFilters: readonly (readonly [LibraryFilter, string])[] = [
  ['all', 'All'],
  ['images', 'Pictures'],
  ['films', 'Films'],
  ['twoLights', 'With a second light'],
  ['unused', 'Not shown anywhere'],
  ['undescribed', 'Without alt text'],
];

/** The filter that an address names; all files where it names none. */
export const toLibraryFilter = (name: string | null): LibraryFilter =>
  libraryFilters.find(([filter]) => filter === name)?.[0] ?? 'all';

/** Whether nobody sees it: it waits among the media of its project, or for a text. */
export const isUnused = ({ places }: LibraryFile): boolean => places.every(({ kind }) => kind === 'loose');

/** Whether a file lacks the text alternative that it could have. */
export const isUndescribed = ({ hasDetails, media }: ProjectFile): boolean =>
  hasDetails && (media.alt ?? '').trim() === '';

/** Whether a file is one of those that a filter shows. */
export function isShownBy(filter: LibraryFilter, one: LibraryFile): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'images':
      return one.file.media.kind === 'image';
    case 'films':
      return one.file.media.kind === 'video';
    case 'twoLights':
      return one.file.media.dark !== undefined;
    case 'unused':
      return isUnused(one);
    case 'undescribed':
      return isUndescribed(one.file);
  }
}

const firstPlace = ({ places: [first] }: LibraryFile): string => (first === undefined ? '' : placeName(first));

/** One for all: a comparison of strings that makes its own takes a hundred times as long. */
const collator = new Intl.Collator(undefined, { numeric: true });

/** Of those that are not in the order, or its reverse, in which they are read. */
const orders: Readonly<
  Record<Exclude<LibrarySorting, 'newest' | 'oldest'>, (one: LibraryFile, other: LibraryFile) => number>
> = {
  largest: (one, other) => (other.file.bytes ?? 0) - (one.file.bytes ?? 0),
  name: (one, other) => collator.compare(one.file.name, other.file.name),
  place: (one, other) => collator.compare(firstPlace(one), firstPlace(other)),
};

/** What each file is found by, folded once: ten thousand would be folded anew with every key. */
const soughtTexts = new WeakMap<LibraryFile, string>();

/** Name, alt text and titles, a line each: nothing that is typed goes over the end of one. */
function soughtIn(one: LibraryFile): string {
  const known = soughtTexts.get(one);
  if (known !== undefined) return known;
  const { file, places } = one;
  const text = [file.name, file.media.alt ?? '', ...places.map(({ title }) => title)].map(fold).join('\n');
  soughtTexts.set(one, text);
  return text;
}

/** Reads what files are found by, so that the first key of a search need not. */
export function prepareSearch(files: readonly LibraryFile[]): void {
  for (const file of files) soughtIn(file);
}

/**
 * The files that are looked for, in order.
 *
 * @param files the newest first
 * @param query in file names, alt texts and the titles of projects
 * @param held files that are shown whatever the filter says
 */
export function arrangeLibrary(
  files: readonly LibraryFile[],
  {
    query,
    filter,
    sorting,
  }: { readonly query: string; readonly filter: LibraryFilter; readonly sorting: LibrarySorting },
  held: ReadonlySet<Id>,
): readonly LibraryFile[] {
  const wanted = fold(query.trim());
  const matches = (one: LibraryFile) => wanted === '' || soughtIn(one).includes(wanted);
  const found = files.filter((one) => (held.has(one.file.id) || isShownBy(filter, one)) && matches(one));
  if (sorting === 'newest') return found;
  return sorting === 'oldest' ? found.reverse() : found.toSorted(orders[sorting]);
}
