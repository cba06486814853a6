import type { Media } from './content.ts';
import { gridFrames, isPortrait, planGrid, ROW_RATIO, sizeOf } from './grids.ts';
import type { Ratio } from './grids.ts';
import { cropsOf } from './media-places.ts';
import type { MediaPlace } from './media-places.ts';
import type { FormGrid } from './project-form.ts';

/** How a chosen file suits the size that its slot advises (specification, section 9, "Advised media sizes"). */

/** A smaller share is not mentioned. */
const unseen = 0.02;
/** Of a smaller one it is not said how much it is. */
const unmeasured = 0.05;

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Fit {
  /** '1200 × 800: fits' */
  readonly text: string;
  readonly isGood: boolean;
}

/**
 * How visitors see a file: all of it, cut to the shape of each window, or cut to this shape. A frame of a grid that is not
 * full is shown otherwise for `now` (null: all of it), and cut to its slot later.
 */
export type Shown = 'whole' | 'window' | Ratio | { readonly now: Ratio | null };

/** How the site shows a frame of a grid. @param at its place among the grid's frames, from 0 */
export function shownFrame({ gridType, frames }: Pick<FormGrid, 'gridType' | 'frames'>, at: number): Shown {
  const slots = gridFrames[gridType];
  if (gridType === 'G3') {
    const isWhole = frames.length === 1 || frames.some(({ content }) => isPortrait(content.media));
    return isWhole ? 'whole' : '1920/1080';
  }
  if (frames.length < 2) return slots.length === 1 ? 'whole' : { now: null };
  const ratio = planGrid(gridType, frames.length).ratios[at] ?? ROW_RATIO;
  return frames.length < slots.length ? { now: ratio } : ratio;
}

function cropWords(actual: Size, frame: Size): string | null {
  const share = actual.width / actual.height / (frame.width / frame.height);
  const cut = 1 - Math.min(share, 1 / share);
  if (cut <= unseen) return null;
  const amount = cut > unmeasured ? ` by ${String(Math.round(100 * cut))} %` : '';
  return `will be cropped at the ${share > 1 ? 'sides' : 'top and bottom'}${amount}`;
}

/** The crop of a frame whose grid is not full: the later one, or else the one until then. */
function changingCrop(actual: Size, later: Ratio, now: Ratio | null): string | null {
  const last = cropWords(actual, sizeOf(later));
  const first = now === null ? null : cropWords(actual, sizeOf(now));
  if (last === null) return first === null ? null : `${first} until all frames are filled`;
  return last === first ? last : `${last} once all frames are filled`;
}

function describeCrop(actual: Size, advised: Ratio, shown: Shown): string | null {
  if (shown === 'whole') return null;
  if (shown === 'window') return cropWords(actual, sizeOf(advised));
  return typeof shown === 'string' ? cropWords(actual, sizeOf(shown)) : changingCrop(actual, advised, shown.now);
}

/**
 * In words: whether a file of this size fits the slot. 'Fits' is said only of what visitors see whole.
 *
 * @returns null where the file's size is not known
 */
export function describeFit({ width, height }: Media, advised: Ratio, shown: Shown = advised): Fit | null {
  if (width === null || height === null) return null;
  const actual = { width, height };
  const wanted = sizeOf(advised);
  const shares = [wanted.width / width, wanted.height / height];
  const isWhole = shown === 'whole';
  // Drawn over the whole slot, the smaller side decides; shown whole, the width, or for a portrait the height.
  const enlarged = isWhole ? (height > width ? Math.min(...shares) : wanted.width / width) : Math.max(...shares);
  const faults = [
    enlarged > 1 + unseen ? 'smaller than advised: will look soft' : null,
    describeCrop(actual, advised, shown),
  ].filter((one) => one !== null);
  const words = shown === 'window' ? [...faults, 'cropped to the shape of each window'] : faults;
  const size = `${String(width)} × ${String(height)}`;
  return { text: `${size}: ${words.length === 0 ? 'fits' : words.join(', ')}`, isGood: faults.length === 0 };
}

/** How a file would suit a place where another stands now; null where it is seen whole, or its size is not known. */
export function fitInPlace(place: MediaPlace, media: Media): Fit | null {
  if (place.kind === 'header' || place.kind === 'headerVideo') return describeFit(media, '1920/1080', 'window');
  const [crop] = cropsOf(place, media);
  if (crop === undefined) return null;
  return describeFit(
    media,
    place.kind === 'frame' ? (gridFrames[place.gridType][place.frame - 1] ?? crop.ratio) : crop.ratio,
    crop.ratio,
  );
}
