/**
 * Addresses that WordPress answers beside those that people see: `/?p=12`, and `/?page_id=12` of a page. They are in feeds, in mails and
 * in what others have shared, whatever a site's addresses are.
 */

/** Parameters of a query that name a text by its number. */
export const numberParameters: readonly string[] = ['p', 'page_id'];

const longestNumber = 12;

/** An address of a text by its number. */
export interface NumberAddress {
  /** Where its site was, without a slash at its end: empty for one that had its host to itself. */
  readonly folder: string;
  readonly number: string;
}

/**
 * Reads an address that names a text by its number; null for any other.
 * @param url path and query
 */
export function readNumberAddress(url: string): NumberAddress | null {
  const at = url.indexOf('?');
  if (at < 0) return null;
  const query = new URLSearchParams(url.slice(at + 1));
  const number = numberParameters.map((name) => query.get(name)).find((value) => value !== null) ?? '';
  if (!/^[1-9]\d*$/.test(number) || number.length > longestNumber) return null;
  const path = url.slice(0, at).replace(/\/index\.php$/, '/');
  return { folder: path.endsWith('/') ? path.slice(0, -1) : path, number };
}
