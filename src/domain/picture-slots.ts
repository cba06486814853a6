/**
 * How wide pictures are drawn, by the place they have on a page and the window's width: what a browser needs to choose
 * among their variants before it knows the layout. The numbers are those of the design's tokens; a test holds them together.
 */

/** Last window widths, in pixels, of the phone's and of the tablet's layout. */
export const breakpoints = { mobile: 726, tablet: 1024 } as const;

/** A share of the window's width in per cent, and the most pixels. */
interface Measure {
  readonly vw: number;
  readonly most: number;
}

/** The page between its margins, and the space between two columns. */
const margin = 3.61;
export const page: Measure = { vw: 100 - 2 * margin, most: 2200 };
const gutter: Measure = { vw: 1.875, most: 36 };
export const edges: Measure = { vw: 100, most: Number.POSITIVE_INFINITY };

/** A frame that holds a picture in one layout. */
export interface Frame extends Measure {
  /** Its own width by its height; `null` where it has the picture's. */
  readonly ratio: number | null;
}

/** A place for pictures in all three layouts. */
export interface FramedSlot {
  readonly fit: 'cover' | 'contain';
  readonly wide: Frame;
  readonly tablet: Frame;
  readonly mobile: Frame;
}

/** A place over the whole window. On narrow windows it is lower than they are where they are high. */
export interface WindowSlot {
  readonly fit: 'cover';
  /** Its greatest height there, in per cent of the window's width. */
  readonly mostVw: { readonly tablet: number; readonly mobile: number };
}

export type Slot = FramedSlot | WindowSlot;

/** One of `count` equal parts with gutters between them. */
function part({ vw, most }: Measure, count: number, gap: Measure = gutter): Measure {
  return { vw: (vw - (count - 1) * gap.vw) / count, most: (most - (count - 1) * gap.most) / count };
}

/** The width of `count` of the page's twelve columns, with the gutters between them. */
export function columns(count: number): Measure {
  const one = part(page, 12);
  return { vw: count * one.vw + (count - 1) * gutter.vw, most: count * one.most + (count - 1) * gutter.most };
}

const none: Measure = { vw: 0, most: 0 };
/** Four pixels, on a phone. */
const hair: Measure = { vw: 1, most: 4 };

/** @param ratio `width/height` as CSS writes it; left out where the frame has the picture's own */
function framed(measure: Measure, ratio?: string): Frame {
  const [width = 0, height = 0] = ratio?.split('/').map(Number) ?? [];
  return { ...measure, ratio: width > 0 && height > 0 ? width / height : null };
}

interface Layouts {
  readonly wide: Measure;
  readonly tablet?: Measure;
  readonly mobile?: Measure;
  readonly ratio?: string | undefined;
  readonly mobileRatio?: string | undefined;
  readonly fit?: Slot['fit'];
}

/** The tablet's layout is the wide one's unless told, the phone's is the tablet's. */
export function slot({
  wide,
  tablet = wide,
  mobile = tablet,
  ratio,
  mobileRatio = ratio,
  fit = 'cover',
}: Layouts): FramedSlot {
  return { fit, wide: framed(wide, ratio), tablet: framed(tablet, ratio), mobile: framed(mobile, mobileRatio) };
}

/** The films of the home page and a project's header: as high as the window, less on narrow ones. */
export const heroSlot: WindowSlot = { fit: 'cover', mostVw: { tablet: 80, mobile: 132 } };

const tile = { ratio: '3/2', mobileRatio: '4/3', tablet: part(page, 2) } as const;
const tileAcross = { ratio: '2/1', mobileRatio: '3/2', tablet: page } as const;
// Two of three parts are one of one and a half.
const tileFilm = {
  ...tileAcross,
  tablet: part(page, 1.5),
  mobile: tile.tablet,
  mobileRatio: tile.mobileRatio,
} as const;
/** A project's tile beside a sidebar, and one of two across the page; a film has two thirds of its row, an odd last one all of it. */
export const tileSlot = slot({ ...tile, wide: part(columns(9), 2) });
export const wideTileSlot = slot({ ...tile, wide: part(page, 2) });
export const tileFilmSlot = slot({ ...tileFilm, wide: columns(6) });
export const wideTileFilmSlot = slot({ ...tileFilm, wide: columns(8) });
export const tileAcrossSlot = slot({ ...tileAcross, wide: columns(9) });
export const wideTileAcrossSlot = slot({ ...tileAcross, wide: page });

/** One of the two halves that end a project's page. */
export const halfSlot = slot({ wide: part(edges, 2, none), mobile: edges, ratio: '1/1', mobileRatio: '4/3' });

/** A picture in a text, as wide as its lines: 34 em of up to 27 pixels. */
export const proseSlot = slot({ wide: { vw: columns(9).vw, most: 918 }, tablet: page });

/** One that opens a text is as wide as the column. */
export const leadSlot = slot({ wide: columns(9), tablet: page });

/** As wide as the page; on a phone high enough to be more than a strip. */
export const aboutSlot = slot({ wide: page, ratio: '1200/380', mobileRatio: '3/2' });

/** Somebody on the About page: four to a row, two on phones. */
export const portraitSlot = slot({
  wide: part(columns(9), 4),
  tablet: part(page, 4),
  mobile: part(page, 2),
  ratio: '4/5',
});

/** A grid's one frame, at its own ratio; to the window's edges on phones where it bleeds. */
export const singleSlot = slot({ wide: page });
export const bleedingSlot = slot({ wide: page, mobile: edges });
/**
 * Columns 4 to 9, all of the picture in view. A tall picture alone is about as wide, because it is not higher than the window.
 */
export const stageSlot = slot({ wide: columns(6), tablet: page, ratio: '4/5', fit: 'contain' });
export const carouselSlot = slot({ wide: page, mobile: edges, ratio: '1920/1080' });
export const carouselStageSlot = slot({ wide: columns(6), tablet: page, mobile: edges, ratio: '4/5', fit: 'contain' });

/** A frame of a grid that has several, by the grid's kind. */
export interface PlaceInGrid {
  readonly kind: 'thirds' | 'halves' | 'large-first' | 'large-second' | 'nine' | 'rows';
  readonly isFlush: boolean;
  /** Counted from 0. */
  readonly index: number;
  readonly ratio: string | undefined;
  /** Across the whole grid, as an odd last one is. */
  readonly isAcross: boolean;
}

/** The measures of `src/site/project/grids.css.ts`. */
export function gridSlot({ kind, isFlush, index, ratio, isAcross }: PlaceInGrid): Slot {
  const gap = isFlush ? none : gutter;
  if (isAcross) return slot({ wide: page, ratio });
  switch (kind) {
    case 'thirds':
      return slot({ wide: part(page, 3, gap), mobile: index === 0 ? page : part(page, 2, gap), ratio });
    case 'nine':
      return slot({ wide: part(page, 3), mobile: part(edges, 3, hair), ratio });
    case 'halves':
      return slot({ wide: part(page, 2, gap), mobile: isFlush ? part(page, 2, none) : page, ratio });
    case 'large-first':
    case 'large-second':
    case 'rows':
      return slot({ wide: part(page, 2), mobile: page, ratio });
  }
}
