import type { Media } from './content.ts';
import { breakpoints, type Frame, type HighFrame, type Slot } from './picture-slots.ts';

/** A picture's addresses by width, and how wide it is drawn, as `<img>` takes them. */
export interface Sources {
  readonly srcSet: string;
  readonly sizes: string;
}

const round = (value: number) => String(Math.round(value * 10) / 10);

/**
 * The width at which the whole picture is drawn: where it covers its frame, what is cut off at the sides counts.
 *
 * @param ratio the picture's width by its height; null where it is not known
 */
function drawnWidth(frame: Frame | HighFrame, fit: Slot['fit'], ratio: number | null): string {
  if ('height' in frame) return ratio === null ? '100vw' : `max(100vw,${round(ratio)}*${frame.height})`;
  const filled = ratio === null || frame.ratio === null ? 1 : ratio / frame.ratio;
  const factor = fit === 'cover' ? Math.max(1, filled) : Math.min(1, filled);
  const vw = `${round(frame.vw * factor)}vw`;
  return Number.isFinite(frame.most) ? `min(${vw},${round(frame.most * factor)}px)` : vw;
}

/** The `sizes` of a picture in a slot. */
export function sizesOf(slot: Slot, { width, height }: Pick<Media, 'width' | 'height'>): string {
  const ratio = width !== null && height !== null && width > 0 && height > 0 ? width / height : null;
  const [wide, tablet, mobile] = [slot.wide, slot.tablet, slot.mobile].map((frame) =>
    drawnWidth(frame, slot.fit, ratio),
  );
  return [
    ...(mobile === tablet ? [] : [`(max-width:${String(breakpoints.mobile)}px) ${mobile ?? ''}`]),
    ...(tablet === wide ? [] : [`(max-width:${String(breakpoints.tablet)}px) ${tablet ?? ''}`]),
    wide ?? '',
  ].join(',');
}

/** The address of a picture at a width (an extension of the contract's `GET /media/{file}`). */
export function atWidth(url: string, width: number): string {
  return `${url}${url.includes('?') ? '&' : '?'}width=${String(width)}`;
}

/**
 * A picture's addresses by width; null where the provider does not say that it has the picture in several. The last width
 * gives all of the picture, which may be narrower.
 */
export function srcSetOf({ url, width, widths = [] }: Media): string | null {
  if (widths.length === 0) return null;
  return widths.map((one) => `${atWidth(url, one)} ${String(width === null ? one : Math.min(one, width))}w`).join(',');
}

/** What a browser chooses from; null where there is one width. */
export function sourcesOf(media: Media, slot: Slot): Sources | null {
  const srcSet = srcSetOf(media);
  return srcSet === null ? null : { srcSet, sizes: sizesOf(slot, media) };
}

/** The still of a film as a picture, drawn where the film is; null where it has none. */
export function posterOf({ poster, posterWidths, width, height, color }: Media): Media | null {
  if (poster === null) return null;
  const still: Media = { url: poster, kind: 'image', alt: null, width, height, poster: null, color };
  return posterWidths === undefined ? still : { ...still, widths: posterWidths };
}
