import { open } from 'node:fs/promises';
import { sniff } from '@vitrine/media-kinds';
import type { MediaKind } from '@vitrine/media-kinds';
import type { Luminance } from '../rules/luminance.ts';
import type { Upload } from '../lib/upload.ts';
import { HttpError } from '../lib/http-error.ts';
import { FileRefused, JobFailed, wasTooMuch } from './child-worker.ts';
import { readFilm } from './film.ts';
import { unknownFilm } from './film-facts.ts';

/** The facts of a media file found in its content. Sizes in pixels, duration in seconds, colour as `#rrggbb`, brightness of a picture. */
export interface MediaFacts extends MediaKind {
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly duration: number | null;
  /** Of a film: see `FilmFacts`. */
  readonly coding: string | null;
  /** Of a film: see `FilmFacts`. */
  readonly hasSound: boolean;
  readonly isTransparent?: boolean;
  readonly isHdr?: boolean;
  readonly color: string | null;
  readonly luminance: Luminance | null;
}

/** Of a file about which no more than its kind and its size is known. */
export const unmeasured = { ...unknownFilm, color: null, luminance: null };

const unsupported = ({ originalName: name, part }: Upload): HttpError =>
  new HttpError(415, `${name === '' ? 'This file' : name} is not a picture or a film that can be stored.`, { part });

/**
 * Finds out what a file is; `null` when it is neither a picture that can be decoded nor a film.
 * @throws {FileRefused} where it could be, but is too much, with the reason
 */
export async function inspectFile({ path, bytes }: Pick<Upload, 'path' | 'bytes'>): Promise<MediaFacts | null> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(128);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    const kind = sniff(head.subarray(0, bytesRead));
    if (kind === null) return null;
    const facts = { ...kind, bytes, ...unmeasured };
    if (kind.mediaType === 'VIDEO') return { ...facts, ...(await readFilm(path, kind.extension)) };
    // Imported on use: the library is large, and most runs need it late or never.
    const { readPicture } = await import('./picture.ts');
    const picture = await readPicture(path).catch((error: unknown) => {
      if (error instanceof JobFailed || wasTooMuch(error)) return null;
      throw error;
    });
    return picture === null ? null : { ...facts, ...picture };
  } finally {
    await file.close();
  }
}

/** Turns the refusal of a file into one of its upload, with its name: 'cut.jpg is incomplete …'. */
export const refusing = <T>({ originalName: name, part }: Upload, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (!(error instanceof FileRefused)) throw error;
    const { message } = error;
    throw new HttpError(415, name === '' ? message : message.replace(/^This (animation|film|picture)/, () => name), {
      part,
    });
  });

/**
 * Finds out what an uploaded file is.
 * @throws {HttpError} 415, naming the file, when it is neither a picture that can be decoded nor a film
 */
export async function inspect(upload: Upload): Promise<MediaFacts> {
  const facts = await refusing(upload, inspectFile(upload));
  if (facts === null) throw unsupported(upload);
  return facts;
}
