import type { Fragment, Mark, Node } from 'prosemirror-model';
import { schema, wordsOfAttribute } from './schema.ts';

/** A letter, a line break, or letters that are kept together, with its marks. */
export interface Cell {
  readonly words: string;
  /** It is written as it is. */
  readonly isKept: boolean;
  readonly marks: readonly Mark[];
}

function cellsIn(node: Node): readonly Cell[] {
  const { marks } = node;
  if (node.type === schema.nodes.kept) return [{ words: wordsOfAttribute(node, 'source'), isKept: true, marks }];
  const words = node.type === schema.nodes.hard_break ? '\n' : (node.text ?? '');
  return [...words].map((letter) => ({ words: letter, isKept: false, marks }));
}

const isBreak = (cell: Cell | undefined): boolean => cell?.isKept === false && cell.words === '\n';
const isBlank = (cell: Cell | undefined): boolean => cell?.isKept === false && /^[ \t]$/.test(cell.words);

/** A line without the spaces at its ends, which nobody sees. */
function withoutEnds(line: readonly Cell[]): readonly Cell[] {
  const from = line.findIndex((cell) => !isBlank(cell));
  return from === -1 ? [] : line.slice(from, line.findLastIndex((cell) => !isBlank(cell)) + 1);
}

/**
 * What a paragraph, a heading or a part of a list says, in paragraphs: Markdown has no empty lines within one.
 * @param content inline
 */
export function paragraphsOf(content: Fragment): readonly (readonly Cell[])[] {
  const paragraphs: Cell[][] = [];
  let lines: Cell[][] = [];
  let line: Cell[] = [];
  let before: Cell | null = null;
  const endLine = (end: Cell | null) => {
    const words = withoutEnds(line);
    if (words.length > 0) {
      lines.push(before === null || lines.length === 0 ? [...words] : [before, ...words]);
      before = end;
    } else if (lines.length > 0) {
      paragraphs.push(lines.flat());
      lines = [];
    }
    line = [];
  };
  content.forEach((node) => {
    for (const cell of cellsIn(node)) {
      if (isBreak(cell)) endLine(cell);
      else line.push(cell);
    }
  });
  endLine(null);
  if (lines.length > 0) paragraphs.push(lines.flat());
  return paragraphs;
}

const nameOf = ({ type, attrs }: Mark): string =>
  `${type.name} ${type === schema.marks.link ? JSON.stringify(attrs) : ''}`;

/** By which two lines are compared: nobody sees the marks of a space. */
export const keyOf = (cells: readonly Cell[]): string =>
  JSON.stringify(
    cells.map(({ words, isKept, marks }) =>
      words.trim() === '' ? words : [words, isKept, ...marks.map(nameOf).toSorted()],
    ),
  );

const isPunctuation = ({ words, isKept }: Cell): boolean => !isKept && /^[\p{P}\p{S}\s]$/u.test(words);

/** The same without emphasis of the punctuation at the ends of what is emphasised: Markdown cannot always say that. */
export function withoutMarkedEnds(cells: readonly Cell[]): readonly Cell[] {
  const { strong, emphasis } = schema.marks;
  return [strong, emphasis].reduce<readonly Cell[]>((done, type) => {
    const isIn = (cell: Cell | undefined): cell is Cell => cell !== undefined && type.isInSet(cell.marks) !== undefined;
    const freed = new Set<number>();
    const free = (index: number, step: number) => {
      for (let at = index; ; at += step) {
        const cell = done[at];
        if (!isIn(cell) || !isPunctuation(cell)) return;
        freed.add(at);
      }
    };
    done.forEach((cell, index) => {
      if (!isIn(cell)) return;
      if (!isIn(done[index - 1])) free(index, 1);
      if (!isIn(done[index + 1])) free(index, -1);
    });
    return done.map((cell, index) =>
      freed.has(index) ? { ...cell, marks: cell.marks.filter((mark) => mark.type !== type) } : cell,
    );
  }, cells);
}

/** The same with no marks but links. */
export const withLinksOnly = (cells: readonly Cell[]): readonly Cell[] =>
  cells.map((cell) => ({ ...cell, marks: cell.marks.filter(({ type }) => type === schema.marks.link) }));
