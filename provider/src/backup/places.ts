import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket } from '../media/bucket.ts';
import { syncFolder } from '../media/store.ts';
import { readBackupName } from '../rules/backup-names.ts';

/** Where backups that are made by themselves are kept. Only files of their names (`rules/backup-names.ts`) are ever looked at, or removed. */
export interface BackupPlace {
  /** Names of those that are there and good; other installations' too, where they are kept in the same place. */
  list(): Promise<readonly string[]>;
  /**
   * Keeps a new one, once it is good.
   * @param write writes it at a path that is free, and rejects where what is there is not good
   */
  keep(name: string, write: (path: string) => Promise<void>): Promise<void>;
  remove(name: string): Promise<void>;
}

const isBackup = (name: string): boolean => readBackupName(name) !== null;

/** What is not known to be good yet. */
const unproved = '.unproved';

/** What a kill has left of a backup of the same installation as this one: another's may be under way. */
function isLeftOf(name: string): (file: string) => boolean {
  const owner = readBackupName(name)?.owner;
  return (file) => {
    const [made = '', ...rest] = file.split(unproved);
    const found = rest.length === 0 ? null : readBackupName(made);
    return found !== null && (found.owner === null || found.owner === owner);
  };
}

/** @param folder absolute path; it is made where it is not there */
export function backupFolder(folder: string): BackupPlace {
  return {
    async list() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return (await readdir(folder)).filter(isBackup);
    },
    async keep(name, write) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      for (const left of (await readdir(folder)).filter(isLeftOf(name))) await rm(join(folder, left), { force: true });
      const path = join(folder, `${name}${unproved}`);
      try {
        await write(path);
        await rename(path, join(folder, name));
        await syncFolder(folder);
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
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
    list: () => withBucket(async (bucket) => [...(await bucket.list('vitrine-')).keys()].filter(isBackup)),
    keep: (key, write) =>
      withBucket(async (bucket) => {
        const path = join(staging, key);
        try {
          await write(path);
          await bucket.put({ key, contentType: 'application/x-tar', cacheControl: 'private, no-store' }, { path });
          const [sent, { size }] = [(await bucket.list(key)).get(key), await stat(path)];
          if (sent?.size === size) return;
          await bucket.remove(key);
          throw new Error('The bucket has another number of bytes than were sent.');
        } finally {
          await rm(path, { force: true });
        }
      }),
    remove: (key) => withBucket((bucket) => bucket.remove(key)),
  };
}
