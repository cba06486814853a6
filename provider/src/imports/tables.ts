import { elementsIn, isElement, wordsIn, type Element, type Node } from './tree.ts';

/** A table of more columns, or a cell over more of them or over more rows, is none that somebody has written. */
const mostColumns = 50;
const mostSpanned = 20;
const mostRows = 10_000;

const spanOf = (cell: Element, name: string, most: number): number => {
  const span = Number(cell.attributes[name] ?? 1);
  return Number.isSafeInteger(span) && span > 1 ? Math.min(span, most) : 1;
};

/** The rows of a table, and none of a table in it. */
function rowsOf({ children }: Element, rows: Element[] = []): readonly Element[] {
  for (const one of children) {
    if (!isElement(one) || one.name === 'table') continue;
    if (one.name === 'tr') rows.push(one);
    else rowsOf(one, rows);
  }
  return rows;
}

const isWordless = ({ children }: Element): boolean => wordsIn(children).trim() === '';

/** Cells without words, with what else is in them: a sound, a drawing, a form. */
export const wordlessCellsOf = (table: Element): readonly Element[] =>
  rowsOf(table).flatMap(({ children }) =>
    children.filter(isElement).filter((cell) => isWordless(cell) && elementsIn(cell.children).length > 0),
  );

/** Whether words stand in it that are in no row, and in no caption: browsers show them, wherever their tags were left out. */
export const hasWordsApart = ({ children }: Pick<Element, 'children'>): boolean =>
  children.some((one: Node) => {
    if (!isElement(one)) return one.kind === 'text' && one.value.trim() !== '';
    return one.name !== 'tr' && one.name !== 'caption' && hasWordsApart(one);
  });

/** Whether it has several columns and several rows. */
export const isGrid = (table: Element): boolean =>
  rowsOf(table).filter(({ children }) => children.filter(isElement).length > 1).length > 1;

/**
 * The cells of a table row by row, each in its column: `null` where a column has none, or shows one that spans several. Rows without
 * words are left out, and what is empty at the end of a row.
 */
export function cellsOf(table: Element): readonly (readonly (Element | null)[])[] {
  /** For how many more rows a cell above fills a column. */
  const filled: number[] = [];
  return rowsOf(table)
    .map((row) => {
      const cells: (Element | null)[] = [];
      const fill = (): void => {
        while ((filled[cells.length] ?? 0) > 0 && cells.length < mostColumns) {
          filled[cells.length] = (filled[cells.length] ?? 0) - 1;
          cells.push(null);
        }
      };
      fill();
      for (const cell of row.children.filter(isElement)) {
        const rows = spanOf(cell, 'rowspan', mostRows) - 1;
        const columns = spanOf(cell, 'colspan', mostSpanned);
        const isEmpty = isWordless(cell);
        for (let column = 0; column < columns; column += 1) {
          filled[cells.length] = rows;
          cells.push(column === 0 && !isEmpty ? cell : null);
        }
        fill();
      }
      return cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1);
    })
    .filter((cells) => cells.length > 0);
}
