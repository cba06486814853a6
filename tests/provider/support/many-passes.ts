/** A marker of a JPEG with its length and content. */
function segment(marker: number, ...content: readonly number[]): Buffer {
  const length = content.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...content]);
}

/** A Huffman table with one symbol, whose code is a zero. */
const table = (kind: 'dc' | 'ac', symbol: number): Buffer =>
  segment(0xc4, kind === 'dc' ? 0 : 0x10, 1, ...Array<number>(15).fill(0), symbol);

/** Blocks of 8 x 8 pixels, side by side and above each other: together so many runs of the longest kind. */
const [across, down] = [1057, 1085];
const longestRun = 32_767;

/** The data of a scan in which every block is empty: runs of so many blocks, each a zero and 14 ones. */
function emptyScan(): Buffer {
  const bits = '011111111111111'.repeat((across * down) / longestRun);
  const bytes = (bits.padEnd(Math.ceil(bits.length / 8) * 8, '1').match(/.{8}/g) ?? []).map((byte) =>
    Number.parseInt(byte, 2),
  );
  // A byte of ones is followed by one that says that it is no marker.
  return Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])));
}

/**
 * A grey JPEG of 73 million pixels that is drawn in so many passes (ITU-T T.81, annex G): each refines one coefficient of every block by a
 * bit, and finds nothing. 883 at most.
 */
export function jpegOfPasses(passes: number): Buffer {
  const [width, height] = [across * 8, down * 8];
  const all = Array.from({ length: 63 }, (_, at) => at + 1).flatMap((coefficient) =>
    Array.from({ length: 14 }, (_, at) => [coefficient, 13 - at] as const),
  );
  const data = emptyScan();
  const scans = all
    .slice(0, passes - 1)
    .flatMap(([coefficient, low]) => [
      segment(0xda, 1, 1, 0, coefficient, coefficient, low === 13 ? low : ((low + 1) << 4) | low),
      data,
    ]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array<number>(64).fill(16)),
    segment(0xc2, 8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0),
    table('dc', 0),
    table('ac', 0xe0),
    segment(0xda, 1, 1, 0, 0, 0, 0),
    Buffer.alloc(Math.ceil((across * down) / 8)),
    ...scans,
    Buffer.from([0xff, 0xd9]),
  ]);
}
