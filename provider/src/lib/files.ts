import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** Whether it is the operating system's word for a file that is not there. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Size in bytes and SHA-256, in hex, of a file. */
export async function digestOf(path: string): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    if (!(chunk instanceof Buffer)) throw new TypeError('A file is read as bytes.');
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}
