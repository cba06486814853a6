import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket } from '../media/bucket.ts';
import { syncFolder } from '../media/store.ts';

/** Where backups that are made by themselves are kept. */
export interface BackupPlace {
  /** When those were made that are there and good, in milliseconds since 1970-01-01 UTC. */
  list(): Promise<readonly number[]>;
  /**
   * Keeps a new one, once it is good.
   * @param write writes it at a path that is free, and rejects where what is there is not good
   */
  keep(at: number, write: (path: string) => Promise<void>): Promise<void>;
  remove(at: number): Promise<void>;
}

/** Only files of these names are ever looked at, or removed. */
const pattern = /^vitrine-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar$/;

const nameOf = (at: number): string =>
  `vitrine-${new Date(at).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')}.tar`;

/** `null` for another file. */
function timeOf(name: string): number | null {
  const [, year, month, day, hour, minute, second] = pattern.exec(name) ?? [];
  if (year === undefined) return null;
  const time = Date.parse(
    `${year}-${String(month)}-${String(day)}T${String(hour)}:${String(minute)}:${String(second)}Z`,
  );
  return Number.isNaN(time) ? null : time;
}

const timesOf = (names: Iterable<string>): readonly number[] => [...names].flatMap((name) => timeOf(name) ?? []);

/** What is not known to be good yet. */
const unproved = '.unproved';

/** @param folder absolute path; it is made where it is not there */
export function backupFolder(folder: string): BackupPlace {
  return {
    async list() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return timesOf(await readdir(folder));
    },
    async keep(at, write) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // What a kill has left.
      for (const name of await readdir(folder)) {
        if (name.startsWith('vitrine-') && name.includes(unproved)) await rm(join(folder, name), { force: true });
      }
      const path = join(folder, `${nameOf(at)}${unproved}`);
      try {
        await write(path);
        await rename(path, join(folder, nameOf(at)));
        await syncFolder(folder);
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    remove: (at) => rm(join(folder, nameOf(at)), { force: true }),
  };
}

/**
 * @param open opens the bucket; it is closed after each use
 * @param staging absolute path of a folder in which an archive may lie while it is sent
 */
export function backupBucket(open: () => Promise<Bucket>, staging: string): BackupPlace {
  async function withBucket<T>(work: (bucket: Bucket) => Promise<T>): Promise<T> {
    const bucket = await open();
    try {
      return await work(bucket);
    } finally {
      bucket.close();
    }
  }
  return {
    list: () => withBucket(async (bucket) => timesOf((await bucket.list('vitrine-')).keys())),
    keep: (at, write) =>
      withBucket(async (bucket) => {
        const path = join(staging, nameOf(at));
        try {
          await write(path);
          const key = nameOf(at);
          await bucket.put({ key, contentType: 'application/x-tar', cacheControl: 'private, no-store' }, { path });
          const [sent, { size }] = [(await bucket.list(key)).get(key), await stat(path)];
          if (sent?.size === size) return;
          await bucket.remove(key);
          throw new Error('The bucket has another number of bytes than were sent.');
        } finally {
          await rm(path, { force: true });
        }
      }),
    remove: (at) => withBucket((bucket) => bucket.remove(nameOf(at))),
  };
}
