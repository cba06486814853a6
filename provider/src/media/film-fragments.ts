import { descend } from './boxes.ts';
import type { Box } from './boxes.ts';
import { emptyBox, keepShown, NotUnderstood, readBoxes } from './shown-boxes.ts';
import type { ShownBoxes, Span } from './shown-boxes.ts';

const track: ShownBoxes = {
  ...{ tfhd: 'kept', tfdt: 'kept', trun: 'kept', sdtp: 'kept', sgpd: 'kept', sbgp: 'kept', saiz: 'kept', saio: 'kept' },
};

/** What the header of a track's fragment says (8.8.7). */
interface TrackHeader {
  readonly number: number;
  /** Where its samples are counted from; `null`: from where those of the track before end. */
  readonly base: number | null;
  readonly size: number | null;
}

/** How much room each of the fields takes that a header may have, by its flag, in their order. */
const headerFields = [
  [0x01, 8],
  [0x02, 4],
  [0x08, 4],
  [0x10, 4],
  [0x20, 4],
] as const;

function readHeader(bytes: Buffer, { start, end }: Box, fragmentAt: number): TrackHeader {
  if (end - start < 8) throw new NotUnderstood('A fragment has no header.');
  const flags = bytes.readUIntBE(start + 1, 3);
  const number = bytes.readUInt32BE(start + 4);
  let at = start + 8;
  let base = (flags & 0x020000) === 0 ? null : fragmentAt;
  let size: number | null = null;
  for (const [flag, width] of headerFields) {
    if ((flags & flag) === 0) continue;
    if (at + width > end) throw new NotUnderstood('The header of a fragment ends early.');
    if (flag === 0x01) base = Number(bytes.readBigUInt64BE(at));
    if (flag === 0x10) size = bytes.readUInt32BE(at);
    at += width;
  }
  return { number, base, size };
}

/** Where the samples of a run lie (8.8.8). @param from where they are unless it says otherwise @param base what its offset is counted from */
function readRun(bytes: Buffer, { start, end }: Box, base: number, from: number, size: number): Span {
  if (end - start < 8) throw new NotUnderstood('A run has no header.');
  const flags = bytes.readUIntBE(start + 1, 3);
  const count = bytes.readUInt32BE(start + 4);
  let at = start + 8;
  const begin = (flags & 1) === 0 ? from : base + bytes.readInt32BE(at);
  if ((flags & 1) !== 0) at += 4;
  if ((flags & 4) !== 0) at += 4;
  const fields = [0x100, 0x200, 0x400, 0x800].filter((flag) => (flags & flag) !== 0);
  if (at + count * fields.length * 4 > end) throw new NotUnderstood('A run ends early.');
  if ((flags & 0x200) === 0) return { start: begin, end: begin + count * size };
  const skipped = (flags & 0x100) === 0 ? 0 : 4;
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += bytes.readUInt32BE(at + index * fields.length * 4 + skipped);
  return { start: begin, end: begin + sum };
}

/**
 * Takes from a fragment, the content of a `moof`, in place what is not shown.
 * @param fragmentAt where in the file the box begins
 * @param tracks that are shown, by number, with the size of a sample that says none
 * @returns where in the file the samples of these tracks lie
 * @throws {NotUnderstood}
 */
export function stripFragment(bytes: Buffer, fragmentAt: number, tracks: ReadonlyMap<number, number>): readonly Span[] {
  const whole = { start: 0, end: bytes.length };
  const spans: Span[] = [];
  let isFirst = true;
  let ended = fragmentAt;
  for (const box of readBoxes(bytes, whole)) {
    if (box.type !== 'traf') continue;
    const [header] = descend(bytes, box, ['tfhd']);
    if (header === undefined) throw new NotUnderstood('A fragment has no header.');
    const { number, base, size } = readHeader(bytes, header, fragmentAt);
    const from = base ?? (isFirst ? fragmentAt : ended);
    ended = from;
    isFirst = false;
    const isShown = tracks.has(number);
    for (const run of descend(bytes, box, ['trun'])) {
      const span = readRun(bytes, run, from, ended, size ?? tracks.get(number) ?? 0);
      ended = span.end;
      if (isShown) spans.push(span);
    }
    if (isShown) keepShown(bytes, box, track);
    else emptyBox(bytes, box);
  }
  keepShown(bytes, whole, { mfhd: 'kept', traf: 'kept' });
  return spans;
}
