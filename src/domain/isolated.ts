/** Letters that run from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko and their kin. */
const fromRight = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u;

const open = '\u2068';
const close = '\u2069';

/**
 * A name for a sentence that is one string. Where it runs from right to left it is isolated (Unicode UAX 9, FSI and PDI), as `bdi`
 * does in markup: the words, numbers and marks around it stay where they are. Other names stay as they are.
 */
export function isolated(name: string): string {
  return fromRight.test(name) ? `${open}${name}${close}` : name;
}
