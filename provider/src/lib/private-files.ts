import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, statSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What is nobody else's on the machine: hashes of passwords, and what has not been published. SQLite gives its journals the mode of their database. */
const privateFiles = ['vitrine.db', 'vitrine.db-wal', 'vitrine.db-shm', 'lock.db', 'secrets.key'];

/** Writes a file that is not there yet, so that it is there whole once this returns. */
export function writePrivately(path: string, content: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Makes an empty file where there is none, which becomes a new database with this mode. */
export function createPrivately(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
}

/** As `mkdir -p`, which Node tries for ever where a file system that is not one of disks refuses it. */
function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** Bits of a mode that let others than the owner in. */
const others = 0o077;

/** @returns whether somebody else could get in until now */
function close(path: string, mode: number): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined || (found.mode & others) === 0) return false;
  chmodSync(path, mode);
  return true;
}

/**
 * Makes a data folder with its database the owner's alone, and puts right what was made otherwise.
 *
 * @param folder absolute path; made where it is absent
 * @returns what others on the machine could read until now
 * @throws where it belongs to somebody else, cannot be made, or is a file
 */
export function makePrivate(folder: string): readonly string[] {
  makeFolder(folder);
  // Windows has no such modes: whoever may read the folder may read what is in it.
  if (process.platform === 'win32') return [];
  const isFolderOpen = close(folder, 0o700);
  const opened = privateFiles.map((name) => join(folder, name)).filter((path) => close(path, 0o600));
  return isFolderOpen ? [folder, ...opened] : opened;
}
