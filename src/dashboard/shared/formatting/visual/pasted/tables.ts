/** What stands on lines of its own in a cell. */
const lineTags = 'p, div, li, h1, h2, h3, h4, h5, h6, blockquote, pre';
/** What a line of a table could not say. */
const blockTags = 'ul, ol, h1, h2, h3, h4, h5, h6, img';

const isBlank = (element: Element): boolean =>
  element.textContent.trim() === '' && element.querySelector('img') === null;

/** The lines of a cell, without the elements that they stand in. */
function linesOf(cell: Element): readonly (readonly Node[])[] {
  const lines: Node[][] = [[]];
  const walk = (parent: Element) => {
    for (const node of [...parent.childNodes]) {
      if (node instanceof Element && (node.matches(lineTags) || node.querySelector(lineTags) !== null)) {
        lines.push([]);
        walk(node);
        lines.push([]);
      } else if (node instanceof Element && node.localName === 'br') lines.push([]);
      else lines.at(-1)?.push(node);
    }
  };
  walk(cell);
  return lines.filter((line) => line.some((node) => node.textContent?.trim() !== ''));
}

/** A row on a line: its cells are parted by ` | `, the lines of a cell by ` / `. */
function lineOf(cells: readonly Element[]): Element | null {
  const [first] = cells;
  if (first === undefined || cells.every(isBlank)) return null;
  const line = first.ownerDocument.createElement('p');
  cells.forEach((cell, index) => {
    if (index > 0) line.append(' | ');
    linesOf(cell).forEach((nodes, place) => {
      if (place > 0) line.append(' / ');
      line.append(...nodes);
    });
  });
  return line;
}

/** Cells that hold more than words, or a row that is one cell, only place what is in them. */
function nodesOf(cells: readonly Element[]): readonly Node[] {
  const isPlacing = cells.length === 1 || cells.some((cell) => cell.querySelector(blockTags) !== null);
  if (!isPlacing) {
    const line = lineOf(cells);
    return line === null ? [] : [line];
  }
  return cells
    .filter((cell) => !isBlank(cell))
    .map((cell) => {
      const part = cell.ownerDocument.createElement('div');
      part.append(...cell.childNodes);
      return part;
    });
}

/** Tables as lines, of which texts are made. */
export function flattenTables(body: HTMLElement): void {
  const tables = [...body.querySelectorAll('table')];
  // Those within others first.
  tables.reverse();
  for (const table of tables) {
    const rows = [...table.rows].flatMap((row) => nodesOf([...row.cells]));
    const caption = table.ownerDocument.createElement('p');
    caption.append(...(table.caption?.childNodes ?? []));
    table.replaceWith(...(caption.textContent.trim() === '' ? [] : [caption]), ...rows);
  }
}
