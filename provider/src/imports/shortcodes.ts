import { isOfBuilder, toElements } from './shortcode-list.ts';
import type { Losses } from './losses.ts';
import { isFilmAddress, isPictureAddress, toAddress } from './picture-address.ts';
import { isGalleryName } from './shortcode-parts.ts';
import { typedValue } from './shortcode-values.ts';
import type { Shortcode } from './shortcode.ts';

type Read = Omit<Shortcode, 'hasClosingTag' | 'begun' | 'body'>;
type Piece = string | Read;

const nameAt = /\[(\/?)([a-z][\w-]{1,80})(?=[\s\]/])/iy;
const keyAt = /\s*([\w-]+)\s*=\s*/y;
const bareAt = /\s*([^\s[\]<>"'“”″=][^\s[\]<>]*)/y;
/** Editors make typographic quotes of straight ones. */
const quotes = new Map([
  ['"', /["“”″]/],
  ["'", /['‘’′]/],
]);
const quoteOf = (character: string): RegExp | undefined =>
  quotes.get(character) ??
  (/["“”″]/.test(character) ? quotes.get('"') : /[‘’′]/.test(character) ? quotes.get("'") : undefined);

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The index of the first character that matches; null where the end of a shortcode comes before it. */
function indexOfCharacter(html: string, from: number, characters: RegExp): number | null {
  for (let at = from; at < html.length; at += 1) {
    const character = html[at] ?? '';
    if (characters.test(character)) return at;
    // What stands in a value has a quote before it, so that no value is longer than up to the next: whatever is read is read twice.
    if (character === ']') return null;
  }
  return null;
}

/** A quoted value; null for one that no quote ends before the next bracket. A straight one may hold typographic quotes. */
function readQuoted(html: string, from: number): { readonly value: string; readonly end: number } | null {
  const first = html[from] ?? '';
  const quote = quoteOf(first);
  if (quote === undefined) return null;
  const straight =
    first === '"'
      ? indexOfCharacter(html, from + 1, /"/)
      : first === "'"
        ? indexOfCharacter(html, from + 1, /'/)
        : null;
  // One behind `=` begins the next value: an editor has changed the end of this one.
  const end = straight !== null && html[straight - 1] !== '=' ? straight : indexOfCharacter(html, from + 1, quote);
  return end === null ? null : { value: html.slice(from + 1, end), end: end + 1 };
}

/** Reads what begins at a bracket; null for words in brackets that cannot be a shortcode. */
function readAt(html: string, from: number): { readonly code: Read; readonly end: number } | null {
  const begun = matchAt(nameAt, html, from);
  if (begun === null) return null;
  const [all, slash, name = ''] = begun;
  const values = new Map<string, string>();
  const bare: string[] = [];
  let at = from + all.length;
  for (;;) {
    while (/\s/.test(html[at] ?? '')) at += 1;
    const character = html[at];
    if (character === undefined || character === '[' || character === '<') return null;
    if (character === ']' || (character === '/' && html[at + 1] === ']')) {
      const end = character === ']' ? at + 1 : at + 2;
      return { code: { name, isEnd: slash === '/', values, bare, raw: html.slice(from, end) }, end };
    }
    const key = matchAt(keyAt, html, at);
    const start = key === null ? at : at + key[0].length;
    const quoted = readQuoted(html, start);
    const plain = quoted === null ? matchAt(bareAt, html, start) : null;
    if (quoted === null && plain === null) return null;
    // A slash before the bracket closes the shortcode and does not belong to the value.
    const isClosed = plain !== null && plain[1]?.endsWith('/') === true && html[start + plain[0].length] === ']';
    const value = quoted?.value ?? (isClosed ? plain?.[1]?.slice(0, -1) : plain?.[1]) ?? '';
    if (key === null) bare.push(quoted === null ? value : `"${value}"`);
    else if (!values.has((key[1] ?? '').toLowerCase())) values.set((key[1] ?? '').toLowerCase(), typedValue(value));
    at = quoted?.end ?? start + (plain?.[0].length ?? 0);
  }
}

/** Takes a text apart, in one pass; what stands in a tag or in a comment is no shortcode. */
function scan(html: string): readonly Piece[] {
  const pieces: Piece[] = [];
  const marks = /<(?=[a-z/!?])|\[/gi;
  let done = 0;
  let hasTags = true;
  const words = (to: number): void => void (to > done && pieces.push(html.slice(done, to)));
  for (let mark = marks.exec(html); mark !== null; mark = marks.exec(html)) {
    const at = mark.index;
    if (mark[0] === '<') {
      const isComment = html.startsWith('<!--', at);
      const end = isComment ? html.indexOf('-->', at) : hasTags ? html.indexOf('>', at) : -1;
      if (end >= 0) marks.lastIndex = end + 1;
      else if (isComment) break;
      else hasTags = false;
      continue;
    }
    const isEscaped = html[at + 1] === '[';
    const read = readAt(html, isEscaped ? at + 1 : at);
    if (read === null) continue;
    if (isEscaped) {
      if (html[read.end] !== ']') continue;
      words(at);
      pieces.push(read.code.raw);
      done = read.end + 1;
    } else {
      words(at);
      pieces.push(read.code);
      done = read.end;
    }
    marks.lastIndex = done;
  }
  words(html.length);
  return pieces;
}

/** What WordPress and its most common plugins know by a single word. */
const known: ReadonlySet<string> = new Set([
  'audio',
  'caption',
  'embed',
  'gallery',
  'googlemaps',
  'playlist',
  'slideshow',
  'soundcloud',
  'spotify',
  'vimeo',
  'video',
  'videopress',
  'wpvideo',
  'youtube',
]);

/** A name as programs have it, and no word. */
const isNamed = (name: string): boolean => /[-_]/.test(name) && name === name.toLowerCase();

/** An address, a number, or something in quotes: what nobody writes behind a word in brackets. */
const isValue = (bare: string): boolean => /^(?:https?:\/\/|\/\/|["\d])/.test(bare);

/**
 * Whether it is one, and not words in brackets: it has a value with a name, a closing tag, a name that no word is, or one that
 * is known. What WordPress does not know, it shows as it stands.
 */
function isShortcode(code: Shortcode): boolean {
  const { name, values, bare, hasClosingTag } = code;
  if (values.size > 0 || hasClosingTag) return true;
  const isPlain = bare.every((one) => isValue(one));
  return isPlain && (known.has(name) || isNamed(name) || isGalleryName(name));
}

/** The address of a picture or a film, where nothing else stands between a shortcode and its end; else empty. */
function bodyOf({ name }: Read, inner: Piece | undefined, end: Piece | undefined): string {
  if (typeof inner !== 'string' || typeof end !== 'object' || !end.isEnd || end.name !== name) return '';
  const [, words = ''] =
    /^(?:\s|<\/?(?:p|br|span)\b[^<>]{0,200}>)*([^\s<>]{1,2000})(?:\s|<\/?(?:p|br|span)\b[^<>]{0,200}>)*$/i.exec(
      inner,
    ) ?? [];
  const address = /^(?:https?:)?\/\/|^\/[^/]/.test(words) ? toAddress(words, 'https://here.invalid') : '';
  return isPictureAddress(address) || (address !== '' && isFilmAddress(address)) ? words : '';
}

/**
 * Puts elements in place of shortcodes: for pictures, galleries, films, captions and the words that a page builder keeps in them.
 * Whatever else a shortcode makes is lost, and reported.
 */
export function replaceShortcodes(html: string, losses: Losses): string {
  if (!html.includes('[')) return html;
  const pieces = scan(html);
  // How many of a name are still open, from the end: an end that nothing opens is words.
  const ends = new Map<string, number>();
  const closed = new Set<Piece>();
  for (const piece of pieces.toReversed()) {
    if (typeof piece === 'string') continue;
    const { name, isEnd } = piece;
    const open = ends.get(name) ?? 0;
    if (isEnd) ends.set(name, open + 1);
    else if (open > 0) {
      closed.add(piece);
      ends.set(name, open - 1);
    }
  }
  const isBuilt = pieces.some((piece) => typeof piece !== 'string' && isOfBuilder(piece.name));
  const begun = new Map<string, ReadonlyMap<string, string>[]>();
  let written = '';
  let raw: { readonly name: string; readonly write: (inner: string) => string; text: string } | null = null;
  for (const [at, piece] of pieces.entries()) {
    if (typeof piece === 'string') {
      if (raw === null) written += piece;
      else raw.text += piece;
      continue;
    }
    const { name, isEnd } = piece;
    if (raw !== null) {
      if (isEnd && raw.name === name) {
        written += raw.write(raw.text);
        raw = null;
      } else raw.text += piece.raw;
      continue;
    }
    const open = begun.get(name) ?? [];
    begun.set(name, open);
    const isOwnEnd = isEnd && open.length > 0;
    const hasClosingTag = closed.has(piece) || isOwnEnd;
    const body = hasClosingTag && !isEnd ? bodyOf(piece, pieces[at + 1], pieces[at + 2]) : '';
    const code: Shortcode = { ...piece, hasClosingTag, body, begun: (isEnd ? open.at(-1) : null) ?? piece.values };
    if (isEnd && !isOwnEnd) {
      if (!isNamed(name)) written += piece.raw;
      continue;
    }
    if (!isEnd && !isShortcode(code)) {
      written += piece.raw;
      continue;
    }
    if (isOwnEnd) open.pop();
    else if (code.hasClosingTag) open.push(piece.values);
    const made = toElements(code, losses, isBuilt);
    // Parts of the same kind stand side by side, and nobody knows how: their words do not run into each other.
    const following = pieces[at + 1];
    const hasNext = isOwnEnd && typeof following === 'object' && !following.isEnd && following.name === name;
    if (typeof made === 'string') written += made === '' && hasNext ? ' ' : made;
    else raw = { name, write: made, text: '' };
  }
  return written + (raw === null ? '' : raw.text);
}
