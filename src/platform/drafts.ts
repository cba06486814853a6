import type { KeptDraft } from '../domain/draft.ts';
import { attachFiles, detachFiles } from './draft-files.ts';

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

/** Asks in one transaction: done when all of it is on disk. A full disk ends it, and it rejects. */
async function run<Result>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => () => Result): Promise<Result> {
  const transaction = (await database()).transaction(STORE, mode);
  return new Promise((resolve, reject) => {
    const answer = ask(transaction.objectStore(STORE));
    transaction.oncomplete = () => {
      resolve(answer());
    };
    transaction.onabort = () => {
      reject(transaction.error ?? new Error('The draft cannot be kept.'));
    };
    // Not to wait for the answer: the page may be gone by then.
    transaction.commit();
  });
}

/** A draft lies under its key, its files under `[key, name]`. */
const filesOf = (key: string) => IDBKeyRange.bound([key], [key, []]);

/** The files that this page has put into the store or found there, by draft: name by file. */
const known = new Map<string, ReadonlyMap<Blob, string>>();

/**
 * Writes a draft and those of its files that do not lie there yet; `isAnew` trusts nothing that lies there.
 *
 * @returns whether every file that was taken for known is there: another tab may have removed it
 */
function writeFiles(key: string, draft: KeptDraft, isAnew: boolean): Promise<boolean> {
  return run('readwrite', (store) => {
    const before = isAnew ? undefined : known.get(key);
    const now = new Map<Blob, string>();
    const checks: IDBRequest<number>[] = [];
    if (isAnew) store.delete(filesOf(key));
    const value = detachFiles(draft.value, (file) => {
      const kept = before?.get(file);
      const name = now.get(file) ?? kept ?? crypto.randomUUID();
      if (now.has(file)) return name;
      now.set(file, name);
      if (kept === undefined) store.put(file, [key, name]);
      else checks.push(store.count([key, name]));
      return name;
    });
    for (const [file, name] of before ?? []) if (!now.has(file)) store.delete([key, name]);
    store.put({ ...draft, value }, key);
    known.set(key, now);
    return () => checks.every(({ result }) => result === 1);
  });
}

/**
 * Drafts of the dashboard's forms, in IndexedDB: it holds what `localStorage` cannot, files. Every call rejects where the
 * browser has no IndexedDB, refuses it, or has no room left; a form then keeps no draft and says so.
 */
export const drafts = {
  /** Null where there is none. */
  async read(key: string): Promise<KeptDraft | null> {
    return run('readonly', (store) => {
      const draft: IDBRequest<unknown> = store.get(key);
      const names = store.getAllKeys(filesOf(key));
      const contents: IDBRequest<unknown[]> = store.getAll(filesOf(key));
      return () => {
        if (!isKept(draft.result)) return null;
        const files = new Map<string, Blob>();
        contents.result.forEach((file, index) => {
          const at = names.result[index];
          const name = Array.isArray(at) ? at[1] : undefined;
          if (file instanceof Blob && typeof name === 'string') files.set(name, file);
        });
        known.set(key, new Map([...files].map(([name, file]) => [file, name])));
        const { savedAt, version, value } = draft.result;
        return { savedAt, version, value: attachFiles(value, (name) => files.get(name)) };
      };
    });
  },

  /** @param value may hold anything that can be cloned, `File`s too: in lists, plain objects and maps */
  async write(key: string, { version, value }: Omit<KeptDraft, 'savedAt'>): Promise<void> {
    const draft: KeptDraft = { savedAt: Date.now(), version, value };
    const isWhole = await writeFiles(key, draft, false);
    if (!isWhole) await writeFiles(key, draft, true);
  },

  async remove(key: string): Promise<void> {
    known.delete(key);
    await run('readwrite', (store) => {
      store.delete(key);
      store.delete(filesOf(key));
      return () => undefined;
    });
  },
};
