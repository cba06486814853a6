/**
 * Which letters stand in which file of a face, as `unicode-range` has them. The same as those of the built face
 * (`design-system/src/theme/fonts.css.ts`), to the letter: a page that has both texts is hardly longer for the second.
 */

/** Plain letters and punctuation: what nearly every page needs. */
export const firstLetters =
  'U+0020-0022, U+0025-0029, U+002B-003B, U+003F-005A, U+0061-007A, U+00A0, U+00A9, U+00B7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026';

/** The other letters of Latin-1, and rarer characters. */
export const restLetters =
  'U+0023-0024, U+002A, U+003C-003E, U+005B-0060, U+007B-007E, U+00A1-00A8, U+00AA-00B6, U+00B8-00FF, U+0131, U+0152-0153, U+201A, U+201E, U+2022, U+2039-203A, U+2044, U+20AC, U+2122, U+2212';

/** Letters of Latin beyond Latin-1. */
export const extendedLetters =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20B8, U+20BA-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

export const devanagari = 'U+0900-097F, U+1CD0-1CF9, U+20F0, U+A830-A839, U+A8E0-A8FF';
export const gujarati = 'U+0A80-0AFF';

/** The code points of a `unicode-range`, in its order. */
export const codePointsOf = (range: string): readonly number[] =>
  range.split(', ').flatMap((part) => {
    const [from = 0, to = from] = part
      .slice('U+'.length)
      .split('-')
      .map((digits) => Number.parseInt(digits, 16));
    return Array.from({ length: to - from + 1 }, (_one, index) => from + index);
  });

/** Code points in order as a `unicode-range`. */
export function rangeOf(codePoints: readonly number[]): string {
  const runs: (readonly [from: number, to: number])[] = [];
  for (const code of codePoints) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === code - 1) runs[runs.length - 1] = [last[0], code];
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  return runs.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(', ');
}
