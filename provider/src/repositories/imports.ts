import type { Database } from '../db/database.ts';
import { insertedId, number, numberOrNull, text, textOrNull } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';
import type { ImportChoices, ImportPlan, MadeKind } from '../imports/types.ts';
import { flatMapInOrder } from '../lib/in-order.ts';
import { inPages } from '../lib/in-portions.ts';

const kinds = ['wordpress', 'squarespace', 'ghost', 'folder', 'backup'] as const;
export type ImportKind = (typeof kinds)[number];

const states = ['collecting', 'planned', 'running', 'cancelled', 'done', 'failed', 'removed'] as const;
export type ImportState = (typeof states)[number];

const itemStates = ['planned', 'done', 'skipped', 'failed'] as const;
export type ItemState = (typeof itemStates)[number];

/** What is taken from a former site. Times are milliseconds since 1970-01-01 UTC. */
export interface Import {
  readonly id: number;
  readonly kind: ImportKind;
  readonly name: string;
  readonly state: ImportState;
  readonly plan: ImportPlan;
  readonly choices: ImportChoices | null;
  readonly reason: string | null;
  /** Files that were fetched, or brought, and their bytes. */
  readonly fetched: number;
  readonly fetchedBytes: number;
  readonly createdAt: number;
}

/** One thing that was found. */
export interface NewImportItem {
  readonly ordinal: number;
  /** Names it in every export of the same site. */
  readonly source: string;
  readonly type: string;
  readonly title: string;
  /** Where it was, as a redirect's source. */
  readonly address: string | null;
  /** When it was published there; null where that is not known. */
  readonly publishedAt: number | null;
  readonly state: ItemState;
  readonly notes: readonly string[];
}

export interface ImportItem extends NewImportItem {
  readonly id: number;
  readonly made: MadeKind | null;
  readonly recordId: number | null;
  readonly redirectId: number | null;
}

/** A file of a folder. */
export interface ImportFile {
  readonly path: string;
  /** Its name in the folder of imports. */
  readonly file: string;
  readonly bytes: number;
}

export interface MadeRecord {
  readonly made: MadeKind;
  readonly recordId: number;
  readonly redirectId: number | null;
}

/** What an import has made, and is still there. */
export interface KeptRecord {
  readonly kind: MadeKind;
  readonly id: number;
  readonly title: string;
  /** Of a project or page; `''` of a story, which has none. */
  readonly slug: string;
}

/** Items whose sources are a site, a type and a number. */
export interface NumberedType {
  readonly site: string;
  readonly type: string;
}

/** What an import has made of an item, and how it was known there. */
export type RememberedItem = Pick<MadeRecord, 'made' | 'recordId'> &
  Pick<NewImportItem, 'title' | 'address' | 'publishedAt'>;

export interface ImportRepository {
  /** The newest first, without what is written just now: a failure without a reason. */
  list(): Promise<readonly Import[]>;
  find(id: number): Promise<Import | null>;
  insert(fields: Pick<Import, 'kind' | 'name' | 'state' | 'plan' | 'createdAt'>): Promise<number>;
  /** Gives what was written when a provider ended its reason. @param before it was begun before this */
  endUnfinished(reason: string, before: number): Promise<void>;
  remove(id: number): Promise<void>;
  setState(id: number, state: ImportState, reason?: string | null): Promise<void>;
  setPlan(id: number, plan: ImportPlan): Promise<void>;
  setChoices(id: number, choices: ImportChoices): Promise<void>;
  addFetched(id: number, files: number, bytes: number): Promise<void>;
  insertItems(id: number, items: readonly NewImportItem[]): Promise<void>;
  removeItems(id: number): Promise<void>;
  /** In their order, page by page: an export has as many as fifty thousand. Not inside a transaction. */
  items(id: number): AsyncGenerator<readonly ImportItem[]>;
  findItem(id: number, ordinal: number): Promise<ImportItem | null>;
  counts(id: number): Promise<Readonly<Record<ItemState, number>>>;
  /** How many records it has made; whether they are still there is not looked at. */
  madeBy(id: number): Promise<number>;
  /** Those that are still there, in their order, at most `limit`. */
  recordsOf(id: number, limit: number): Promise<readonly KeptRecord[]>;
  /** Sites and types of what was imported from WordPress and is to be found at its old addresses, the newest import first. */
  numbered(): Promise<readonly NumberedType[]>;
  /** What was made of a source and is still there, last. */
  recordOf(source: string): Promise<KeptRecord | null>;
  /** What imports have made of a source. */
  madeOf(source: string): Promise<readonly RememberedItem[]>;
  setMade(itemId: number, record: MadeRecord): Promise<void>;
  endItem(itemId: number, state: ItemState, notes: readonly string[]): Promise<void>;
  /** Those that did not succeed are tried again. */
  reopenItems(id: number): Promise<void>;
  putFile(id: number, file: ImportFile): Promise<void>;
  findFile(id: number, path: string): Promise<ImportFile | null>;
  files(id: number): Promise<readonly ImportFile[]>;
  /** Names in the folder of imports that any import has. */
  allFiles(): Promise<readonly string[]>;
}

const itemsAtOnce = 1000;

const made: readonly MadeKind[] = ['story', 'project', 'page'];

function oneOf<T extends string>(all: readonly T[], row: Row, column: string): T {
  const found = all.find((one) => one === row[column]);
  if (found === undefined) throw new TypeError(`The column ${column} is not of the expected type.`);
  return found;
}

const toImport = (row: Row): Import => ({
  id: number(row, 'id'),
  kind: oneOf(kinds, row, row['written_by'] === null ? 'kind' : 'written_by'),
  name: text(row, 'name'),
  state: oneOf(states, row, 'state'),
  // Both are written here and by nothing else.
  plan: JSON.parse(text(row, 'plan')),
  choices: JSON.parse(textOrNull(row, 'choices') ?? 'null'),
  reason: textOrNull(row, 'reason'),
  fetched: number(row, 'fetched'),
  fetchedBytes: number(row, 'fetched_bytes'),
  createdAt: number(row, 'created_at'),
});

const toItem = (row: Row): ImportItem => ({
  id: number(row, 'id'),
  ordinal: number(row, 'ordinal'),
  source: text(row, 'source'),
  type: text(row, 'type'),
  title: text(row, 'title'),
  address: textOrNull(row, 'address'),
  publishedAt: numberOrNull(row, 'published_at'),
  state: oneOf(itemStates, row, 'state'),
  made: row['made'] === null ? null : oneOf(made, row, 'made'),
  recordId: numberOrNull(row, 'record_id'),
  redirectId: numberOrNull(row, 'redirect_id'),
  notes: JSON.parse(text(row, 'notes')),
});

/** What was made of items and is still there. Conditions follow. */
const keptRecords = `SELECT item.made, item.record_id, coalesce(project.title, story.title, page.title) AS title,
         coalesce(project.slug, page.slug, '') AS slug
       FROM import_item AS item
       LEFT JOIN project ON item.made = 'project' AND project.id = item.record_id
       LEFT JOIN story ON item.made = 'story' AND story.id = item.record_id
       LEFT JOIN page ON item.made = 'page' AND page.id = item.record_id
       WHERE coalesce(project.id, story.id, page.id) IS NOT NULL`;

const toRecord = (row: Row): KeptRecord => ({
  kind: oneOf(made, row, 'made'),
  id: number(row, 'record_id'),
  title: text(row, 'title'),
  slug: text(row, 'slug'),
});

const toFile = (row: Row): ImportFile => ({
  path: text(row, 'path'),
  file: text(row, 'file'),
  bytes: number(row, 'bytes'),
});

/** Imports, in the tables `import`, `import_item` and `import_file`. */
export function createImportRepository(db: Database): ImportRepository {
  const list = db.prepare("SELECT * FROM import WHERE state <> 'failed' OR reason IS NOT NULL ORDER BY id DESC");
  const byId = db.prepare('SELECT * FROM import WHERE id = ?');
  const insert = db.prepare(
    'INSERT INTO import (kind, written_by, name, state, plan, created_at) VALUES (?, ?, ?, ?, ?, ?) RETURNING id',
  );
  const endUnfinished = db.prepare(
    "UPDATE import SET reason = ? WHERE state = 'failed' AND reason IS NULL AND created_at < ?",
  );
  const remove = db.prepare('DELETE FROM import WHERE id = ?');
  const setState = db.prepare('UPDATE import SET state = ?, reason = ? WHERE id = ?');
  const setPlan = db.prepare('UPDATE import SET plan = ? WHERE id = ?');
  const setChoices = db.prepare('UPDATE import SET choices = ? WHERE id = ?');
  const addFetched = db.prepare(
    'UPDATE import SET fetched = fetched + ?, fetched_bytes = fetched_bytes + ? WHERE id = ?',
  );
  const insertItem = db.prepare(
    `INSERT INTO import_item (import_id, ordinal, source, type, title, address, published_at, state, notes)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const removeItems = db.prepare('DELETE FROM import_item WHERE import_id = ?');
  const items = db.prepare('SELECT * FROM import_item WHERE import_id = ? AND ordinal > ? ORDER BY ordinal LIMIT ?');
  const item = db.prepare('SELECT * FROM import_item WHERE import_id = ? AND ordinal = ?');
  const counts = db.prepare('SELECT state, count(*) AS count FROM import_item WHERE import_id = ? GROUP BY state');
  const madeBy = db.prepare('SELECT count(record_id) AS count FROM import_item WHERE import_id = ?');
  const madeOf = db.prepare(
    'SELECT made, record_id, title, address, published_at FROM import_item WHERE source = ? AND record_id IS NOT NULL',
  );
  const recordsOf = db.prepare(`${keptRecords} AND item.import_id = :id ORDER BY item.ordinal LIMIT :limit`);
  const recordOf = db.prepare(`${keptRecords} AND item.source = ? ORDER BY item.id DESC LIMIT 1`);
  const numbered = db.prepare(
    'SELECT min(source) AS source FROM import_item WHERE import_id = ? AND record_id IS NOT NULL GROUP BY type',
  );
  const setMade = db.prepare(
    "UPDATE import_item SET made = ?, record_id = ?, redirect_id = ?, state = 'done' WHERE id = ?",
  );
  const endItem = db.prepare('UPDATE import_item SET state = ?, notes = ? WHERE id = ?');
  const reopen = db.prepare(
    "UPDATE import_item SET state = 'planned', notes = '[]' WHERE import_id = ? AND record_id IS NULL AND state = 'failed'",
  );
  const putFile = db.prepare(
    `INSERT INTO import_file (import_id, path, file, bytes) VALUES (?, ?, ?, ?)
       ON CONFLICT (import_id, path) DO UPDATE SET file = excluded.file, bytes = excluded.bytes`,
  );
  const file = db.prepare('SELECT path, file, bytes FROM import_file WHERE import_id = ? AND path = ?');
  const files = db.prepare('SELECT path, file, bytes FROM import_file WHERE import_id = ? ORDER BY path');
  const allFiles = db.prepare('SELECT file FROM import_file');
  return {
    list: async () => (await list.all()).map(toImport),
    find: async (id) => {
      const row = await byId.get(id);
      return row === undefined ? null : toImport(row);
    },
    insert: async ({ kind, name, state, plan, createdAt }) =>
      insertedId(
        await insert.get(
          kind === 'ghost' ? 'wordpress' : kind,
          kind === 'ghost' ? kind : null,
          name,
          state,
          JSON.stringify(plan),
          createdAt,
        ),
      ),
    endUnfinished: async (reason, before) => {
      await endUnfinished.run(reason, before);
    },
    remove: async (id) => {
      await remove.run(id);
    },
    setState: async (id, state, reason = null) => {
      await setState.run(state, reason, id);
    },
    setPlan: async (id, plan) => {
      await setPlan.run(JSON.stringify(plan), id);
    },
    setChoices: async (id, choices) => {
      await setChoices.run(JSON.stringify(choices), id);
    },
    addFetched: async (id, count, bytes) => {
      await addFetched.run(count, bytes, id);
    },
    async insertItems(id, all) {
      for (const { ordinal, source, type, title, address, publishedAt, state, notes } of all) {
        await insertItem.run(id, ordinal, source, type, title, address, publishedAt, state, JSON.stringify(notes));
      }
    },
    removeItems: async (id) => {
      await removeItems.run(id);
    },
    items: (id) =>
      inPages<ImportItem>(async (after) => (await items.all(id, after?.ordinal ?? -1, itemsAtOnce)).map(toItem)),
    findItem: async (id, ordinal) => {
      const row = await item.get(id, ordinal);
      return row === undefined ? null : toItem(row);
    },
    counts: async (id) => ({
      planned: 0,
      done: 0,
      skipped: 0,
      failed: 0,
      ...Object.fromEntries(
        (await counts.all(id)).map((row) => [oneOf(itemStates, row, 'state'), number(row, 'count')]),
      ),
    }),
    madeBy: async (id) => number((await madeBy.get(id)) ?? {}, 'count'),
    recordsOf: async (id, limit) => (await recordsOf.all({ id, limit })).map(toRecord),
    numbered: async () =>
      flatMapInOrder((await list.all()).map(toImport), async ({ id, kind, choices }) =>
        kind !== 'wordpress' || choices?.redirects !== true
          ? []
          : (await numbered.all(id)).flatMap((row) => {
              const [, site = '', type = ''] = /^(\S*) (.*) \d+$/.exec(text(row, 'source')) ?? [];
              return type === '' ? [] : [{ site, type }];
            }),
      ),
    recordOf: async (source) => {
      const row = await recordOf.get(source);
      return row === undefined ? null : toRecord(row);
    },
    madeOf: async (source) =>
      (await madeOf.all(source)).map((row) => ({
        made: oneOf(made, row, 'made'),
        recordId: number(row, 'record_id'),
        title: text(row, 'title'),
        address: textOrNull(row, 'address'),
        publishedAt: numberOrNull(row, 'published_at'),
      })),
    setMade: async (itemId, record) => {
      await setMade.run(record.made, record.recordId, record.redirectId, itemId);
    },
    endItem: async (itemId, state, notes) => {
      await endItem.run(state, JSON.stringify(notes), itemId);
    },
    reopenItems: async (id) => {
      await reopen.run(id);
    },
    putFile: async (id, { path, file: name, bytes }) => {
      await putFile.run(id, path, name, bytes);
    },
    findFile: async (id, path) => {
      const row = await file.get(id, path);
      return row === undefined ? null : toFile(row);
    },
    files: async (id) => (await files.all(id)).map(toFile),
    allFiles: async () => (await allFiles.all()).map((row) => text(row, 'file')),
  };
}
