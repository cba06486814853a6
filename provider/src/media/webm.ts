import type { FileHandle } from 'node:fs/promises';
import { elements, matroska, readElement } from './ebml.ts';

/** The name of a track's coding (RFC 9559, 5.1.4.1.22). */
const codingName = 0x86;
/** The codings of WebM's sound. */
const soundCodings: ReadonlySet<string> = new Set(['A_OPUS', 'A_VORBIS']);
/** The tracks stand among the first elements, and take some hundred bytes. */
const most = { elements: 200, bytes: 1024 * 1024 } as const;

function isHeard(tracks: Buffer): boolean {
  for (const track of elements(tracks, 0, tracks.length)) {
    if (track.id !== matroska.track) continue;
    for (const { id, start, end } of elements(tracks, track.start, track.end)) {
      if (id === codingName && soundCodings.has(tracks.toString('latin1', start, end).replaceAll('\0', '')))
        return true;
    }
  }
  return false;
}

/** Whether a WebM film has sound. Reads a bounded part of it, and never fails on a malformed one. */
export async function hasWebmSound(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  const header = Buffer.alloc(12);
  for (let at = 0, count = 0; at < size && count < most.elements; count += 1) {
    const { bytesRead } = await file.read(header, 0, 12, at);
    const element = readElement(header.subarray(0, bytesRead), at, size);
    if (element === null || element.id === matroska.cluster) return false;
    const { id, start, end } = element;
    if (id === matroska.tracks && end !== null) {
      const tracks = Buffer.alloc(Math.min(end - start, most.bytes));
      const read = await file.read(tracks, 0, tracks.length, start);
      return isHeard(tracks.subarray(0, read.bytesRead));
    }
    if (end === null && id !== matroska.segment) return false;
    at = end === null || id === matroska.segment ? start : end;
  }
  return false;
}
