/** Cuts between graphemes. An old Firefox has none, and cuts where the limit is. */
const segmenter = Intl.Segmenter && new Intl.Segmenter();

/**
 * The beginning of a text, cut between what people see as letters: no half emoji, no letter without its accent.
 * @param most in UTF-16 units, as limits are told
 */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, segmenter?.segment(text).containing(most)?.index ?? most);
  // Cs: halves of pairs. Every browser has this where the oldest lack `toWellFormed`.
  return cut.replaceAll(/\p{Cs}/gu, '\u{FFFD}');
}
