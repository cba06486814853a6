import type { Media } from '../../domain/content.ts';
import { toPosition } from '../../domain/focus.ts';
import type { Focus } from '../../domain/focus.ts';
import type { Luminance } from '../../domain/brightness.ts';
import { isFilmPath, mediaUrl } from '../../domain/media.ts';
import { nearSurface } from '../../domain/near-surface.ts';
import { isObject, readNumber, readOptionalText, type JsonObject } from '../http/json.ts';

/** Widths at which a picture is available; what is no width is left out, and an absolute address takes none. */
function readWidths(value: unknown, path: string): readonly number[] {
  if (!Array.isArray(value) || /^[a-z]+:/i.test(path)) return [];
  return value.flatMap((one) => {
    const width = readNumber(one);
    return width !== null && Number.isInteger(width) && width > 0 ? [width] : [];
  });
}

/** What stands at the end of the addresses of those widths. */
function readFormat(value: unknown): string | null {
  return typeof value === 'string' && /^[a-z0-9]{3,4}$/.test(value) ? value : null;
}

function readFocus(value: unknown): Focus | null {
  if (!isObject(value)) return null;
  const x = readNumber(value['x']);
  const y = readNumber(value['y']);
  return x === null || y === null ? null : { x, y };
}

function readLuminance(value: unknown): Luminance | null {
  if (!isObject(value)) return null;
  const top = readNumber(value['top']);
  const bottom = readNumber(value['bottom']);
  return top === null || bottom === null ? null : { top, bottom };
}

/** The path of the smallest rendition, which stands first; of a film that visitors may hear, of those with its sound. Null where there is none. */
function readRendition(value: unknown, isHeard: boolean): string | null {
  const all: readonly unknown[] = Array.isArray(value) ? value : [];
  const smallest = isHeard ? all.find((one) => isObject(one) && one['hasSound'] === true) : all[0];
  return isObject(smallest) ? readOptionalText(smallest['path']) : null;
}

/** Whether a path is a film's, by its ending. */
export type IsFilm = (path: string) => boolean;

/** What takes a medium's place in the black theme; of another kind it would not fit there. */
function readDark(value: unknown, kind: Media['kind'], host: string, isFilm: IsFilm): Media | null {
  if (!isObject(value)) return null;
  const dark = readMedia(value['mediaUrl'], value['details'], host, undefined, isFilm);
  return dark?.kind === kind ? dark : null;
}

/**
 * A picture or film and what is known of it; null where there is no path.
 *
 * @param kind where the answer tells it; else the path's ending does
 * @param isFilm what that says: a `mov` is a film in the dashboard alone (specification, section 9)
 */
export function readMedia(
  path: unknown,
  details: unknown,
  host: string,
  kind?: Media['kind'],
  isFilm: IsFilm = isFilmPath,
): Media | null {
  const text = readOptionalText(path);
  if (text === null) return null;
  const known: JsonObject = isObject(details) ? details : {};
  const poster = readOptionalText(known['poster']);
  const share = readOptionalText(known['share']);
  const captions = readOptionalText(known['captions']);
  const sound = known['hasSound'] === true ? known['sound'] === true : null;
  const rendition = readRendition(known['renditions'], sound === true);
  const luminance = readLuminance(known['luminance']);
  const color = readOptionalText(known['color']);
  const focus = readFocus(known['focus']);
  // Here, so that a page that is drawn already need not find it out.
  const near = nearSurface(color);
  const widths = readWidths(known['widths'], text);
  const posterWidths = readWidths(known['posterWidths'], poster ?? '');
  const format = widths.length + posterWidths.length === 0 ? null : readFormat(known['format']);
  const own = kind ?? (isFilm(text) ? 'video' : 'image');
  const dark = readDark(known['dark'], own, host, isFilm);
  return {
    url: mediaUrl(text, host),
    kind: own,
    alt: typeof known['alt'] === 'string' ? known['alt'] : null,
    width: readNumber(known['width']),
    height: readNumber(known['height']),
    poster: poster === null ? null : mediaUrl(poster, host),
    color,
    ...(near === null ? {} : { near }),
    ...(focus === null ? {} : { focus: toPosition(focus) }),
    ...(luminance === null ? {} : { luminance }),
    ...(widths.length === 0 ? {} : { widths }),
    ...(poster === null || posterWidths.length === 0 ? {} : { posterWidths }),
    ...(format === null ? {} : { format }),
    ...(sound === null ? {} : { sound }),
    ...(rendition === null ? {} : { phoneUrl: mediaUrl(rendition, host) }),
    ...(share === null ? {} : { share: mediaUrl(share, host) }),
    ...(captions === null ? {} : { captions: mediaUrl(captions, host) }),
    ...(dark === null ? {} : { dark }),
  };
}
