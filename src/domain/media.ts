import type { Ratio, Sized } from '@vitrine/media-kinds/grid-frames';
import type { Media } from './content.ts';

const ABSOLUTE = /^(https?:|data:|blob:)/i;
const SITE_FILM = /\.(mp4|webm|ogg)$/i;
const DASHBOARD_FILM = /\.(mp4|webm|ogg|mov)$/i;

/** Encodes what needs encoding in one path segment; escapes that are there already stay (no double encoding). */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%25([0-9a-f]{2})/gi, '%$1');
}

/**
 * The address that shows a provider's media path: backslashes become `/`, the host goes in front, each segment is
 * encoded. `http(s):`, `data:` and `blob:` values stay as they are (specification, section 3; rulings, "Over the wire").
 *
 * @param path as the provider wrote it
 * @param host origin of the provider, `''` for the page's own
 */
export function mediaUrl(path: string, host: string): string {
  if (ABSOLUTE.test(path)) return path;
  const [pathname = '', query] = path.replaceAll('\\', '/').replace(/^\/+/, '').split('?', 2);
  const encoded = pathname.split('/').map(encodeSegment).join('/');
  return `${host}/${encoded}${query === undefined ? '' : `?${query}`}`;
}

function withoutQuery(path: string): string {
  return path.split(/[?#]/, 1)[0] ?? '';
}

/** Is it a film for visitors? By ending: mp4, webm, ogg, whatever the case, query ignored (specification, section 9). */
export function isFilmPath(path: string): boolean {
  return SITE_FILM.test(withoutQuery(path));
}

/** Is it a film for the administrator? As {@link isFilmPath}, and mov. */
export function isDashboardFilmPath(path: string): boolean {
  return DASHBOARD_FILM.test(withoutQuery(path));
}

/** The ratio of a media's own size; `otherwise` where it is not known. */
export function ownRatio({ width, height }: Sized, otherwise: Ratio): Ratio {
  return width !== null && height !== null && width > 0 && height > 0 ? `${width}/${height}` : otherwise;
}

/** What a picture without a known text alternative is called: its project's title, or nothing (decoration). */
export function altText(media: Media, fallback: string): string {
  return media.alt ?? fallback;
}

/** The last part of a path, separated by `/` or `\`. */
export function fileName(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? path;
}
