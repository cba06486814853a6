import { toSourceBlocks } from '@vitrine/markdown/source';
import type { PlacedBlock, SourceBlock, SourceInline } from '@vitrine/markdown/source';
import { Fragment } from 'prosemirror-model';
import type { Mark, Node } from 'prosemirror-model';
import { schema } from './schema.ts';
import type { Origin } from './schema.ts';

const { bullet_list, hard_break, heading, kept, list_item, ordered_list, paragraph, picture } = schema.nodes;
const { emphasis, link, strong } = schema.marks;

/** Words as text and line breaks. */
function wordsToNodes(words: string, marks: readonly Mark[]): Node[] {
  return words
    .split('\n')
    .flatMap((line, index) => [
      ...(index === 0 ? [] : [hard_break.create(null, null, marks)]),
      ...(line === '' ? [] : [schema.text(line, marks)]),
    ]);
}

function markOf(part: Exclude<SourceInline, { kind: 'text' | 'kept' }>): Mark {
  switch (part.kind) {
    case 'link':
      return link.create({ address: part.address, title: part.title });
    case 'strong':
      return strong.create();
    case 'emphasis':
      return emphasis.create();
  }
}

function inline(parts: readonly SourceInline[], marks: readonly Mark[] = []): Node[] {
  return parts.flatMap((part) => {
    if (part.kind === 'text') return wordsToNodes(part.words, marks);
    if (part.kind === 'kept') return [kept.create({ source: part.source, words: part.words }, null, marks)];
    return inline(part.parts, markOf(part).addToSet(marks));
  });
}

function blockToNode(block: SourceBlock, origin: Origin | null): Node {
  switch (block.kind) {
    case 'paragraph':
      return paragraph.create({ origin }, Fragment.fromArray(inline(block.parts)));
    case 'heading':
      return heading.create({ origin, depth: block.depth }, Fragment.fromArray(inline(block.parts)));
    case 'picture':
      return picture.create({ origin, file: block.file, alt: block.alt, caption: block.caption });
    case 'list': {
      const items = block.items.map((item) =>
        list_item.create(null, item.length === 0 ? paragraph.create() : item.map((one) => blockToNode(one, null))),
      );
      return block.start === null
        ? bullet_list.create({ origin }, items)
        : ordered_list.create({ origin, start: block.start }, items);
    }
  }
}

let order = 0;
/** What each was read as: changed in the editor, a block still has its origin. */
const readAs = new WeakMap<Origin, Node>();

function placed({ block, gap, source }: PlacedBlock): Node {
  order += 1;
  const origin = { order, gap, source };
  const node = blockToNode(block, origin);
  readAs.set(origin, node);
  return node;
}

/** The block as it was read; null for one that comes from elsewhere. */
export const nodeAsRead = (origin: Origin): Node | null => readAs.get(origin) ?? null;

/** A text in the editor, and what stands behind its last block. */
export interface ReadText {
  readonly doc: Node;
  readonly rest: string;
}

/** Null for Markdown that is not drawn as such. @param text its lines end with `\n` alone */
export function readMarkdown(text: string): ReadText | null {
  const found = toSourceBlocks(text);
  if (found === null) return null;
  // Of a text on its own, the numbers of the next do not follow these.
  order += 1;
  const blocks = found.blocks.map(placed);
  return { doc: schema.node('doc', null, blocks.length === 0 ? [paragraph.create()] : blocks), rest: found.rest };
}

/** The blocks that a part of Markdown makes; empty where it is not drawn as such. */
export function readBlocks(text: string): readonly Node[] {
  return toSourceBlocks(text)?.blocks.map(({ block }) => blockToNode(block, null)) ?? [];
}

/** A text in which nothing is formatted: an empty line parts paragraphs, and every letter stands for itself. */
export function readPlain(text: string): Node {
  const paragraphs = text.split('\n\n').map((words) => paragraph.create(null, wordsToNodes(words, [])));
  return schema.node('doc', null, paragraphs);
}
