import { randomBytes } from 'node:crypto';
import { constants, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { copyFile, link, open, rename, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import pLimit from 'p-limit';
import type { ByteRange } from './bucket.ts';

/** The folder of media files. The database decides which of them are in use. */
export interface MediaStore {
  /** Absolute path of the folder that is served as `/media/`. */
  readonly folder: string;
  /** Absolute path of the folder for incomplete uploads; on the same disk. */
  readonly incoming: string;
  /** Moves a synced temporary file to its permanent name. When this returns, file and name have reached the disk, or the bucket. */
  save(path: string, extension: string): Promise<string>;
  /** As {@link save}, to a name that the store, or another one like it, has given before. */
  put(path: string, file: string): Promise<void>;
  has(file: string): Promise<boolean>;
  /** Names of all files that are there. */
  list(): Promise<ReadonlySet<string>>;
  /** Brings files into the folder that are in the bucket alone. What is nowhere stays missing. */
  bring(files: readonly string[]): Promise<void>;
  /** The bucket that has every file, of which the folder then has but some; `null` where the folder has all. */
  readonly bucket: MediaBucket | null;
  /**
   * Gives files a second name each, under which they can be kept when the first is removed; nothing ever writes into a file, so
   * both may be the same bytes. When this returns, the names have reached the disk.
   * @returns the second by the first
   */
  copy(files: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Removes files by name; a missing one is no error, and another name than {@link save} gives is left alone. */
  remove(files: readonly string[]): Promise<void>;
  /**
   * Removes every file that `inUse` does not name, and every incomplete upload. Called at the start.
   * @param isShared another server may have put a file there whose row it has not committed yet: only what is a day old is removed
   */
  removeUnreferenced(inUse: ReadonlySet<string>, isShared?: boolean): void;
}

/** In milliseconds. */
export const day = 24 * 60 * 60_000;

/** What is made from media files, and can be made again. */
export type DerivedKind = 'variants' | 'share';

/** Files of which several servers have their own copies, as far as they were asked for them. */
export interface MediaBucket {
  /** A file, or a part of it, without bringing it into the folder; `null` where there is none. */
  read(file: string, range: ByteRange): Promise<Readable | null>;
  /** Stores a copy of a file that lies elsewhere. */
  keep(file: string, path: string): Promise<void>;
  /** Brings what another server has made from a file. @returns whether there was something */
  bringDerived(kind: DerivedKind, name: string, target: string): Promise<boolean>;
  keepDerived(kind: DerivedKind, name: string, path: string): Promise<void>;
  /** Whether there is any file. */
  isEmpty(): Promise<boolean>;
  /**
   * Removes every file that `inUse` does not name, and what was made from it. Another server may have put one there whose row it has not
   * committed yet: only what is a day old goes.
   */
  sweep(inUse: ReadonlySet<string>): Promise<void>;
  close(): void;
}

/** Names that `save` gives. Nothing else in the folder is ever removed. */
export const ownName = /^[0-9a-f]{24}\.[a-z0-9]{3,5}$/;

/** Names of the store's own files in a media folder; none when the folder is absent. */
export function listMedia(folder: string): readonly string[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).filter((name) => ownName.test(name));
}

/**
 * A name that was never used: 96 random bits in hex.
 * @param extension with its dot
 */
export const newName = (extension: string): string => `${randomBytes(12).toString('hex')}${extension}`;

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

/** At once: the file system writes what several wait for in one go. */
const syncedAtOnce = 32;

/**
 * Waits until files have reached the disk. Synced one by one as they are written, each waits for the disk by itself: fifty thousand
 * small files took three minutes.
 */
export async function syncAll(paths: readonly string[]): Promise<void> {
  const limit = pLimit(syncedAtOnce);
  await limit.map(paths, syncFolder);
}

/** Opens the store in two folders, which are created when absent. */
export function openMediaStore(folder: string, incoming: string): MediaStore {
  mkdirSync(folder, { recursive: true });
  mkdirSync(incoming, { recursive: true });
  const remove = async (files: readonly string[]): Promise<void> => {
    // A database that was restored may name anything.
    const own = files.filter((file) => ownName.test(file));
    await Promise.all(own.map((file) => rm(join(folder, file), { force: true })));
  };
  const put = async (path: string, file: string): Promise<void> => {
    await rename(path, join(folder, file));
    await syncFolder(folder);
  };
  return {
    folder,
    incoming,
    bucket: null,
    remove,
    put,
    has: async (file) => existsSync(join(folder, file)),
    list: async () => new Set(listMedia(folder)),
    bring: async () => undefined,
    async save(path, extension) {
      const file = newName(`.${extension}`);
      await put(path, file);
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
