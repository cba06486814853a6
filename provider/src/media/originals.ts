import { open } from 'node:fs/promises';
import { sniff } from '@vitrine/media-kinds';
import type { MediaKind } from '@vitrine/media-kinds';
import { HttpError } from '../lib/http-error.ts';
import type { Upload } from '../lib/upload.ts';
import { unmeasured } from './inspect.ts';
import type { MediaFacts } from './inspect.ts';

/** A QuickTime film may begin without naming its kind. */
const nameless = /^(moov|mdat|wide|free|skip)$/;
const quicktime: MediaKind = { contentType: 'video/quicktime', extension: 'mov', mediaType: 'VIDEO' };

/** What an original is, by its first bytes (64 or more); null when it is no film. */
export function kindOfOriginal(head: Buffer): MediaKind | null {
  const kind = nameless.test(head.toString('latin1', 4, 8)) ? quicktime : sniff(head);
  return kind?.mediaType === 'VIDEO' ? kind : null;
}

/**
 * Looks at a file that a film was made of. What is in it is of no matter: it is stored as it is, and only downloaded.
 * @throws {HttpError} 415 when it is no film
 */
export async function inspectOriginal({ path, bytes, part, originalName }: Upload): Promise<MediaFacts> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(128);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    const kind = kindOfOriginal(head.subarray(0, bytesRead));
    if (kind === null) {
      throw new HttpError(415, `${originalName === '' ? 'This file' : originalName} is not a film.`, { part });
    }
    return { ...unmeasured, ...kind, bytes };
  } finally {
    await file.close();
  }
}
