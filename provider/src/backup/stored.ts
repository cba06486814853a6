import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../lib/clock.ts';
import { conflict } from '../lib/http-error.ts';
import { BackupRefused } from './capture.ts';
import type { Elsewhere } from './capture.ts';
import type { FileUse } from '../repositories/file-uses.ts';
import { isMissing } from '../lib/files.ts';
import { ArchiveRefused, readMissing } from './archive.ts';
import { createBackup } from './create.ts';

/** Made because somebody asked for it, or before another was restored. */
export type BackupKind = 'made' | 'before';

/** A backup that lies in the data folder for a while. */
export interface StoredBackup {
  /** Names it in addresses. */
  readonly id: string;
  readonly kind: BackupKind;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly expiresAt: number;
  readonly bytes: number;
}

/** The backups that the dashboard has made. */
export interface StoredBackups {
  /** Absolute path of their folder. */
  readonly folder: string;
  /** The newest first. */
  list(): readonly StoredBackup[];
  find(id: string): StoredBackup | null;
  /** The name of its file. */
  fileOf(backup: StoredBackup): string;
  /** The media files that were missing when it was made. */
  missingFrom(backup: StoredBackup): Promise<readonly FileUse[]>;
  /** @throws {HttpError} 409 while one is being made */
  assertIdle(): void;
  /**
   * Makes one of the present state.
   * @throws {HttpError} 409 while another is being made
   */
  make(kind: BackupKind): Promise<StoredBackup>;
  remove(backup: StoredBackup): Promise<void>;
  /** Removes those whose time has come, all but the newest three of a kind, and what a kill has left of one. */
  removeExpired(): Promise<void>;
}

const day = 24 * 60 * 60_000;
const lifetimes: Readonly<Record<BackupKind, number>> = { made: 7 * day, before: 30 * day };
/** Of each kind: one takes as much room as all media. */
const mostOfAKind = 3;

const name = /^vitrine-(\d{13})-(made|before)\.tar$/;

/** @param dataDir absolute path of the data folder */
export function createStoredBackups(dataDir: string, elsewhere: Elsewhere, clock: Clock): StoredBackups {
  const folder = join(dataDir, 'backups');
  let isBusy = false;

  const read = (file: string): StoredBackup | null => {
    const [, time, kind] = name.exec(file) ?? [];
    if (time === undefined || (kind !== 'made' && kind !== 'before')) return null;
    const size = statSync(join(folder, file), { throwIfNoEntry: false })?.size;
    if (size === undefined) return null;
    const madeAt = Number(time);
    return { id: `${time}-${kind}`, kind, madeAt, expiresAt: madeAt + lifetimes[kind], bytes: size };
  };
  const namesIn = (): readonly string[] => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return readdirSync(folder);
  };
  const all = (): readonly StoredBackup[] =>
    namesIn()
      .flatMap((file) => read(file) ?? [])
      .toSorted((one, other) => other.madeAt - one.madeAt);
  const list = (): readonly StoredBackup[] => all().filter(({ expiresAt }) => expiresAt > clock());
  const fileOf = ({ id }: Pick<StoredBackup, 'id'>): string => `vitrine-${id}.tar`;
  const remove = (backup: Pick<StoredBackup, 'id'>): Promise<void> => rm(join(folder, fileOf(backup)), { force: true });

  const assertIdle = (): void => {
    if (isBusy) throw conflict('A backup is being made. Please try again in a moment.');
  };

  return {
    folder,
    assertIdle,
    list,
    find: (id) => list().find((one) => one.id === id) ?? null,
    fileOf,
    remove,

    async missingFrom(backup) {
      try {
        return await readMissing(join(folder, fileOf(backup)));
      } catch (error) {
        // It has gone, or is damaged, which a restore says.
        if (isMissing(error) || error instanceof ArchiveRefused) return [];
        throw error;
      }
    },

    async make(kind) {
      assertIdle();
      isBusy = true;
      try {
        const newest = all()[0]?.madeAt ?? 0;
        // Each has a name of its own, whatever the clock says.
        const id = `${String(Math.max(clock(), newest + 1)).padStart(13, '0')}-${kind}`;
        await createBackup(dataDir, join(folder, fileOf({ id })), elsewhere).catch((error: unknown) => {
          throw error instanceof BackupRefused ? conflict(error.message) : error;
        });
        const backup = read(fileOf({ id }));
        if (backup === null) throw new Error(`The backup ${id} is gone.`);
        return backup;
      } finally {
        isBusy = false;
      }
    },

    async removeExpired() {
      const good = list();
      const newest = (['made', 'before'] as const).flatMap((kind) =>
        good.filter((one) => one.kind === kind).slice(0, mostOfAKind),
      );
      const kept = new Set(newest.map(fileOf));
      for (const file of namesIn()) {
        const isPartial = /^vitrine-[\w-]+\.tar\.partial$/.test(file);
        if (isPartial ? !isBusy : name.test(file) && !kept.has(file)) await rm(join(folder, file), { force: true });
      }
    },
  };
}
