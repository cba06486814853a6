import type { OwnWords, Word } from './words.ts';

/** What is filled in for the names in braces. */
type Values = Readonly<Record<string, string | number>>;

/** A fixed text as the site says it. */
export type Say = (text: Word, values?: Values) => string;

/**
 * Also says texts that are not known to be in the list, such as what went wrong.
 *
 * @param own the studio's own words; what it has not named is said as specified
 */
export function sayIn(own: OwnWords | undefined): (text: string, values?: Values) => string {
  return (text, values = {}) =>
    (own?.[text] ?? text).replace(/\{(\w+)\}/g, (_place, name: string) => String(values[name]));
}
