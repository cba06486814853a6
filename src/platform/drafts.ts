import type { KeptDraft } from '../domain/draft.ts';

const DATABASE = 'vitrine';
const STORE = 'drafts';

function isKept(found: unknown): found is KeptDraft {
  return (
    typeof found === 'object' &&
    found !== null &&
    'value' in found &&
    'savedAt' in found &&
    typeof found.savedAt === 'number' &&
    'version' in found &&
    typeof found.version === 'string'
  );
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // Throws where the browser has none or keeps site data off.
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(STORE);
    };
    opening.onsuccess = () => {
      resolve(opening.result);
    };
    opening.onerror = () => {
      reject(opening.error ?? new Error('The drafts cannot be opened.'));
    };
    opening.onblocked = () => {
      reject(new Error('The drafts are held by another tab.'));
    };
  });
}

/** Opened once and kept open, so that the last words of a page that is going away are written at once. */
let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= openDatabase().then(
    (found) => {
      const forget = () => {
        opened = null;
      };
      // Another tab deletes or renews it; or the browser takes it away.
      found.onversionchange = () => {
        found.close();
        forget();
      };
      found.onclose = forget;
      return found;
    },
    (thrown: unknown) => {
      opened = null;
      throw thrown;
    },
  );
  return opened;
}

/** One request in a transaction of its own: done when it is on disk. A full disk ends it, and it rejects. */
async function run<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const transaction = (await database()).transaction(STORE, mode);
  return new Promise((resolve, reject) => {
    const request = ask(transaction.objectStore(STORE));
    transaction.oncomplete = () => {
      resolve(request.result);
    };
    transaction.onabort = () => {
      reject(transaction.error ?? new Error('The draft cannot be kept.'));
    };
    // Not to wait for the answer: the page may be gone by then.
    transaction.commit();
  });
}

/**
 * Drafts of the dashboard's forms, in IndexedDB: it holds what `localStorage` cannot, files. Every call rejects where the
 * browser has no IndexedDB, refuses it, or has no room left; a form then keeps no draft and says so.
 */
export const drafts = {
  /** Null where there is none. */
  async read(key: string): Promise<KeptDraft | null> {
    const found: unknown = await run('readonly', (store) => store.get(key));
    return isKept(found) ? found : null;
  },

  /** @param value may hold anything that can be cloned, `File`s too */
  async write(key: string, { version, value }: Omit<KeptDraft, 'savedAt'>): Promise<void> {
    const draft: KeptDraft = { savedAt: Date.now(), version, value };
    await run('readwrite', (store) => store.put(draft, key));
  },

  async remove(key: string): Promise<void> {
    await run('readwrite', (store) => store.delete(key));
  },
};
