import { constants, existsSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { copyFile, link, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { wordsOf } from '../lib/error-words.ts';

/** The export cannot be made. The message says why. */
export class ExportRefused extends Error {}

/**
 * Tells a folder that an export has made; below its first line it names the files that stand in for others. It says nothing that pages do
 * not say: some hosts send it to whoever asks.
 */
export const exportMarker = '.vitrine-export';
const madeBy = 'Made by Vitrine (npm run export), which replaces this folder.';

/** Files below a folder, relative to it, with slashes as in addresses. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));

/** A folder that is being written, to take the place of another when it is whole. */
export interface ExportFolder {
  /** Whether the export that is there now has this file, and not another in its place. */
  hasFormer(file: string): boolean;
  /** Writes a file; one that the former export has with the same bytes stays as it is, with its time. */
  write(file: string, content: string | Buffer): Promise<void>;
  /** Copies a file to this name. The bytes are its own: nothing that is done to an export reaches the data folder. */
  copy(source: string, file: string): Promise<void>;
  /** Takes a file over from the former export. */
  takeOver(file: string): Promise<void>;
  /** Absolute path of a file, whose folder is there. */
  place(file: string): Promise<string>;
  /** Puts the folder in place of the former export. @param standIns files that stand in for others, which the next export makes again */
  commit(standIns: readonly string[]): Promise<void>;
  /** Removes what has been written. The former export stays. */
  abandon(): Promise<void>;
}

const isThere = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** What exports that were killed have left beside the folder. */
async function removeLeftovers(target: string): Promise<void> {
  const prefix = `${basename(target)}.partial-`;
  for (const name of readdirSync(dirname(target))) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number(name.slice(prefix.length));
    if (Number.isInteger(pid) && !isRunning(pid)) {
      await rm(join(dirname(target), name), { recursive: true, force: true });
    }
  }
}

/**
 * Between two renames there is neither the one nor the other: whoever was killed there left the former export beside its place.
 */
async function restoreFormer(target: string, former: string): Promise<void> {
  if (!isThere(join(former, exportMarker))) return;
  if (isThere(target)) await rm(former, { recursive: true, force: true });
  else await rename(former, target);
}

/** @throws {ExportRefused} where something else is in its place */
function assertOurs(target: string): void {
  if (!isThere(target)) return;
  if (!statSync(target).isDirectory()) throw new ExportRefused(`${target} is a file. Name a folder.`);
  if (isThere(join(target, exportMarker)) || readdirSync(target).length === 0) return;
  throw new ExportRefused(
    `The folder ${target} holds other files, which an export would remove. Name a new or empty folder, or one of an earlier export.`,
  );
}

/**
 * Begins an export beside the folder whose place it takes when it is whole.
 * @param path absent, empty, or the folder of an earlier export
 * @throws {ExportRefused} where something else is there, or nothing can be written
 */
export async function openExportFolder(path: string): Promise<ExportFolder> {
  const target = existsSync(path) ? realpathSync(path) : resolve(path);
  const former = `${target}.former`;
  const isPossible = (work: Promise<unknown>): Promise<void> =>
    work.then(
      () => undefined,
      (error: unknown) => {
        throw new ExportRefused(`An export cannot be written into ${dirname(target)}: ${wordsOf(error)}`);
      },
    );
  await isPossible(mkdir(dirname(target), { recursive: true }));
  await restoreFormer(target, former);
  assertOurs(target);
  await removeLeftovers(target);
  const partial = `${target}.partial-${String(process.pid)}`;
  await rm(partial, { recursive: true, force: true });
  await isPossible(mkdir(partial));
  const isReplacing = isThere(join(target, exportMarker));
  const [, ...formerStandIns] = isReplacing ? readFileSync(join(target, exportMarker), 'utf8').split('\n') : [];
  const standsIn = new Set(formerStandIns);

  const place = async (file: string): Promise<string> => {
    const own = join(partial, file);
    await mkdir(dirname(own), { recursive: true });
    return own;
  };
  const takeOver = async (file: string): Promise<void> => {
    const own = await place(file);
    await link(join(target, file), own).catch(() => copyFile(join(target, file), own, constants.COPYFILE_FICLONE));
  };
  const hasFormer = (file: string): boolean => isReplacing && !standsIn.has(file) && isThere(join(target, file));
  const write = async (file: string, content: string | Buffer): Promise<void> => {
    const bytes = Buffer.from(content);
    if (hasFormer(file) && bytes.equals(await readFile(join(target, file)))) await takeOver(file);
    else await writeFile(await place(file), bytes);
  };

  return {
    hasFormer,
    write,
    takeOver,
    place,
    copy: async (source, file) => copyFile(source, await place(file), constants.COPYFILE_FICLONE),
    async commit(standIns) {
      await write(exportMarker, [madeBy, ...standIns, ''].join('\n'));
      if (isReplacing) await rename(target, former);
      // An empty one.
      else if (isThere(target)) await rmdir(target);
      try {
        await rename(partial, target);
      } catch (error) {
        if (isReplacing) await rename(former, target);
        throw error;
      }
      await rm(former, { recursive: true, force: true });
    },
    abandon: () => rm(partial, { recursive: true, force: true }),
  };
}
