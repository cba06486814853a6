import type { SQLOutputValue } from 'node:sqlite';

/** A row as node:sqlite gives it. The readers below turn a column into the one type its schema allows. */
export type Row = Record<string, SQLOutputValue>;

const wrong = (column: string): TypeError => new TypeError(`The column ${column} is not of the expected type.`);

export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw wrong(column);
  return value;
}

export function textOrNull(row: Row, column: string): string | null {
  return row[column] === null ? null : text(row, column);
}

export function number(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw wrong(column);
  return value;
}

export function numberOrNull(row: Row, column: string): number | null {
  return row[column] === null ? null : number(row, column);
}

/** The present, in milliseconds since 1970-01-01 UTC, as an expression of SQL. */
export const nowInSql = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";
