import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey, TextSelection } from 'prosemirror-state';
import type { EditorState, Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { schema } from './schema.ts';

/** A file on its way, and where its picture will stand. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  /** Where it is drawn, between two blocks. */
  readonly element: HTMLElement;
}

type Change = { readonly begun: { readonly upload: Upload; readonly at: number } } | { readonly ended: Upload };

const key = new PluginKey<DecorationSet>('uploads');

const isUpload = (value: unknown): value is Upload => typeof value === 'object' && value !== null && 'element' in value;

/** Holds the places of files that are on their way: they move with the text, and are no part of it. */
export const uploads = new Plugin<DecorationSet>({
  key,
  state: {
    init: () => DecorationSet.empty,
    apply: (transaction, before) => {
      const now = before.map(transaction.mapping, transaction.doc);
      const change: Change | undefined = transaction.getMeta(key);
      if (change === undefined) return now;
      if ('begun' in change) {
        const { upload, at } = change.begun;
        return now.add(transaction.doc, [
          Decoration.widget(at, upload.element, {
            side: -1,
            key: String(upload.id),
            upload,
            stopEvent: () => true,
            ignoreSelection: true,
          }),
        ]);
      }
      return now.remove(now.find(undefined, undefined, ({ upload }) => upload === change.ended));
    },
  },
  props: { decorations: (state) => key.getState(state) },
});

/** In the order of their places. */
export function uploadsOf(state: EditorState): readonly Upload[] {
  return (key.getState(state)?.find() ?? []).flatMap(({ spec }) => {
    const upload: unknown = spec['upload'];
    return isUpload(upload) ? [upload] : [];
  });
}

/** The place between two blocks at, or behind, a place in the text. */
function placeOf({ doc }: EditorState, at: number): number {
  const place = doc.resolve(at);
  return place.depth === 0 ? at : place.after(1);
}

/** Whether it is a line with nothing on it, whose place a picture takes. */
const isEmptyLine = (node: Node): boolean => node.type === schema.nodes.paragraph && node.content.size === 0;

/** The caret on a line of its own below a place between two blocks. */
function withCaretBelow(transaction: Transaction, at: number): Transaction {
  const after = transaction.doc.nodeAt(at);
  if (after === null || !isEmptyLine(after)) transaction.insert(at, schema.nodes.paragraph.create());
  return transaction.setSelection(TextSelection.create(transaction.doc, at + 1)).scrollIntoView();
}

/** Puts a picture behind the block of a place; the caret goes on a line below it. */
export function insertPicture(state: EditorState, picture: Node, at: number): Transaction {
  const { tr: transaction } = state;
  const place = state.doc.resolve(at);
  if (place.depth === 1 && isEmptyLine(place.parent)) {
    const start = place.before(1);
    return withCaretBelow(transaction.replaceWith(start, place.after(1), picture), start + picture.nodeSize);
  }
  const between = placeOf(state, at);
  return withCaretBelow(transaction.insert(between, picture), between + picture.nodeSize);
}

/** Makes room for a file that is on its way, with the caret on the line below. */
export function beginUpload(state: EditorState, upload: Upload, at: number): Transaction {
  const place = state.doc.resolve(at);
  const isOnEmptyLine = place.depth === 1 && isEmptyLine(place.parent);
  const between = isOnEmptyLine ? place.before(1) : placeOf(state, at);
  const change: Change = { begun: { upload, at: between } };
  return withCaretBelow(state.tr, between).setMeta(key, change).setMeta('addToHistory', false);
}

/** Files that are on their way in one text go on in another, at about the same place. */
export function carryUploads(from: EditorState, to: EditorState): EditorState {
  const held = key.getState(from)?.find() ?? [];
  return held.reduce((state, { from: before, spec }) => {
    const upload: unknown = spec['upload'];
    if (!isUpload(upload)) return state;
    const change: Change = { begun: { upload, at: placeOf(state, Math.min(before, state.doc.content.size)) } };
    return state.apply(state.tr.setMeta(key, change).setMeta('addToHistory', false));
  }, to);
}

/** Its picture takes its place; or nothing does. Null where its place is gone. */
export function endUpload(state: EditorState, upload: Upload, picture: Node | null): Transaction | null {
  const [found] = key.getState(state)?.find(undefined, undefined, (spec) => spec['upload'] === upload) ?? [];
  if (found === undefined) return null;
  const change: Change = { ended: upload };
  const transaction = state.tr.setMeta(key, change);
  return picture === null ? transaction.setMeta('addToHistory', false) : transaction.insert(found.from, picture);
}
