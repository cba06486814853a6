/** What a picture's colours become in its variants. */
export type VariantColours =
  /** sRGB, and no profile: what browsers take for granted. */
  | 'srgb'
  /** As they are, with their profile. */
  | 'kept'
  /** Display P3: the profile is too large to be sent with each variant. */
  | 'p3';

/** Profiles of cameras, phones and standard spaces have about 500 bytes, measured ones of screens many thousands. */
const mostKept = 4096;
/** An International Color Consortium profile: header, number of tags, tags of 12 bytes (ICC.1:2022, 7.2 and 7.3). */
const header = 128;
/** The gamuts of two roundings of sRGB differ by a thousandth. */
const tolerance = 0.02;

/** From XYZ, relative to D50, to linear sRGB (IEC 61966-2-1, adapted by Bradford's transform). */
const toSrgb = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
] as const;

/** The XYZ of a primary; `null` where the profile has none, as one that is a table. */
function readPrimary(profile: Buffer, tag: string): readonly [number, number, number] | null {
  const count = Math.min(profile.readUInt32BE(header), 100);
  for (let index = 0; index < count; index += 1) {
    const entry = header + 4 + index * 12;
    if (entry + 12 > profile.length) return null;
    if (profile.toString('latin1', entry, entry + 4) !== tag) continue;
    const at = profile.readUInt32BE(entry + 4);
    if (at + 20 > profile.length || profile.toString('latin1', at, at + 4) !== 'XYZ ') return null;
    return [
      profile.readInt32BE(at + 8) / 65536,
      profile.readInt32BE(at + 12) / 65536,
      profile.readInt32BE(at + 16) / 65536,
    ];
  }
  return null;
}

/** Does a colour lie outside of what sRGB can say? */
const isBeyondSrgb = ([x, y, z]: readonly [number, number, number]): boolean =>
  toSrgb.some(([a, b, c]) => Math.abs(a * x + b * y + c * z - 0.5) > 0.5 + tolerance);

/**
 * Which colours the variants of a picture have, by its profile. What is no RGB, or is described by a table, becomes sRGB.
 * @param profile as the file has it, of any content
 */
export function coloursOf(profile: Buffer | undefined): VariantColours {
  if (profile === undefined || profile.length < header + 4) return 'srgb';
  if (profile.toString('latin1', 16, 24) !== 'RGB XYZ ') return 'srgb';
  const primaries = ['rXYZ', 'gXYZ', 'bXYZ'].map((tag) => readPrimary(profile, tag));
  if (!primaries.every((primary) => primary !== null) || !primaries.some(isBeyondSrgb)) return 'srgb';
  return profile.length <= mostKept ? 'kept' : 'p3';
}
