import type { OwnWords, Word } from './words.ts';

/** What is filled in for the names in braces. */
type Values = Readonly<Record<string, string | number>>;

/** A fixed text as the site says it. */
export type Say = (text: Word, values?: Values) => string;

/** @param own the studio's own words; what it has not named is said as specified */
export function sayIn(own: OwnWords | undefined): Say {
  return (text, values = {}) =>
    (own?.[text] ?? text).replace(/\{(\w+)\}/g, (_place, name: string) => String(values[name]));
}
