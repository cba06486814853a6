import { parse, piecesOf, safeAddress, whyRefused } from './parse.ts';
import type { AskedPicture, Inline, Node } from './parse.ts';

/** A part of a line as its author wrote it, for an editor. */
export type SourceInline =
  | { readonly kind: 'text'; readonly words: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly parts: readonly SourceInline[] }
  | {
      readonly kind: 'link';
      readonly address: string;
      readonly title: string | null;
      readonly parts: readonly SourceInline[];
    }
  /** What is shown as words only: an image from elsewhere, a link that leads nowhere safe. */
  | { readonly kind: 'kept'; readonly source: string; readonly words: string };

/** A block as its author wrote it. Line breaks are in its words. */
export type SourceBlock =
  | { readonly kind: 'paragraph'; readonly parts: readonly SourceInline[] }
  /** @property depth 1 to 6 */
  | { readonly kind: 'heading'; readonly depth: number; readonly parts: readonly SourceInline[] }
  /** @property start null for a list without numbers */
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly (readonly SourceBlock[])[] }
  | ({ readonly kind: 'picture' } & AskedPicture);

/** A block of a text, and its letters: the text is every `gap` and `source` in turn, and the rest. */
export interface PlacedBlock {
  readonly block: SourceBlock;
  /** What stands between the block before and this one. */
  readonly gap: string;
  readonly source: string;
}

interface Place {
  readonly from: number;
  readonly to: number;
}

const placeOf = ({ position }: Node | Inline): Place => ({
  from: position?.start.offset ?? 0,
  to: position?.end.offset ?? 0,
});

/** What is shown of an image, or of a link's words. */
function wordsIn(node: Inline): string {
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map(wordsIn).join('') : '';
}

function inlineOf(text: string, node: Inline): SourceInline[] {
  const kept = (): SourceInline[] => {
    const { from, to } = placeOf(node);
    return [{ kind: 'kept', source: text.slice(from, to), words: wordsIn(node) }];
  };
  const within = (children: readonly Inline[]) => children.flatMap((child) => inlineOf(text, child));
  switch (node.type) {
    case 'text':
      return [{ kind: 'text', words: node.value }];
    case 'break':
      return [{ kind: 'text', words: '\n' }];
    case 'strong':
    case 'emphasis':
      return [{ kind: node.type, parts: within(node.children) }];
    case 'link':
      if (safeAddress(node.url) === null) return kept();
      return [{ kind: 'link', address: node.url, title: node.title ?? null, parts: within(node.children) }];
    default:
      return kept();
  }
}

function blockOf(text: string, node: Node): SourceBlock | null {
  const within = (children: readonly Inline[]) => children.flatMap((child) => inlineOf(text, child));
  switch (node.type) {
    case 'paragraph':
      return { kind: 'paragraph', parts: within(node.children) };
    case 'heading':
      return { kind: 'heading', depth: node.depth, parts: within(node.children) };
    case 'list': {
      const items = node.children.map(({ children }) => children.flatMap((child) => blockOf(text, child) ?? []));
      return { kind: 'list', start: node.ordered === true ? (node.start ?? 1) : null, items };
    }
    default:
      return null;
  }
}

/** Where the words of a piece stand, without the space at its ends. */
function placeOfPiece(text: string, nodes: readonly Inline[]): Place {
  const places = nodes.map(placeOf);
  const from = places[0]?.from ?? 0;
  const words = text.slice(from, places.at(-1)?.to ?? from);
  return { from: from + words.length - words.trimStart().length, to: from + words.trimEnd().length };
}

function trimmedInline(parts: readonly SourceInline[]): readonly SourceInline[] {
  const last = parts.length - 1;
  return parts.map((part, index) => {
    if (part.kind !== 'text') return part;
    const begun = index === 0 ? part.words.trimStart() : part.words;
    return { kind: 'text', words: index === last ? begun.trimEnd() : begun };
  });
}

/**
 * The blocks of a Markdown text, each with its letters, for an editor that gives back to the letter what was not changed.
 * Null for a text that is not drawn as Markdown ({@link whyRefused}).
 * @param text its lines end with `\n` alone
 */
export function toSourceBlocks(
  text: string,
): { readonly blocks: readonly PlacedBlock[]; readonly rest: string } | null {
  if (whyRefused(text) !== null) return null;
  const blocks: PlacedBlock[] = [];
  let done = 0;
  const put = (block: SourceBlock, { from, to }: Place) => {
    const gap = text.slice(done, from);
    // The indent of a first line is as much of its block as that of the others.
    const indent = /(?:^|\n)([ \t]*)$/.exec(gap)?.[1]?.length ?? 0;
    blocks.push({ block, gap: gap.slice(0, gap.length - indent), source: text.slice(from - indent, to) });
    done = to;
  };
  for (const node of parse(text).children) {
    const pieces = node.type === 'paragraph' ? piecesOf(node) : null;
    if (pieces !== null) {
      for (const { picture, nodes } of pieces) {
        const parts = trimmedInline(nodes.flatMap((one) => inlineOf(text, one)));
        const block: SourceBlock = picture === null ? { kind: 'paragraph', parts } : { kind: 'picture', ...picture };
        put(block, placeOfPiece(text, nodes));
      }
    } else {
      const block = blockOf(text, node);
      if (block !== null) put(block, placeOf(node));
    }
  }
  return { blocks, rest: text.slice(done) };
}
