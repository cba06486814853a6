import { Parser } from 'htmlparser2';
import { readShortcodes } from './shortcodes.ts';

/** A picture of a text, as it was named there. */
export interface FoundPicture {
  /** Empty where only its id is known. */
  readonly url: string;
  /** Of the attachment; empty where it is not known. */
  readonly id: string;
  readonly alt: string;
  caption: string;
}

/** A part of a text, in its order. */
export type Block =
  | { readonly kind: 'text'; readonly markdown: string; readonly words: string }
  | { readonly kind: 'pictures'; readonly pictures: readonly FoundPicture[] }
  | { readonly kind: 'film'; readonly url: string }
  /** All pictures that belong to the item. */
  | { readonly kind: 'own gallery' };

export interface ReadText {
  readonly blocks: readonly Block[];
  /** What could not be taken, a sentence each. */
  readonly notes: readonly string[];
}

const blockTags = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const skippedTags = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'math',
  'select',
  'button',
  'textarea',
  'head',
  'title',
]);
const marks: ReadonlyMap<string, string> = new Map([
  ['strong', '**'],
  ['b', '**'],
  ['em', '_'],
  ['i', '_'],
  ['cite', '_'],
]);
const embeds: Readonly<Record<string, string>> = {
  iframe: 'An embedded frame',
  embed: 'An embedded file',
  object: 'An embedded file',
  audio: 'A sound',
  canvas: 'A drawing',
  form: 'A form',
};

/** Elements in elements: more is no text that somebody has written. */
const deepest = 200;
const deepestList = 4;
const mostNotes = 30;

const escapeMarks = (text: string): string => text.replaceAll(/[\\*_[\]]/g, String.raw`\$&`);
/** What would begin a list or a heading. */
const escapeLine = (line: string): string =>
  line.replace(/^(\s*)([-+#])/, String.raw`$1\$2`).replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, String.raw`$1\$2`);

/** Words as Markdown that shows them as they are. */
export const toMarkdown = (words: string): string =>
  words
    .split('\n')
    .map((line) => escapeLine(escapeMarks(line)))
    .join('\n');

/** A mark or a link that is open, and what is written in it. */
interface Inline {
  readonly tag: string;
  readonly mark: string;
  readonly href: string;
  markdown: string;
}

/** A link's address in Markdown; null for what leads nowhere from here. */
function toHref(href: string, base: string): string | null {
  const text = href.trim();
  if (text === '' || text.startsWith('#') || !URL.canParse(text, base || undefined)) return null;
  const url = new URL(text, base || undefined);
  if (!['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    return null;
  return url.href.replaceAll('(', '%28').replaceAll(')', '%29');
}

/** The largest of a picture's addresses. */
function addressOf(attributes: Readonly<Record<string, string>>, base: string): string {
  const named =
    attributes['data-src'] || attributes['data-image'] || attributes['data-lazy-src'] || attributes['src'] || '';
  return URL.canParse(named, base || undefined) ? new URL(named, base || undefined).href : '';
}

const isGallery = (name: string, classes: string): boolean =>
  (name === 'figure' || name === 'div' || name === 'ul' || name === 'section') &&
  /(?:^|\s)(?:wp-block-gallery|blocks-gallery-grid|gallery|wp-block-jetpack-tiled-gallery|sqs-block-gallery|sqs-gallery(?:-container)?)(?:\s|$)/.test(
    classes,
  );

/** Writes what a parser finds as blocks. */
class TextReader {
  readonly blocks: Block[] = [];
  readonly notes = new Set<string>();
  readonly #base: string;
  /** Line breaks are the author's, as in WordPress's classic editor. */
  readonly #isClassic: boolean;
  #inline: Inline[] = [];
  #markdown = '';
  #words = '';
  #prefix = '';
  readonly #lists: { readonly isOrdered: boolean; count: number }[] = [];
  #listLines: { readonly markdown: string; readonly words: string }[] = [];
  #skipped = 0;
  #depth = 0;
  #gallery: { readonly depth: number; readonly pictures: FoundPicture[] } | null = null;
  #caption: { readonly depth: number; text: string } | null = null;
  #embed: number | null = null;
  #lastPicture: FoundPicture | null = null;

  constructor(base: string, isClassic: boolean) {
    this.#base = base;
    this.#isClassic = isClassic;
  }

  note(sentence: string): void {
    if (this.notes.size < mostNotes) this.notes.add(sentence);
  }

  /** @returns false for a text that nests too deeply to be read */
  open(name: string, attributes: Readonly<Record<string, string>>): boolean {
    this.#depth += 1;
    if (this.#depth > deepest) return false;
    if (this.#skipped > 0 || skippedTags.has(name)) {
      this.#skipped += 1;
      return true;
    }
    const classes = attributes['class'] ?? '';
    if (blockTags.has(name)) this.#openBlock(name, classes);
    const mark = marks.get(name);
    if (mark !== undefined) this.#openInline({ tag: name, mark, href: '', markdown: '' });
    else if (name === 'a') {
      this.#openInline({ tag: name, mark: '', href: toHref(attributes['href'] ?? '', this.#base) ?? '', markdown: '' });
    } else if (name === 'br') this.#addBreak();
    else if (name === 'img') this.#addPicture(attributes, classes);
    else if (name === 'video' || (name === 'source' && /^video\//.test(attributes['type'] ?? '')))
      this.#addFilm(attributes['src'] ?? '');
    else if (name === 'vitrine-gallery') this.#addGallery(attributes['ids'] ?? '');
    else if (Object.hasOwn(embeds, name)) this.#addEmbed(name, attributes['src'] ?? attributes['data'] ?? '');
    return true;
  }

  close(name: string): void {
    this.#depth -= 1;
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    if (marks.has(name) || name === 'a') this.#closeInline(name);
    if (this.#caption?.depth === this.#depth) this.#endCaption();
    if (blockTags.has(name)) this.#flush();
    if (name === 'ul' || name === 'ol') this.#endList();
    if (this.#gallery?.depth === this.#depth) this.#endGallery();
    if (this.#embed === this.#depth) this.#embed = null;
  }

  text(found: string): void {
    if (this.#skipped > 0) return;
    if (this.#caption !== null) {
      this.#caption.text += found;
      return;
    }
    if (this.#embed !== null) {
      this.#addEmbedded(found.trim());
      return;
    }
    if (!this.#isClassic) {
      this.#write(found.replaceAll(/\s+/g, ' '));
      return;
    }
    const [first = '', ...paragraphs] = found.replaceAll(/\r\n?/g, '\n').split(/\n[^\S\n]*\n\s*/);
    const writeLines = (text: string): void =>
      text.split('\n').forEach((line, index) => {
        if (index > 0) this.#addBreak();
        this.#write(line.replaceAll(/\s+/g, ' '));
      });
    writeLines(first);
    for (const paragraph of paragraphs) {
      if (this.#lists.length === 0) this.#flush();
      writeLines(paragraph);
    }
  }

  end(): readonly Block[] {
    this.#flush();
    while (this.#lists.length > 0) this.#endList();
    this.#endGallery();
    return this.blocks;
  }

  #openBlock(name: string, classes: string): void {
    this.#flush();
    if (/^h[1-6]$/.test(name)) this.#prefix = name < 'h3' ? '## ' : '### ';
    if (name === 'ul' || name === 'ol') {
      if (this.#gallery === null && !isGallery(name, classes)) this.#lists.push({ isOrdered: name === 'ol', count: 0 });
    }
    if (name === 'li' && this.#lists.length > 0) this.#openItem();
    if (name === 'table') this.note('A table was taken as lines of words.');
    if (isGallery(name, classes) && this.#gallery === null) this.#gallery = { depth: this.#depth - 1, pictures: [] };
    if (name === 'figure' && /wp-block-embed|is-type-/.test(classes)) this.#embed = this.#depth - 1;
    if (name === 'figcaption' || /(?:^|\s)image-caption(?:\s|$)/.test(classes))
      this.#caption ??= { depth: this.#depth - 1, text: '' };
  }

  #openItem(): void {
    const list = this.#lists.at(-1);
    if (list === undefined) return;
    list.count += 1;
    const level = Math.min(this.#lists.length, deepestList) - 1;
    this.#prefix = `${'    '.repeat(level)}${list.isOrdered ? `${String(list.count)}. ` : '- '}`;
  }

  #openInline(inline: Inline): void {
    if (this.#inline.length < 8) this.#inline.push(inline);
  }

  #closeInline(name: string): void {
    const at = this.#inline.findLastIndex(({ tag }) => tag === name);
    if (at < 0) return;
    // What is open within it ends with it.
    for (let open = this.#inline.pop(); open !== undefined; open = this.#inline.pop()) {
      this.#append(this.#wrapped(open));
      if (open.tag === name && this.#inline.length === at) return;
    }
  }

  #wrapped({ mark, href, markdown, tag }: Inline): string {
    const inner = markdown.trim();
    const start = markdown.length - markdown.trimStart().length;
    const [before, after] = [markdown.slice(0, start), markdown.slice(start + inner.length)];
    if (inner === '') return before + after;
    if (tag === 'a') return href === '' ? markdown : `${before}[${inner}](${href})${after}`;
    // A mark in the same mark would end it.
    const isRepeated = this.#inline.some((one) => one.mark === mark) || inner.includes('\n\n');
    return isRepeated ? markdown : `${before}${mark}${inner}${mark}${after}`;
  }

  #append(markdown: string): void {
    const open = this.#inline.at(-1);
    if (open === undefined) this.#markdown += markdown;
    else open.markdown += markdown;
  }

  #write(text: string): void {
    this.#append(escapeMarks(text));
    this.#words += text;
  }

  #addBreak(): void {
    if (this.#caption !== null) this.#caption.text += ' ';
    else {
      this.#append('\n');
      this.#words += '\n';
    }
  }

  /** Ends a paragraph, an item or a heading. */
  #flush(): void {
    if (this.#caption !== null) return;
    const open = this.#inline;
    this.#inline = open.slice(0, -1);
    for (let index = open.length - 1; index >= 0; index -= 1) {
      const one = open[index];
      this.#inline = open.slice(0, index);
      if (one !== undefined) this.#append(this.#wrapped(one));
    }
    const tidy = (text: string): string =>
      text
        .split('\n')
        .map((line) => line.trim())
        .join('\n')
        .trim();
    const [markdown, words] = [tidy(this.#markdown), tidy(this.#words)];
    const prefix = this.#prefix;
    this.#inline = open.map((one) => ({ ...one, markdown: '' }));
    this.#markdown = '';
    this.#words = '';
    if (words === '' || markdown === '') return;
    this.#prefix = '';
    const lines =
      prefix === '' ? markdown.split('\n').map(escapeLine).join('\n') : prefix + markdown.replaceAll('\n', ' ');
    if (this.#lists.length > 0) {
      this.#listLines.push({ markdown: prefix === '' ? `    ${lines.replaceAll('\n', ' ')}` : lines, words });
    } else this.blocks.push({ kind: 'text', markdown: lines, words });
  }

  #endList(): void {
    this.#lists.pop();
    this.#prefix = '';
    if (this.#lists.length > 0 || this.#listLines.length === 0) return;
    const join = (key: 'markdown' | 'words') => this.#listLines.map((line) => line[key]).join('\n');
    this.blocks.push({ kind: 'text', markdown: join('markdown'), words: join('words') });
    this.#listLines = [];
  }

  #addPicture(attributes: Readonly<Record<string, string>>, classes: string): void {
    const url = addressOf(attributes, this.#base);
    const id = /(?:^|\s)wp-image-(\d{1,12})(?:\s|$)/.exec(classes)?.[1] ?? attributes['data-id'] ?? '';
    if (url === '' && id === '') return;
    const picture: FoundPicture = { url, id, alt: (attributes['alt'] ?? '').trim().slice(0, 500), caption: '' };
    const last = this.#lastPicture;
    // Some pages name one picture twice, for browsers with script and without.
    if (last !== null && url !== '' && last.url === url) return;
    this.#lastPicture = picture;
    if (this.#gallery !== null) {
      this.#gallery.pictures.push(picture);
      return;
    }
    this.#flush();
    this.blocks.push({ kind: 'pictures', pictures: [picture] });
  }

  #addGallery(ids: string): void {
    this.#flush();
    const pictures = ids
      .split(',')
      .map((id) => id.trim())
      .filter((id) => /^\d{1,12}$/.test(id))
      .map((id) => ({ url: '', id, alt: '', caption: '' }));
    this.blocks.push(pictures.length === 0 ? { kind: 'own gallery' } : { kind: 'pictures', pictures });
  }

  #endGallery(): void {
    const pictures = this.#gallery?.pictures ?? [];
    this.#gallery = null;
    if (pictures.length > 0) this.blocks.push({ kind: 'pictures', pictures });
  }

  #endCaption(): void {
    const text = this.#caption?.text.replaceAll(/\s+/g, ' ').trim() ?? '';
    this.#caption = null;
    const last = this.#lastPicture;
    if (last !== null && last.caption === '') last.caption = text.slice(0, 500);
    else if (text !== '') this.blocks.push({ kind: 'text', markdown: escapeLine(escapeMarks(text)), words: text });
  }

  #addFilm(address: string): void {
    if (!URL.canParse(address, this.#base || undefined)) return;
    this.#flush();
    this.blocks.push({ kind: 'film', url: new URL(address, this.#base || undefined).href });
  }

  #addEmbed(name: string, address: string): void {
    const url = URL.canParse(address, this.#base || undefined) ? new URL(address, this.#base || undefined) : null;
    this.note(`${embeds[name] ?? ''}${url === null || url.host === '' ? '' : ` of ${url.host}`} was not taken.`);
  }

  /** What a block embeds is named by its address: a link takes its place. */
  #addEmbedded(address: string): void {
    const href = address === '' ? null : toHref(address, this.#base);
    if (href === null) return;
    this.note(`What ${new URL(href).host} shows was not taken: a link to it takes its place.`);
    this.#flush();
    this.blocks.push({ kind: 'text', markdown: `[${escapeMarks(address)}](${href})`, words: address });
  }
}

/**
 * Reads the HTML of a post or a page as parts that this product knows: text in its subset of Markdown, pictures, films.
 * @param base the site's address, for what is relative
 */
export function readHtml(html: string, base: string): ReadText {
  const isClassic = !/<!--\s*wp:/.test(html) && !/<p[\s>]/i.test(html);
  const reader = new TextReader(URL.canParse(base) ? base : '', isClassic);
  let isTooDeep = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (isTooDeep || reader.open(name, attributes)) return;
        isTooDeep = true;
        parser.pause();
      },
      onclosetag: (name) => reader.close(name),
      ontext: (text) => reader.text(text),
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  const { html: plain, notes } = readShortcodes(html);
  for (const sentence of notes) reader.note(sentence);
  parser.write(plain);
  if (isTooDeep) {
    return { blocks: [], notes: ['Its text was not taken: its elements nest too deeply.'] };
  }
  parser.end();
  return { blocks: reader.end(), notes: [...reader.notes] };
}

/** The words of a short text of HTML, such as a title, on one line. */
export function wordsOf(html: string): string {
  let words = '';
  const parser = new Parser({ ontext: (text) => void (words += text) }, { decodeEntities: true });
  parser.end(html.slice(0, 5000));
  return words.replaceAll(/\s+/g, ' ').trim();
}
