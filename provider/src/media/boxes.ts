/** A box of an ISO base media file (ISO/IEC 14496-12, 4.2): MP4, QuickTime, AVIF. */
export interface Box {
  readonly type: string;
  /** Where its header begins. */
  readonly at: number;
  /** Where the content begins and ends. */
  readonly start: number;
  readonly end: number;
}

/** The box at `at`, from its header of 16 bytes. `null` where there cannot be one. */
export function readBox(header: Buffer, at: number, end: number): Box | null {
  if (header.length < 8) return null;
  const size32 = header.readUInt32BE(0);
  const type = header.toString('latin1', 4, 8);
  if (size32 === 1 && header.length < 16) return null;
  const size = size32 === 0 ? end - at : size32 === 1 ? Number(header.readBigUInt64BE(8)) : size32;
  const start = at + (size32 === 1 ? 16 : 8);
  return at + size < start || at + size > end ? null : { type, at, start, end: at + size };
}

/** The most boxes that are read in one place: a film's index has a handful of each kind, and a track of fragments some thousands. */
const mostBoxes = 20_000;

/** The boxes inside a part of a buffer, as far as they can be read, and the first twenty thousand of them. */
export function* boxes(bytes: Buffer, from: number, end: number): Generator<Box> {
  for (let at = from, count = 0; at < end && count < mostBoxes; count += 1) {
    const box = readBox(bytes.subarray(at, Math.min(at + 16, end)), at, end);
    if (box === null) return;
    yield box;
    at = box.end;
  }
}

/** The boxes at the end of a way down from `parent`. */
export function* descend(
  bytes: Buffer,
  parent: Pick<Box, 'start' | 'end'>,
  [type, ...rest]: readonly string[],
): Generator<Box> {
  for (const box of boxes(bytes, parent.start, parent.end)) {
    if (box.type !== type) continue;
    if (rest.length === 0) yield box;
    else yield* descend(bytes, box, rest);
  }
}

/** The kind of a track: `vide`, `soun`, …; `null` where it does not say. */
export function readHandler(bytes: Buffer, track: Box): string | null {
  const [handler] = descend(bytes, track, ['mdia', 'hdlr']);
  return handler === undefined || handler.end - handler.start < 12
    ? null
    : bytes.toString('latin1', handler.start + 8, handler.start + 12);
}
