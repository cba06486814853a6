import { fromMarkdown } from 'mdast-util-from-markdown';

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root['children'][number];

/** What a tree is made of. Whoever draws it knows these and nothing else. */
export type RichTag = 'p' | 'h2' | 'h3' | 'ul' | 'ol' | 'li' | 'em' | 'strong' | 'a';

/** An element of a formatted text. Line breaks are in its words, as they were typed. */
export interface RichElement {
  readonly tag: RichTag;
  readonly parts: RichPart[];
  /** Of a link: http, https, mailto, tel, or a path of this site. */
  readonly href?: string;
  /** Of a numbered list that does not begin with 1. */
  readonly start?: number;
}

export type RichPart = string | RichElement;
export type RichText = RichPart[];

/** A picture that stands by itself between two blocks. */
export interface RichPicture {
  readonly tag: 'picture';
  /** The name of a file among the studio's media; nobody has looked yet whether there is one. */
  readonly file: string;
  /** Its alternative text, which is all there is of it where it cannot be drawn; empty where none was typed. */
  readonly parts: [string];
  /** What stands below it. */
  readonly caption?: string;
}

/** A text in which pictures may stand. */
export type IllustratedText = (RichPart | RichPicture)[];

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

const marks = /[*_[\]()!\\<&]/g;
const item = /^[ \t]*(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/gm;
/** Lists in lists: eight levels on one line, or further to the right than anybody reads. */
const tooDeep = /^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+){8}|^[ \t]{24,}(?:[-+*]|\d{1,9}[.)])[ \t]/m;

/** @returns in plain words, why a text cannot be kept as Markdown; null where it can */
export function whyRefused(text: string): string | null {
  if (text.length > longest) return `A formatted text has at most ${longest.toLocaleString('en')} characters.`;
  const work = text.split(/\n[ \t]*\n/).reduce((sum, block) => sum + (block.match(marks)?.length ?? 0) ** 2, 0);
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

const partsOf = (nodes: readonly Node[]): RichPart[] => joined(nodes.flatMap(toParts));

/** Words that follow each other are one text. */
function joined(parts: readonly RichPart[]): RichPart[] {
  return parts.reduce<RichPart[]>((done, part) => {
    const last = done.at(-1);
    if (typeof part !== 'string' || typeof last !== 'string') return [...done, part];
    return [...done.slice(0, -1), last + part];
  }, []);
}

/** What has words. */
interface Worded {
  readonly tag: string;
  readonly parts: readonly (string | Worded)[];
}

const isBlock = (part: string | Worded): boolean =>
  typeof part !== 'string' && part.tag !== 'em' && part.tag !== 'strong' && part.tag !== 'a';

function toParts(node: Node): RichPart[] {
  switch (node.type) {
    case 'text':
      return [node.value];
    case 'break':
      return ['\n'];
    case 'image':
      return [node.alt ?? ''];
    case 'paragraph':
      return [{ tag: 'p', parts: partsOf(node.children) }];
    case 'heading':
      return [{ tag: node.depth < 3 ? 'h2' : 'h3', parts: partsOf(node.children) }];
    case 'emphasis':
      return [{ tag: 'em', parts: partsOf(node.children) }];
    case 'strong':
      return [{ tag: 'strong', parts: partsOf(node.children) }];
    case 'link': {
      const href = safeAddress(node.url);
      const parts = partsOf(node.children);
      return href === null ? parts : [{ tag: 'a', href, parts }];
    }
    case 'list': {
      const start = node.start ?? 1;
      return [
        {
          tag: node.ordered === true ? 'ol' : 'ul',
          ...(start === 1 ? {} : { start }),
          parts: node.children.map((one) => ({ tag: 'li', parts: itemParts(partsOf(one.children)) })),
        },
      ];
    }
    default:
      return [];
  }
}

/** What stands alone in an item needs no paragraph around it, nor what only a list follows. */
function itemParts(parts: RichPart[]): RichPart[] {
  const [first, ...rest] = parts;
  const isTight = rest.every((part) => typeof part !== 'string' && part.tag !== 'p');
  return typeof first === 'object' && first.tag === 'p' && isTight ? [...first.parts, ...rest] : parts;
}

/** The paragraphs of a text in which nothing is formatted. */
const asTyped = (text: string): RichText =>
  text
    .split(/\n[ \t]*\n\s*/)
    .map((words) => words.trim())
    .filter((words) => words !== '')
    .map((words) => ({ tag: 'p', parts: [words] }));

const addressOfMedia = /^\/media\/([\w.-]+)$/;

/** The picture that is all of a paragraph; null for anything else, and for one whose address leads elsewhere. */
function pictureIn(node: Node): RichPicture | null {
  const [only, ...others] = node.type === 'paragraph' ? node.children : [];
  if (only?.type !== 'image' || others.length > 0) return null;
  const file = addressOfMedia.exec(only.url)?.[1];
  const caption = only.title?.trim() ?? '';
  if (file === undefined) return null;
  return { tag: 'picture', file, parts: [(only.alt ?? '').trim()], ...(caption === '' ? {} : { caption }) };
}

/**
 * The text as a tree, with its pictures: each an image that is alone in a paragraph of its own, outside of lists, and has the
 * address of a media file (`/media/…`). A text that would be refused is shown as it was typed.
 */
export function toIllustratedText(source: string): IllustratedText {
  const text = source.replaceAll(/\r\n?/g, '\n');
  if (whyRefused(text) !== null) return asTyped(text);
  return fromMarkdown(text, { extensions: [{ disable: { null: unused } }] }).children.flatMap(
    (node): IllustratedText => {
      const picture = pictureIn(node);
      return picture === null ? partsOf([node]) : [picture];
    },
  );
}

/** What is shown of a picture that cannot be drawn. */
export const pictureAsWords = ({ parts }: RichPicture): RichElement => ({ tag: 'p', parts });

/** The text as a tree, its pictures as their alternative texts. One that would be refused is shown as it was typed. */
export function toRichText(source: string): RichText {
  return toIllustratedText(source).map((part) =>
    typeof part !== 'string' && part.tag === 'picture' ? pictureAsWords(part) : part,
  );
}

/** The words of a tree, without marks: paragraphs apart by an empty line, items of lists each on a line. */
export function toWords(text: readonly (string | Worded)[]): string {
  const write = (parts: readonly (string | Worded)[], isItem: boolean): string =>
    parts
      .map((part, index) => {
        const words =
          typeof part === 'string'
            ? part
            : write(part.parts, part.tag === 'ul' || part.tag === 'ol' || part.tag === 'li');
        if (index === 0 || !isBlock(part)) return words;
        return `${isItem ? '\n' : '\n\n'}${words}`;
      })
      .join('');
  return write(text, false);
}
