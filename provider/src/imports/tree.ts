import { Parser } from 'htmlparser2';
import { onOneLine } from './spaces.ts';

/** An element of a text, with what is in it. */
export interface Element {
  readonly kind: 'element';
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
}

export type Node =
  { readonly kind: 'text'; readonly value: string } | { readonly kind: 'comment'; readonly value: string } | Element;

export interface Tree {
  readonly children: readonly Node[];
  /** Elements nest more deeply than anybody writes: what comes after is not in it. */
  readonly isCut: boolean;
}

/** Elements in elements: more is no text that somebody has written. */
const deepest = 200;

/**
 * Reads HTML as a tree, in one pass, whatever is wrong with it. Nothing is run or fetched. How deep it is, is bounded, so that
 * whoever walks it may call themselves.
 */
export function readTree(html: string): Tree {
  const root: Node[] = [];
  const open: Node[][] = [root];
  let isCut = false;
  const put = (node: Node): void => void open.at(-1)?.push(node);
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (isCut) return;
        const children: Node[] = [];
        put({ kind: 'element', name, attributes, children });
        open.push(children);
        if (open.length <= deepest) return;
        isCut = true;
        parser.pause();
      },
      onclosetag: () => void (open.length > 1 && open.pop()),
      ontext(value) {
        if (!isCut) put({ kind: 'text', value });
      },
      oncomment: (value) => put({ kind: 'comment', value }),
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.write(html);
  if (!isCut) parser.end();
  return { children: root, isCut };
}

/** Narrows a node to an element: neither text nor comment. */
export const isElement = (node: Node): node is Element => node.kind === 'element';

/** The classes of an element. */
export const classesOf = ({ attributes }: Element): ReadonlySet<string> =>
  new Set((attributes['class'] ?? '').split(/\s+/).filter((name) => name !== ''));

/** All elements below some nodes, in their order. */
export function elementsIn(nodes: readonly Node[], found: Element[] = []): readonly Element[] {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    found.push(node);
    elementsIn(node.children, found);
  }
  return found;
}

const wordless: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'svg']);

/** Words of these do not run into what comes before and after. */
const apart: ReadonlySet<string> = new Set([
  'p',
  'div',
  'li',
  'cite',
  'td',
  'th',
  'tr',
  'dt',
  'dd',
  'figcaption',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);

/** What holds parts, and is no line of words itself. */
const spaced: ReadonlySet<string> = new Set(['div', 'a', 'li', 'figure', 'section', 'header', 'footer', 'article']);

/** The words below some nodes, as they stand. */
export function wordsIn(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.value;
      if (node.kind === 'comment' || wordless.has(node.name)) return '';
      if (node.name === 'br') return ' ';
      if (isEmoji(node)) return node.attributes['alt'] ?? '';
      return apart.has(node.name) ? ` ${wordsIn(node.children)} ` : wordsIn(node.children);
    })
    .join('');
}

const inline: ReadonlySet<string> = new Set(['span', 'strong', 'b', 'em', 'small', 'a']);
const mostParts = 12;
const space: Node = { kind: 'text', value: ' ' };
/** What stands in a heading, with space around small words: themes show them as a line above or below it. */
function withLines(children: readonly Node[]): readonly Node[] {
  const touches = (node: Node | undefined, letter: RegExp): boolean =>
    node !== undefined && (node.kind === 'text' ? letter.test(node.value) : isElement(node));
  return children.flatMap((node, at) =>
    isElement(node) && node.name === 'small'
      ? [
          ...(touches(children[at - 1], /[\p{L}\p{N}]$/u) ? [space] : []),
          node,
          ...(touches(children[at + 1], /^[\p{L}\p{N}]/u) ? [space] : []),
        ]
      : [node],
  );
}

/**
 * What stands in an element, with space between parts that plugins put on lines of their own by their classes, such as a person's name
 * and role: words of one line have no such neighbours alone.
 */
export function partsOf({ name, children }: Element): readonly Node[] {
  if (/^h[1-6]$/.test(name)) return withLines(children);
  if (!spaced.has(name) || children.length > mostParts) return children;
  const isWord = (node: Node): boolean =>
    node.kind === 'text'
      ? /\S/.test(node.value)
      : isElement(node) && inline.has(node.name) && !/\w[-_]\w/.test(node.attributes['class'] ?? '');
  return children.length < 2 || children.some((node) => isWord(node))
    ? children
    : children.flatMap((node) => [node, space]);
}

/** A picture that stands for a letter, as WordPress puts them in place of emoji. */
export function isEmoji(element: Element): boolean {
  if (element.name !== 'img') return false;
  const classes = classesOf(element);
  const source = element.attributes['src'] ?? '';
  return (
    classes.has('emoji') ||
    classes.has('wp-smiley') ||
    classes.has('wp-emoji') ||
    /^(?:https?:)?\/\/(?:s\.w\.org\/images\/core\/emoji|twemoji\.maxcdn\.com)\//.test(source)
  );
}

/** The element beside a node; null where words or something else stand in between. */
export function besideOf(siblings: readonly Node[], at: number, step: 1 | -1): Element | null {
  for (let index = at + step; index >= 0 && index < siblings.length; index += step) {
    const node = siblings[index];
    if (node === undefined || node.kind === 'comment') return null;
    if (isElement(node)) return node;
    if (node.value.trim() !== '') return null;
  }
  return null;
}

/** The words of a short text of HTML, such as a title, on one line: those of several lines do not run into each other. */
export function wordsOf(html: string): string {
  const text = html.slice(0, 5000);
  return onOneLine(/[<&]/.test(text) ? wordsIn(readTree(text).children) : text);
}
