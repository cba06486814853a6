import type { SQLOutputValue } from 'node:sqlite';

/** A row as node:sqlite gives it. The readers below turn a column into the one type its schema allows. */
export type Row = Record<string, SQLOutputValue>;

const wrong = (column: string): TypeError => new TypeError(`The column ${column} is not of the expected type.`);

/** @throws {TypeError} where the column holds no text */
export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw wrong(column);
  return value;
}

/** @throws {TypeError} where the column holds neither a text nor NULL */
export function textOrNull(row: Row, column: string): string | null {
  return row[column] === null ? null : text(row, column);
}

/** @throws {TypeError} where the column holds no number */
export function number(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw wrong(column);
  return value;
}

/** @throws {TypeError} where the column holds neither a number nor NULL */
export function numberOrNull(row: Row, column: string): number | null {
  return row[column] === null ? null : number(row, column);
}

/** The id that an `INSERT … RETURNING id` has given. */
export const insertedId = (row: Row | undefined): number => number(row ?? {}, 'id');

/** For `ON CONFLICT … DO UPDATE SET`: every one of these columns gets what was to be inserted. */
export const overwriting = (columns: readonly string[]): string =>
  columns.map((name) => `${name} = excluded.${name}`).join(', ');
