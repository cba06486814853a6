import { LRUCache } from 'lru-cache';
import { splitUrl } from './page-path.ts';

/** The parameters that the responses of an address depend on, as far as they are known. */
export interface QueryParameters {
  /** Notes which ones a response at this address has read. */
  learn(url: string, names: readonly string[]): void;
  /**
   * The address without what its responses do not depend on, such as `utm_source`, in one order: what differs in nothing
   * else is one response. The address itself while nothing is known of it.
   */
  canonical(url: string): string;
}

/** @param names of the parameters; `key-order`, because their order does not matter */
export function noVarySearch(names: readonly string[]): string {
  const read = names.map((name) => `"${name}"`).join(' ');
  return `key-order, params${read === '' ? '' : `, except=(${read})`}`;
}

/** The query with only these parameters, beginning with `?`; empty without any. */
export function keepParameters(query: string, names: readonly string[]): string {
  const kept = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => names.includes(name)));
  kept.sort();
  return kept.size === 0 ? '' : `?${kept.toString()}`;
}

/** @param paths for how many paths it is remembered */
export function createQueryParameters(paths: number): QueryParameters {
  const known = new LRUCache<string, readonly string[]>({ max: paths });
  return {
    learn: (url, names) => void known.set(splitUrl(url).path, names),
    canonical(url) {
      const { path, query } = splitUrl(url);
      if (query === '') return path;
      const names = known.get(path);
      return names === undefined ? url : path + keepParameters(query, names);
    },
  };
}
