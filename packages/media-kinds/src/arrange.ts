import { gridFrames, isPortrait, sizeOf } from './grid-frames.ts';
import type { GridType, Sized } from './grid-frames.ts';

/** Which grids pictures and films become that come all at once: in a form, or in a folder that is imported. */

/** What is asked of a file to find it a grid. */
export interface Arrangeable extends Sized {
  readonly kind: 'image' | 'video';
}

/** One grid to be: its type, and how many of the files, in their order, are its frames. */
export interface ArrangedGrid {
  readonly gridType: GridType;
  readonly count: number;
}

/** How a row of fewer than nine pictures is divided. */
const groups: readonly (readonly number[])[] = [[], [1], [2], [3], [4], [3, 2], [3, 3], [4, 3], [4, 4]];

/** The types that hold three; of those that crop equally little, the first. */
const threes: readonly GridType[] = ['G10', 'G6', 'G8'];

/** How much of a picture is seen in a slot, from 0 to 1. */
export function seenShare({ width, height }: Sized, slot: (typeof gridFrames)[GridType][number]): number {
  if (width === null || height === null) return 1;
  const advised = sizeOf(slot);
  const share = width / height / (advised.width / advised.height);
  return Math.min(share, 1 / share);
}

function seenIn(gridType: GridType, pictures: readonly Arrangeable[]): number {
  const seen = gridFrames[gridType].map((slot, index) => {
    const picture = pictures[index];
    return picture === undefined ? 0 : seenShare(picture, slot);
  });
  return seen.reduce((sum, share) => sum + share, 0);
}

/** One group of pictures, at most four or exactly nine. */
function arrangeGroup(pictures: readonly Arrangeable[]): readonly ArrangedGrid[] {
  const count = pictures.length;
  if (count === 9) return [{ gridType: 'G9', count }];
  if (count === 3) {
    const best = Math.max(...threes.map((gridType) => seenIn(gridType, pictures)));
    return [{ gridType: threes.find((gridType) => seenIn(gridType, pictures) === best) ?? 'G10', count }];
  }
  // The four slots of a G5 are wide: an upright picture would hardly be seen.
  if (count === 4 && pictures.some(isPortrait)) return [2, 2].map((two) => ({ gridType: 'G4', count: two }));
  return [{ gridType: count === 1 ? 'G7' : count === 2 ? 'G4' : 'G5', count }];
}

function arrangePictures(pictures: readonly Arrangeable[]): readonly ArrangedGrid[] {
  if (pictures.length === 0) return [];
  const size = pictures.length >= 9 ? 9 : (groups[pictures.length]?.[0] ?? 1);
  return [...arrangeGroup(pictures.slice(0, size)), ...arrangePictures(pictures.slice(size))];
}

/**
 * The grids for these files, in their order: every film a G3 of its own; pictures by nines a G9, and the rest in groups of
 * four (G5, or two G4 where one is upright), three (the type that crops them least), two (G4) and one (G7).
 */
export function arrangeMedia(media: readonly Arrangeable[]): readonly ArrangedGrid[] {
  const film = media.findIndex(({ kind }) => kind === 'video');
  if (film === -1) return arrangePictures(media);
  const after = arrangeMedia(media.slice(film + 1));
  return [...arrangePictures(media.slice(0, film)), { gridType: 'G3', count: 1 }, ...after];
}
