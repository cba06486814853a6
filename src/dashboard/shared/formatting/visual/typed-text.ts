import type { Node } from 'prosemirror-model';
import type { TextFormat } from '../../../../domain/formatting.ts';
import { readMarkdown, readPlain } from './read.ts';
import type { ReadText } from './read.ts';
import { withLineBelow } from './state.ts';
import { isPlain, writeMarkdown, writePlain } from './write.ts';

/** A text and how it is meant, as a form holds it. */
export interface TypedText {
  readonly text: string;
  readonly format: TextFormat;
}

/** A text that is read, and what of it comes back to the letter. */
export interface BegunText extends TypedText {
  readonly doc: Node;
  readonly read: ReadText | null;
}

/** The document of a text; Markdown that is not drawn is read as it is typed. */
export function readTyped({ text, format }: TypedText): BegunText {
  const read = format === 'markdown' ? readMarkdown(text) : null;
  return { text, format, doc: withLineBelow(read?.doc ?? readPlain(text)), read };
}

/** Whether a text can be shown formatted: Markdown that is drawn, and that comes back to the letter. */
export function canShow({ text, format }: TypedText): boolean {
  if (format !== 'markdown') return true;
  const read = readMarkdown(text);
  return read !== null && writeMarkdown(withLineBelow(read.doc), read) === text;
}

/** A document as a form holds it: what was only opened as it was; where nothing is formatted, its words to the letter. */
export function writeTyped(doc: Node, begun: BegunText): TypedText {
  if (doc.eq(begun.doc)) return { text: begun.text, format: begun.format };
  const markdown: TypedText = { text: writeMarkdown(doc, begun.read), format: 'markdown' };
  if (!isPlain(doc)) return markdown;
  const plain = writePlain(doc);
  if (begun.format === 'markdown') return markdown.text === plain ? markdown : { text: plain, format: 'plain' };
  return { text: plain, format: begun.format };
}
