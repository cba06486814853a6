import { fromMarkdown } from 'mdast-util-from-markdown';

type Root = ReturnType<typeof fromMarkdown>;
export type Node = Root['children'][number];
type Paragraph = Extract<Node, { type: 'paragraph' }>;
export type Inline = Paragraph['children'][number];
export type Image = Extract<Inline, { type: 'image' }>;

/** What the subset does not have is typed as it stands. */
const unused = [
  'autolink',
  'blockQuote',
  'characterReference',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'htmlFlow',
  'htmlText',
  'setextUnderline',
  'thematicBreak',
];

const longest = 50_000;
/** The parser takes longer by the square of the marks in one block: the sum over all blocks is bounded. */
const mostWork = 400_000;
const mostItems = 1000;
/** And by the square of the lines behind an item that belong to it still; others cost as much as there are. */
const mostLines = 5000;
const mostLinesOfList = 2500;

const marks = /[*_[\]()!\\<&]/g;
const item = /^[ \t]*(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/gm;
/** Lists in lists: eight levels on one line, or further to the right than anybody reads. */
const tooDeep = /^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+){8}|^[ \t]{24,}(?:[-+*]|\d{1,9}[.)])[ \t]/m;

const countLines = (text: string): number => text.split('\n', mostLines + 2).length;

/** @returns in plain words, why a text cannot be kept as Markdown; null where it can */
export function whyRefused(text: string): string | null {
  if (text.length > longest) return `A formatted text has at most ${longest.toLocaleString('en')} characters.`;
  const blocks = text.split(/\n[ \t]*\n/);
  const isTooLong = (block: string): boolean => countLines(block) > mostLinesOfList && block.search(item) >= 0;
  if (countLines(text) > mostLines || blocks.some(isTooLong)) {
    return 'The text has too many lines to be formatted. Turn formatting off to keep it as it is typed.';
  }
  const work = blocks.reduce((sum, block) => sum + (block.match(marks)?.length ?? 0) ** 2, 0);
  const isBounded = work <= mostWork && (text.match(item)?.length ?? 0) <= mostItems && !tooDeep.test(text);
  return isBounded
    ? null
    : 'The text has too many marks to be formatted. Turn formatting off to keep it as it is typed.';
}

const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Where a link may lead; null for an address that is none, that runs something, or that carries a password. */
export function safeAddress(address: string): string | null {
  if (/^\/(?![/\\])[^\\\s]*$/.test(address)) return address;
  if (!URL.canParse(address)) return null;
  const { protocol, username, password, href } = new URL(address);
  return schemes.has(protocol) && username === '' && password === '' ? href : null;
}

const addressOfMedia = /^\/media\/([\w.-]+)$/;

/** What an image asks for. */
export interface AskedPicture {
  /** The name of a file among the studio's media. */
  readonly file: string;
  /** Empty where none was typed, as the caption. */
  readonly alt: string;
  readonly caption: string;
}

/** The picture that an image asks for; null for one whose address leads elsewhere. */
function pictureOf({ url, alt, title }: Image): AskedPicture | null {
  const file = addressOfMedia.exec(url)?.[1];
  return file === undefined ? null : { file, alt: (alt ?? '').trim(), caption: title?.trim() ?? '' };
}

/** A part of a paragraph: a picture, or the words before, between or behind pictures. */
type Piece =
  | { readonly picture: AskedPicture; readonly nodes: readonly [Image] }
  | { readonly picture: null; readonly nodes: readonly Inline[] };

const isSpace = (node: Inline | undefined): boolean =>
  node?.type === 'break' || (node?.type === 'text' && node.value.trim() === '');

/** Without the space that parts words from a picture. */
function withoutEdges(nodes: readonly Inline[]): readonly Inline[] {
  let from = 0;
  let to = nodes.length;
  while (from < to && isSpace(nodes[from])) from += 1;
  while (to > from && isSpace(nodes[to - 1])) to -= 1;
  return nodes.slice(from, to);
}

/**
 * A paragraph in its pieces; null for one without pictures. A picture among words stands between them as a block, so that what is typed on its line never makes it vanish.
 */
export function piecesOf({ children }: Paragraph): readonly Piece[] | null {
  const pieces: Piece[] = [];
  let words: Inline[] = [];
  let hasPictures = false;
  const end = () => {
    const nodes = withoutEdges(words);
    if (nodes.length > 0) pieces.push({ picture: null, nodes });
    words = [];
  };
  for (const node of children) {
    const picture = node.type === 'image' ? pictureOf(node) : null;
    if (node.type === 'image' && picture !== null) {
      hasPictures = true;
      end();
      pieces.push({ picture, nodes: [node] });
    } else words.push(node);
  }
  end();
  return hasPictures ? pieces : null;
}

/** As the subset has it. */
export const parse = (text: string): Root => fromMarkdown(text, { extensions: [{ disable: { null: unused } }] });
