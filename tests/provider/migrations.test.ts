import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { orderOf } from '../../provider/src/db/postgres/row-order.ts';
import { toSchema } from '../../provider/src/db/schema-words.ts';
import { paths } from '../../provider/src/paths.ts';

const names = readdirSync(paths.migrations)
  .filter((name) => name.endsWith('.sql'))
  .sort();
const migrations = names.map((name) => [name, readFileSync(new URL(name, paths.migrations), 'utf8')] as const);

test('migrations are numbered one after the other, since a store remembers only how many it has had', () => {
  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_name, index) => index + 1));
});

test.each(migrations)('%s says in words for both databases what these write differently', (_name, migration) => {
  const statements = migration.replaceAll(/^\s*--.*$/gm, '');
  // What only one of them has, or takes otherwise; in capitals, as `text` is a column's name, too.
  expect(statements.match(/\b(?:INTEGER|BIGINT|REAL|TEXT|BLOB|STRICT|AUTOINCREMENT|ROWID)\b/g)).toBeNull();
  // A reference that is looked at at once keeps whole tables from being replaced.
  expect(
    statements.match(/\bREFERENCES \w+ \(\w+\)(?! ON DELETE (?:CASCADE|SET NULL) @deferrable| @deferrable)/g),
  ).toBeNull();
  // A product of two numbers is one of 32 bits in PostgreSQL.
  expect(statements.match(/(?<!\* )\b\d+ \*/g)).toBeNull();
});

test('a word that nobody knows is refused, and what SQLite is given has none', () => {
  expect(() => toSchema('CREATE TABLE one (@number);', 'sqlite')).toThrow('@number');
  expect(migrations.map(([, migration]) => toSchema(migration, 'sqlite')).join('\n')).not.toContain('@');
});

test('the tables whose rows are sorted as they came are those that PostgreSQL numbers', () => {
  const all = migrations.flatMap(([, migration]) => [...migration.matchAll(/CREATE TABLE (\w+) \((@order)?/g)]);
  const ordered = all.filter(([, , mark]) => mark !== undefined).map(([, table = '']) => table);
  expect(ordered.length).toBeGreaterThan(0);
  expect(all.map(([, table = '']) => table).filter((table) => orderOf(table, []) === 'rowid')).toEqual(ordered);
});
