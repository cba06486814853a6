import { number, text } from '../db/rows.ts';
import type { SqliteFile } from '../db/sqlite-file.ts';
import { badRequest } from '../lib/http-error.ts';

/** In bytes: the longest text that a form takes has 200 000 letters. */
const longestText = 1024 * 1024;
/** Of what holds whole records, as JSON: what was deleted, and former states. */
const longestRecord = 16 * 1024 * 1024;
const records: ReadonlySet<string> = new Set(['undo.taken', 'revision.body']);

/** No date is beyond these, in milliseconds since 1970-01-01 UTC (ECMA-262, 21.4.1.1). */
const lastTime = 8.64e15;

/** A project of more was written by no form; whoever opens it would read them all. */
const mostOfProject = 5000;

const unusual = () => badRequest('What is in this backup cannot be read.', 'file');

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

/** Whether a value that is kept for a column, as JSON, is one that the column can hold and everything can show. */
export function isUsual({ name, type }: Pick<Column, 'name' | 'type'>, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (type === 'TEXT') return typeof value === 'string';
  if (type !== 'INTEGER') return typeof value === 'number';
  return Number.isSafeInteger(value) && Math.abs(Number(value)) <= mostOfNumber(name);
}

/** Larger numbers cannot be read. */
const mostOfNumber = (name: string): number =>
  name === 'at' || name === 'since' || name.endsWith('_at') ? lastTime : Number.MAX_SAFE_INTEGER;

/** All columns of all tables. */
export const columnsOf = (db: SqliteFile): readonly Column[] =>
  db.tables().flatMap((table) =>
    db
      .prepare('SELECT name, type FROM pragma_table_info(?)')
      .all(table)
      .map((row) => ({ table, name: text(row, 'name'), type: text(row, 'type') })),
  );

/** What of a column is more than this product writes; `null` where nothing can be. */
function beyond({ table, name, type }: Column): string | null {
  if (type === 'TEXT') {
    return `octet_length(${name}) > ${String(records.has(`${table}.${name}`) ? longestRecord : longestText)}`;
  }
  if (type !== 'INTEGER') return null;
  const most = String(mostOfNumber(name));
  return `${name} NOT BETWEEN -${most} AND ${most}`;
}

/** A poster, a rendition and a second light have none of their own: what copies or removes a file would go round in circles, or on without an end. */
const ofOthersOwn = [
  'SELECT 1 FROM media JOIN media AS poster ON poster.id = media.poster_id WHERE poster.poster_id IS NOT NULL',
  'SELECT 1 FROM rendition AS one JOIN rendition AS other ON other.film_id = one.media_id',
  'SELECT 1 FROM second_light AS one JOIN second_light AS other ON other.day_id = one.media_id',
];

const mostOf = (db: SqliteFile, counts: string): number =>
  number(db.prepare(`SELECT coalesce(max(n), 0) AS most FROM (${counts})`).get() ?? {}, 'most');

/**
 * Texts, times and numbers are within what this product writes: longer ones would be dear to every visitor, and others can be shown by
 * nothing.
 * @throws {HttpError} 400
 */
export function assertUsual(db: SqliteFile): void {
  for (const column of columnsOf(db)) {
    const condition = beyond(column);
    if (
      condition !== null &&
      db.prepare(`SELECT 1 FROM ${column.table} WHERE ${condition} LIMIT 1`).get() !== undefined
    )
      throw unusual();
  }
  if (ofOthersOwn.some((query) => db.prepare(`${query} LIMIT 1`).get() !== undefined)) throw unusual();
  const ofProject = [
    'SELECT count(*) AS n FROM grid GROUP BY project_id',
    'SELECT count(*) AS n FROM credit GROUP BY project_id',
    'SELECT count(*) AS n FROM grid JOIN frame ON frame.grid_id = grid.id GROUP BY project_id',
  ];
  if (ofProject.some((counts) => mostOf(db, counts) > mostOfProject)) throw unusual();
}
