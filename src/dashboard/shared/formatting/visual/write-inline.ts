import type { Mark } from 'prosemirror-model';
import { keyOf, paragraphsOf, withLinksOnly, withMarksOfLetters, withoutMarkedEnds } from './cells.ts';
import type { Cell } from './cells.ts';
import { readBlocks } from './read.ts';
import { schema, wordsOfAttribute } from './schema.ts';

/** How much is said that a letter stands for itself: as little as possible is tried first. */
type Escaping = 'none' | 'starts' | 'all';

interface Manner {
  readonly escaping: Escaping;
  readonly emphasis: '*' | '_';
  readonly strong: '**' | '__';
  readonly isHeading: boolean;
  /** Links stand around what is emphasised; else what is longer stands around. */
  readonly hasLinksOutside: boolean;
}

const startOfHeading = /^#{1,6}(?=[ \t]|$)/;
const startOfList = /^(?:[-+*]|(\d{1,9})([.)]))(?=[ \t]|$)/;

/** A line that would begin a heading or a list does not. */
function withStart(line: string): string {
  if (startOfHeading.test(line)) return `\\${line}`;
  return line.replace(startOfList, (marker, digits?: string, end?: string) =>
    digits === undefined || end === undefined ? `\\${marker}` : `${digits}\\${end}`,
  );
}

const withSigns = (words: string, isHeading: boolean): string =>
  words.replaceAll(isHeading ? /[\\*_[\]!#]/g : /[\\*_[\]!]/g, String.raw`\$&`);

/** An address as it stands in brackets. */
function writeAddress(address: string): string {
  const isBare = /^[^\s<>()\\]+$/.test(address);
  return isBare ? address : `<${address.replaceAll(/[<>\\]/g, String.raw`\$&`)}>`;
}

/** @param words on one line */
export const quoted = (words: string): string =>
  words === '' ? '' : ` "${words.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

function wrapped(mark: Mark, inner: string, manner: Manner): string {
  if (mark.type === schema.marks.link) {
    return `[${inner}](${writeAddress(wordsOfAttribute(mark, 'address'))}${quoted(wordsOfAttribute(mark, 'title'))})`;
  }
  const delimiter = mark.type === schema.marks.strong ? manner.strong : manner.emphasis;
  const words = inner.trim();
  const from = inner.indexOf(words);
  return words === ''
    ? inner
    : `${inner.slice(0, from)}${delimiter}${words}${delimiter}${inner.slice(from + words.length)}`;
}

/** How many of the cells from the first on have a mark. Spaces at the end are written outside of emphasis, so they do not count. */
function reach(cells: readonly Cell[], mark: Mark): number {
  const end = cells.findIndex(({ marks }) => !mark.isInSet(marks));
  const marked = end === -1 ? cells : cells.slice(0, end);
  if (mark.type === schema.marks.link) return marked.length;
  return marked.findLastIndex(({ words }) => words.trim() !== '') + 1 || marked.length;
}

const linkOf = ({ marks }: Cell): Mark | undefined => marks.find(({ type }) => type === schema.marks.link);

/** How many of the cells from the first on are in the same link as it, or in none. */
function reachOfLink(cells: readonly Cell[]): number {
  const [first] = cells;
  const link = first && linkOf(first);
  const end = cells.findIndex((cell) => {
    const other = linkOf(cell);
    return link === undefined || other === undefined ? link !== other : !link.eq(other);
  });
  return end === -1 ? cells.length : end;
}

/** What stands outermost. */
const rank = ({ mark, end }: { readonly mark: Mark; readonly end: number }, { hasLinksOutside }: Manner): number =>
  hasLinksOutside && mark.type === schema.marks.link ? Infinity : end;

/** @param open the marks around all of it */
function write(cells: readonly Cell[], open: readonly Mark[], manner: Manner): string {
  let written = '';
  for (let rest = cells; ;) {
    const [first] = rest;
    if (first === undefined) return written;
    const end = manner.hasLinksOutside ? reachOfLink(rest) : rest.length;
    const [longest] = first.marks
      .filter((mark) => !mark.isInSet(open))
      .map((mark) => ({ mark, end: Math.min(reach(rest, mark), end) }))
      .toSorted((one, other) => rank(other, manner) - rank(one, manner));
    if (longest === undefined) {
      written += first.isKept || manner.escaping !== 'all' ? first.words : withSigns(first.words, manner.isHeading);
      rest = rest.slice(1);
    } else {
      const { mark } = longest;
      written += wrapped(mark, write(rest.slice(0, longest.end), [...open, mark], manner), manner);
      rest = rest.slice(longest.end);
    }
  }
}

function inManner(cells: readonly Cell[], manner: Manner): string {
  const text = write(cells, [], manner);
  if (manner.isHeading) return text.replaceAll('\n', ' ');
  return manner.escaping === 'none' ? text : text.split('\n').map(withStart).join('\n');
}

const escapings = ['none', 'starts', 'all'] as const;
const delimiters = [
  { emphasis: '*', strong: '**', hasLinksOutside: false },
  { emphasis: '*', strong: '**', hasLinksOutside: true },
  { emphasis: '_', strong: '**', hasLinksOutside: false },
  { emphasis: '*', strong: '__', hasLinksOutside: false },
  { emphasis: '_', strong: '**', hasLinksOutside: true },
] as const;

/** What a text on its own is read as; null where it is more or something else. */
function readAs(text: string, isHeading: boolean): readonly Cell[] | null {
  const [only, ...others] = readBlocks(isHeading ? `# ${text}` : text);
  const type = isHeading ? schema.nodes.heading : schema.nodes.paragraph;
  if (only?.type !== type || others.length > 0) return null;
  const [cells, ...more] = paragraphsOf(only.content);
  return cells === undefined || more.length > 0 ? null : cells;
}

/**
 * One paragraph in Markdown. Words always come back to the letter; of the emphasis, what Markdown can say.
 * @param cells not empty
 */
export function writeInline(cells: readonly Cell[], isHeading: boolean): string {
  const tried = new Set<string>();
  for (const meant of [cells, withoutMarkedEnds(cells), withLinksOnly(cells)].map(withMarksOfLetters)) {
    const key = keyOf(meant);
    for (const pair of delimiters) {
      for (const escaping of escapings) {
        const text = inManner(meant, { escaping, ...pair, isHeading });
        const read = tried.has(text) ? null : readAs(text, isHeading);
        if (read !== null && keyOf(read) === key) return text;
        tried.add(text);
      }
    }
    // With other marks the same letters may be right.
    tried.clear();
  }
  return inManner(withMarksOfLetters(withLinksOnly(cells)), { escaping: 'all', ...delimiters[0], isHeading });
}
