import { baseKeymap, chainCommands, lift, setBlockType, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node, NodeType, ResolvedPos } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { EditorState, Plugin, Selection, TextSelection } from 'prosemirror-state';
import type { Command, Transaction } from 'prosemirror-state';
import type { Mark } from '../../../../domain/formatting.ts';
import { numberOfAttribute, schema } from './schema.ts';
import { filmLines } from './film-lines.ts';
import { uploads } from './uploads.ts';

const {
  bullet_list: bulletList,
  hard_break: hardBreak,
  heading,
  list_item: item,
  ordered_list: orderedList,
  paragraph,
  picture,
} = schema.nodes;
const { emphasis, link, strong } = schema.marks;

const breakLine: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.parent.type !== paragraph) return false;
  dispatch?.(state.tr.replaceSelectionWith(hardBreak.create()).scrollIntoView());
  return true;
};

/** A heading is one line: the lines of the selected paragraph become paragraphs of their own first. */
function withLinesApart(transaction: Transaction): Transaction {
  const { from, to } = transaction.selection;
  const { doc } = transaction;
  const breaks: number[] = [];
  doc.nodesBetween(from, to, (node, position, parent) => {
    if (parent?.type === doc.type && node.type === paragraph) {
      node.forEach((part, offset) => {
        if (part.type === hardBreak) breaks.push(position + 1 + offset);
      });
    }
    return false;
  });
  breaks.reverse();
  for (const at of breaks) transaction.delete(at, at + 1).split(at);
  return transaction;
}

function toHeading(depth: number): Command {
  return (state, dispatch) => {
    if (!setBlockType(heading, { depth })(state)) return false;
    if (dispatch === undefined) return true;
    const apart = withLinesApart(state.tr);
    const { from, to } = apart.selection;
    dispatch(apart.setBlockType(from, to, heading, { depth }).scrollIntoView());
    return true;
  };
}

const depthAt = ({ parent }: ResolvedPos): number | null =>
  parent.type === heading ? (numberOfAttribute(parent, 'depth') ?? 2) : null;

function isHeading(state: EditorState, level: 2 | 3): boolean {
  const depth = depthAt(state.selection.$from);
  return depth !== null && (level === 2 ? depth < 3 : depth >= 3);
}

/** The innermost list around the selection. */
function listAt({ selection: { $from } }: EditorState): { readonly node: Node; readonly at: number } | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type === bulletList || node.type === orderedList) return { node, at: $from.before(depth) };
  }
  return null;
}

function toggleList(type: NodeType): Command {
  return (state, dispatch, view) => {
    const list = listAt(state);
    if (list === null) return wrapInList(type)(state, dispatch, view);
    if (list.node.type === type) return chainCommands(liftListItem(item), lift)(state, dispatch, view);
    dispatch?.(state.tr.setNodeMarkup(list.at, type));
    return true;
  };
}

const toggleHeading =
  (level: 2 | 3): Command =>
  (state, dispatch, view) =>
    (isHeading(state, level) ? setBlockType(paragraph) : toHeading(level))(state, dispatch, view);

/** What each button does; a link is asked for. */
export const commands = {
  strong: toggleMark(strong),
  emphasis: toggleMark(emphasis),
  list: toggleList(bulletList),
  numbers: toggleList(orderedList),
  heading: toggleHeading(2),
  subheading: toggleHeading(3),
  undo,
  redo,
} satisfies Record<Exclude<Mark, 'link'> | 'undo' | 'redo', Command>;

function hasMark(state: EditorState, type: typeof strong): boolean {
  const { from, to, empty, $from } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

/** Which buttons are on for what is selected. */
export function marksAt(state: EditorState): ReadonlySet<Mark> {
  const list = listAt(state)?.node.type;
  const is = {
    strong: hasMark(state, strong),
    emphasis: hasMark(state, emphasis),
    link: hasMark(state, link),
    list: list === bulletList,
    numbers: list === orderedList,
    heading: isHeading(state, 2),
    subheading: isHeading(state, 3),
  } satisfies Record<Mark, boolean>;
  const all = ['strong', 'emphasis', 'link', 'list', 'numbers', 'heading', 'subheading'] as const;
  return new Set(all.filter((mark) => is[mark]));
}

/** Below a picture there is always a line to write on. */
const lineBelow = new Plugin({
  appendTransaction: (_, __, { doc, tr }) =>
    doc.lastChild?.type === picture ? tr.insert(doc.content.size, paragraph.create()) : null,
});

/** As {@link lineBelow} keeps it, for a text that is just read: behind a picture at the end there is a line to type on. */
export function withLineBelow(doc: Node): Node {
  return doc.lastChild?.type === picture ? doc.copy(doc.content.addToEnd(paragraph.create())) : doc;
}

/** Whether all of a text is selected, so that what is typed takes the place of its blocks too. */
export function isAllSelected({
  doc,
  selection: { from, to, empty },
}: Pick<Transaction, 'doc' | 'selection'>): boolean {
  return !empty && from <= Selection.atStart(doc).from && to >= Selection.atEnd(doc).to;
}

/** An empty line in place of everything. */
export function withNothing(transaction: Transaction): Transaction {
  transaction.replaceWith(0, transaction.doc.content.size, paragraph.create());
  return transaction.setSelection(TextSelection.create(transaction.doc, 1));
}

const removeAll: Command = (state, dispatch) => {
  if (!isAllSelected(state)) return false;
  dispatch?.(withNothing(state.tr));
  return true;
};

/** @param askLink asks where the selection is to lead */
export function createState(doc: Node, askLink: () => void): EditorState {
  const keys = keymap({
    'Mod-b': commands.strong,
    'Mod-i': commands.emphasis,
    'Mod-k': () => {
      askLink();
      return true;
    },
    'Mod-z': undo,
    'Shift-Mod-z': redo,
    'Mod-y': redo,
    'Shift-Enter': breakLine,
    Backspace: removeAll,
    Delete: removeAll,
    Enter: splitListItem(item),
    // Not Tab: it leads out of the field.
    'Mod-]': sinkListItem(item),
    'Mod-[': liftListItem(item),
  });
  const state = EditorState.create({
    doc: withLineBelow(doc),
    plugins: [history(), keys, keymap(baseKeymap), uploads, filmLines, lineBelow],
  });
  return state;
}

/** The selection from a place of a text without formatting, where each letter is a step and a paragraph's end two. */
export function selectTyped(state: EditorState, from: number, to: number): EditorState {
  const last = state.doc.content.size;
  const place = (offset: number) => state.doc.resolve(Math.min(last, offset + 1));
  return state.apply(state.tr.setSelection(TextSelection.between(place(from), place(to))));
}
