import { open } from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import { cutText } from '@vitrine/markdown/cut';
import sax from 'sax';
import { badRequest } from '../lib/http-error.ts';
import type { ImportKind } from '../repositories/imports.ts';
import { sameLines, toPlain } from '../rules/plain-text.ts';
import type { FoundPicture } from './blocks.ts';
import { builderKey, hidesText } from './builders.ts';
import type { ImportLimits } from './limits.ts';
import { Losses } from './losses.ts';
import { dropShown, keepField, typedIn } from './fields.ts';
import { keepPictures, nothingBeside, type Beside } from './pictures-beside.ts';
import { keepNumber, noTypedNumbers, typedNumbers, type TypedNumbers } from './typed-numbers.ts';
import { keepSearchText, noSearchTexts, type SearchTexts } from './search-texts.ts';
import { readTime } from './times.ts';

/**
 * Reads WXR, the RSS in which WordPress exports a site, and Squarespace too. Piece by piece, whatever its size: an item is in memory
 * while it is looked at, and no longer. Nothing that the file declares is expanded or fetched.
 */

/** One `<item>`: a post, a page, a picture, or whatever a plugin has made of it. */
export interface WxrItem {
  /** 0-based. */
  readonly ordinal: number;
  readonly title: string;
  /** Its address, as the export has it; may be relative. */
  readonly link: string;
  readonly id: string;
  readonly parent: string;
  /** `post`, `page`, `attachment`, or a plugin's own. */
  readonly type: string;
  readonly status: string;
  readonly slug: string;
  /** Slugs that it had before, and days on which it was published before, as `2019-05-06`. */
  readonly formerSlugs: readonly string[];
  readonly formerDates: readonly string[];
  /** Milliseconds since 1970-01-01 UTC; null where it has none. */
  readonly date: number | null;
  readonly author: string;
  /** Who has written it too: names, or logins of {@link WxrSite}. */
  readonly coAuthors: readonly string[];
  readonly content: string;
  readonly excerpt: string;
  /** What was written for search engines alone. */
  readonly search: Readonly<SearchTexts>;
  readonly isProtected: boolean;
  readonly attachmentUrl: string;
  /** What people gave it as its place among others. */
  readonly menuOrder: number;
  /** The picture that stands for it, where the export names its address; see also {@link meta}. */
  readonly header: FoundPicture | null;
  /** Values that WordPress and its plugins keep beside it, of {@link metaKeys}. */
  readonly meta: Readonly<Record<MetaKey, string>>;
  /** What page builders keep beside it, by their keys. */
  readonly built: ReadonlyMap<string, string>;
  /** Keys of values beside it that hold words in a way that nobody knows, with those words. */
  readonly hiding: ReadonlyMap<string, readonly string[]>;
  /** What may be pictures beside it. */
  readonly beside: Beside;
  /** Other values that somebody has typed beside it, by their names. */
  readonly fields: ReadonlyMap<string, string>;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** Who wrote the comments to it, one each. */
  readonly commenters: readonly string[];
  /** What was not taken of it already, where the export keeps its texts in another form. */
  readonly losses: Losses;
  /** A text of it was longer than may be, and is left out. */
  readonly isCut: boolean;
}

const metaKeys = [
  /** Number of the picture that stands for it. */
  '_thumbnail_id',
  '_wp_attachment_image_alt',
  /** JSON: the notes at its foot. */
  'footnotes',
  /** Numbers of a product's pictures, by commas. */
  '_product_image_gallery',
] as const;

export type MetaKey = (typeof metaKeys)[number];

/** None of them. */
export const noMeta = (): Record<MetaKey, string> => ({
  _thumbnail_id: '',
  _wp_attachment_image_alt: '',
  footnotes: '',
  _product_image_gallery: '',
});

const isMetaKey = (key: string): key is MetaKey => metaKeys.some((one) => one === key);

/** What an export says of its site. */
export interface WxrSite {
  /** Its address, without a slash at its end. */
  link: string;
  generator: string;
  /** Names as they are shown, by login. */
  readonly authors: Map<string, string>;
  /** Characters that XML wants escaped, such as a bare `&`: they were read as they stand. */
  repaired: number;
}

/** Stands for a site whose address its export does not name: nothing is there. */
export const unknownSite = 'https://site.invalid';

/** What wrote an export. */
export function kindOf({ generator }: WxrSite): Extract<ImportKind, 'wordpress' | 'squarespace' | 'ghost'> {
  if (/squarespace|site-server/i.test(generator)) return 'squarespace';
  return /^ghost/i.test(generator) ? 'ghost' : 'wordpress';
}

/** Texts of an item that are read, by their elements, each where it stands in: others have elements of the same name. */
const itemTexts: ReadonlyMap<string, string> = new Map([
  ...[
    'title',
    'link',
    'dc:creator',
    'content:encoded',
    'excerpt:encoded',
    'wp:post_id',
    'wp:post_parent',
    'wp:post_type',
    'wp:status',
    'wp:post_name',
    'wp:post_date',
    'wp:post_date_gmt',
    'wp:post_password',
    'wp:attachment_url',
    'guid',
    'wp:menu_order',
    'category',
    'pubDate',
  ].map((name) => [name, 'item'] as const),
  ['wp:meta_key', 'wp:postmeta'],
  ['wp:meta_value', 'wp:postmeta'],
  ['wp:comment_author', 'wp:comment'],
]);
const siteTexts: ReadonlyMap<string, string> = new Map([
  ['link', 'channel'],
  ['generator', 'channel'],
  ['wp:base_blog_url', 'channel'],
  ['wp:author_login', 'wp:author'],
  ['wp:author_display_name', 'wp:author'],
]);

const damaged = (line: number) =>
  badRequest(
    `This is no whole export: it is damaged, or ends, at line ${line.toLocaleString('en')}. Export it anew.`,
    'file',
  );

/** The encoding of an XML file, by its first bytes (XML 1.0, appendix F). */
function encodingOf(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (head[0] === 0x3c && head[1] === 0) return 'utf-16le';
  if (head[0] === 0 && head[1] === 0x3c) return 'utf-16be';
  return /(?:^|<\?xml)[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(head.toString('latin1'))?.[1] ?? 'utf-8';
}

function createDecoder(head: Buffer): TextDecoder {
  try {
    return new TextDecoder(encodingOf(head));
  } catch {
    throw badRequest('This file is in an encoding that is not known. Export it as UTF-8.', 'file');
  }
}

/** A time as WordPress writes it, in UTC. */
function readDate(gmt: string, local: string, rss: string): number | null {
  const times = [...[gmt, local].filter((one) => /^[1-9]\d{3}-/.test(one)), rss].map((text) => readTime(text));
  return times.find((time) => !Number.isNaN(time)) ?? null;
}

/** What is gathered of an item until its end. */
interface Gathered {
  readonly texts: Map<string, string>;
  readonly categories: Set<string>;
  readonly tags: Set<string>;
  readonly meta: Record<MetaKey, string>;
  readonly built: Map<string, string>;
  readonly hiding: Map<string, readonly string[]>;
  readonly fields: Map<string, string>;
  readonly beside: Beside;
  readonly search: SearchTexts;
  readonly typed: TypedNumbers;
  readonly formerSlugs: Set<string>;
  readonly formerDates: Set<string>;
  readonly commenters: string[];
  readonly coAuthors: Set<string>;
  /** Categories, tags and authors that are not kept. */
  moreTerms: number;
  /** Fields that were not kept. */
  moreFields: number;
  isCut: boolean;
}

const gather = (): Gathered => ({
  texts: new Map(),
  categories: new Set(),
  tags: new Set(),
  meta: noMeta(),
  built: new Map(),
  hiding: new Map(),
  fields: new Map(),
  beside: nothingBeside(),
  search: noSearchTexts(),
  typed: noTypedNumbers(),
  formerSlugs: new Set(),
  formerDates: new Set(),
  commenters: [],
  coAuthors: new Set(),
  moreTerms: 0,
  moreFields: 0,
  isCut: false,
});

/** Terms that a site keeps for itself, and nobody has named. */
const ownTerms =
  /^(?:nav_menu|post_format|product_type|product_visibility|product_shipping_class|post_translations|term_\w+|elementor_\w+|wp_\w+|link_category|amp_validation_error)$/;
/** Others are categories, however a theme calls them. */
const tagTerms = /(?:^|[_-])(?:tags?|skills?|attributes?)$|^language$|^pa_/;

/** Of one item: it had no more slugs, nor days. */
const mostFormer = 20;
const keepFormer = (all: Set<string>, value: string): void => {
  if (value !== '' && all.size < mostFormer) all.add(value);
};

/** Values of one item that hold words, each told by itself. */
const mostHiding = 20;

/** Terms of one item that are kept. */
const mostTerms = 50;

function toItem(
  {
    texts,
    categories,
    tags,
    meta,
    built,
    hiding,
    fields,
    beside,
    search,
    typed,
    formerSlugs,
    formerDates,
    commenters,
    coAuthors,
    moreTerms,
    moreFields,
    isCut,
  }: Gathered,
  ordinal: number,
): WxrItem {
  const of = (name: string): string => (texts.get(name) ?? '').trim();
  const losses = new Losses();
  if (moreTerms > 0) losses.add('category', '', moreTerms);
  for (const [key, value] of typedNumbers(typed)) if (!fields.has(key)) fields.set(key, value);
  if (moreFields > 0) losses.add('field', '', moreFields);
  dropShown(fields, texts.get('content:encoded') ?? '');
  return {
    ordinal,
    title: of('title'),
    link: of('link'),
    id: of('wp:post_id'),
    parent: of('wp:post_parent'),
    type: of('wp:post_type') || 'post',
    status: of('wp:status') || 'publish',
    slug: of('wp:post_name'),
    formerSlugs: [...formerSlugs],
    formerDates: [...formerDates],
    date: readDate(of('wp:post_date_gmt'), of('wp:post_date'), of('pubDate')),
    author: of('dc:creator'),
    coAuthors: [...coAuthors],
    content: texts.get('content:encoded') ?? '',
    excerpt: of('excerpt:encoded'),
    search,
    isProtected: of('wp:post_password') !== '',
    // Exporters of others leave the first out.
    attachmentUrl: of('wp:attachment_url') || of('guid'),
    menuOrder: Number.parseInt(of('wp:menu_order'), 10) || 0,
    header: null,
    losses,
    meta,
    built,
    hiding,
    fields,
    beside,
    categories: [...categories],
    // A term of both kinds is reported once.
    tags: [...tags].filter((tag) => !categories.has(tag)),
    commenters,
    isCut,
  };
}

/** Hands items over as they end. */
class WxrParser {
  readonly site: WxrSite = { link: '', generator: '', authors: new Map(), repaired: 0 };
  readonly ready: WxrItem[] = [];
  readonly #parser = sax.parser(true, { position: true });
  readonly #limits: ImportLimits;
  readonly #path: string[] = [];
  #text: string | null = null;
  /** How deep the element is whose text is read. */
  #textDepth = 0;
  #length = 0;
  #item: Gathered | null = null;
  #domain = '';
  #count = 0;
  #isFeed = false;
  #isOver = false;
  #hasRest = false;
  /** It has what WordPress writes into exports alone. */
  #isExport = false;

  constructor(limits: ImportLimits) {
    this.#limits = limits;
    const parser = this.#parser;
    parser.onerror = (error) => {
      // What a server has written behind the end does not belong to the export.
      if (this.#isOver) {
        this.#noteRest();
        parser.resume();
        return;
      }
      // What XML wants escaped stays as it stands: exported again, it would be the same.
      if (
        !/^(?:Invalid character (?:in entity name|entity)|Unencoded <|Text data outside of root node)/.test(
          error.message,
        )
      ) {
        throw damaged(parser.line + 1);
      }
      this.site.repaired += 1;
      parser.resume();
    };
    parser.ondoctype = () => {
      throw badRequest('This file declares a document type, which no export does. It is not read.', 'file');
    };
    parser.onopentag = ({ name, attributes }) => this.#open(name, attributes);
    parser.onclosetag = (name) => this.#close(name);
    parser.ontext = (text) => this.#add(text);
    parser.oncdata = (text) => this.#add(text);
  }

  /** What a server says of its own faults may stand before an export, and an element that a theme has put there. */
  fromBeginning(text: string): string {
    const root = text.search(/<rss[\s>]/i);
    const hasOthers = /<[a-z]/i.test(text.slice(0, Math.max(0, root)));
    const at = hasOthers ? root : text.search(/<\?xml\s|<rss[\s>]/i);
    if (at <= 0 || !/[^\s\u{FEFF}]/u.test(text.slice(0, at)) || /<!doctype/i.test(text.slice(0, at))) return text;
    this.site.repaired += 1;
    return text.slice(at);
  }

  write(text: string): void {
    this.#parser.write(text);
  }

  /** All of the export was read; what follows does not belong to it. */
  get isOver(): boolean {
    return this.#isOver;
  }

  end(): void {
    this.#parser.close();
    if (!this.#isFeed) throw badRequest('This is no export of WordPress or Squarespace.', 'file');
    if (!this.#isExport) {
      throw badRequest('This is the feed of a site, and not its export: it has the newest texts alone.', 'file');
    }
  }

  /** Notes that something stands behind the end, once. */
  #noteRest(): void {
    if (!this.#hasRest) this.site.repaired += 1;
    this.#hasRest = true;
  }

  #open(name: string, attributes: Readonly<Record<string, unknown>>): void {
    if (this.#isOver) return this.#noteRest();
    this.#path.push(name);
    if (name.startsWith('wp:')) this.#isExport = true;
    const depth = this.#path.length;
    // Nothing of an export lies deeper than a meta value of an item.
    if (depth > 64) throw damaged(this.#parser.line + 1);
    if (depth === 1 && name !== 'rss') throw badRequest('This is no export of WordPress or Squarespace.', 'file');
    this.#isFeed = true;
    if (depth === 3 && name === 'item') {
      this.#count += 1;
      if (this.#count > this.#limits.items) {
        throw badRequest(
          `An export may have ${this.#limits.items.toLocaleString('en')} items at most. Export it in parts.`,
          'file',
        );
      }
      this.#item = gather();
    }
    const isText = (this.#item === null ? siteTexts : itemTexts).get(name) === this.#path.at(-2);
    // An element within a text is no element of the export.
    if (!isText || (this.#text !== null && this.#item !== null && depth > this.#textDepth)) return;
    this.#text = '';
    this.#textDepth = depth;
    this.#length = 0;
    this.#domain = String(attributes['domain'] ?? '');
  }

  #add(text: string): void {
    if (this.#text === null) return;
    this.#length += text.length;
    if (this.#length <= this.#limits.textLength) this.#text += text;
    else this.#text = '';
  }

  #close(name: string): void {
    if (this.#isOver) return;
    const depth = this.#path.length;
    this.#path.pop();
    this.#isOver = depth === 1;
    if (this.#text !== null && depth > this.#textDepth) return;
    // Whole by now: no letter of it is in two pieces.
    const text = this.#text === null ? null : toPlain(this.#text);
    // Ends of lines are spelled in two ways (XML 1.0, 2.11): neither is damage.
    if (text !== null && text.length !== sameLines(this.#text ?? '').length) this.site.repaired += 1;
    this.#text = null;
    if (depth === 3 && name === 'item' && this.#item !== null) {
      this.ready.push(toItem(this.#item, this.#count - 1));
      this.#item = null;
      return;
    }
    if (text === null) return;
    if (this.#item === null) this.#keepOfSite(name, text.trim());
    else this.#keepOfItem(this.#item, name, text);
  }

  #author = '';
  #keepOfSite(name: string, text: string): void {
    if (name === 'generator') this.site.generator = text;
    if (name === 'wp:author_login') this.#author = text;
    // A site has hundreds of authors at most.
    if (name === 'wp:author_display_name' && this.site.authors.size < 1000) this.site.authors.set(this.#author, text);
    if (name === 'wp:base_blog_url' || (name === 'link' && this.site.link === '')) {
      this.site.link = text.replace(/(?<!\/)\/+$/, '');
    }
  }

  #key = '';
  #keepOfItem(item: Gathered, name: string, text: string): void {
    if (this.#length > this.#limits.textLength) item.isCut = true;
    if (name === 'category') {
      if (ownTerms.test(this.#domain)) return;
      const terms =
        this.#domain === 'author' ? item.coAuthors : tagTerms.test(this.#domain) ? item.tags : item.categories;
      if (terms.size < mostTerms) terms.add(text.trim());
      else if (!terms.has(text.trim())) item.moreTerms += 1;
    } else if (name === 'wp:comment_author') item.commenters.push(cutText(text.trim(), 400));
    else if (name === 'wp:meta_key') this.#key = text.trim();
    else if (name === 'wp:meta_value') {
      const value = text.trim();
      if (isMetaKey(this.#key)) item.meta[this.#key] = value;
      else if (builderKey(this.#key) !== '') item.built.set(builderKey(this.#key), value);
      else if (this.#key === '_wp_old_slug') keepFormer(item.formerSlugs, value);
      else if (this.#key === '_wp_old_date') keepFormer(item.formerDates, value);
      else if (!keepSearchText(item.search, this.#key, value)) {
        const isOfPictures = keepPictures(item.beside, this.#key, value);
        const hasPlace = item.hiding.size < mostHiding;
        if (hidesText(value) && hasPlace) item.hiding.set(this.#key, typedIn(this.#key, value));
        else if (!isOfPictures) {
          if (!keepField(item.fields, this.#key, value)) item.moreFields += 1;
          keepNumber(item.typed, this.#key, value);
        }
      }
    } else item.texts.set(name, text);
  }
}

const chunkBytes = 64 * 1024;

/** An export that is read. */
export interface Wxr {
  /** Filled as it is read: whole once the first item is there. */
  readonly site: WxrSite;
  /**
   * Its items in their order.
   * @throws {HttpError} 400 for a file that is no export, is damaged, or holds more than it may
   */
  items(): AsyncGenerator<WxrItem>;
}

/** Opens an export of WordPress by its path. The file is read as `items` is read, and once for each call of it. */
export function openWxr(path: string, limits: ImportLimits): Wxr {
  const parser = new WxrParser(limits);
  return {
    site: parser.site,
    async *items() {
      const file = await open(path, 'r');
      try {
        const chunk = Buffer.alloc(chunkBytes);
        let decoder: TextDecoder | null = null;
        for (;;) {
          const { bytesRead } = await file.read(chunk, 0, chunkBytes, null);
          const bytes = chunk.subarray(0, bytesRead);
          const isFirst = decoder === null;
          decoder ??= createDecoder(bytes);
          const text = decoder.decode(bytes, { stream: bytesRead > 0 });
          if (!parser.isOver) parser.write(isFirst ? parser.fromBeginning(text) : text);
          if (bytesRead === 0) parser.end();
          yield* parser.ready.splice(0);
          if (bytesRead === 0) return;
        }
      } finally {
        await file.close();
      }
    },
  };
}
