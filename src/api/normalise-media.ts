import type { Media } from '../domain/content.ts';
import { isDashboardFilmPath, mediaUrl } from '../domain/media.ts';
import { isObject, readNumber, readOptionalText, type WireObject } from './wire.ts';

/**
 * A picture or film and what is known of it; null where there is no path (see `normalise.ts`).
 *
 * @param kind where the answer tells it; else the path's ending does
 */
export function readMedia(path: unknown, details: unknown, host: string, kind?: Media['kind']): Media | null {
  const text = readOptionalText(path);
  if (text === null) return null;
  const known: WireObject = isObject(details) ? details : {};
  const poster = readOptionalText(known['poster']);
  const share = readOptionalText(known['share']);
  return {
    url: mediaUrl(text, host),
    kind: kind ?? (isDashboardFilmPath(text) ? 'video' : 'image'),
    alt: typeof known['alt'] === 'string' ? known['alt'] : null,
    width: readNumber(known['width']),
    height: readNumber(known['height']),
    poster: poster === null ? null : mediaUrl(poster, host),
    color: readOptionalText(known['color']),
    ...(share === null ? {} : { share: mediaUrl(share, host) }),
  };
}
