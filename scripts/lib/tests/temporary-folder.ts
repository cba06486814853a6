import { readFileSync, statfsSync } from 'node:fs';

/** Where Linux keeps files in memory. */
const SHARED_MEMORY = '/dev/shm';
/** In bytes: what a whole run writes at its most, browsers' profiles included, and as much again. */
const ROOM = 4 * 2 ** 30;

/** Whether programs may be started from a folder where a file system of its own is mounted. @param mounts as `/proc/mounts` says it */
export function mayExecute(mounts: string, folder: string): boolean {
  const options = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, place]) => place === folder)
    .map(([, , , words = '']) => words.split(','));
  // The last one mounted there is the one that is seen.
  return options.at(-1)?.includes('noexec') === false;
}

/**
 * A folder in memory for what tests write, because a database and a store that make every write last wait for a disk most of their time.
 *
 * @returns undefined where there is none with room, or one that starts no programs
 */
export function findFolderInMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize >= ROOM && mayExecute(readFileSync('/proc/mounts', 'utf8'), SHARED_MEMORY)
      ? SHARED_MEMORY
      : undefined;
  } catch {
    // Another system, or a container without it.
    return undefined;
  }
}
