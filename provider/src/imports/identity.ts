import { cutText } from '@vitrine/markdown/cut';
import type { NewImportItem } from '../repositories/imports.ts';

/** What an item is known by, beside its number. */
export type Marks = Pick<NewImportItem, 'title' | 'address' | 'publishedAt'>;

/** As much of a title as every version has kept. */
const keptOfTitle = 150;
const titleOf = ({ title }: Marks): string => cutText(title.normalize('NFC').trim(), keptOfTitle);

/** `null` where one of both is not known. */
const isSame = <T>(one: T | null, other: T | null): boolean | null =>
  one === null || other === null ? null : one === other;

/**
 * Whether two items with the same number are the same text, exported twice. A site that was installed from scratch counts from the start again; a text
 * whose title, address or date was changed since is still the same.
 * @param hasSite the number is one of a site that is known; otherwise any post 1 has the number of any other
 */
export function isSameText(one: Marks, other: Marks, hasSite: boolean): boolean {
  const title = titleOf(one) === titleOf(other);
  const address = isSame(one.address, other.address);
  const date = isSame(one.publishedAt, other.publishedAt);
  const differing = [title, address, date].filter((same) => same === false).length;
  // A date alone says nothing: what is imported or migrated at once has one date.
  return (title || address === true) && differing <= (hasSite ? 1 : 0);
}
