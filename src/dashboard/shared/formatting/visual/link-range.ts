import type { EditorState } from 'prosemirror-state';
import { addressIn } from './paste.ts';
import { schema } from './schema.ts';

const { link } = schema.marks;

/** Where the words of the link around the caret, or the address before it, begin and end. */
export function linkRange(state: EditorState): { readonly from: number; readonly to: number } {
  const { from, to, empty, $from } = state.selection;
  if (!empty) return { from, to };
  const mark = link.isInSet($from.marks());
  let at = $from.start();
  const spans = $from.parent.children.map((node) => {
    const span = { from: at, to: at + node.nodeSize, node };
    at = span.to;
    return span;
  });
  if (mark !== undefined) {
    const linked = spans.filter(({ node }) => mark.isInSet(node.marks));
    const first = linked[0];
    const last = linked.at(-1);
    if (first !== undefined && last !== undefined) return { from: first.from, to: last.to };
  }
  const before = $from.parent.textBetween(0, $from.parentOffset, '', '\n');
  const word = before.split(/\s/).at(-1) ?? '';
  return addressIn(word) === null ? { from, to } : { from: from - word.length, to };
}
