import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createNightlyBackups } from '../../provider/src/backup/nightly.ts';
import { backupBucket, backupFolder } from '../../provider/src/backup/places.ts';
import type { BackupPlace } from '../../provider/src/backup/places.ts';
import { nothingElsewhere } from '../../provider/src/backup/capture.ts';
import { PostgresDatabase } from '../../provider/src/db/postgres/database.ts';
import { restoreBackup } from '../../provider/src/backup/restore.ts';
import { openBucket, toBucketPlace } from '../../provider/src/media/bucket.ts';
import { openDataFolder } from '../../provider/src/start/data-folder.ts';
import { createMemory } from '../../provider/src/auth/short-lived.ts';
import { picture } from '../contract/support/provider.ts';
import { startBucket } from './support/bucket.ts';
import { startClient } from './support/client.ts';
import { temporaryFolder } from './support/process.ts';

const hour = 60 * 60_000;
const first = new Date('2026-11-01T12:00:00').getTime();

/** A studio, and its nights by a clock that is moved. */
async function nights(place: (folder: string) => BackupPlace = backupFolder) {
  const client = await startClient(false);
  const {
    folder,
    data: { db, media },
  } = client.provider;
  const to = join(temporaryFolder(), 'backups');
  const scratch = temporaryFolder();
  let now = first;
  const told: string[] = [];
  const nightly = createNightlyBackups({
    dataDir: folder,
    scratch,
    elsewhere: { server: db instanceof PostgresDatabase ? db : null, bring: media.bring },
    place: place(to),
    due: { hour: 3, minute: 15 },
    clock: () => now,
    notes: createMemory(() => now),
    tell: async ({ subject, text }) => void told.push(text.split('\n', 1)[0] ?? subject),
  });
  return {
    client,
    folder,
    to,
    scratch,
    told,
    nightly,
    now: () => now,
    wait: (milliseconds: number) => (now += milliseconds),
  };
}

const namesIn = (folder: string): readonly string[] => readdirSync(folder).toSorted();
const hashes = (folder: string): readonly string[] =>
  namesIn(folder).map((name) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex'),
  );

test('a failure that cannot be noted, as on a full disk, is told once and ends nothing', async () => {
  let now = first;
  const told: string[] = [];
  const full = () => {
    throw new Error('database or disk is full');
  };
  const nightly = createNightlyBackups({
    dataDir: temporaryFolder(),
    scratch: temporaryFolder(),
    elsewhere: nothingElsewhere,
    place: { list: async () => [], keep: async () => full(), remove: async () => undefined },
    due: { hour: 3, minute: 15 },
    clock: () => now,
    notes: { get: async () => null, change: full, remove: full },
    tell: async ({ text }) => void told.push(text.split('\n', 1)[0] ?? ''),
  });
  expect(await nightly.tick()).toBe(false);
  expect(await nightly.lastFailure()).toMatchObject({ at: now, reason: 'database or disk is full' });
  now += 2 * hour;
  expect(await nightly.tick()).toBe(false);
  expect(told).toEqual(['database or disk is full']);
  now += 24 * hour;
  await nightly.tick();
  expect(told).toHaveLength(2);
});

test('a month of nights is kept by the rule, a failed one is heard of, and the last one is equal when it is restored', async () => {
  const { client, folder, to, scratch, told, nightly, now, wait } = await nights();
  const made: number[] = [];
  for (let hours = 0; hours < 31 * 24; hours += 1) {
    const [day, time] = [Math.floor(hours / 24), hours % 24];
    // Something else each day.
    if (time === 0 && day % 10 === 0) await client.create({ title: `Day ${String(day)}`, HeaderMedia: picture() });
    // The disk of the backups is away from 4 to 7 in the morning of a night.
    if (day === 12 && time === 16) {
      mkdirSync(`${to}.away`);
      for (const name of namesIn(to)) writeFileSync(join(`${to}.away`, name), readFileSync(join(to, name)));
      rmSync(to, { recursive: true });
      writeFileSync(to, 'no folder');
    }
    if (day === 12 && time === 19) {
      rmSync(to);
      mkdirSync(to);
      for (const name of namesIn(`${to}.away`)) {
        writeFileSync(join(to, name), readFileSync(join(`${to}.away`, name)));
      }
      expect((await nightly.lastFailure())?.reason).toMatch(/EEXIST|ENOTDIR/);
    }
    if (await nightly.tick()) made.push(now());
    wait(hour);
  }
  expect(told).toEqual([expect.stringMatching(/EEXIST|ENOTDIR/)]);
  // The first at once, since there was none.
  expect(made).toHaveLength(32);
  expect(made[0]).toBe(first);
  expect(await nightly.lastFailure()).toBeNull();
  // Seven days, and Sundays and the end of November before.
  expect(namesIn(to).map((name) => name.slice(8, 16))).toEqual([
    ...['20261115', '20261122', '20261126', '20261127', '20261128', '20261129', '20261130'],
    ...['20261201', '20261202'],
  ]);
  expect(await nightly.lastGoodAt()).toBe(made.at(-1));
  expect(namesIn(scratch)).toEqual([]);

  const restored = join(temporaryFolder(), 'data');
  await restoreBackup(join(to, namesIn(to).at(-1) ?? ''), restored);
  expect(hashes(join(restored, 'media'))).toEqual(hashes(join(folder, 'media')));
  const data = await openDataFolder(restored);
  expect((await data.db.prepare('SELECT count(*) AS projects FROM project').get())?.['projects']).toBe(4);
  await data.close();
}, 180_000);

test('what does not come back whole is not kept', async () => {
  let isBroken = true;
  const { to, told, nightly, wait } = await nights((folder) => {
    const place = backupFolder(folder);
    return {
      ...place,
      keep: (at, write) =>
        place.keep(at, async (path) => {
          await write(path);
          // Damaged between writing and proof: the proof has to see it, and so it is asked once more.
          if (isBroken) {
            const bytes = readFileSync(path);
            bytes.writeUInt8(bytes.readUInt8(2000) ^ 1, 2000);
            writeFileSync(path, bytes);
            await restoreBackup(path, join(temporaryFolder(), 'data'));
          }
        }),
    };
  });
  expect(await nightly.tick()).toBe(false);
  expect(told).toEqual(['The archive is damaged or is not a Vitrine backup.']);
  expect(namesIn(to)).toEqual([]);
  // Not at once, and nobody is told twice for a night.
  isBroken = false;
  expect(await nightly.tick()).toBe(false);
  wait(hour);
  expect(await nightly.tick()).toBe(true);
  expect(told).toHaveLength(1);
});

test('a media file that is missing is told once, not whose it is, and again when another is', async () => {
  const { client, folder, told, nightly, wait } = await nights();
  const night = async (): Promise<number> => {
    expect(await nightly.tick()).toBe(true);
    wait(24 * hour);
    return told.length;
  };
  await client.create({ title: 'Kiln', HeaderMedia: picture() });
  await client.create({ title: 'Glaze', HeaderMedia: picture() });
  expect(await night()).toBe(0);
  const [one = '', other = ''] = namesIn(join(folder, 'media'));
  rmSync(join(folder, 'media', one));
  expect([await night(), await night()]).toEqual([1, 1]);
  rmSync(join(folder, 'media', other));
  expect([await night(), await night()]).toEqual([2, 2]);
  expect(told.join()).not.toMatch(/Kiln|Glaze/);
  expect(told[0]).toMatch(/^It has everything else, and can be restored\./);
  expect(await nightly.lastFailure()).toBeNull();
});

test('a place in which the former ones are gone, as of a disk that is not mounted, is told of once', async () => {
  const { to, told, nightly, now, wait } = await nights();
  expect(await nightly.lastMadeAt()).toBeNull();
  for (let night = 0; night < 2; night += 1) {
    expect(await nightly.tick()).toBe(true);
    expect(await nightly.lastMadeAt()).toBe(now());
    wait(24 * hour);
  }
  expect(told).toEqual([]);
  rmSync(to, { recursive: true });
  for (let night = 0; night < 3; night += 1) {
    expect(await nightly.tick()).toBe(true);
    wait(24 * hour);
  }
  expect(told).toEqual([
    expect.stringMatching(/^There was none where they are kept\. Perhaps the disk is not mounted/),
  ]);
});

test('a place that never answers is told of, and keeps no more than one who asks', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let [now, asked] = [first, 0];
  const told: string[] = [];
  const nightly = createNightlyBackups({
    dataDir: temporaryFolder(),
    scratch: temporaryFolder(),
    elsewhere: nothingElsewhere,
    place: {
      list: () => {
        asked += 1;
        return new Promise(() => undefined);
      },
      keep: async () => undefined,
      remove: async () => undefined,
    },
    due: { hour: 3, minute: 15 },
    clock: () => now,
    notes: createMemory(() => now),
    tell: async ({ subject }) => void told.push(subject),
  });
  void nightly.tick();
  const answers = Array.from({ length: 20 }, () => nightly.lastGoodAt());
  await vi.advanceTimersByTimeAsync(5000);
  expect(await Promise.all(answers)).toEqual(answers.map(() => null));
  // The night itself, and all who ask for the last good one.
  expect(asked).toBe(2);
  for (let hours = 0; hours < 30; hours += 1) {
    now += hour;
    void nightly.tick();
  }
  expect(told).toEqual(['The nightly backup has not ended']);
});

test('a stop waits for a backup for some seconds, and nobody is told of one that it has ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const told: string[] = [];
  const keeping = Promise.withResolvers<void>();
  const nightly = createNightlyBackups({
    dataDir: temporaryFolder(),
    scratch: temporaryFolder(),
    elsewhere: nothingElsewhere,
    place: { list: async () => [], keep: () => keeping.promise, remove: async () => undefined },
    due: { hour: 3, minute: 15 },
    clock: () => first,
    notes: createMemory(() => first),
    tell: async ({ subject }) => void told.push(subject),
  });
  const night = nightly.tick();
  let isStopped = false;
  const stopping = nightly.stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(2999);
  expect(isStopped).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await stopping;
  keeping.reject(new Error('The database is not open.'));
  expect(await night).toBe(false);
  expect(told).toEqual([]);
  expect(await nightly.lastFailure()).toBeNull();
});

test('only what it has made is ever removed', async () => {
  const { to, nightly, wait } = await nights();
  mkdirSync(to, { recursive: true });
  for (const name of ['notes.txt', 'vitrine-2026-11-01.tar', 'vitrine-20200101T031500Z.tar.unproved']) {
    writeFileSync(join(to, name), 'x');
  }
  for (let day = 0; day < 9; day += 1) {
    await nightly.tick();
    wait(24 * hour);
  }
  expect(existsSync(join(to, 'notes.txt'))).toBe(true);
  expect(existsSync(join(to, 'vitrine-2026-11-01.tar'))).toBe(true);
  expect(existsSync(join(to, 'vitrine-20200101T031500Z.tar.unproved'))).toBe(false);
});

test('a place that lets nothing be removed, as a bucket that keeps what it has, fails no night and is told of once', async () => {
  let refuses = true;
  const { to, told, nightly, now, wait } = await nights((folder) => {
    const place = backupFolder(folder);
    return {
      ...place,
      remove: async (name) => {
        if (refuses) throw new Error('Access Denied');
        await place.remove(name);
      },
    };
  });
  const night = async (): Promise<void> => {
    expect(await nightly.tick()).toBe(true);
    expect(await nightly.lastFailure()).toBeNull();
    expect(await nightly.lastMadeAt()).toBe(now());
    wait(24 * hour);
  };
  for (let day = 0; day < 10; day += 1) await night();
  expect(told).toEqual(['Access Denied']);
  expect(namesIn(to)).toHaveLength(10);
  refuses = false;
  await night();
  expect(namesIn(to).length).toBeLessThan(10);
  refuses = true;
  for (let day = 0; day < 2; day += 1) await night();
  expect(told).toEqual(['Access Denied', 'Access Denied']);
});

test('one that cannot be removed keeps no other from going', async () => {
  let held: string | undefined;
  const { to, told, nightly, wait } = await nights((folder) => {
    const place = backupFolder(folder);
    return {
      ...place,
      remove: async (name) => {
        held ??= name;
        if (name === held) throw new Error('Held by another program');
        await place.remove(name);
      },
    };
  });
  for (let day = 0; day < 12; day += 1) {
    expect(await nightly.tick()).toBe(true);
    wait(24 * hour);
  }
  expect(namesIn(to)).toContain(held);
  // Seven nights, and a few of weeks and months.
  expect(namesIn(to).length).toBeLessThan(12);
  expect(told).toEqual(['Held by another program']);
});

test('two studios that keep theirs in one place each have their own', async () => {
  const one = await nights();
  const other = await nights(() => backupFolder(one.to));
  const legacy = 'vitrine-20200101T031500Z.tar';
  for (let day = 0; day < 3; day += 1) {
    expect([await one.nightly.tick(), await other.nightly.tick()]).toEqual([true, true]);
    // What another has begun just now is not what a kill has left.
    const begun = join(one.to, `vitrine-20261101T031500Z-0000000${String(day)}.tar.unproved`);
    writeFileSync(begun, 'x');
    for (const { wait } of [one, other]) wait(24 * hour);
  }
  const names = namesIn(one.to).filter((name) => name.endsWith('.tar'));
  const owners = Map.groupBy(names, (name) => name.slice(-12));
  expect([...owners.values()].map(({ length }) => length)).toEqual([3, 3]);
  expect(namesIn(one.to).filter((name) => name.endsWith('.unproved'))).toHaveLength(3);
  expect([one.told, other.told]).toEqual([[], []]);
  // A former version did not say whose it was.
  for (const name of names) rmSync(join(one.to, name));
  writeFileSync(join(one.to, legacy), 'x');
  expect(await one.nightly.lastGoodAt()).toBe(Date.parse('2020-01-01T03:15:00Z'));
});

test('one of a time to come, by a clock that was ahead, keeps no night from its backup', async () => {
  const { to, nightly, now, wait } = await nights();
  mkdirSync(to, { recursive: true });
  const ahead = 'vitrine-20990101T000000Z.tar';
  writeFileSync(join(to, ahead), 'x');
  expect(await nightly.lastGoodAt()).toBeNull();
  expect(await nightly.tick()).toBe(true);
  expect(await nightly.lastGoodAt()).toBe(now());
  wait(24 * hour);
  expect(await nightly.tick()).toBe(true);
  expect(namesIn(to)).toContain(ahead);
});

test('a bucket keeps them as a folder does', async () => {
  await startBucket();
  const place = toBucketPlace('s3://studio/nights');
  if (place === null) throw new Error('No bucket');
  const { nightly, told, wait } = await nights(() =>
    backupBucket(() => openBucket(place, new AbortController().signal), temporaryFolder()),
  );
  for (let day = 0; day < 9; day += 1) {
    expect(await nightly.tick()).toBe(true);
    wait(24 * hour);
  }
  expect(told).toEqual([]);
  const open = await openBucket(place, new AbortController().signal);
  expect((await open.list('vitrine-')).size).toBe(8);
  open.close();
});
