import { toRichText, toWords } from '@vitrine/markdown';

/** What stands in a line: words, marks, links, line breaks. */
export type Phrase =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'mark'; readonly mark: Mark; readonly phrases: readonly Phrase[] }
  | { readonly kind: 'link'; readonly href: string; readonly phrases: readonly Phrase[] };

export type Mark = 'strong' | 'emphasis';

const escapeMarks = (text: string): string => text.replaceAll(/[\\*_[\]]/g, String.raw`\$&`);
/** What would begin a list or a heading. */
const escapeLine = (line: string): string =>
  !/^\s*[-+#\d]/.test(line)
    ? line
    : line.replace(/^(\s*)([-+#])/, String.raw`$1\$2`).replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, String.raw`$1\$2`);

/** Words as Markdown that shows them as they are. */
export const toMarkdown = (words: string): string =>
  words
    .split('\n')
    .map((line) => escapeLine(escapeMarks(line)))
    .join('\n');

/** The words of phrases without their marks; a line break is `\n`. */
export const wordsOf = (phrases: readonly Phrase[]): string =>
  phrases
    .map((phrase) => {
      if (phrase.kind === 'words') return phrase.words;
      return phrase.kind === 'break' ? '\n' : wordsOf(phrase.phrases);
    })
    .join('');

const isSpace = (character: string): boolean => character === '' || /\s/u.test(character);
const isPunctuation = (character: string): boolean => /[\p{P}\p{S}]/u.test(character);
/** Of an emoji, half: Markdown is read in units of UTF-16, and takes neither half for a sign. */
const firstOf = (text: string): string => text.slice(0, 1);
const lastOf = (text: string): string => text.slice(-1);

/** The delimiters that mark `inner` between its neighbours; null where Markdown would read none there (CommonMark 6.2). */
function delimiterFor(mark: Mark, inner: string, before: string, after: string): string | null {
  const opens = !isPunctuation(firstOf(inner)) || isSpace(before) || isPunctuation(before);
  const closes = !isPunctuation(lastOf(inner)) || isSpace(after) || isPunctuation(after);
  if (!opens || !closes) return null;
  if (mark === 'strong') return '**';
  const isInWord = !(isSpace(before) || isPunctuation(before)) || !(isSpace(after) || isPunctuation(after));
  return isInWord ? '*' : '_';
}

/** Text with the spaces around it apart, which stand outside of its marks. */
function apart(text: string): readonly [before: string, inner: string, after: string] {
  const inner = text.trim();
  const start = text.length - text.trimStart().length;
  return [text.slice(0, start), inner, text.slice(start + inner.length)];
}

/** Marks of one kind that follow each other are one, as editors leave them: their delimiters would run into each other. */
function joined(phrases: readonly Phrase[]): readonly Phrase[] {
  const all: Phrase[] = [];
  let open: { readonly mark: Mark; readonly phrases: Phrase[] } | null = null;
  for (const phrase of phrases) {
    const isEmpty =
      phrase.kind === 'words' ? phrase.words === '' : phrase.kind !== 'break' && wordsOf(phrase.phrases) === '';
    if (isEmpty) continue;
    if (phrase.kind === 'mark' && open?.mark === phrase.mark) {
      for (const inner of phrase.phrases) open.phrases.push(inner);
      continue;
    }
    open = phrase.kind === 'mark' ? { mark: phrase.mark, phrases: [...phrase.phrases] } : null;
    all.push(open === null ? phrase : { kind: 'mark', ...open });
  }
  return all;
}

/** What is noticed as a line is drawn. */
interface Drawn {
  isDoubtful: boolean;
  /** Words that Markdown could not mark where they stand. */
  readonly unmarked: string[];
}

function draw(all: readonly Phrase[], within: readonly Mark[], state: Drawn): string {
  const phrases = joined(all);
  const inner = phrases.map((phrase) => {
    if (phrase.kind === 'words') return escapeMarks(phrase.words);
    if (phrase.kind === 'break') return '\n';
    return draw(phrase.phrases, phrase.kind === 'mark' ? [...within, phrase.mark] : within, state);
  });
  const pieces: string[] = [];
  let last = '';
  const put = (text: string): void => {
    if (text === '') return;
    pieces.push(text);
    last = lastOf(text);
  };
  phrases.forEach((phrase, at) => {
    const text = inner[at] ?? '';
    const [before, middle, after] = phrase.kind === 'words' || phrase.kind === 'break' ? [text, '', ''] : apart(text);
    if (middle === '') {
      put(text);
    } else if (phrase.kind === 'link') {
      // Behind a `!`, a link would be a picture.
      const piece = pieces.at(-1) ?? '';
      if (before === '' && piece.endsWith('!')) pieces.splice(-1, 1, `${piece.slice(0, -1)}\\!`);
      put(`${before}[${middle}](${phrase.href})${after}`);
    } else if (phrase.kind === 'mark') {
      const following = phrases[at + 1];
      const next = firstOf(after + (inner[at + 1] ?? ''));
      // What is marked itself begins with its delimiter.
      const isBeside = !isSpace(next) && (following?.kind === 'mark' || following?.kind === 'link');
      const previous = before === '' ? last : lastOf(before);
      // A mark in the same mark would end it.
      const delimiter = within.includes(phrase.mark)
        ? null
        : delimiterFor(phrase.mark, middle, previous, isBeside ? '*' : next);
      if (delimiter === null && !within.includes(phrase.mark)) state.unmarked.push(wordsOf(phrase.phrases).trim());
      if (delimiter !== '**' || isBeside || /[*_]/.test(previous) || /^[*_]|[*_]$/.test(middle))
        state.isDoubtful = true;
      put(delimiter === null ? text : `${before}${delimiter}${middle}${delimiter}${after}`);
    }
  });
  return pieces.join('');
}

/** Lines without spaces around them, and without empty ones at both ends. No-break spaces set a line in; behind it, nobody sees them. */
function tidy(text: string): string {
  const lines = text
    .replaceAll(/[ \t]+/g, ' ')
    .split('\n')
    .map((line) => (line.startsWith(' ') ? line.slice(1) : line).trimEnd());
  const first = lines.findIndex((line) => line !== '');
  return first < 0 ? '' : lines.slice(first, lines.findLastIndex((line) => line !== '') + 1).join('\n');
}

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A line as words and as Markdown; both empty where it has no words. */
export interface Written {
  readonly markdown: string;
  readonly words: string;
  /** Words that were marked, and stand without. */
  readonly unmarked: readonly string[];
}

/** All words that are marked. */
const markedIn = (phrases: readonly Phrase[]): readonly string[] =>
  phrases.flatMap((phrase) => {
    if (phrase.kind === 'mark') return [wordsOf(phrase.phrases).trim()];
    return phrase.kind === 'link' ? markedIn(phrase.phrases) : [];
  });

const withoutMarks = (phrases: readonly Phrase[]): readonly Phrase[] =>
  phrases.flatMap((phrase): readonly Phrase[] => {
    if (phrase.kind === 'mark') return withoutMarks(phrase.phrases);
    return [phrase.kind === 'link' ? { ...phrase, phrases: withoutMarks(phrase.phrases) } : phrase];
  });

/** Of a heading, signs at its end would close it. */
const escapeEnd = (line: string): string => line.replace(/(^| )(#+)$/, String.raw`$1\$2`);

/** What phrases are written as. Breaks of a heading are spaces. */
type WrittenShape = 'paragraph' | 'heading';

/** Writes a paragraph or a heading. */
export function writePhrases(phrases: readonly Phrase[], shape: WrittenShape): Written {
  const isOneLine = shape === 'heading';
  const words = tidy(isOneLine ? wordsOf(phrases).replaceAll('\n', ' ') : wordsOf(phrases));
  if (words.trim() === '') return { markdown: '', words: '', unmarked: [] };
  const state: Drawn = { isDoubtful: false, unmarked: [] };
  const drawn = draw(phrases, [], state);
  const markdown = tidy(isOneLine ? drawn.replaceAll('\n', ' ') : drawn);
  const safe = shape === 'heading' ? escapeEnd(markdown) : markdown.split('\n').map(escapeLine).join('\n');
  // Marks within marks and within words are read by rules that differ from case to case: what is read is looked at.
  if (state.isDoubtful && flat(toWords(toRichText(safe))) !== flat(words)) {
    return { ...writePhrases(withoutMarks(phrases), shape), unmarked: markedIn(phrases) };
  }
  return { markdown: safe, words, unmarked: state.unmarked };
}
