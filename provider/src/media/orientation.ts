/** How EXIF begins inside a JPEG segment. */
export const exifMark = Buffer.from('Exif\0\0', 'latin1');

/** The orientation in a TIFF structure (EXIF 2.32, 4.6.4, tag 0x0112), 2 to 8; `null` where it is upright or unknown. */
export function readOrientation(tiff: Buffer): number | null {
  if (tiff.length < 14) return null;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number): number =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let index = 0, entry = start + 2; index < short(start) && entry < tiff.length; index += 1, entry += 12) {
    if (short(entry) !== 0x0112) continue;
    const value = short(entry + 8);
    return value >= 2 && value <= 8 ? value : null;
  }
  return null;
}

/** A TIFF structure with the orientation only. */
export function writeOrientation(value: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0\x2a\0\0\0\x08', 'latin1');
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(value, 18);
  return tiff;
}
