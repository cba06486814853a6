import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of media files. The database decides which of them are in use. */
export interface MediaStore {
  /** Absolute path of the folder that is served as `/media/`. */
  readonly folder: string;
  /** Absolute path of the folder for incomplete uploads; on the same disk. */
  readonly incoming: string;
  /** Moves a synced temporary file to its permanent name. When this returns, file and name have reached the disk. */
  save(path: string, extension: string): Promise<string>;
  /** Removes files by name; a missing one is no error. */
  remove(files: readonly string[]): Promise<void>;
  /** Removes every file that `inUse` does not name, and every incomplete upload. Called at the start. */
  removeUnreferenced(inUse: ReadonlySet<string>): void;
}

/** Names that `save` gives. Nothing else in the folder is ever removed. */
const ownName = /^[0-9a-f]{24}\.[a-z0-9]{3,4}$/;

/** Names of the store's own files in a media folder; none when the folder is absent. */
export function listMedia(folder: string): readonly string[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).filter((name) => ownName.test(name));
}

/** Waits until the names in a folder have reached the disk. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Opens the store in two folders, which are created when absent. */
export function openMediaStore(folder: string, incoming: string): MediaStore {
  mkdirSync(folder, { recursive: true });
  mkdirSync(incoming, { recursive: true });
  const remove = async (files: readonly string[]): Promise<void> => {
    await Promise.all(files.map((file) => rm(join(folder, file), { force: true })));
  };
  return {
    folder,
    incoming,
    remove,
    async save(path, extension) {
      const file = `${randomBytes(12).toString('hex')}.${extension}`;
      await rename(path, join(folder, file));
      await syncFolder(folder);
      return file;
    },
    removeUnreferenced(inUse) {
      for (const name of readdirSync(incoming)) rmSync(join(incoming, name), { force: true, recursive: true });
      for (const name of listMedia(folder)) if (!inUse.has(name)) rmSync(join(folder, name), { force: true });
    },
  };
}
