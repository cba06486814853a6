import type { Media } from './content.ts';
import { breakpoints } from './picture-slots.ts';
import type { Frame, FramedSlot, Slot, WindowSlot } from './picture-slots.ts';

/** A picture's addresses by width, and how wide it is drawn, as `<img>` takes them. */
export interface Sources {
  readonly srcSet: string;
  readonly sizes: string;
}

const round = (value: number) => String(Math.round(value * 10) / 10);

/** The clauses of `sizes`, the last without a condition. */
type Clauses = readonly string[];

/**
 * By how much the whole picture is wider than its frame: where it covers the frame, what is cut off at the sides counts.
 *
 * @param ratio the picture's width by its height; null where it is not known
 */
function widthFactor(frame: Frame, fit: Slot['fit'], ratio: number | null): number {
  const filled = ratio === null || frame.ratio === null ? 1 : ratio / frame.ratio;
  return fit === 'cover' ? Math.max(1, filled) : Math.min(1, filled);
}

/**
 * A picture in a frame, by layout. Safari up to 26.3 refuses `min()`, `max()` and `clamp()` in `sizes`, also inside
 * `calc()`: media conditions say the same. Frames reach their greatest width in the wide layout only.
 */
function sizesOfFrames({ wide, tablet, mobile, fit }: FramedSlot, ratio: number | null): Clauses {
  const share = (frame: Frame) => `${round(frame.vw * widthFactor(frame, fit, ratio))}vw`;
  const [onPhone, onTablet, onWide] = [share(mobile), share(tablet), share(wide)];
  const capFrom = Math.ceil((100 * wide.most) / wide.vw);
  const most = `${round(wide.most * widthFactor(wide, fit, ratio))}px`;
  return [
    ...(onPhone === onTablet ? [] : [`(max-width:${String(breakpoints.mobile)}px) ${onPhone}`]),
    ...(onTablet === onWide ? [] : [`(max-width:${String(breakpoints.tablet)}px) ${onTablet}`]),
    ...(Number.isFinite(capFrom) ? [`(min-width:${String(capFrom)}px) ${most}`] : []),
    onWide,
  ];
}

/** A picture over the whole window: as wide as that, or as its own ratio makes it at the window's height. */
function sizesOfWindow({ mostVw }: WindowSlot, ratio: number): Clauses {
  /** Where the frame is lower than the window, and the picture as wide as the frame's height makes it. */
  const low = (windows: string, vw: number) => {
    const width = `${round(Math.max(100, ratio * vw))}vw`;
    return ratio * vw <= 100 ? `${windows} ${width}` : `${windows} and (max-aspect-ratio:100/${String(vw)}) ${width}`;
  };
  const { mobile, tablet } = breakpoints;
  return [
    `(min-aspect-ratio:${String(Math.round(ratio * 1000))}/1000) 100vw`,
    low(`(max-width:${String(mobile)}px)`, mostVw.mobile),
    low(`(min-width:${String(mobile + 1)}px) and (max-width:${String(tablet)}px)`, mostVw.tablet),
    `${round(ratio * 100)}svh`,
  ];
}

/** The `sizes` of a picture in a slot. */
export function sizesOf(slot: Slot, { width, height }: Pick<Media, 'width' | 'height'>): string {
  const ratio = width !== null && height !== null && width > 0 && height > 0 ? width / height : null;
  if (!('mostVw' in slot)) return sizesOfFrames(slot, ratio).join(',');
  return ratio === null ? '100vw' : sizesOfWindow(slot, ratio).join(',');
}

/**
 * The address of a picture at a width (an extension of the contract's `GET /media/{file}`).
 *
 * @param format undefined leaves it to the provider
 */
export function atWidth(url: string, width: number, format?: string): string {
  return format === undefined
    ? `${url}${url.includes('?') ? '&' : '?'}width=${String(width)}`
    : `${url}.${String(width)}.${format}`;
}

/**
 * A picture's addresses by width; null where the provider does not say that it has the picture in several. The last width
 * gives all of the picture, which may be narrower.
 */
export function srcSetOf({ url, width, widths = [], format }: Media): string | null {
  if (widths.length === 0) return null;
  return widths
    .map((one) => `${atWidth(url, one, format)} ${String(width === null ? one : Math.min(one, width))}w`)
    .join(',');
}

/** What a browser chooses from; null where there is one width. */
export function sourcesOf(media: Media, slot: Slot): Sources | null {
  const srcSet = srcSetOf(media);
  return srcSet === null ? null : { srcSet, sizes: sizesOf(slot, media) };
}

/** The still of a film as a picture, drawn where the film is, with that of its second light; null where it has none. */
export function posterOf({ poster, posterWidths, format, width, height, color, focus, dark }: Media): Media | null {
  if (poster === null) return null;
  const still: Media = { url: poster, kind: 'image', alt: null, width, height, poster: null, color, focus };
  const night = dark === undefined ? null : posterOf(dark);
  return {
    ...still,
    ...(posterWidths === undefined ? {} : { widths: posterWidths, format }),
    ...(night === null ? {} : { dark: night }),
  };
}
