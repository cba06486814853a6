import { toRichText, toWords, whyRefused } from '@vitrine/markdown';
import type { RichText } from '@vitrine/markdown';
import { LRUCache } from 'lru-cache';
import { badRequest } from '../http-error.ts';

/** How a text is meant: as it is typed, or as Markdown. */
export type TextFormat = 'plain' | 'markdown';

/** A text as it was typed, and how it is meant. */
export interface Typed {
  readonly text: string;
  readonly format: TextFormat;
}

interface Formatted {
  readonly tree: RichText;
  readonly words: string;
}

/** By their sources: a list of stories is not parsed anew after each write. */
const kept = new LRUCache<string, Formatted>({
  maxSize: 4_000_000,
  sizeCalculation: (_, source) => source.length + 1,
});

function format(source: string): Formatted {
  const known = kept.get(source);
  if (known !== undefined) return known;
  const tree = toRichText(source);
  const made = { tree, words: toWords(tree) };
  kept.set(source, made);
  return made;
}

/** What is shown of a text: its words, and where it is Markdown the tree to draw and, to its author, the source. */
export function presentTyped({ text, format: how }: Typed): {
  readonly words: string;
  readonly tree?: RichText;
  readonly source?: string;
} {
  return how === 'plain' ? { words: text } : { ...format(text), source: text };
}

export const toTextFormat = (value: unknown): TextFormat => (value === 'markdown' ? 'markdown' : 'plain');

const sameLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/**
 * A text after a form. A client that knows of no formats is shown words without marks: sent back as they are, they change nothing.
 * @param sent what the form says; what it leaves out stays
 * @param field by its name in the form
 * @throws {HttpError} 400 for Markdown that would take too long to draw
 */
export function readTyped(
  sent: { readonly text: string | undefined; readonly format: TextFormat | undefined },
  present: Typed | null,
  field: string,
): Typed {
  const text = sent.text ?? present?.text ?? '';
  if (sent.format === undefined && present?.format === 'markdown') {
    const isUntouched = sent.text === undefined || sameLines(sent.text) === format(present.text).words;
    return isUntouched ? present : { text, format: 'plain' };
  }
  const how = sent.format ?? 'plain';
  const refusal = how === 'markdown' ? whyRefused(sameLines(text)) : null;
  if (refusal !== null) throw badRequest(refusal, field);
  return { text, format: how };
}
