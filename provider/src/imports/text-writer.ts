import type { Block } from './blocks.ts';
import { isEmbedded, lossOf } from './embeds.ts';
import { toHref } from './links.ts';
import { ListWriter } from './list-writer.ts';
import type { Losses } from './losses.ts';
import { wordsOf, writePhrases, type Mark, type Phrase } from './phrases.ts';

const deepestMarks = 8;

/** A mark or a link that is open, and what stands in it. */
interface Open {
  readonly phrase: { readonly kind: 'mark'; readonly mark: Mark } | { readonly kind: 'link'; readonly href: string };
  readonly inner: Phrase[];
}

type WrittenBlock =
  Block | { readonly kind: 'heading'; readonly level: number; readonly markdown: string; readonly words: string };

/** Writes what is read as paragraphs, headings and lists, between blocks that are no words. */
export class TextWriter {
  readonly losses: Losses;
  /** Of the heading that is written; null outside of one. */
  heading: number | null = null;
  /** A row of a table is one line. */
  isRow = false;
  readonly #blocks: WrittenBlock[] = [];
  #open: Open[] = [];
  #line: Phrase[] = [];
  readonly #lists: ListWriter;
  /** Of the list that is the last block; null where that is something else. */
  #sign: string | null = null;
  /** Of the line that is open. */
  #hasWords = false;
  #isAfterBreak = false;
  /** The break was the end of a line of the text. */
  #wasTyped = false;

  constructor(losses: Losses) {
    this.losses = losses;
    this.#lists = new ListWriter(losses);
  }

  /** All that was written. A text begins with a heading of the second level, and none is left out below it. */
  finish(): readonly Block[] {
    this.flush();
    while (this.#lists.isOpen) this.endList();
    const levels = this.#blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []));
    const highest = levels.reduce((least, level) => Math.min(least, level), 6);
    let isFirst = true;
    return this.#blocks.map((block): Block => {
      if (block.kind !== 'heading') return block;
      const sign = isFirst || block.level === highest ? '##' : '###';
      isFirst = false;
      return { kind: 'text', markdown: `${sign} ${block.markdown}`, words: block.words };
    });
  }

  get isInList(): boolean {
    return this.#lists.isOpen;
  }

  /** Nothing but space stands in the line yet. */
  get isAtLineStart(): boolean {
    return !this.#hasWords || this.#isAfterBreak;
  }

  /** How many blocks there are. */
  get count(): number {
    return this.#blocks.length;
  }

  get isInLink(): boolean {
    return this.#open.some(({ phrase }) => phrase.kind === 'link');
  }

  beginList(isOrdered: boolean, first: number): void {
    this.#lists.begin(isOrdered, first);
  }

  /** Writes within a mark or a link. */
  within(phrase: Open['phrase'], write: () => void): void {
    if (this.#open.length >= deepestMarks) return write();
    this.#open.push({ phrase, inner: [] });
    write();
    const closed = this.#open.pop();
    if (closed !== undefined) this.put({ ...closed.phrase, phrases: closed.inner });
  }

  /** An author's line break; one behind a `<br>` or at a block's edge adds nothing. */
  endLine(): void {
    if (this.#hasWords) this.addBreak(true);
  }

  /** @param isTyped it is the end of a line of the text, and no element */
  addBreak(isTyped = false): void {
    if (this.isRow || this.heading !== null) return this.write(' ');
    if (this.#isAfterBreak && isTyped && !this.#wasTyped) {
      // The line ends after its `<br>`, as editors write it: one break.
      this.#wasTyped = true;
      return;
    }
    if (this.#isAfterBreak) {
      if (!this.isInList) this.flush();
      return;
    }
    this.put({ kind: 'break' });
    this.#isAfterBreak = true;
    this.#wasTyped = isTyped;
  }

  put(phrase: Phrase): void {
    (this.#open.at(-1)?.inner ?? this.#line).push(phrase);
  }

  write(words: string): void {
    if (words === '') return;
    this.put({ kind: 'words', words });
    if (words.trim() === '') return;
    this.#isAfterBreak = false;
    this.#hasWords = true;
  }

  /** Ends a paragraph, an item or a heading. */
  flush(): void {
    this.#isAfterBreak = false;
    if (this.isRow) return this.write(' ');
    this.#hasWords = false;
    const open = this.#open;
    this.#open = [];
    const phrases = open.reduceRight<readonly Phrase[]>(
      (inside, { phrase, inner }) => [{ ...phrase, phrases: [...inner, ...inside] }],
      [],
    );
    const line = [...this.#line, ...phrases];
    this.#line = [];
    this.#open = open.map(({ phrase }) => ({ phrase, inner: [] }));
    const isItem = this.isInList;
    const level = isItem ? null : this.heading;
    const { markdown, words, unmarked } = writePhrases(
      isItem ? line : this.#withLinks(line),
      level === null ? 'paragraph' : 'heading',
    );
    if (words === '') return;
    for (const marked of unmarked) if (marked !== '') this.losses.add('unmarked', `“${marked}”`);
    if (isItem) return this.#lists.put({ markdown, words });
    this.#put(level === null ? { kind: 'text', markdown, words } : { kind: 'heading', level, markdown, words });
  }

  /** An address that is alone on its line is a link; where the old site showed what is there, that is reported. */
  #withLinks(line: readonly Phrase[]): readonly Phrase[] {
    if (!line.some((phrase) => phrase.kind === 'words' && phrase.words.includes('://'))) return line;
    const lines: Phrase[][] = [[]];
    for (const phrase of line) {
      if (phrase.kind === 'break') lines.push([]);
      else lines.at(-1)?.push(phrase);
    }
    return lines.flatMap((phrases, at): readonly Phrase[] => {
      const words = phrases.every(({ kind }) => kind === 'words') ? wordsOf(phrases).trim() : '';
      const href = /^https?:\/\/\S+$/.test(words) ? toHref(words, '') : null;
      if (href !== null && isEmbedded(href)) this.losses.add(lossOf(href), new URL(href).host);
      const own: readonly Phrase[] =
        href === null ? phrases : [{ kind: 'link', href, phrases: [{ kind: 'words', words }] }];
      return at === 0 ? own : [{ kind: 'break' }, ...own];
    });
  }

  openItem(): void {
    this.#lists.openItem();
  }

  endList(): void {
    this.#lists.end();
    if (!this.isInList) this.#endLines();
  }

  /** What is there of a list: it goes on behind what stands in it and is no words. */
  #endLines(): void {
    for (const { sign, ...line } of this.#lists.take(this.#sign)) this.#put({ kind: 'text', ...line }, sign);
  }

  #put(block: WrittenBlock, sign: string | null = null): void {
    this.#blocks.push(block);
    this.#sign = sign;
  }

  /** A block that is no words. */
  add(block: Block): void {
    this.flush();
    this.#endLines();
    this.#put(block);
  }

  /**
   * Writes a caption below the picture or the film before it.
   * @param from how many blocks stand before what it may be of
   * @returns false where there is none, or it has one already
   */
  captionLast(words: string, from: number): boolean {
    const before = this.#blocks.at(-1);
    this.flush();
    const last = this.#blocks.at(-1);
    if (last === undefined || last !== before || this.#blocks.length <= from) return false;
    if (last.kind === 'pictures' && last.pictures.length === 1 && last.pictures[0]?.caption === '') {
      this.#blocks.splice(-1, 1, {
        ...last,
        pictures: last.pictures.map((picture) => ({ ...picture, caption: words })),
      });
      return true;
    }
    if (last.kind !== 'film' || last.caption !== '') return false;
    this.#blocks.splice(-1, 1, { ...last, caption: words });
    return true;
  }
}
