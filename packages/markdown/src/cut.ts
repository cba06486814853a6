/** Whoever has no segmenter (an old Firefox) gets whole code points: never half of one. */
const segmenter =
  typeof Intl === 'object' && 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

/** Halves of pairs; every browser has this where the oldest lack `toWellFormed`. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\u{FFFD}');

/** Longer than what people see as one letter; a pile of marks that is longer is cut like any text. */
const longestLetter = 64;

/**
 * The beginning of a text, cut between what people see as letters: no half emoji, no letter without its accent.
 * @param most in UTF-16 units, as limits are told
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return wellFormed(text);
  const head = wellFormed(text.slice(0, most + longestLetter));
  if (segmenter === null) return text.slice(0, most).replace(/\p{Surrogate}$/u, '');
  // Only what stands at the cut has to be looked at: letters end where a line or a space does.
  const from = Math.max(0, head.slice(0, Math.max(0, most - longestLetter)).lastIndexOf(' ') + 1);
  let end = from;
  for (const { index, segment } of segmenter.segment(head.slice(from))) {
    const next = from + index + segment.length;
    if (next > most) break;
    end = next;
  }
  return head.slice(0, end);
}
