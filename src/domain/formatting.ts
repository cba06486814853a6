/** How a form says that a text is meant; `''` says nothing. */
export type TextFormat = '' | 'plain' | 'markdown';

/** Whatever is no format says nothing (`''`). */
export function toFormat(value: string): TextFormat {
  return value === 'plain' || value === 'markdown' ? value : '';
}

/** In words, for somebody who compares two versions. */
export function describeFormat(format: string): string {
  return format === 'markdown' ? 'Formatted' : 'As typed';
}

/** A stored text as a form holds it: what was typed, with the line breaks that a text area knows, and how it is meant. */
export function typedOf(
  text: string,
  source: string | undefined,
): { readonly text: string; readonly format: TextFormat } {
  return {
    text: (source ?? text).replaceAll(/\r\n?/g, '\n'),
    format: source === undefined ? '' : 'markdown',
  };
}

/** What a toolbar does to a text. */
export type Mark = 'strong' | 'emphasis' | 'link' | 'list' | 'numbers' | 'heading' | 'subheading';

/** One replacement in a text, and what is selected after it; all places are counted from the text's start. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly select: readonly [from: number, to: number];
}

/** A text, and what is selected in it. */
export interface Selected {
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

const delimiters = { strong: '**', emphasis: '*' } as const;
const standIns = { strong: 'bold', emphasis: 'italic', link: 'link' } as const;

/** The selection without spaces at its ends: marks have to touch the words. */
function withoutSpaces({ value, from, to }: Selected): Selected {
  const words = value.slice(from, to);
  if (words.trim() === '') return { value, from, to };
  return {
    value,
    from: from + words.length - words.trimStart().length,
    to: to - words.length + words.trimEnd().length,
  };
}

/** How many stars stand at the end of a text. */
const starsAtEnd = (text: string): number => /(?<!\*)\*+$/.exec(text)?.[0].length ?? 0;
const starsAtStart = (text: string): number => /^\**/.exec(text)?.[0].length ?? 0;

/** Whether the words stand in these stars already; three are both. */
function isMarked(around: number, mark: keyof typeof delimiters): boolean {
  return mark === 'strong' ? around >= 2 : around === 1 || around >= 3;
}

function around(selected: Selected, mark: keyof typeof delimiters): TextEdit {
  const { value, from, to } = withoutSpaces(selected);
  const delimiter = delimiters[mark];
  const stars = Math.min(starsAtEnd(value.slice(0, from)), starsAtStart(value.slice(to)));
  const words = value.slice(from, to);
  if (isMarked(stars, mark)) {
    const start = from - delimiter.length;
    return { from: start, to: to + delimiter.length, text: words, select: [start, start + words.length] };
  }
  const text = words === '' ? standIns[mark] : words;
  const start = from + delimiter.length;
  return { from, to, text: delimiter + text + delimiter, select: [start, start + text.length] };
}

const isAddress = (words: string): boolean => /^(?:https?:\/\/|mailto:|tel:)\S+$/.test(words);

/** The part that is still to be typed is selected: the address, or the words of one. */
function link(selected: Selected): TextEdit {
  const { value, from, to } = withoutSpaces(selected);
  const words = value.slice(from, to);
  const text = isAddress(words) || words === '' ? standIns.link : words;
  const address = isAddress(words) ? words : 'https://';
  const start = isAddress(words) ? from + 1 : from + text.length + 3;
  return {
    from,
    to,
    text: `[${text}](${address})`,
    select: [start, start + (isAddress(words) ? text : address).length],
  };
}

const prefixes = { list: '- ', numbers: '1. ', heading: '## ', subheading: '### ' } as const;
/** A prefix of another kind is replaced. */
const anyPrefix = /^(?:[-+*] |\d{1,9}[.)] |#{1,6} )/;

/** Puts a prefix before each line of the selection, or removes it from all of them. */
function before({ value, from, to }: Selected, mark: keyof typeof prefixes): TextEdit {
  const prefix = prefixes[mark];
  const start = value.lastIndexOf('\n', from - 1) + 1;
  const next = value.indexOf('\n', to);
  const end = next === -1 ? value.length : next;
  const lines = value.slice(start, end).split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  const isOn = filled.length > 0 && filled.every((line) => line.startsWith(prefix));
  const text = lines
    .map((line) => {
      if (isOn) return line.startsWith(prefix) ? line.slice(prefix.length) : line;
      return line.trim() === '' && lines.length > 1 ? line : prefix + line.replace(anyPrefix, '');
    })
    .join('\n');
  const isOneLine = lines.length === 1;
  const caret = Math.max(start, to + text.length - (end - start));
  return { from: start, to: end, text, select: isOneLine ? [caret, caret] : [start, start + text.length] };
}

/** Characters that mean something in the alternative text of a picture. */
const specialInWords = /[\\[\]*_]/g;

/**
 * A picture as a block of its own, after what is selected. The caret stands on a line below it, so that what is typed next is text.
 * @param address of the file, as a path of this site
 */
export function editPicture(picture: { readonly address: string; readonly alt: string }, selected: Selected): TextEdit {
  const { value, to } = selected;
  const [before, after] = [value.slice(0, to), value.slice(to)];
  const gap = (breaks: number): string => '\n'.repeat(Math.max(0, 2 - breaks));
  const start = before.trim() === '' ? '' : gap(/\n{0,2}$/.exec(before)?.[0].length ?? 0);
  const there = /^\n{0,2}/.exec(after)?.[0].length ?? 0;
  const words = picture.alt.replaceAll(/\s+/g, ' ').trim().replaceAll(specialInWords, '\\$&');
  const text = `${start}![${words}](${picture.address})${gap(there)}`;
  const caret = to + text.length + there;
  return { from: to, to, text, select: [caret, caret] };
}

/** What a press of a button, or its keys, changes. */
export function editMark(mark: Mark, selected: Selected): TextEdit {
  if (mark === 'link') return link(selected);
  return mark === 'strong' || mark === 'emphasis' ? around(selected, mark) : before(selected, mark);
}
