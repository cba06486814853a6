import type { FileHandle } from 'node:fs/promises';
import { matroska, readElement } from './ebml.ts';

const { segment, cluster, tracks, track } = matroska;
/** Elements of Matroska (RFC 9559, 5) that are opened: facts of the whole, tracks, a track. */
const holders: ReadonlySet<number> = new Set([0x1549a966, tracks, track]);
/**
 * Made void: tags, attachments; of the facts the time, the title and names of files; a track's name; checksums of what holds
 * them; what is void already, but need not be empty.
 */
const told: ReadonlySet<number> = new Set([
  ...[0x1254c367, 0x1941a469, 0x4461, 0x7ba9, 0x7384, 0x3c83ab, 0x3e83bb, 0x536e, 0xbf, 0xec],
]);
/** A recording without known lengths has an element for each picture. */
const mostElements = 200_000;

/** A void element of a length of two bytes or more. */
function writeVoid(length: number): Buffer {
  const made = Buffer.alloc(length);
  made[0] = 0xec;
  if (length <= 0x80) made[1] = 0x80 | (length - 2);
  else {
    made[1] = 0x01;
    made.writeUIntBE(length - 9, 3, 6);
  }
  return made;
}

/** Tags and attachments beyond this are no film's. */
const largest = 64 * 1024 * 1024;

/** WebM: nothing moves, so that the index stays true. */
export async function stripWebm(file: FileHandle, size: number): Promise<void> {
  const header = Buffer.alloc(12);
  let at = 0;
  for (let count = 0; at < size && count < mostElements; count += 1) {
    const { bytesRead } = await file.read(header, 0, 12, at);
    const element = readElement(header.subarray(0, bytesRead), at, size);
    if (element === null) return;
    const { id, start, end } = element;
    if (end === null || id === segment || holders.has(id)) {
      // One of unknown length ends where another of its kind begins: its content is read as if it stood beside it.
      if (end === null && id !== segment && id !== cluster) return;
      at = start;
      continue;
    }
    if (told.has(id) && end - at <= largest) await file.write(writeVoid(end - at), 0, end - at, at);
    at = end;
  }
}
