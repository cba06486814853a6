import { gridFrames } from '@vitrine/media-kinds/grid-frames';
import type { Ratio, Sized } from '@vitrine/media-kinds/grid-frames';
import type { GridType } from './content.ts';

export { gridFrames, isPortrait, sizeOf } from '@vitrine/media-kinds/grid-frames';
export type { Ratio } from '@vitrine/media-kinds/grid-frames';

/**
 * How a project's grids are drawn: by type and number of frames (specification, section 2, "Project detail", and
 * section 3, "Grid layouts").
 */

/** Ratio in rows of frames that fit no table. */
export const ROW_RATIO: Ratio = '654/295';

export type GridKind =
  /** No frames: only the text, if any, is shown. */
  | 'empty'
  /** Exactly one frame, of any type: at its own ratio. */
  | 'single'
  | 'carousel'
  | 'thirds'
  | 'halves'
  /** One large, two small beside it. */
  | 'large-first'
  /** A large and a small, then one small: the large one is at the right. */
  | 'large-second'
  | 'nine'
  /** All frames in order, two a row. */
  | 'rows';

/** How one grid is drawn. */
export interface GridPlan {
  readonly kind: GridKind;
  /** Frames touch each other. */
  readonly isFlush: boolean;
  /** One ratio for each frame of the composition. */
  readonly ratios: readonly Ratio[];
  /** Frames beyond the composition, shown below it as `rows`. */
  readonly rest: number;
}

const compositions: Readonly<Partial<Record<GridType, GridKind>>> = {
  G1: 'thirds',
  G2: 'halves',
  G4: 'halves',
  G5: 'halves',
  G6: 'large-first',
  G8: 'large-second',
  G9: 'nine',
  G10: 'thirds',
};

/** Types whose composition also stands with more frames than it has slots (specification: "at least"). */
const isAtLeast: readonly GridType[] = ['G6', 'G8', 'G9'];

/** The first row that applies: G3 with several, G6, G8, G9 when filled, one frame, and all the others in order. */
export function planGrid(gridType: GridType, count: number): GridPlan {
  const slots = gridFrames[gridType];
  if (count <= 0) return { kind: 'empty', isFlush: false, ratios: [], rest: 0 };
  if (count === 1) return { kind: 'single', isFlush: false, ratios: slots.slice(0, 1), rest: 0 };
  if (gridType === 'G3') return { kind: 'carousel', isFlush: false, ratios: slots, rest: 0 };
  const kind = compositions[gridType];
  const isFilled = isAtLeast.includes(gridType) ? count >= slots.length : count === slots.length;
  if (kind === undefined || !isFilled) {
    return { kind: 'rows', isFlush: false, ratios: Array.from({ length: count }, () => ROW_RATIO), rest: 0 };
  }
  return { kind, isFlush: gridType === 'G1' || gridType === 'G2', ratios: slots, rest: count - slots.length };
}

/** Is it known to be no wider than high? Full width it would be higher than most windows. */
export function isTall({ width, height }: Sized): boolean {
  return width !== null && height !== null && width <= height;
}
