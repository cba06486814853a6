import { arrangeMedia, seenShare } from '@vitrine/media-kinds/arrange';
import { frameIn, putFile } from './grid-editing.ts';
import { gridFrames } from './grids.ts';
import type { ChosenMedia, FormGrid, FormMedia, ProjectValues } from './project-form.ts';

/** Where files go that are added to a project's form together: in their order into its free frames, the rest into grids that are made for them. */

/** Of a picture that is put into a free frame at least this share is seen, while there is another frame or picture for it. */
const leastSeen = 0.5;

interface Fit {
  readonly slot: number;
  readonly content: ChosenMedia;
}

const isFilm = ({ media }: ChosenMedia): boolean => media.kind === 'video';

function ordersOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) => ordersOf(items.toSpliced(index, 1)).map((others) => [item, ...others]));
}

/** An empty grid of one frame for films takes the next film, or else the next picture. */
function fitCarousel(grid: FormGrid, files: readonly ChosenMedia[], awaited: readonly number[]): readonly Fit[] {
  const next = files.find(isFilm) ?? files[0];
  return next === undefined || grid.frames.length + awaited.length > 0 ? [] : [{ slot: 0, content: next }];
}

/** Which of the files go into the free frames of a grid. Where those differ in shape, the order in which the least is cropped. */
function fitGrid(
  grid: FormGrid,
  files: readonly ChosenMedia[],
  awaited: readonly number[],
  least: number,
): readonly Fit[] {
  if (grid.gridType === 'G3') return fitCarousel(grid, files, awaited);
  const free = gridFrames[grid.gridType]
    .map((ratio, slot) => ({ ratio, slot }))
    .filter(({ slot }) => frameIn(grid.frames, slot) === null && !awaited.includes(slot));
  const suits = ({ media }: ChosenMedia) => free.some(({ ratio }) => seenShare(media, ratio) >= least);
  const next = files.filter((file) => !isFilm(file) && suits(file)).slice(0, free.length);
  const fitted = (order: readonly ChosenMedia[]) =>
    order.flatMap((content, index) => {
      const place = free[index];
      const seen = place === undefined ? 0 : seenShare(content.media, place.ratio);
      return place === undefined || seen < least ? [] : [{ slot: place.slot, content, seen }];
    });
  const seenOf = (fits: ReturnType<typeof fitted>) => fits.reduce((sum, { seen }) => sum + seen, 0);
  // Grids whose frames differ in shape have three.
  const isMixed = new Set(free.map(({ ratio }) => ratio)).size > 1;
  return (isMixed ? ordersOf(next) : [next])
    .map(fitted)
    .reduce((best, one) => (seenOf(one) > seenOf(best) ? one : best))
    .map(({ slot, content }) => ({ slot, content }));
}

interface Filled {
  readonly values: ProjectValues;
  /** What has no place yet. */
  readonly rest: readonly ChosenMedia[];
}

/**
 * @param awaitedIn the slots of a grid, by its key, whose files are under inspection
 * @param least the share of a picture that a frame has to show
 */
function fillFree(
  values: ProjectValues,
  files: readonly ChosenMedia[],
  awaitedIn: (grid: string) => readonly number[],
  least: number,
): Filled {
  return values.grids.reduce<Filled>(
    ({ values: filled, rest }, grid) => {
      const fits = fitGrid(grid, rest, awaitedIn(grid.key), least);
      return {
        values: fits.reduce((now, { slot, content }) => putFile(now, grid.key, slot, content), filled),
        rest: rest.filter((file) => fits.every(({ content }) => content !== file)),
      };
    },
    { values, rest: files },
  );
}

function makeGrids(files: readonly ChosenMedia[], serial: number): readonly FormGrid[] {
  const starts = { file: 0 };
  return arrangeMedia(files.map(({ media }) => media)).map(({ gridType, count }, index) => {
    const own = files.slice(starts.file, starts.file + count);
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

/** How files are to be placed. */
export interface Placing {
  /** The last number that a file or grid of the form was given. */
  readonly serial: number;
  /** Where the new grids come among the others, from 0; null behind all. */
  readonly at: number | null;
  /** Free frames are filled first. */
  readonly fills: boolean;
  readonly awaitedIn: (grid: string) => readonly number[];
}

/** Files that were placed, and the keys of the grids that were made for them. */
export interface Placed {
  readonly values: ProjectValues;
  readonly made: readonly string[];
}

/** Places the files, in their order. */
export function placeFiles(values: ProjectValues, files: readonly ChosenMedia[], placing: Placing): Placed {
  const { serial, at, fills, awaitedIn } = placing;
  const fill = ({ values: now, rest }: Filled, least: number) => fillFree(now, rest, awaitedIn, least);
  // No grid is made while a frame is free: what suits none is cropped, and says so there.
  const filled = (fills ? [leastSeen, 0] : []).reduce(fill, { values, rest: files });
  const made = makeGrids(filled.rest, serial);
  const { grids } = filled.values;
  return {
    values: { ...filled.values, grids: grids.toSpliced(at ?? grids.length, 0, ...made) },
    made: made.map(({ key }) => key),
  };
}

/** The files of these keys that are in the form's grids, in the order of the keys. */
export function filesIn({ grids }: Pick<ProjectValues, 'grids'>, keys: readonly string[]): readonly ChosenMedia[] {
  const files = grids.flatMap(({ frames }) =>
    frames.flatMap(({ content }) => (content.source === 'chosen' ? [content] : [])),
  );
  return keys.flatMap((key) => files.find((file) => file.key === key) ?? []);
}

/** 'Grid 4 (G9), frame 3': where a file of the form stands; `''` for one that is in no grid. */
export function namePlace(grids: ProjectValues['grids'], { key }: ChosenMedia): string {
  const isIt = ({ content }: FormGrid['frames'][number]) => content.source === 'chosen' && content.key === key;
  const at = grids.findIndex(({ frames }) => frames.some(isIt));
  const grid = grids[at];
  if (grid === undefined) return '';
  const index = grid.frames.findIndex(isIt);
  const number = grid.gridType === 'G3' ? index : (grid.frames[index]?.slot ?? 0);
  return `Grid ${String(at + 1)} (${grid.gridType}), frame ${String(number + 1)}`;
}

/** Frames that stay free beside grids that were made for added files. */
export interface LeftFree {
  readonly count: number;
  /** Films go into grids of their own; what had no room in one grid stays beside it, and fills no other. */
  readonly why: 'films' | 'besideTheirGrid';
}

/**
 * Why frames are free although grids were made for files that were added together; null where none is, or it was freed since.
 * @param added the files' keys, the grids that were made for them, and whether free frames were to be filled first
 */
export function leftFree(
  { grids }: Pick<ProjectValues, 'grids'>,
  added: { readonly keys: readonly string[]; readonly made: readonly string[]; readonly fills: boolean },
  awaitedIn: Placing['awaitedIn'],
): LeftFree | null {
  const own = filesIn({ grids: grids.filter(({ key }) => added.made.includes(key)) }, added.keys);
  if (own.length === 0 || (added.fills && !own.every(isFilm))) return null;
  const count = grids
    .filter(({ key, gridType }) => !added.made.includes(key) && !(added.fills && gridType === 'G3'))
    .reduce((sum, grid) => {
      const awaited = awaitedIn(grid.key);
      const isFree = (slot: number) => frameIn(grid.frames, slot) === null && !awaited.includes(slot);
      return sum + gridFrames[grid.gridType].filter((_ratio, slot) => isFree(slot)).length;
    }, 0);
  return count === 0 ? null : { count, why: added.fills ? 'films' : 'besideTheirGrid' };
}

/** What is left without some files. */
export interface Emptied {
  readonly values: ProjectValues;
  /** Where the first of the grids was that were made for them; null where none of those is there. */
  readonly at: number | null;
}

/** Takes files out of the grids, and the grids that were made for them, where nothing else is in those. */
export function takeFilesOut(values: ProjectValues, keys: readonly string[], made: readonly string[]): Emptied {
  const isOut = (content: FormMedia) => content.source === 'chosen' && keys.includes(content.key);
  const emptied = values.grids.map((grid) =>
    grid.frames.some(({ content }) => isOut(content))
      ? { ...grid, frames: grid.frames.filter(({ content }) => !isOut(content)) }
      : grid,
  );
  const isLeft = ({ key, frames, text, removed = [] }: FormGrid) =>
    !made.includes(key) || frames.length + removed.length > 0 || (text !== null && text !== '');
  const first = emptied.findIndex((grid) => !isLeft(grid));
  return { values: { ...values, grids: emptied.filter(isLeft) }, at: first === -1 ? null : first };
}
