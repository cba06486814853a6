/** Letters that run from right to left (Hebrew, Arabic, Syriac, Thaana, N'Ko), and controls of direction, which a copied name may hold. */
const turning = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\u200f\u061c\u202a-\u202e\u2066-\u2069]/u;

/** An end among them would end the isolate of the whole name. */
const isolates = /[\u2066-\u2069]/gu;

const open = '\u2068';
const close = '\u2069';

/**
 * A name for a sentence that is one string. Where it may turn what stands around it, it is isolated (Unicode UAX 9, FSI and PDI), as `bdi`
 * does in markup: the words, numbers and marks around it stay where they are. Other names stay as they are.
 */
export function isolated(name: string): string {
  return turning.test(name) ? `${open}${name.replaceAll(isolates, '')}${close}` : name;
}
