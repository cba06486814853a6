import type { Block } from './blocks.ts';
import { wordsOf } from './tree.ts';

/** From this many letters on, a match is no coincidence: a shorter line is compared only as a whole line. */
const shortestPart = 25;
/** How many are looked for within others; any further one is compared only as a whole line, as a search costs as much as there are words. */
const mostSearches = 2000;

const plain = (words: string): string =>
  words
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const linesOf = (words: string): readonly string[] =>
  words
    .split('\n')
    .map((line) => plain(line))
    .filter((line) => line !== '');

/** What a text names, to see what another has that it has not. */
function knownIn(blocks: readonly Block[]) {
  const pictures = new Set<string>();
  const films = new Set<string>();
  const lines = new Set<string>();
  let whole = '';
  for (const block of blocks) {
    if (block.kind === 'pictures')
      for (const { id, addresses } of block.pictures) for (const name of [id, ...addresses]) pictures.add(name);
    else if (block.kind === 'film') for (const address of block.addresses) films.add(address);
    else if (block.kind === 'text') {
      for (const line of linesOf(block.words)) {
        lines.add(line);
        whole += ` ${line}`;
      }
    }
  }
  pictures.delete('');
  let searches = 0;
  const isWithin = (line: string): boolean => {
    if (line.length < shortestPart || searches >= mostSearches) return false;
    searches += 1;
    return whole.includes(line);
  };
  return { pictures, films, hasLine: (line: string) => lines.has(line) || isWithin(line) };
}

/**
 * What only the second of two copies of a page has: its words line by line, its pictures, its films.
 * @param first the copy that is taken whole
 */
export function blocksBeside(first: readonly Block[], second: readonly Block[]): readonly Block[] {
  const known = knownIn(first);
  return second.flatMap((block): readonly Block[] => {
    switch (block.kind) {
      case 'text':
        return linesOf(block.words).every((line) => known.hasLine(line)) ? [] : [block];
      case 'film':
        return block.addresses.some((address) => known.films.has(address)) ? [] : [block];
      case 'pictures': {
        const pictures = block.pictures.filter(
          ({ id, addresses }) => !known.pictures.has(id) && !addresses.some((address) => known.pictures.has(address)),
        );
        return pictures.length === 0 ? [] : [{ ...block, pictures }];
      }
      default:
        return first.some(({ kind }) => kind === block.kind) ? [] : [block];
    }
  });
}

/** Which of some texts, as HTML or as words, do not stand among these blocks. */
export function textsBeside(blocks: readonly Block[], texts: readonly string[]): readonly string[] {
  const known = knownIn(blocks);
  return texts.filter((text) => !linesOf(wordsOf(text)).every((line) => known.hasLine(line)));
}
