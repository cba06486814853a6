import { AsyncResource } from 'node:async_hooks';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../provider/src/db/open.ts';
import type { SqliteDatabase } from '../../provider/src/db/sqlite.ts';
import { temporaryFolder } from './support/process.ts';

function open(): SqliteDatabase {
  const db = openDatabase(join(temporaryFolder(), 'vitrine.db'));
  onTestFinished(() => db.close());
  return db;
}

const add = (db: SqliteDatabase, name: string) =>
  db.prepare('INSERT INTO category (name, name_key) VALUES (?, ?)').run(name, name);
const namesIn = async (db: SqliteDatabase) =>
  (await db.prepare('SELECT name FROM category ORDER BY id').all()).map((row) => row['name']);

test('a transaction is alone: others read what is stored before or after it, and write after it', async () => {
  const db = open();
  const seen: unknown[] = [];
  const work = db.transaction(async () => {
    await add(db, 'a');
    seen.push(await namesIn(db));
    await add(db, 'b');
  });
  const read = namesIn(db);
  const written = add(db, 'c');
  const other = db.transaction(() => add(db, 'd'));
  await Promise.all([work, read, written, other]);
  expect(seen).toEqual([['a']]);
  expect(await read).toEqual(['a', 'b']);
  expect((await namesIn(db)).toSorted()).toEqual(['a', 'b', 'c', 'd']);
});

test('one that fails leaves nothing, and the next begins', async () => {
  const db = open();
  const failed = db.transaction(async () => {
    await add(db, 'a');
    throw new Error('No');
  });
  const next = db.transaction(() => add(db, 'b'));
  await expect(failed).rejects.toThrow('No');
  await next;
  expect(await namesIn(db)).toEqual(['b']);
  await expect(db.transaction(() => db.transaction(() => add(db, 'c')))).rejects.toThrow(
    'There is a transaction already.',
  );
  expect(await namesIn(db)).toEqual(['b']);
});

test('one that waits for something else than its statements fails, and nothing of it is stored', async () => {
  const db = open();
  const waits = db.transaction(async () => {
    await add(db, 'a');
    await delay(5);
    await add(db, 'b');
  });
  await expect(waits).rejects.toThrow('A transaction has waited for something else than the database.');
  const ends = db.transaction(async () => {
    await add(db, 'a');
    await delay(5);
  });
  await expect(ends).rejects.toThrow('A transaction has waited for something else than the database.');
  expect(await namesIn(db)).toEqual([]);
  // What waits for who waits for it would wait for ever.
  const read = AsyncResource.bind(() => namesIn(db));
  await expect(db.transaction(() => read())).rejects.toThrow('A transaction has waited');
  expect(await namesIn(db)).toEqual([]);
});

test('nobody writes between what is read together, until it waits for something else', async () => {
  const db = open();
  // As another request, which is no part of this work.
  const other = AsyncResource.bind(() => db.transaction(() => add(db, 'a')));
  let written: Promise<unknown> = Promise.resolve();
  await db.snapshot(async () => {
    expect(await namesIn(db)).toEqual([]);
    written = other();
    for (let count = 0; count < 100; count += 1) expect(await namesIn(db)).toEqual([]);
    await delay(5);
    expect(await namesIn(db)).toEqual(['a']);
    // One's own is not waited for.
    await add(db, 'b');
    expect(await namesIn(db)).toEqual(['a', 'b']);
  });
  await written;
});

test('what goes on after a transaction reads and writes as what began it', async () => {
  const db = open();
  let later: Promise<unknown> = Promise.resolve();
  await db.transaction(async () => {
    await add(db, 'a');
    later = delay(5).then(() => add(db, 'b'));
  });
  await later;
  expect(await namesIn(db)).toEqual(['a', 'b']);
});
