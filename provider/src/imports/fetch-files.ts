import { rm } from 'node:fs/promises';
import pLimit from 'p-limit';
import { FetchRefused, LeadsElsewhere } from './fetch-media.ts';
import { HttpError } from '../lib/http-error.ts';
import type { Wanted } from './library.ts';
import { fileName, listed } from './names.ts';
import type { SourceParts } from './source.ts';
import type { TakenFile } from './taken.ts';

const mostFailures = 40;

/** What names a wanted file among those of its item. */
export const keyOf = ({ addresses }: Wanted): string => addresses[0] ?? '';

/**
 * Fetches the files of an item, three at a time, each from the first of its addresses that has it. What cannot be fetched is reported in `notes`.
 * @throws {HttpError} 409 where a chosen host leads to one that nobody could choose: it can be now
 */
export async function fetchFiles(
  wanted: readonly Wanted[],
  { fetcher, hosts, budget, look, signal, isListed, list }: SourceParts,
  notes: string[],
): Promise<ReadonlyMap<string, TakenFile>> {
  const limit = pLimit(3);
  const unchosen = new Map<string, string[]>();
  const failures: string[] = [];
  const unlisted = new Set<string>();
  const found = new Map<string, TakenFile>();

  async function fetchOne(address: string): Promise<TakenFile> {
    const left = await budget.left();
    if (left <= 0) throw new FetchRefused('This import has fetched as much as it may.');
    const { path, name, bytes } = await fetcher.fetch(address, hosts, left, signal);
    await budget.take(bytes);
    const { lost, ...file } = await look({ path, bytes }, signal);
    if (lost !== '') notes.push(`${name} was taken, but not all of it. ${lost}`);
    return { ...file, name, alt: '', caption: '' };
  }

  async function fetchAny(one: Wanted): Promise<void> {
    const allowed = one.addresses.filter((address) => hosts.has(new URL(address).host));
    const [first] = one.addresses;
    if (allowed.length === 0) {
      const { host } = new URL(first ?? 'https://unknown.invalid');
      const names = unchosen.get(host) ?? [];
      unchosen.set(host, names);
      names.push(fileName(first ?? ''));
      return;
    }
    let reason = '';
    for (const address of allowed) {
      try {
        found.set(keyOf(one), await fetchOne(address));
        return;
      } catch (error) {
        if (!(error instanceof FetchRefused)) throw error;
        if (error instanceof LeadsElsewhere && !isListed(error.host)) unlisted.add(error.host);
        // Only the failure of the best of them is reported.
        if (reason === '') reason = `${fileName(address)} was not taken. ${error.message}`;
      }
    }
    failures.push(reason);
  }

  const all = new Map(wanted.map((one) => [keyOf(one), one]));
  const ends = await Promise.allSettled([...all.values()].map((one) => limit(() => fetchAny(one))));
  const broken = ends.find((end) => end.status === 'rejected');
  if (broken !== undefined || unlisted.size > 0) {
    await Promise.all([...found.values()].map(({ path }) => rm(path, { force: true })));
    if (broken !== undefined) throw broken.reason;
    for (const host of unlisted) await list(host);
    const names = [...unlisted].join(', ');
    throw new HttpError(
      409,
      `Its pictures lead to ${names}. Tick ${unlisted.size === 1 ? 'it' : 'them'}, and import what is left.`,
    );
  }
  for (const [host, names] of unchosen) {
    const [one, many] = [`1 file of ${host} was`, `${String(names.length)} files of ${host} were`];
    notes.push(`${names.length === 1 ? one : many} not fetched: ${listed(names)}.`);
  }
  notes.push(...failures.slice(0, mostFailures));
  if (failures.length > mostFailures)
    notes.push(`${String(failures.length - mostFailures)} more files were not taken.`);
  return found;
}
