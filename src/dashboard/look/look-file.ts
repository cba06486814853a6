import { readLook, type Look } from '@vitrine/look';
import { findLookFault } from '@vitrine/look/palette';
import { brokenFont, largeLook, noLook, weakLook } from './texts.ts';

/** As the provider takes it. */
const MOST_FONT_BYTES = 2 * 1024 * 1024;
/** A font as letters, and a look of a few hundred bytes beside it. */
const MOST_BYTES = Math.ceil((MOST_FONT_BYTES * 4) / 3) + 10_000;
/** How many bytes at a time become characters: all of a font would be too many arguments. */
const PART = 0x80_00;

/** What a look's file brings. */
export interface OpenedLook {
  readonly look: Look;
  /** The typeface of the studio whose look it is; null where the file has none. */
  readonly face: File | null;
}

/** Why a file is no look, as a sentence. */
export interface RefusedLook {
  readonly refusal: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A look as a file that another studio can open.
 *
 * @param font the studio's own typeface, where the look is set in it
 */
export async function writeLookFile(look: Look, font: File | null): Promise<File> {
  const bytes = font === null ? null : new Uint8Array(await font.arrayBuffer());
  const parts: string[] = [];
  for (let at = 0; bytes !== null && at < bytes.length; at += PART) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + PART)));
  }
  const face = font === null ? {} : { face: { name: font.name, data: btoa(parts.join('')) } };
  return new File([`${JSON.stringify({ ...look, ...face }, null, 2)}\n`], 'look.json', { type: 'application/json' });
}

/** Names may be anything, and paths: what is left says what it was. */
const plainName = (name: string): string =>
  name
    .replaceAll(/[^\w .-]+/g, ' ')
    .trim()
    .slice(-100) || 'typeface';

/** @returns undefined for what is no font's bytes; the provider looks at what is in them */
function readFace(value: unknown): File | null | undefined {
  if (value === undefined || value === null) return null;
  if (!isObject(value) || typeof value['data'] !== 'string') return undefined;
  const { name, data } = value;
  if (data === '' || data.length > Math.ceil((MOST_FONT_BYTES * 4) / 3) + 4) return undefined;
  try {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    return bytes.length > MOST_FONT_BYTES
      ? undefined
      : new File([bytes], plainName(typeof name === 'string' ? name : ''), { type: 'application/octet-stream' });
  } catch {
    return undefined;
  }
}

/** Reads a look's file, of whoever wrote it. What is no look, or no font, is refused in words. */
export async function readLookFile(file: Blob): Promise<OpenedLook | RefusedLook> {
  if (file.size > MOST_BYTES) return { refusal: largeLook };
  let value: unknown;
  try {
    value = JSON.parse(await file.text());
  } catch {
    return { refusal: noLook };
  }
  const look = readLook(value);
  if (look === null) return { refusal: noLook };
  const fault = findLookFault(look);
  if (fault !== null) return { refusal: weakLook(fault.message) };
  const face = isObject(value) ? readFace(value['face']) : null;
  return face === undefined ? { refusal: brokenFont } : { look, face };
}
