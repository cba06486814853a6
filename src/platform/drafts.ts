import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import { is, number, object, optional, string, unknown } from 'valibot';
import type { UnsentDraft } from '../domain/desk.ts';
import type { KeptDraft, StoredDraft } from '../domain/draft.ts';
import { attachFiles, detachFiles } from './draft-files.ts';
import { randomKey } from './random.ts';

const STORE = 'drafts';

/** In milliseconds: some private windows never answer. */
const PATIENCE = 3000;

/** Rejects when the browser does not answer in time. */
function inTime<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('The browser does not answer.'));
    }, PATIENCE);
    void work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}

/** A draft is stored under its key (see {@link draftKey}), its files under `[key, name]`. */
interface DraftDatabase extends DBSchema {
  [STORE]: { key: string | [string, string]; value: unknown };
}

const draftSchema = object({ savedAt: number(), version: string(), value: unknown(), shape: optional(number()) });

/** The connection stays open, so that what is typed just before the page is left can still be written. */
let opened: Promise<IDBPDatabase<DraftDatabase>> | null = null;

function forget(): void {
  opened = null;
}

function openDatabase(): Promise<IDBPDatabase<DraftDatabase>> {
  return new Promise((resolve, reject) => {
    // Throws where the browser has no IndexedDB or site data is off.
    openDB<DraftDatabase>('vitrine', 1, {
      upgrade: (database) => void database.createObjectStore(STORE),
      blocked: () => reject(new Error('The drafts are held by another tab.')),
      // Another tab deletes or upgrades it.
      blocking() {
        void opened?.then((database) => database.close());
        forget();
      },
      terminated: forget,
    }).then(resolve, reject);
  });
}

/** Starts a transaction. Opening the database is tried again after it has failed. */
async function begin<Mode extends IDBTransactionMode>(mode: Mode) {
  opened ??= inTime(openDatabase()).catch((thrown: unknown) => {
    forget();
    throw thrown;
  });
  return (await opened).transaction(STORE, mode);
}

/** Between form and draft; no id of a record holds it. */
const BETWEEN = '\u0000';

/**
 * The key of one draft of a form. That of the former release, which kept one for each form, is the form itself: what it
 * has stored stays where it is, and a tab that still runs it disturbs nothing. So the database needs no new version.
 */
export function draftKey(form: string, id: string): string {
  return id === '' ? form : `${form}${BETWEEN}${id}`;
}

const filesOf = (key: string) => IDBKeyRange.bound([key], [key, []]);

/** What can be kept of a draft. */
export interface DraftKept {
  /** False where the browser refuses its files. */
  readonly isWhole: boolean;
}

const titled = object({ title: string() });
const titledValues = object({ values: titled });

/** The title in what a form holds; '' where it has none. */
function titleOf(value: unknown): string {
  if (is(titled, value)) return value.title;
  return is(titledValues, value) ? value.values.title : '';
}

/** The names of stored files that this page knows of, by draft. */
const known = new Map<string, ReadonlyMap<Blob, string>>();

/** Files that the browser did not take, as some do in private windows and all do when there is no room: not tried again. */
const refused = new WeakSet<Blob>();

/** In place of a refused file. */
const LOST = '';

interface Written extends DraftKept {
  /** Whether every file that was known is there: another tab may have removed it. */
  readonly isThere: boolean;
}

/** Whether all files of these names are stored with a draft. */
async function areStored(key: string, names: readonly (string | undefined)[]): Promise<boolean> {
  if (names.length === 0) return true;
  const { store, done } = await begin('readonly');
  const [keys] = await Promise.all([store.getAllKeys(filesOf(key)), done]);
  const stored = new Set<unknown>(keys.map(([, name]) => name));
  return names.every((name) => stored.has(name));
}

/** Writes a draft and those of its files that are not stored yet; `isAnew` ignores what is known to be stored. */
async function writeFiles(key: string, draft: KeptDraft, isAnew: boolean): Promise<Written> {
  const transaction = await begin('readwrite');
  const { store } = transaction;
  const before = isAnew ? undefined : known.get(key);
  const now = new Map<Blob, string>();
  const added: Blob[] = [];
  let isWhole = true;
  const writes: Promise<unknown>[] = isAnew ? [store.delete(filesOf(key))] : [];
  const counts: Promise<number>[] = [];
  const value = detachFiles(draft.value, (file) => {
    if (refused.has(file)) {
      isWhole = false;
      return LOST;
    }
    const stored = before?.get(file);
    const name = now.get(file) ?? stored ?? randomKey();
    if (now.has(file)) return name;
    now.set(file, name);
    if (stored === undefined) {
      added.push(file);
      writes.push(store.put(file, [key, name]));
    } else counts.push(store.count([key, name]));
    return name;
  });
  for (const [file, name] of before ?? []) if (!now.has(file)) writes.push(store.delete([key, name]));
  writes.push(store.put({ ...draft, value }, key));
  known.set(key, now);
  // At once, not when the requests are answered: the page may be unloaded by then.
  transaction.commit();
  try {
    const [found] = await Promise.all([Promise.all(counts), transaction.done, ...writes]);
    // WebKit's private windows call a transaction complete although its files were refused. A newer write may have removed them.
    const isKept = await areStored(
      key,
      added.map((file) => now.get(file)),
    );
    if (!isKept && known.get(key) === now) throw new Error('The browser has not kept the files.');
    return { isWhole, isThere: found.every((count) => count === 1) };
  } catch (thrown) {
    // Nothing of it was written.
    if (known.get(key) === now) {
      if (before === undefined) known.delete(key);
      else known.set(key, before);
    }
    if (added.length === 0) throw thrown;
    for (const file of added) refused.add(file);
    return writeFiles(key, draft, isAnew).catch((again: unknown) => {
      // It was not for the files.
      for (const file of added) refused.delete(file);
      throw again;
    });
  }
}

/**
 * Drafts of the dashboard's forms, in IndexedDB: it holds what `localStorage` cannot, files. Every call rejects where the
 * browser has no IndexedDB, refuses it, does not answer, or has no room left; a form then stores no draft and shows that.
 */
export const drafts = {
  /** Null where there is none. */
  async read(key: string): Promise<KeptDraft | null> {
    const { store, done } = await begin('readonly');
    const [draft, keys, contents] = await inTime(
      Promise.all([store.get(key), store.getAllKeys(filesOf(key)), store.getAll(filesOf(key)), done]),
    );
    if (!is(draftSchema, draft)) return null;
    const files = new Map<string, Blob>();
    for (const [index, [, name]] of keys.entries()) {
      const file = contents[index];
      if (name !== undefined && file instanceof Blob) files.set(name, file);
    }
    known.set(key, new Map([...files].map(([name, file]) => [file, name])));
    const { savedAt, version, value, shape } = draft;
    let isWhole = true;
    const attached = attachFiles(value, (name) => {
      const file = files.get(name);
      isWhole &&= file !== undefined;
      return file;
    });
    return { savedAt, version, value: attached, shape, isWhole };
  },

  /** All drafts of one form, with their files. */
  async list(form: string): Promise<readonly StoredDraft[]> {
    const { store, done } = await begin('readonly');
    const withIds = IDBKeyRange.bound(`${form}${BETWEEN}`, `${form}${BETWEEN}\uffff`);
    const [former, keys] = await inTime(Promise.all([store.getKey(form), store.getAllKeys(withIds), done]));
    const ids = keys.flatMap((key) => (typeof key === 'string' ? [key.slice(form.length + BETWEEN.length)] : []));
    const found = await Promise.all(
      [...(former === undefined ? [] : ['']), ...ids].map(async (id) => {
        const key = draftKey(form, id);
        const draft = await drafts.read(key);
        return draft === null ? [] : [{ ...draft, id, files: known.get(key)?.size ?? 0 }];
      }),
    );
    return found.flat();
  },

  /** Every draft of every form, without its files; the last one first. */
  async listAll(): Promise<readonly UnsentDraft[]> {
    const { store, done } = await begin('readonly');
    const [keys] = await inTime(Promise.all([store.getAllKeys(), done]));
    const own = keys.filter((key) => typeof key === 'string');
    const reading = await begin('readonly');
    const [values] = await inTime(Promise.all([Promise.all(own.map((key) => reading.store.get(key))), reading.done]));
    const found = values.flatMap((draft, index): readonly UnsentDraft[] => {
      const [form = ''] = own[index]?.split(BETWEEN) ?? [];
      return is(draftSchema, draft) ? [{ form, savedAt: draft.savedAt, title: titleOf(draft.value) }] : [];
    });
    return found.toSorted((one, other) => other.savedAt - one.savedAt);
  },

  /** Stores one again as it was. */
  async putBack(key: string, { savedAt, version, value, shape }: KeptDraft): Promise<void> {
    await writeFiles(key, { savedAt, version, value, shape }, true);
  },

  /** @param value may hold anything that can be cloned, `File`s too: in lists, plain objects and maps */
  async write(key: string, { version, value, shape }: Omit<KeptDraft, 'savedAt'>): Promise<DraftKept> {
    const draft: KeptDraft = { savedAt: Date.now(), version, value, shape };
    const written = await writeFiles(key, draft, false);
    const { isWhole } = written.isThere ? written : await writeFiles(key, draft, true);
    return { isWhole };
  },

  async remove(key: string): Promise<void> {
    known.delete(key);
    const transaction = await begin('readwrite');
    const { store, done } = transaction;
    const removed = [store.delete(key), store.delete(filesOf(key))];
    transaction.commit();
    await Promise.all([...removed, done]);
  },
};
