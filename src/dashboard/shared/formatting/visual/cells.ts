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

/** Spaces and line breaks. */
const isUnseen = ({ words }: Cell): boolean => words.trim() === '';

/** By which two lines are compared: nobody sees the marks of a space. */
export const keyOf = (cells: readonly Cell[]): string =>
  JSON.stringify(
    cells.map((cell) =>
      isUnseen(cell) ? cell.words : [cell.words, cell.isKept, ...cell.marks.map(nameOf).toSorted()],
    ),
  );

/** The same with those marks on a space that the letters on both its sides have: what is read back has no others. */
export function withMarksOfLetters(cells: readonly Cell[]): readonly Cell[] {
  const marksBefore = marksOfLetters(cells, 1);
  const marksAfter = marksOfLetters(cells, -1);
  return cells.map((cell, index) =>
    isUnseen(cell)
      ? { ...cell, marks: (marksBefore[index] ?? []).filter((mark) => mark.isInSet(marksAfter[index] ?? [])) }
      : cell,
  );
}

/** For each cell, the marks of the nearest letter up to it, from the start or from the end; none where there is none. */
function marksOfLetters(cells: readonly Cell[], step: 1 | -1): readonly (readonly Mark[])[] {
  const found: (readonly Mark[])[] = cells.map(() => []);
  let last: readonly Mark[] = [];
  for (let at = step === 1 ? 0 : cells.length - 1; at >= 0 && at < cells.length; at += step) {
    const cell = cells[at];
    if (cell !== undefined && !isUnseen(cell)) last = cell.marks;
    found[at] = last;
  }
  return found;
}

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
