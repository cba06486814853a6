import type { Losses } from './losses.ts';

/** What the subset of Markdown draws at all: it is refused further to the right. */
const deepestList = 6;
const furthest = 23;
/** What stands in an item stands as far to the right of its marker, or behind a longer one. */
const step = 4;

/** A paragraph: as it is written, and its words. */
export interface Line {
  readonly markdown: string;
  readonly words: string;
}

interface Item {
  readonly number: number;
  readonly parts: (Line | List)[];
}

interface List {
  readonly isOrdered: boolean;
  count: number;
  readonly items: Item[];
}

/** A paragraph or a whole list. */
export interface WrittenPart extends Line {
  /** The sign behind or instead of its numbers; null for a paragraph. */
  readonly sign: string | null;
}

const isList = (part: Line | List): part is List => 'items' in part;

/** The sign of a list's items: that of one right behind another of its kind is another one, as they would be one. */
function signOf({ isOrdered }: List, before: string | null): string {
  const [usual, other] = isOrdered ? ['.', ')'] : ['-', '*'];
  return before === usual ? other : usual;
}

/** All paragraphs of lists, in their order. */
const linesIn = (parts: readonly (Line | List)[]): readonly Line[] =>
  parts.flatMap((part) => (isList(part) ? part.items.flatMap((item) => linesIn(item.parts)) : [part]));

/** Its items that hold something. One that holds nothing but lists is there to set them further in: they belong to the one before it. */
function itemsOf({ items }: List): readonly Item[] {
  const all: Item[] = [];
  for (const { number, parts } of items) {
    const before = parts.every(isList) ? all.at(-1) : undefined;
    if (before !== undefined) for (const part of parts) before.parts.push(part);
    else if (parts.length > 0) all.push({ number, parts: [...parts] });
  }
  return all;
}

/** A list whose items hold nothing but lists, as those. */
const unwrapped = (part: Line | List): readonly (Line | List)[] =>
  isList(part) && part.items.every(({ parts }) => parts.every(isList))
    ? part.items.flatMap(({ parts }) => parts.flatMap(unwrapped))
    : [part];

/** Whether a list may follow a paragraph without an empty line: its first number is one (CommonMark 0.31, section 5.2). */
const mayInterrupt = (list: List): boolean => !list.isOrdered || itemsOf(list)[0]?.number === 1;

const empty: Line = { markdown: '', words: '' };

/** The lines of a list, empty ones among them. @param indent of its markers */
function writeList(list: List, sign: string, indent: number, depth: number, losses: Losses): readonly Line[] {
  return itemsOf(list).flatMap(({ number, parts: held }) => {
    const all = held.flatMap(unwrapped);
    const begun = `${' '.repeat(indent)}${list.isOrdered ? String(number) : ''}${sign} `;
    const inner = Math.max(indent + step, begun.length);
    const mayNest = depth < deepestList && inner <= furthest;
    const flat = mayNest ? [] : linesIn(all.filter(isList));
    if (flat.length > 0) losses.add('deepList', '', flat.length);
    const parts = mayNest ? all : linesIn(all);
    const lines: Line[] = [];
    let before: Line | List | null = null;
    let last: string | null = null;
    for (const part of parts) {
      const margin = ' '.repeat(inner);
      if (isList(part)) {
        last = signOf(part, last);
        const [first = empty, ...rest] = writeList(part, last, inner, depth + 1, losses);
        if (before === null) lines.push({ ...first, markdown: begun.padEnd(inner) + first.markdown.slice(inner) });
        else {
          if (isList(before) || !mayInterrupt(part)) lines.push(empty);
          lines.push(first);
        }
        for (const line of rest) lines.push(line);
      } else {
        last = null;
        if (before !== null) lines.push(empty);
        const text = part.markdown.replaceAll('\n', `\n${margin}`);
        lines.push({ ...part, markdown: (before === null ? begun : margin) + text });
      }
      before = part;
    }
    return lines;
  });
}

/** Keeps each paragraph of a list where it stands: before, between and behind the lists in its item. */
export class ListWriter {
  readonly #losses: Losses;
  /** The lists that are open, the outermost first. */
  #open: List[] = [];
  #parts: (Line | List)[] = [];
  /** Those of them that are part of something already. */
  #placed = new WeakSet<List>();

  constructor(losses: Losses) {
    this.#losses = losses;
  }

  get isOpen(): boolean {
    return this.#open.length > 0;
  }

  begin(isOrdered: boolean, first: number): void {
    this.#open.push({ isOrdered, count: first - 1, items: [] });
  }

  /** Begins an item of the innermost list. */
  openItem(): void {
    const list = this.#open.at(-1);
    if (list === undefined) return;
    list.count += 1;
    list.items.push({ number: list.count, parts: [] });
  }

  /** Writes a paragraph into the innermost item. */
  put(line: Line): void {
    this.#place(this.#open.length).push(line);
  }

  /** Ends the innermost list. */
  end(): void {
    this.#open.pop();
  }

  /**
   * Takes what is there of all lists. Those that are open go on with what comes next.
   * @param before the sign of the list right before them; null for none
   */
  take(before: string | null): readonly WrittenPart[] {
    const parts = this.#parts.flatMap(unwrapped);
    this.#parts = [];
    this.#open = this.#open.map(({ isOrdered, count }) => ({ isOrdered, count, items: [] }));
    let last = before;
    return parts.map((part) => {
      if (!isList(part)) {
        last = null;
        return { ...part, sign: null };
      }
      last = signOf(part, last);
      const lines = writeList(part, last, 0, 1, this.#losses);
      const words = lines.filter((line) => line.words !== '').map((line) => line.words);
      return { markdown: lines.map((line) => line.markdown).join('\n'), words: words.join('\n'), sign: last };
    });
  }

  /** Where something stands that is in the first so many lists: in the innermost of their items. */
  #place(depth: number): (Line | List)[] {
    const list = this.#open[depth - 1];
    if (list === undefined) return this.#parts;
    const around = this.#place(depth - 1);
    // One that has no item yet is not there.
    const item = list.items.at(-1);
    if (item === undefined) return around;
    if (!this.#placed.has(list)) around.push(list);
    this.#placed.add(list);
    return item.parts;
  }
}
