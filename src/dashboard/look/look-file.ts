import { readLook, type Look } from '@vitrine/look';
import { findLookFault } from '@vitrine/look/palette';

/** A look's file is a few hundred bytes; what is larger is none. */
const MOST_BYTES = 10_000;

/** The address of a file with the look, which another studio can read. */
export const toLookFile = (look: Look): string =>
  `data:application/json;charset=utf-8,${encodeURIComponent(`${JSON.stringify(look, null, 2)}\n`)}`;

/** @returns null for a file that holds none, or one that cannot be read by people */
export async function readLookFile(file: Blob): Promise<Look | null> {
  if (file.size > MOST_BYTES) return null;
  try {
    const value: unknown = JSON.parse(await file.text());
    const look = readLook(value);
    return look === null || findLookFault(look) !== null ? null : look;
  } catch {
    return null;
  }
}
