import { safeAddress } from '@vitrine/markdown';
import { Schema } from 'prosemirror-model';
import type { DOMOutputSpec, MarkSpec, Node, NodeSpec } from 'prosemirror-model';

/** Where a block of the stored text stood, and its letters: what is not changed is given back as it was. */
export interface Origin {
  /** Counts up through everything that is read; neighbours of one text have numbers that follow each other. */
  readonly order: number;
  readonly gap: string;
  readonly source: string;
}

const isOrigin = (value: unknown): value is Origin =>
  typeof value === 'object' && value !== null && 'order' in value && 'gap' in value && 'source' in value;

/** Null for a block that was made here. */
export function originOf(node: Node): Origin | null {
  const value: unknown = node.attrs['origin'];
  return isOrigin(value) ? value : null;
}

/** What a text or a picture says in words, by the name of the attribute; empty where it says nothing. */
export function wordsOfAttribute({ attrs }: { readonly attrs: Node['attrs'] }, name: string): string {
  const value: unknown = attrs[name];
  return typeof value === 'string' ? value : '';
}

/** @returns null where the attribute has none */
export function numberOfAttribute({ attrs }: { readonly attrs: Node['attrs'] }, name: string): number | null {
  const value: unknown = attrs[name];
  return typeof value === 'number' ? value : null;
}

const origin = { origin: { default: null } };

const heading = (tag: string, depth: number) => ({ tag, attrs: { depth } });

/** The blocks and inline parts that texts of the site may have. */
const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    group: 'block part',
    content: 'inline*',
    attrs: origin,
    parseDOM: [{ tag: 'p' }],
    toDOM: (): DOMOutputSpec => ['p', { dir: 'auto' }, 0],
  },
  heading: {
    group: 'block part',
    content: '(text | kept)*',
    attrs: { ...origin, depth: { default: 2 } },
    defining: true,
    parseDOM: [
      heading('h1', 2),
      heading('h2', 2),
      heading('h3', 3),
      heading('h4', 3),
      heading('h5', 3),
      heading('h6', 3),
    ],
    toDOM: (node: Node): DOMOutputSpec => [
      (numberOfAttribute(node, 'depth') ?? 2) < 3 ? 'h2' : 'h3',
      { dir: 'auto' },
      0,
    ],
  },
  bullet_list: {
    group: 'block part',
    content: 'list_item+',
    attrs: origin,
    parseDOM: [{ tag: 'ul' }],
    toDOM: (): DOMOutputSpec => ['ul', 0],
  },
  ordered_list: {
    group: 'block part',
    content: 'list_item+',
    attrs: { ...origin, start: { default: 1 } },
    parseDOM: [
      {
        tag: 'ol',
        getAttrs: (dom: HTMLElement) => ({
          start: Math.max(0, Number.parseInt(dom.getAttribute('start') ?? '1', 10) || 1),
        }),
      },
    ],
    toDOM: (node: Node): DOMOutputSpec => ['ol', { start: String(numberOfAttribute(node, 'start') ?? 1) }, 0],
  },
  list_item: {
    content: 'part+',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: (): DOMOutputSpec => ['li', 0],
  },
  picture: {
    group: 'block',
    atom: true,
    draggable: true,
    isolating: true,
    attrs: { ...origin, file: {}, alt: { default: '' }, caption: { default: '' } },
    parseDOM: [
      {
        tag: 'img[data-picture]',
        getAttrs: (dom: HTMLElement) => ({
          file: dom.dataset['picture'] ?? '',
          alt: dom.getAttribute('alt') ?? '',
          caption: dom.getAttribute('title') ?? '',
        }),
      },
    ],
    toDOM: (node: Node): DOMOutputSpec => {
      const file = wordsOfAttribute(node, 'file');
      return [
        'img',
        {
          src: `/media/${file}`,
          'data-picture': file,
          alt: wordsOfAttribute(node, 'alt'),
          title: wordsOfAttribute(node, 'caption'),
        },
      ];
    },
  },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    linebreakReplacement: true,
    leafText: () => '\n',
    parseDOM: [{ tag: 'br' }],
    toDOM: (): DOMOutputSpec => ['br'],
  },
  /** Shown as its words, and kept to the letter: an image from elsewhere, a link that leads nowhere safe. */
  kept: {
    group: 'inline',
    inline: true,
    atom: true,
    attrs: { source: {}, words: {} },
    leafText: (node: Node) => wordsOfAttribute(node, 'words'),
    parseDOM: [
      {
        tag: 'span[data-kept]',
        getAttrs: (dom: HTMLElement) => ({ source: dom.dataset['kept'] ?? '', words: dom.textContent }),
      },
    ],
    toDOM: (node: Node): DOMOutputSpec => [
      'span',
      { 'data-kept': wordsOfAttribute(node, 'source') },
      wordsOfAttribute(node, 'words') || wordsOfAttribute(node, 'source'),
    ],
  },
  text: { group: 'inline' },
} satisfies Record<string, NodeSpec>;

/** A style that word processors write in place of an element. */
const isNot = (value: string) => value === 'normal' || value === '400';

const marks = {
  link: {
    attrs: { address: {}, title: { default: null } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (dom: HTMLElement) => {
          const address = dom.getAttribute('href') ?? '';
          return safeAddress(address) === null ? false : { address, title: dom.getAttribute('title') };
        },
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => [
      'a',
      { href: safeAddress(wordsOfAttribute({ attrs }, 'address')) ?? '', rel: 'noopener' },
      0,
    ],
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      // Google Docs puts everything into a <b> that is none.
      { tag: 'b', getAttrs: (dom: HTMLElement) => (isNot(dom.style.fontWeight) ? false : null) },
      { style: 'font-weight', getAttrs: (value: string) => (/^(?:bold(?:er)?|[6-9]\d\d)$/.test(value) ? null : false) },
    ],
    toDOM: (): DOMOutputSpec => ['strong', 0],
  },
  emphasis: {
    parseDOM: [
      { tag: 'em' },
      { tag: 'i', getAttrs: (dom: HTMLElement) => (isNot(dom.style.fontStyle) ? false : null) },
      { style: 'font-style=italic' },
    ],
    toDOM: (): DOMOutputSpec => ['em', 0],
  },
} satisfies Record<string, MarkSpec>;

export const schema = new Schema({ nodes, marks });
