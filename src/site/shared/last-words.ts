/** Shorter, a text has one line, or two that may end as they do. */
const SHORT = 60;

/** The last three words, where they are short enough to stand on one line of a narrow column together. */
const lastThree = / (\S{1,12}) (\S{1,12}) (\S{1,16})$/;

/**
 * A text of which no paragraph ends in one or two words on a line of their own: its last three are held together by spaces that do not break.
 * @param text plain, its paragraphs parted by line breaks
 */
export function keepLastWords(text: string): string {
  return text
    .split('\n')
    .map((line) => (line.length < SHORT ? line : line.replace(lastThree, ' $1\u00a0$2\u00a0$3')))
    .join('\n');
}
