import { cutText } from '@vitrine/markdown/cut';
import type { Media } from './content.ts';

/** What apps are told of a page whose address is sent in a message. */

/** Size in pixels of the picture that a provider cuts for shares (contract, `MediaDetails.share`). */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/**
 * First 150 characters of a text, cut between letters as people see them: the description meta (specification, sections 2 and 9). Its line
 * ends are those that a document has once it is read, so that the browser finds the element that the server has sent, and adds no second.
 */
export function toDescription(text: string): string {
  return cutText(text.replaceAll(/\r\n?/g, '\n'), 150);
}

/** The picture of a shared link. */
export interface SharePicture {
  readonly url: string;
  /** Whether a provider has cut it to the size that shares show; apps cut others themselves. */
  readonly isCut: boolean;
}

/**
 * The picture that a link to a page shows: the one cut for it, else its media as it is, of a film the poster.
 *
 * @param media of the page; null where it has none
 * @param ofStudio the studio's own for pages without a picture; null where it has none
 * @returns null where there is none
 */
export function sharePictureOf(media: Media | null, ofStudio: string | null): SharePicture | null {
  const own = media?.kind === 'video' ? media.poster : (media?.url ?? null);
  const cut = media?.share ?? (own === null ? ofStudio : null);
  const url = cut ?? own;
  return url === null ? null : { url, isCut: cut !== null };
}
