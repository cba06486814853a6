import type { Node } from 'prosemirror-model';
import { keyOf, paragraphsOf } from './cells.ts';
import { nodeAsRead, readBlocks } from './read.ts';
import type { ReadText } from './read.ts';
import { numberOfAttribute, originOf, schema, wordsOfAttribute } from './schema.ts';
import { quoted, writeInline } from './write-inline.ts';

const { bullet_list: bulletList, heading, ordered_list: orderedList, paragraph, picture } = schema.nodes;

const isList = (node: Node): boolean => node.type === bulletList || node.type === orderedList;

/** What of a block is drawn, by which two are compared. */
function drawn(node: Node): string {
  if (node.type === paragraph) return JSON.stringify(['p', ...paragraphsOf(node.content).map(keyOf)]);
  if (node.type === heading) {
    const depth = numberOfAttribute(node, 'depth') ?? 2;
    return JSON.stringify(['h', depth, ...paragraphsOf(node.content).map(keyOf)]);
  }
  if (node.type === picture) {
    return JSON.stringify(['file', 'alt', 'caption'].map((name) => wordsOfAttribute(node, name)));
  }
  const within = node.children.map(drawn);
  return JSON.stringify([node.type.name, numberOfAttribute(node, 'start'), ...within]);
}

/** The letters of a block that was read and is still the same; null for any other. */
function keptSource(node: Node): string | null {
  const origin = originOf(node);
  const read = origin === null ? null : nodeAsRead(origin);
  if (origin === null || read === null) return null;
  return read === node || drawn(read) === drawn(node) ? origin.source : null;
}

/** Whether letters mean a block on their own, as they did in their place. */
function isWhole(source: string, node: Node): boolean {
  const [only, ...others] = readBlocks(source);
  return only !== undefined && others.length === 0 && drawn(only) === drawn(node);
}

const onOneLine = (words: string): string => words.replaceAll(/\s+/g, ' ').trim();

function writePicture(node: Node): string {
  const alt = onOneLine(wordsOfAttribute(node, 'alt')).replaceAll(/[\\[\]*_!]/g, String.raw`\$&`);
  return `![${alt}](/media/${wordsOfAttribute(node, 'file')}${quoted(onOneLine(wordsOfAttribute(node, 'caption')))})`;
}

/** How the items of a list begin. Two lists that follow each other need different markers. */
interface ListMarkers {
  readonly bullet: '-' | '*';
  readonly end: '.' | ')';
}
const firstMarkers: ListMarkers = { bullet: '-', end: '.' };
const otherMarkers: ListMarkers = { bullet: '*', end: ')' };

/** The marker of a list that is written already, by its first characters. */
function markerOf(written: string): string | null {
  return /^[ \t]*(?:\d{1,9})?([-+*.)])/.exec(written)?.[1] ?? null;
}

/**
 * How a list begins that may follow a paragraph without an empty line: no item of its first line is empty, nor has another number than one
 * (CommonMark 0.31, section 5.2).
 */
const mayInterrupt = /^(?:(?:[-*]|1[.)]) )+(?!(?:[-*]|\d{1,9}[.)])(?:\s|$))\S/;

function indented(text: string, by: string): string {
  return text
    .split('\n')
    .map((line, index) => (index === 0 || line === '' ? line : by + line))
    .join('\n');
}

function writeList(node: Node, markers: ListMarkers): string {
  const items = node.children.map((item, index) => {
    const start = numberOfAttribute(node, 'start') ?? 1;
    const marker = node.type === bulletList ? `${markers.bullet} ` : `${String(start + index)}${markers.end} `;
    const parts = writeParts(item.children);
    const isLoose = parts.slice(1).some((part) => !isList(part.node) || !mayInterrupt.test(part.text));
    const text = parts.map((part) => part.text).join(isLoose ? '\n\n' : '\n');
    return { text: (marker + indented(text, ' '.repeat(marker.length))).trimEnd(), isLoose };
  });
  return items.map(({ text }) => text).join(items.some(({ isLoose }) => isLoose) ? '\n\n' : '\n');
}

interface WrittenPart {
  readonly node: Node;
  readonly text: string;
}

/** Blocks that follow each other: how one is written depends on the one before it. */
function writeParts(nodes: readonly Node[]): readonly WrittenPart[] {
  return nodes.reduce<readonly WrittenPart[]>(
    (done, node) => [...done, ...writeBlock(node, done.at(-1)).map((text) => ({ node, text }))],
    [],
  );
}

const written = new WeakMap<Node, readonly string[]>();

/** @returns nothing for an empty paragraph, which Markdown does not have */
function writeWords(node: Node): readonly string[] {
  const known = written.get(node);
  if (known !== undefined) return known;
  const isHeading = node.type === heading;
  const paragraphs = paragraphsOf(node.content).map((cells) => writeInline(cells, isHeading));
  const marker = '#'.repeat(numberOfAttribute(node, 'depth') ?? 2);
  const texts = isHeading ? [[marker, ...paragraphs].join(' ')] : paragraphs;
  written.set(node, texts);
  return texts;
}

function writeBlock(node: Node, before: WrittenPart | undefined): readonly string[] {
  if (node.type === picture) return [writePicture(node)];
  if (!isList(node)) return writeWords(node);
  const first = node.type === bulletList ? firstMarkers.bullet : firstMarkers.end;
  const isTaken = before?.node.type === node.type && markerOf(before.text) === first;
  return [writeList(node, isTaken ? otherMarkers : firstMarkers)];
}

interface WrittenBlock extends WrittenPart {
  /** Letters that were read and are as they were. */
  readonly isKept: boolean;
}

/** How two blocks are parted. */
function gapBetween(before: WrittenBlock, after: WrittenBlock): string {
  const origin = originOf(after.node);
  const isNext = origin !== null && originOf(before.node)?.order === origin.order - 1;
  if (isNext && before.isKept && after.isKept) return origin.gap;
  return isNext && /^\n{2,}$/.test(origin.gap) ? origin.gap : '\n\n';
}

function isNeighbour(before: WrittenBlock | undefined, node: Node): boolean {
  return before?.isKept === true && originOf(before.node)?.order === (originOf(node)?.order ?? 0) - 1;
}

/** The block with its own letters, where they still mean the same behind what stands before it. @param first what the text began with */
function kept(node: Node, before: WrittenBlock | undefined, first: Node | null): WrittenBlock | null {
  const source = keptSource(node);
  if (source === null) return null;
  const isInPlace = before === undefined ? isSameOrigin(node, first) : isNeighbour(before, node);
  if (!isInPlace) {
    // It would belong to the list before it.
    const joins =
      before !== undefined &&
      isList(before.node) &&
      (/^[ \t]/.test(source) || (isList(node) && markerOf(before.text) === markerOf(source)));
    if (joins || !isWhole(source, node)) return null;
  }
  return { node, text: source, isKept: true };
}

function isSameOrigin(node: Node, other: Node | null): boolean {
  const origin = originOf(node);
  return origin !== null && other !== null && originOf(other)?.order === origin.order;
}

/**
 * The Markdown of a document: what was not changed since `read` to the letter, all else in the subset's plainest form.
 * Empty paragraphs are left out.
 */
export function writeMarkdown(doc: Node, read: ReadText | null): string {
  const blocks: WrittenBlock[] = [];
  for (const node of doc.children) {
    const before = blocks.at(-1);
    const same = kept(node, before, read?.doc.firstChild ?? null);
    if (same !== null) blocks.push(same);
    else blocks.push(...writeBlock(node, before).map((text) => ({ node, text, isKept: false })));
  }
  const [first] = blocks;
  const last = blocks.at(-1);
  if (first === undefined || last === undefined) return doc.eq(read?.doc ?? doc) ? (read?.rest ?? '') : '';
  const isAtStart = first.isKept && isSameOrigin(first.node, read?.doc.firstChild ?? null);
  const isAtEnd = last.isKept && isSameOrigin(last.node, read?.doc.lastChild ?? null);
  const body = blocks.map((block, index) => {
    const before = blocks[index - 1];
    return (before === undefined ? '' : gapBetween(before, block)) + block.text;
  });
  return `${isAtStart ? (originOf(first.node)?.gap ?? '') : ''}${body.join('')}${isAtEnd ? (read?.rest ?? '') : ''}`;
}

/** Whether nothing of it is formatted, so that it is as well a text as it is typed. */
export function isPlain(doc: Node): boolean {
  return doc.children.every(
    (node) =>
      node.type === paragraph &&
      node.children.every((part) => part.marks.length === 0 && part.type !== schema.nodes.kept),
  );
}

/** The words of a document in which nothing is formatted; what `readPlain` reads comes back to the letter. */
export const writePlain = (doc: Node): string =>
  doc.children.map((node) => node.textBetween(0, node.content.size, '', '\n')).join('\n\n');
