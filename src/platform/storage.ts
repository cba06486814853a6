/**
 * Local and session storage that never throw: a browser may refuse them (private mode, blocked site data, full), and
 * then nothing is remembered but everything works.
 */
export interface KeyValueStore {
  /** Null where there is nothing, or no storage. */
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

function createStore(open: () => Storage): KeyValueStore {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

/** Lasts until the visitor clears it. */
export const localStore: KeyValueStore = createStore(() => window.localStorage);

/** Lasts as long as the tab. */
export const sessionStore: KeyValueStore = createStore(() => window.sessionStorage);

/**
 * Calls back when another tab of this site writes `key`.
 *
 * @param onWrite gets the new value, null when it was removed
 * @returns unsubscribe
 */
export function watchStored(key: string, onWrite: (value: string | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onWrite(event.newValue);
  };
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener('storage', listener);
  };
}
