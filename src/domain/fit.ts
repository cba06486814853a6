import type { Media } from './content.ts';
import type { Ratio } from './grids.ts';

/** How a chosen file suits the size that its slot advises (specification, section 9, "Advised media sizes"). */

/** A smaller share is not mentioned. */
const unseen = 0.02;

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Fit {
  /** '1200 × 800: fits' */
  readonly text: string;
  readonly isGood: boolean;
}

export function sizeOf(ratio: Ratio): Size {
  const [width = 1, height = 1] = ratio.split('/').map(Number);
  return { width, height };
}

function cropWords(actual: Size, advised: Size): string | null {
  const share = actual.width / actual.height / (advised.width / advised.height);
  if (share > 1 + unseen) return 'will be cropped at the sides';
  return share < 1 - unseen ? 'will be cropped at the top and bottom' : null;
}

/**
 * In words: whether a file of this size fits the slot.
 *
 * @param isWhole the slot shows all of it, whatever its shape: nothing is cropped
 * @returns null where the file's size is not known
 */
export function describeFit({ width, height }: Media, advised: Ratio, isWhole = false): Fit | null {
  if (width === null || height === null) return null;
  const actual = { width, height };
  const wanted = sizeOf(advised);
  const shares = [wanted.width / width, wanted.height / height];
  // Drawn over the whole slot, the smaller side decides; shown whole, the width, or for a portrait the height.
  const enlarged = isWhole ? (height > width ? Math.min(...shares) : wanted.width / width) : Math.max(...shares);
  const crop = isWhole ? null : cropWords(actual, wanted);
  const words = [enlarged > 1 + unseen ? 'smaller than advised: will look soft' : null, crop].filter(
    (one) => one !== null,
  );
  const size = `${String(width)} × ${String(height)}`;
  if (words.length === 0) return { text: `${size}: fits`, isGood: true };
  return { text: `${size}: ${words.join(', ')}`, isGood: false };
}
