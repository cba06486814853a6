import { diffArrays } from 'diff';

/** A piece of a text, and whether the other text lacks it. */
export interface Piece {
  readonly text: string;
  readonly isChanged: boolean;
}

/** In milliseconds: two very different long texts take longer than somebody waits. */
const patience = 300;

/** Japanese or Thai has no spaces between its words. */
const segmenter =
  typeof Intl === 'object' && 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'word' }) : null;

const wordsOf = (text: string): string[] =>
  segmenter === null ? text.split(/(?<=\s)|(?=\s)/) : Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Two texts, each in pieces that the other has too or lacks. */
export function wordChanges(
  before: string,
  after: string,
): { readonly before: readonly Piece[]; readonly after: readonly Piece[] } {
  const found = diffArrays(wordsOf(before), wordsOf(after), { timeout: patience });
  if (found === undefined) {
    return { before: [{ text: before, isChanged: true }], after: [{ text: after, isChanged: true }] };
  }
  const pieces = found.map(({ value, added, removed }) => ({ text: value.join(''), added, removed }));
  return {
    before: pieces.filter(({ added }) => !added).map(({ text, removed }) => ({ text, isChanged: removed })),
    after: pieces.filter(({ removed }) => !removed).map(({ text, added }) => ({ text, isChanged: added })),
  };
}
