import type { SQLInputValue } from 'node:sqlite';
import { isNamed } from '../given.ts';
import type { Given } from '../given.ts';
import { isReading } from '../statement-kind.ts';

/** SQL as PostgreSQL takes it, and where its parameters come from. */
export interface Translated {
  readonly text: string;
  /** For `$1`, `$2` …: the index of a value in order, or its name. */
  readonly sources: readonly (number | string)[];
  readonly isRead: boolean;
}

/** Texts, comments, casts, and the parameters of SQLite: `?`, `?1`, `:name`. */
const tokens = /'(?:[^']|'')*'|--[^\n]*|::|\?(\d*)|:([a-zA-Z]\w*)/g;

/** Writes a statement's parameters as PostgreSQL has them. */
export function translate(sql: string): Translated {
  const sources: (number | string)[] = [];
  let next = 0;
  const numberOf = (source: number | string): number => {
    const known = sources.indexOf(source);
    return known === -1 ? sources.push(source) : known + 1;
  };
  const text = sql.replaceAll(tokens, (token, index: string | undefined, name: string | undefined) => {
    if (name !== undefined) return `$${String(numberOf(name))}`;
    if (index === undefined) return token;
    return `$${String(numberOf(index === '' ? next++ : Number(index) - 1))}`;
  });
  return { text, sources, isRead: isReading(sql) };
}

/** Beyond it no number of ours can be: a row of that number is not there, as in SQLite, and asking for it is no fault. */
const beyond = 2 ** 63;
const isOutside = (value: SQLInputValue): boolean => typeof value === 'number' && !(Math.abs(value) < beyond);

/** The values of `$1`, `$2` … */
export function valuesOf({ sources }: Translated, given: Given): readonly SQLInputValue[] {
  const values = isNamed(given)
    ? sources.map((source) => given[0][source] ?? null)
    : sources.map((source) => (typeof source === 'number' ? (given[source] ?? null) : null));
  return values.map((value) => (isOutside(value) ? null : value));
}
