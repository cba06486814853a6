import { TextSelection } from 'prosemirror-state';
import type { EditorState, Transaction } from 'prosemirror-state';
import { addressIn } from './paste.ts';
import { schema, wordsOfAttribute } from './schema.ts';

const { link } = schema.marks;

/** What is to be linked: its words, empty where they are still to be written, and where it leads already. */
export interface LinkQuestion {
  readonly words: string;
  readonly address: string;
  /** What was selected. */
  readonly from: number;
  readonly to: number;
}

/** Where the words of the link around the caret, or the address before it, begin and end. */
function linkRange(state: EditorState): { readonly from: number; readonly to: number } {
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

/** What is asked about the link at what is selected. */
export function questionAt(state: EditorState): LinkQuestion {
  const { from, to } = linkRange(state);
  const words = state.doc.textBetween(from, to, ' ', ' ');
  let address = '';
  state.doc.nodesBetween(from, to, ({ marks }) => {
    const mark = link.isInSet(marks);
    if (mark !== undefined) address = wordsOfAttribute(mark, 'address');
  });
  const { selection } = state;
  return { words, address: address || (addressIn(words) ?? ''), from: selection.from, to: selection.to };
}

/** Selects what a question was about, as far as it is still there. */
export function selectAgain(state: EditorState, { from, to }: LinkQuestion): Transaction {
  const place = (at: number) => state.doc.resolve(Math.min(at, state.doc.content.size));
  return state.tr.setSelection(TextSelection.between(place(from), place(to)));
}

/** Leads what is selected to an address, away from any with `''`. @param words where it has none */
export function withLink(state: EditorState, address: string, words: string): Transaction {
  const { from, to } = linkRange(state);
  if (address === '') return state.tr.removeMark(from, to, link);
  const text = from === to ? words || address : null;
  const mark = link.create({ address });
  const linked =
    text === null
      ? state.tr.removeMark(from, to, link).addMark(from, to, mark)
      : state.tr.insert(from, schema.text(text, [mark]));
  // What is typed next stands behind the link.
  const end = text === null ? to : from + text.length;
  return linked.setSelection(TextSelection.create(linked.doc, end)).removeStoredMark(link).scrollIntoView();
}
