import { cutText } from '@vitrine/markdown/cut';
import { readBlockComment } from './block-comments.ts';
import { textOf, valuesOf, type Values } from './json.ts';
import type { Losses } from './losses.ts';
import { elementsIn, isElement, readTree, wordsOf, type Element, type Node } from './tree.ts';
import type { WxrItem } from './wxr.ts';

/** Parts that several texts show: reusable blocks, and what themes and page builders keep once and name by a number or a slug. */

/** Types of items that are such parts. */
const types =
  /^(?:wp_block|blocks|cms_block|content_block|static_block|html_block|porto_builder|us_page_block|fusion_template|fusion_element|elementor_library|elementor_component|templatera|ct_template|bricks_template|et_pb_layout|uncodeblock|cs_global_block)$/;

/** Characters of all parts of an export that are in memory; of those that are over, the titles are known. */
const mostKept = 8_000_000;
/** Characters of parts that one text takes. */
const mostTaken = 400_000;
/** Parts in parts: more is no text that somebody has made. */
const deepest = 5;

/** A part that texts name. */
export interface SharedPart extends Pick<WxrItem, 'type' | 'content' | 'built'> {
  /** As it is reported: with its number, and its title where that is known. */
  readonly name: string;
  /** It was not kept, or the old site shows nothing of it, as it was a draft. */
  readonly isLeft: boolean;
  /** Characters of all that was kept of it. */
  readonly length: number;
}

/** The parts of an export that its texts may name. */
export class SharedParts {
  readonly #parts = new Map<string, SharedPart>();
  readonly #used = new Set<SharedPart>();
  #length = 0;

  add({ type, id, slug, title, status, isProtected, content, built }: WxrItem): void {
    if (!types.test(type)) return;
    const length = [...built.values()].reduce((sum, value) => sum + value.length, content.length);
    const hasPlace = this.#length + length <= mostKept;
    if (hasPlace) this.#length += length;
    const words = cutText(wordsOf(title), 100);
    const part: SharedPart = {
      type,
      name: words === '' ? `number ${id}` : `“${words}” (number ${id})`,
      isLeft: !hasPlace || status !== 'publish' || isProtected,
      content: hasPlace ? content : '',
      built: hasPlace ? built : new Map(),
      length,
    };
    for (const key of [id, slug]) if (key !== '' && !this.#parts.has(key)) this.#parts.set(key, part);
  }

  /** @param ref its number, or its slug */
  find(ref: string): SharedPart | null {
    const found = this.#parts.get(ref) ?? null;
    if (found !== null) this.#used.add(found);
    return found;
  }

  /** Names of the reusable blocks that no text has named. */
  unused(): readonly string[] {
    return [...new Set(this.#parts.values())]
      .filter((part) => part.type === 'wp_block' && !this.#used.has(part))
      .map(({ name }) => name);
  }
}

/** A part that may be placed. */
export interface SharedText {
  /** As it is reported. */
  readonly name: string;
  /** Characters that have to be read for it; 0 where nothing of it can be taken. */
  readonly length: number;
  /** Reads it as HTML; empty for nothing. */
  readonly read: () => string;
}

/** What is not there. */
export const noShared = (name: string): SharedText => ({ name, length: 0, read: () => '' });

/** What a text says in its own way in a part: by the names that blocks have there. */
function withOwnValues(nodes: readonly Node[], own: Values): readonly Node[] {
  let next: Values = {};
  return nodes.map((node): Node => {
    if (node.kind === 'comment') {
      const block = readBlockComment(node.value);
      if (block !== null) next = valuesOf(own[textOf(valuesOf(block.values['metadata'])['name'])]);
      return node;
    }
    if (!isElement(node)) return node;
    const values = next;
    next = {};
    return changed({ ...node, children: withOwnValues(node.children, own) }, values);
  });
}

/** An element of a block whose words, link or picture are other ones. */
function changed(element: Element, values: Values): Element {
  if (Object.keys(values).length === 0) return element;
  const { attributes, children } = element;
  const words = textOf(values['content'] ?? values['text']);
  const link = textOf(values['url']);
  const inside = elementsIn(children);
  const place = inside.find(({ name }) => name === 'img') ?? inside.find(({ name }) => name === 'a');
  // Only what holds nothing but words is a place for words.
  if (place === undefined || (element.name !== 'div' && element.name !== 'figure'))
    return words === '' ? element : { ...element, children: readTree(words).children };
  const change = (one: Element): Element => {
    if (one !== place) return { ...one, children: one.children.map((node) => (isElement(node) ? change(node) : node)) };
    if (one.name === 'img')
      return {
        ...one,
        children: [],
        attributes: { src: link, alt: textOf(values['alt']), 'data-id': textOf(values['id']) },
      };
    return {
      ...one,
      attributes: link === '' ? one.attributes : { ...one.attributes, href: link },
      children: words === '' ? one.children : readTree(words).children,
    };
  };
  return { ...element, attributes, children: children.map((node) => (isElement(node) ? change(node) : node)) };
}

/** The part that a node names, with what is said in its own way there; null for any other node. */
function namedBy(node: Node): { readonly ref: string; readonly own: Values } | null {
  if (isElement(node)) return node.name === 'vitrine-shared' ? { ref: node.attributes['ref'] ?? '', own: {} } : null;
  if (node.kind !== 'comment') return null;
  const block = readBlockComment(node.value);
  if (block?.name === 'divi/global-layout') return { ref: textOf(block.values['globalModule']), own: {} };
  if (block?.short !== 'block' || !block.isClosed) return null;
  return { ref: textOf(block.values['ref']), own: valuesOf(block.values['content']) };
}

/**
 * Puts parts that a text names by a number or a slug into their places. What is not there, is in itself or is too much, is reported.
 * @param find a part by its number or its slug
 * @param isClassic whether line breaks of a part are its author's
 */
export function placeShared(
  nodes: readonly Node[],
  find: (ref: string) => SharedText,
  isClassic: (html: string) => boolean,
  losses: Losses,
): readonly Node[] {
  let left = mostTaken;
  const open = new Set<string>();
  const place = (all: readonly Node[]): readonly Node[] =>
    all.flatMap((node): readonly Node[] => {
      const named = namedBy(node);
      if (named === null) return isElement(node) ? [{ ...node, children: place(node.children) }] : [node];
      const { ref, own } = named;
      const { name, length, read } = find(ref);
      // What is too much is not read at all: a text may name one part thousands of times.
      const mayRead = length > 0 && length <= left && !open.has(ref) && open.size < deepest;
      if (mayRead) left -= length;
      const html = mayRead ? read() : '';
      if (html === '') {
        losses.add('reusable', name);
        return [];
      }
      open.add(ref);
      const { children, isCut } = readTree(html);
      if (isCut) losses.add('depth');
      const attributes: Element['attributes'] = isClassic(html) ? { lines: '' } : {};
      const placed: Node = {
        kind: 'element',
        name: 'vitrine-part',
        attributes,
        children: place(withOwnValues(children, own)),
      };
      open.delete(ref);
      return [placed];
    });
  return place(nodes);
}
