import { parse, piecesOf, safeAddress, whyRefused } from './parse.ts';
import type { AskedPicture, Node } from './parse.ts';

export { safeAddress, whyRefused } from './parse.ts';

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

/** As a picture that has no alternative text. */
const isMute = (part: string | Worded): boolean =>
  typeof part !== 'string' && isBlock(part) && part.parts.length > 0 && part.parts.every((words) => words === '');

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

/** Of words beside a picture. */
function trimmed(parts: RichPart[]): RichPart[] {
  const last = parts.length - 1;
  return parts.map((part, index) => {
    if (typeof part !== 'string') return part;
    const begun = index === 0 ? part.trimStart() : part;
    return index === last ? begun.trimEnd() : begun;
  });
}

const toPicture = ({ file, alt, caption }: AskedPicture): RichPicture => ({
  tag: 'picture',
  file,
  parts: [alt],
  ...(caption === '' ? {} : { caption }),
});

/**
 * The text as a tree, with its pictures: each an image that stands in a paragraph, outside of lists, and has the
 * address of a media file (`/media/…`). A text that would be refused is shown as it was typed.
 */
export function toIllustratedText(source: string): IllustratedText {
  const text = source.replaceAll(/\r\n?/g, '\n');
  if (whyRefused(text) !== null) return asTyped(text);
  return parse(text).children.flatMap((node): IllustratedText => {
    const pieces = node.type === 'paragraph' ? piecesOf(node) : null;
    if (pieces === null) return partsOf([node]);
    return pieces.map(({ picture, nodes }) =>
      picture === null ? { tag: 'p', parts: trimmed(partsOf(nodes)) } : toPicture(picture),
    );
  });
}

/** What is shown of a picture that cannot be drawn. */
export const pictureAsWords = ({ parts }: RichPicture): RichElement => ({ tag: 'p', parts });

/** The text as a tree, its pictures as their alternative texts. One that would be refused is shown as it was typed. */
export function toRichText(source: string): RichText {
  return toIllustratedText(source).map((part) =>
    typeof part !== 'string' && part.tag === 'picture' ? pictureAsWords(part) : part,
  );
}

/** The words of a tree, without marks: paragraphs apart by an empty line, items of lists each on a line. A picture without words has no line. */
export function toWords(text: readonly (string | Worded)[]): string {
  const write = (parts: readonly (string | Worded)[], isItem: boolean): string =>
    parts
      .filter((part) => !isMute(part))
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
