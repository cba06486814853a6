import { Slice } from 'prosemirror-model';
import type { Node, ResolvedPos } from 'prosemirror-model';
import type { Selection } from 'prosemirror-state';
import { schema } from './schema.ts';

const { bullet_list: bullets, ordered_list: numbers, heading } = schema.nodes;

const isList = (node: Node | null): boolean => node?.type === bullets || node?.type === numbers;

/** It says by its kind what it is: joined to a line of text it would be lost, or the line become another. */
const isOfItsOwn = (node: Node | null): boolean => isList(node) || node?.type === heading;

function isInList(place: ResolvedPos): boolean {
  return Array.from({ length: place.depth }, (_, depth) => place.node(depth)).some(isList);
}

/** One line, and nothing beside it: perhaps some words that were copied out of it. */
const isLine = (node: Node): boolean =>
  node.isTextblock || (node.childCount === 1 && node.firstChild !== null && isLine(node.firstChild));

/**
 * What was copied, with a heading or list at its ends in lines of their own where words stand beside them. Null where it goes on in the
 * line: paragraphs do, and a single heading or item does within words, or behind a space.
 */
export function standApart({ content, openStart, openEnd }: Slice, { $from, $to }: Selection): Slice | null {
  const { firstChild: first, lastChild: last } = content;
  const before = $from.parent.textContent.slice(0, $from.parentOffset);
  const after = $to.parent.textContent.slice($to.parentOffset);
  const goesOn = before === '' ? /^\s|^$/.test(after) : after !== '' || /\s$/.test(before);
  if (first !== null && first === last && isLine(first) && goesOn) return null;
  const startsApart = before !== '' && isOfItsOwn(first);
  const endsApart = after !== '' && isOfItsOwn(last);
  if (!$from.parent.isTextblock || !(startsApart || endsApart)) return null;
  const isWhole = first === last;
  // Items go among items, and not as a list into one of them.
  if (isWhole && first !== null && isList(first) && isInList($from)) return new Slice(first.content, 0, 0);
  return new Slice(content, startsApart || isWhole ? 0 : openStart, endsApart || isWhole ? 0 : openEnd);
}
