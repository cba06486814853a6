import { createHash } from 'node:crypto';
import { badRequest } from '../lib/http-error.ts';

/** A film's captions (WebVTT): a text in its record, so that they go wherever that goes. */

/** What a browser takes for WebVTT begins so (WebVTT, 4.1). */
const signature = /^WEBVTT(?=[ \t\n]|$)/;
const timing = /^(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}/m;

/**
 * The text of a file of captions, as it is stored.
 * @throws {HttpError} 400 where a browser would show nothing of it
 */
export function readCaptions(text: string): string {
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  if (!signature.test(plain)) {
    throw badRequest(
      'These are no captions in WebVTT: such a file begins with WEBVTT. Export them as .vtt.',
      'captions',
    );
  }
  if (!timing.test(plain)) throw badRequest('There is no caption in this file.', 'captions');
  return plain;
}

/** The name of a film's captions below `/media/`. Other captions of the same film have another, so that it can be kept for good. */
export function captionsName(file: string, captions: string): string {
  return `${file}.${createHash('sha256').update(captions).digest('hex').slice(0, 12)}.vtt`;
}

/** The film whose captions have this name; null for any other name. */
export const filmOfCaptions = (name: string): string | null => /^(.+)\.[0-9a-f]{12}\.vtt$/.exec(name)?.[1] ?? null;
