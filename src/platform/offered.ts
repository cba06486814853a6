import { localStore } from './storage.ts';

/** The names of the provider's extensions, as its last answer had them. */
const KEY = 'extensions';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What the provider has offered at the last check of a session in this browser; null where there was none. */
export function readOffered(): readonly string[] | null {
  const names = parse(localStore.read(KEY) ?? '');
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : null;
}

/** Remembers it, for the first draw of the next page. */
export function saveOffered(names: readonly string[]): void {
  localStore.write(KEY, JSON.stringify(names));
}
