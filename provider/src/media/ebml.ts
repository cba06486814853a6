/** An element of EBML (RFC 8794, 6): `end` is `null` where its length is not known. */
export interface Element {
  readonly id: number;
  readonly at: number;
  readonly start: number;
  readonly end: number | null;
}

/** Elements of Matroska (RFC 9559, 5). */
export const matroska = { segment: 0x18538067, cluster: 0x1f43b675, tracks: 0x1654ae6b, track: 0xae } as const;

/** A number of variable length (RFC 8794, 4): its value, with the marker or without, and how many bytes it takes. */
function readNumber(bytes: Buffer, at: number, hasMarker: boolean): readonly [number, number] | null {
  const first = bytes[at] ?? 0;
  const width = Math.clz32(first) - 23;
  if (width > 8 || at + width > bytes.length) return null;
  let value = hasMarker ? first : first & (0xff >> width);
  let isUnknown = value === 0xff >> width;
  for (let index = 1; index < width; index += 1) {
    const byte = bytes[at + index] ?? 0;
    isUnknown &&= byte === 0xff;
    value = value * 256 + byte;
  }
  return [isUnknown && !hasMarker ? -1 : value, width];
}

/** The element at `at`, from its header of 12 bytes. `null` where there cannot be one. */
export function readElement(header: Buffer, at: number, end: number): Element | null {
  const id = readNumber(header, 0, true);
  if (id === null) return null;
  const size = readNumber(header, id[1], false);
  if (size === null) return null;
  const start = at + id[1] + size[1];
  if (size[0] === -1) return { id: id[0], at, start, end: null };
  return start + size[0] > end ? null : { id: id[0], at, start, end: start + size[0] };
}

/** The elements inside a part of a buffer, as far as they can be read. */
export function* elements(bytes: Buffer, from: number, end: number): Generator<Element & { readonly end: number }> {
  for (let at = from; at < end;) {
    const element = readElement(bytes.subarray(at, Math.min(at + 12, end)), at, end);
    if (element === null || element.end === null) return;
    yield { ...element, end: element.end };
    at = element.end;
  }
}
