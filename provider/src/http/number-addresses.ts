import type { ImportRepository } from '../repositories/imports.ts';
import type { NumberAddress } from '../rules/number-addresses.ts';
import { addressOfRecord } from '../rules/record-address.ts';
import { readTarget, type RedirectTarget } from '../rules/redirects.ts';

/** Finds where a number leads; null where nothing of it was imported, or its old addresses lead nowhere. */
export type FindNumber = (address: NumberAddress) => Promise<RedirectTarget | null>;

/** The folder of a site's address, such as `/blog` of `old.example/blog`. */
const folderOf = (site: string): string => (site.includes('/') ? site.slice(site.indexOf('/')) : '');

/**
 * Reads from which sites of WordPress something was imported: what it returns is good until something is written. Two sites may have had
 * the same number: what was imported last is found.
 */
export async function openNumberAddresses(
  imports: Pick<ImportRepository, 'numbered' | 'recordOf'>,
): Promise<FindNumber> {
  const sites = Map.groupBy(await imports.numbered(), ({ site }) => folderOf(site));
  return async ({ folder, number }) => {
    for (const { site, type } of sites.get(folder) ?? []) {
      const record = await imports.recordOf(`${site} ${type} ${number}`);
      if (record !== null) return readTarget(encodeURI(addressOfRecord(record)), []);
    }
    return null;
  };
}
