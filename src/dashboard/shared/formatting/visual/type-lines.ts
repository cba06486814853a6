import { TextSelection } from 'prosemirror-state';
import type { Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { sliceOfWords } from './paste.ts';
import { isAllSelected, withNothing } from './state.ts';

/** With what is selected on the page, which may be newer than what the editor knows of it. */
function withSelection(view: EditorView): Transaction {
  const { doc, tr } = view.state;
  const selected = view.dom.ownerDocument.getSelection();
  const range = selected === null || selected.rangeCount === 0 ? null : selected.getRangeAt(0);
  if (range === null || !view.dom.contains(range.commonAncestorContainer)) return tr;
  const from = view.posAtDOM(range.startContainer, range.startOffset);
  const to = view.posAtDOM(range.endContainer, range.endOffset);
  return tr.setSelection(TextSelection.between(doc.resolve(from), doc.resolve(to)));
}

/** What is typed in one go with its lines, or over all of a text; null for anything else, which the editor does by itself. */
export function typeLines(view: EditorView, typed: string): Transaction | null {
  const transaction = withSelection(view);
  const isAll = isAllSelected(transaction);
  if (!isAll && !typed.includes('\n')) return null;
  const words = sliceOfWords(typed);
  const { from, to } = transaction.selection;
  return (
    isAll ? withNothing(transaction).replaceRange(1, 1, words) : transaction.replaceRange(from, to, words)
  ).scrollIntoView();
}
