import { randomBytes } from 'node:crypto';
import { constants, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { copyFile, link, open, rename, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** The folder of media files. The database decides which of them are in use. */
export interface MediaStore {
  /** Absolute path of the folder that is served as `/media/`. */
  readonly folder: string;
  /** Absolute path of the folder for incomplete uploads; on the same disk. */
  readonly incoming: string;
  /** Moves a synced temporary file to its permanent name. When this returns, file and name have reached the disk. */
  save(path: string, extension: string): Promise<string>;
  /**
   * Gives files a second name each, under which they can be kept when the first is removed; nothing ever writes into a file, so
   * both may be the same bytes. When this returns, the names have reached the disk.
   * @returns the second by the first
   */
  copy(files: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Removes files by name; a missing one is no error. */
  remove(files: readonly string[]): Promise<void>;
  /**
   * Removes every file that `inUse` does not name, and every incomplete upload. Called at the start.
   * @param isShared another server may have put a file there whose row it has not committed yet: only what is a day old is removed
   */
  removeUnreferenced(inUse: ReadonlySet<string>, isShared?: boolean): void;
}

/** In milliseconds. */
const day = 24 * 60 * 60_000;

/** Names that `save` gives. Nothing else in the folder is ever removed. */
const ownName = /^[0-9a-f]{24}\.[a-z0-9]{3,4}$/;

/** Names of the store's own files in a media folder; none when the folder is absent. */
export function listMedia(folder: string): readonly string[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).filter((name) => ownName.test(name));
}

const newName = (extension: string): string => `${randomBytes(12).toString('hex')}${extension}`;

/** Not every file system has hard links, nor as many as one may want. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOSPC' || code === 'EDQUOT') throw error;
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    await syncFolder(to);
  }
}

/** Waits until the names in a folder, or the bytes of a file, have reached the disk. */
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
      const file = newName(`.${extension}`);
      await rename(path, join(folder, file));
      await syncFolder(folder);
      return file;
    },
    async copy(files) {
      const names = new Map(files.map((file) => [file, newName(extname(file))]));
      try {
        for (const [file, name] of names) await linkOrCopy(join(folder, file), join(folder, name));
        if (names.size > 0) await syncFolder(folder);
      } catch (error) {
        await remove([...names.values()]);
        throw error;
      }
      return names;
    },
    removeUnreferenced(inUse, isShared = false) {
      for (const name of readdirSync(incoming)) rmSync(join(incoming, name), { force: true, recursive: true });
      const isOld = (name: string): boolean => statSync(join(folder, name)).mtimeMs < Date.now() - day;
      for (const name of listMedia(folder)) {
        if (!inUse.has(name) && (!isShared || isOld(name))) rmSync(join(folder, name), { force: true });
      }
    },
  };
}
