/** Letters that Unicode does not take apart into a letter and its mark, as people type them without the key for them. */
const spelledOut: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ħ: 'h',
    ı: 'i',
  }),
);

/** For comparison: without case, marks and differences of width; 'Köhler' and 'KOHLER' fold to the same. */
export function fold(text: string): string {
  // Most texts are plain, and a list of a thousand is folded with each key.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøłđðþħı]/g, (letter) => spelledOut.get(letter) ?? letter);
}

/** Tells whether a text has the searched words in it, however they are accented; every text has none. */
export function createSearch(words: string): (text: string) => boolean {
  const wanted = fold(words.trim());
  return (text) => fold(text).includes(wanted);
}
