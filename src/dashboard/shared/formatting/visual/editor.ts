import { DOMSerializer } from 'prosemirror-model';
import type { Node } from 'prosemirror-model';
import { NodeSelection, TextSelection } from 'prosemirror-state';
import type { Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { Mark } from '../../../../domain/formatting.ts';
import { questionAt, selectAgain, withLink } from './links.ts';
import type { LinkQuestion } from './links.ts';
import { addressIn, createPasting, hasWords, sliceOfWords } from './paste.ts';
import { standApart } from './paste-place.ts';
import { schema, wordsOfAttribute } from './schema.ts';
import { commands, createState, marksAt, selectTyped } from './state.ts';
import { typeLines } from './type-lines.ts';
import { readTyped, writeTyped } from './typed-text.ts';
import type { TypedText } from './typed-text.ts';
import { beginUpload, carryUploads, endUpload, insertPicture, uploadsOf } from './uploads.ts';
import type { Upload } from './uploads.ts';

/** A picture in the text, where it is drawn. */
export interface DrawnPicture {
  readonly element: HTMLElement;
  readonly file: string;
  readonly alt: string;
  readonly caption: string;
}

/** What of the editor is drawn around it. */
export interface Shown {
  readonly marks: ReadonlySet<Mark>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly pictures: readonly DrawnPicture[];
  readonly uploads: readonly Upload[];
  /** While it is asked where a link leads. */
  readonly link: LinkQuestion | null;
}

/** What the editor tells. */
export interface EditorListeners {
  readonly onText: (typed: TypedText) => void;
  /** Called with the number of pictures that did not come with a pasted text. */
  readonly onMissingPictures: (count: number) => void;
}

const { picture: pictureType } = schema.nodes;
const { link: linkType } = schema.marks;

/** What an action in the plain field does once the text is shown formatted. */
export type Action =
  | { readonly kind: 'mark'; readonly mark: Mark }
  | { readonly kind: 'picture'; readonly file: string; readonly alt: string }
  | { readonly kind: 'files'; readonly files: readonly File[] }
  | { readonly kind: 'html'; readonly html: string; readonly words: string };

/** What is selected of a text in which nothing is formatted, and what is done with it. */
export interface Start {
  readonly from: number;
  readonly to: number;
  readonly action: Action;
}

let uploadCount = 0;

/** The formatted text of one field. It lives on while its element is away. @param typed what it begins with */
export function createEditor(typed: TypedText, hasPictures: boolean) {
  let begun = readTyped(typed);
  let last: TypedText = typed;
  let view: EditorView | null = null;
  let link: LinkQuestion | null = null;
  let isEditable = true;
  let tell: EditorListeners = { onText: () => undefined, onMissingPictures: () => undefined };
  let listeners: readonly (() => void)[] = [];
  const pasting = createPasting((count) => tell.onMissingPictures(count));
  const drawn = new Map<HTMLElement, Node>();
  const askLink = () => {
    link = questionAt(state);
    refresh();
  };
  let state = createState(begun.doc, askLink);
  let shown = snapshot();

  function snapshot(): Shown {
    return {
      marks: marksAt(state),
      canUndo: commands.undo(state),
      canRedo: commands.redo(state),
      pictures: [...drawn].map(([element, node]) => ({
        element,
        file: wordsOfAttribute(node, 'file'),
        alt: wordsOfAttribute(node, 'alt'),
        caption: wordsOfAttribute(node, 'caption'),
      })),
      uploads: uploadsOf(state),
      link,
    };
  }

  function refresh(): void {
    shown = snapshot();
    for (const listener of listeners) listener();
  }

  function become(next: EditorState): void {
    const isChanged = next.doc !== state.doc;
    state = next;
    view?.updateState(next);
    if (isChanged) {
      const written = writeTyped(next.doc, begun);
      if (written.text !== last.text || written.format !== last.format) {
        last = written;
        tell.onText(written);
      }
    }
    refresh();
  }

  const run = (command: Command): void => {
    command(state, (transaction) => become(state.apply(transaction)), view ?? undefined);
    view?.focus();
  };

  function pictureFrom(file: string, alt: string): Node {
    return pictureType.create({ file, alt });
  }

  /** Makes room for files at a place. @returns false where the text takes none */
  function takeFiles(files: readonly File[], at: number): boolean {
    if (view === null || !hasPictures || files.length === 0) return false;
    let place = at;
    for (const file of files) {
      uploadCount += 1;
      const element = view.dom.ownerDocument.createElement('div');
      become(state.apply(beginUpload(state, { id: uploadCount, file, element }, place)));
      place = state.selection.from;
    }
    return true;
  }

  function paste(html: string, words: string): void {
    if (view === null) return;
    if (html === '') view.pasteText(words);
    else view.pasteHTML(html);
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners = [...listeners, listener];
      return () => {
        listeners = listeners.filter((one) => one !== listener);
      };
    },
    shown: (): Shown => shown,

    listen(told: EditorListeners): void {
      tell = told;
    },

    /** Shows the text in an element. @returns what ends that */
    mount(element: HTMLElement): () => void {
      const made = new EditorView(
        { mount: element },
        {
          state,
          editable: () => isEditable,
          dispatchTransaction: (transaction) => become(state.apply(transaction)),
          nodeViews: {
            picture: (node) => {
              const dom = element.ownerDocument.createElement('figure');
              drawn.set(dom, node);
              queueMicrotask(refresh);
              return {
                dom,
                update: (next) => {
                  if (next.type !== pictureType) return false;
                  drawn.set(dom, next);
                  queueMicrotask(refresh);
                  return true;
                },
                stopEvent: ({ target }) =>
                  target instanceof Element && target.closest('input, textarea, button, label') !== null,
                ignoreMutation: () => true,
                destroy: () => {
                  drawn.delete(dom);
                  queueMicrotask(refresh);
                },
              };
            },
          },
          transformPastedHTML: pasting.clean,
          clipboardTextParser: sliceOfWords,
          clipboardTextSerializer: ({ content }) =>
            content.textBetween(0, content.size, '\n\n', (leaf) => leaf.type.spec.leafText?.(leaf) ?? ''),
          clipboardSerializer: DOMSerializer.fromSchema(schema),
          handlePaste: (_, { clipboardData }, slice) => {
            const files = [...(clipboardData?.files ?? [])];
            const html = clipboardData?.getData('text/html') ?? '';
            // A word processor copies a picture of its words along with them.
            const isPicture = !hasWords(html) && takeFiles(files, state.selection.to);
            pasting.end(isPicture);
            if (isPicture) return true;
            const address = addressIn(clipboardData?.getData('text/plain') ?? '');
            if (address === null || state.selection.empty || !(state.selection instanceof TextSelection)) {
              const apart = standApart(slice, state.selection);
              if (apart === null) return false;
              become(state.apply(state.tr.replaceSelection(apart).scrollIntoView()));
              return true;
            }
            const { from, to } = state.selection;
            become(state.apply(state.tr.addMark(from, to, linkType.create({ address }))));
            return true;
          },
          handleDrop: (_, event) => {
            const files = [...(event.dataTransfer?.files ?? [])];
            pasting.end(files.length > 0);
            if (files.length === 0) return false;
            event.preventDefault();
            const at = made.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? state.selection.to;
            takeFiles(files, at);
            made.focus();
            return true;
          },
          handleDOMEvents: {
            beforeinput: (_, event) => {
              if (event.inputType !== 'insertText' || event.data === null) return false;
              const typed = typeLines(made, event.data);
              if (typed === null) return false;
              event.preventDefault();
              become(state.apply(typed));
              return true;
            },
          },
        },
      );
      view = made;
      return () => {
        view = null;
        made.destroy();
      };
    },

    setEditable(next: boolean): void {
      if (next === isEditable) return;
      isEditable = next;
      view?.setProps({});
    },

    focus: (): void => view?.focus(),

    /** Takes another text, as a draft or another version; files on their way keep their places. @returns false for the one that it has told itself */
    take(typedNow: TypedText): boolean {
      if (typedNow.text === last.text && typedNow.format === last.format) return false;
      begun = readTyped(typedNow);
      last = typedNow;
      link = null;
      state = carryUploads(state, createState(begun.doc, askLink));
      view?.updateState(state);
      refresh();
      return true;
    },

    /** Does what was asked for in the plain field. */
    start({ from, to, action }: Start): void {
      // Of Markdown, the place is the block behind which the letter stands.
      if (begun.format !== 'markdown') state = selectTyped(state, from, to);
      view?.updateState(state);
      view?.focus();
      if (action.kind === 'mark') this.press(action.mark);
      else if (action.kind === 'picture') this.insert(action.file, action.alt);
      else if (action.kind === 'files') takeFiles(action.files, state.selection.to);
      else paste(action.html, action.words);
    },

    press(mark: Mark | 'undo' | 'redo'): void {
      if (mark === 'link') askLink();
      else run(commands[mark]);
    },

    /** Puts a picture behind what is selected. */
    insert(file: string, alt: string): void {
      become(state.apply(insertPicture(state, pictureFrom(file, alt), state.selection.to)));
      view?.focus();
    },

    takeFiles: (files: readonly File[]): void => void takeFiles(files, state.selection.to),

    /** A file has become a picture, or is let go. */
    endUpload(upload: Upload, file: string | null, alt = ''): void {
      const hasFocus = upload.element.matches(':focus-within');
      const transaction = endUpload(state, upload, file === null ? null : pictureFrom(file, alt));
      if (transaction !== null) become(state.apply(transaction));
      // Its buttons are gone.
      if (hasFocus) view?.focus();
    },

    /** Says what a picture shows, or what stands below it. */
    describe(element: HTMLElement, attribute: 'alt' | 'caption', words: string): void {
      const at = view?.posAtDOM(element, 0, -1);
      const node = at === undefined ? null : state.doc.nodeAt(at);
      if (at === undefined || node?.type !== pictureType) return;
      become(state.apply(state.tr.setNodeAttribute(at, attribute, words)));
    },

    remove(element: HTMLElement): void {
      const at = view?.posAtDOM(element, 0, -1);
      if (at === undefined || state.doc.nodeAt(at)?.type !== pictureType) return;
      const transaction = state.tr.setSelection(NodeSelection.create(state.doc, at)).deleteSelection();
      become(state.apply(transaction));
      view?.focus();
    },

    /** Leads what was asked about to an address, away from any with `''`; null changes nothing. @param words where it had none */
    answerLink(address: string | null, words: string): void {
      link = null;
      if (address === null) refresh();
      else become(state.apply(withLink(state, address, words)));
      view?.focus();
    },

    /** Asks once more what was given up. */
    askLinkAgain(question: LinkQuestion): void {
      become(state.apply(selectAgain(state, question)));
      askLink();
    },
  };
}
