import { pictureAsWords, toIllustratedText, toWords, whyRefused } from '@vitrine/markdown';
import type { IllustratedText, RichElement, RichPart, RichPicture } from '@vitrine/markdown';
import { LRUCache } from 'lru-cache';
import { badRequest } from '../lib/http-error.ts';
import { sameLines } from './plain-text.ts';

/** How a text is meant: as it is typed, or as Markdown. */
export type TextFormat = 'plain' | 'markdown';

/** A text as it was typed, and how it is meant. */
export interface Typed {
  readonly text: string;
  readonly format: TextFormat;
}

interface Formatted {
  readonly tree: IllustratedText;
  readonly words: string;
}

/** An element of a tree with its list of parts, in bytes. */
const bytesOfElement = 150;

const bytesOf = (parts: readonly (string | RichElement | RichPicture)[]): number =>
  parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : bytesOfElement + bytesOf(part.parts)), 0);

/**
 * By their sources: a list of stories is not parsed again after each write. In bytes, as many as hundreds of long stories take: where all of a list
 * do not fit, each pushes out the one that is asked for next.
 */
const kept = new LRUCache<string, Formatted>({
  maxSize: 24_000_000,
  sizeCalculation: ({ tree, words }, source) => source.length + words.length + bytesOf(tree) + bytesOfElement,
});

function format(source: string): Formatted {
  const known = kept.get(source);
  if (known !== undefined) return known;
  const tree = toIllustratedText(source);
  const made = { tree, words: toWords(tree) };
  kept.set(source, made);
  return made;
}

const isPicture = (part: IllustratedText[number]): part is RichPicture =>
  typeof part !== 'string' && part.tag === 'picture';

/** The pictures that a text asks for, in order. */
export const picturesOf = ({ text, format: how }: Typed): readonly RichPicture[] =>
  how === 'plain' ? [] : format(text).tree.filter(isPicture);

/** What is shown of a text: its words, and where it is Markdown the tree to draw and, to its author, the source. */
interface Presented<Part> {
  readonly words: string;
  readonly tree?: Part[];
  readonly source?: string;
}

/** @param draw what stands in place of a picture */
export function presentIllustrated<Drawn extends { readonly tag: 'picture'; readonly parts: readonly string[] }>(
  { text, format: how }: Typed,
  draw: (picture: RichPicture) => Drawn | RichElement,
): Presented<RichPart | Drawn> {
  if (how === 'plain') return { words: text };
  const { tree, words } = format(text);
  const drawn = tree.map((part) => (isPicture(part) ? draw(part) : part));
  return { tree: drawn, words: tree.some(isPicture) ? toWords(drawn) : words, source: text };
}

/** The same of a text in which pictures are their alternative texts. */
export const presentTyped = (typed: Typed): Presented<RichPart> => presentIllustrated<never>(typed, pictureAsWords);

/**
 * A text after a form. A client that knows of no formats is shown words without marks: sent back as they are, they change nothing.
 * @param sent what the form says; what it leaves out stays
 * @param present with the words that are shown of it, where they are not its own alone
 * @param field by its name in the form
 * @throws {HttpError} 400 for Markdown that would take too long to draw
 */
export function readTyped(
  sent: { readonly text: string | undefined; readonly format: TextFormat | undefined },
  present: (Typed & { readonly words?: string }) | null,
  field: string,
): Typed {
  const text = sent.text ?? present?.text ?? '';
  if (sent.format === undefined && present?.format === 'markdown') {
    const isUntouched =
      sent.text === undefined || sameLines(sent.text) === (present.words ?? format(present.text).words);
    return isUntouched ? { text: present.text, format: 'markdown' } : { text, format: 'plain' };
  }
  const how = sent.format ?? 'plain';
  const refusal = how === 'markdown' ? whyRefused(sameLines(text)) : null;
  if (refusal !== null) throw badRequest(refusal, field);
  return { text, format: how };
}
