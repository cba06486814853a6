const romans: ReadonlyMap<string, number> = new Map([
  ['i', 1],
  ['v', 5],
  ['x', 10],
  ['l', 50],
  ['c', 100],
  ['d', 500],
  ['m', 1000],
]);

/** 'iv' is 4; null for letters that are no Roman number. */
function readRoman(letters: string): number | null {
  if (!/^m*(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(letters)) return null;
  const each = [...letters].map((letter) => romans.get(letter) ?? 0);
  return each.reduce((sum, value, index) => sum + (value < (each[index + 1] ?? 0) ? -value : value), 0);
}

/** 'b' is 2, 'bb' is 28; null for other letters. */
function readLetters(letters: string): number | null {
  const [first = ''] = letters;
  if (!/^[a-z]$/.test(first) || letters !== first.repeat(letters.length)) return null;
  return (letters.length - 1) * 26 + first.charCodeAt(0) - 96;
}

/** A digit of any script: each has its ten in a row. */
function readDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  const before = Array.from({ length: 9 }, (_, index) => String.fromCodePoint(Math.max(0, code - index - 1)));
  const zero = before.findIndex((one) => !/^\p{Nd}$/u.test(one));
  return zero === -1 ? 9 : zero;
}

/**
 * The numbers that the marker of an item can mean, the likeliest first: '3.', '2.1.', 'b)', 'iv.', '३.'. 'i.' is the first or the ninth.
 */
export function numbersOfMarker(marker: string): readonly number[] {
  const last =
    marker
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{Nd}+|[a-z]+/gu)
      ?.at(-1) ?? '';
  if (/^\p{Nd}{1,9}$/u.test(last)) return [Number([...last].map(readDigit).join(''))];
  const meant = last === '' ? [] : [readRoman(last), readLetters(last)];
  return meant.filter((number) => number !== null).toSorted((one, other) => one - other);
}

/** Whether it is a number or a letter that counts. '·', 'o' and '§' do not. */
export const counts = (marker: string): boolean => /\p{N}/u.test(marker) || /^\(?[a-z]{1,4}[.)]/i.test(marker);
