import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Alert } from '../health/alerts.ts';
import type { Clock } from '../lib/clock.ts';
import { keptBackups, lastDue } from '../rules/kept-backups.ts';
import type { ShortLived } from '../auth/short-lived.ts';
import { createBackup } from './create.ts';
import type { Elsewhere } from './capture.ts';
import type { BackupPlace } from './places.ts';
import { restoreBackup } from './restore.ts';
import { wordsOf } from '../lib/error-words.ts';

/** The night's backup that could not be made. Times are milliseconds since 1970-01-01 UTC. */
export interface FailedNight {
  readonly at: number;
  /** In words. */
  readonly reason: string;
}

/** With the night for which it was told. */
interface ToldNight extends FailedNight {
  readonly night: number;
}

/** Backups that are made by themselves, every night. */
export interface NightlyBackups {
  /** When the last one was made that is there and good; `null` where there is none, or it cannot be told. */
  lastGoodAt(): Promise<number | null>;
  /** The last try, where it failed. */
  lastFailure(): Promise<FailedNight | null>;
  /**
   * Makes the backup of this night where there is none yet, and removes those whose time is over. One that fails is tried again an hour later.
   * @returns whether one was made. Never rejects: a failure has been announced by then
   */
  tick(): Promise<boolean>;
}

export interface NightlyParts {
  readonly dataDir: string;
  /** Absolute path of a folder on the data's disk in which each backup is restored once. */
  readonly scratch: string;
  readonly elsewhere: Elsewhere;
  readonly place: BackupPlace;
  /** The server's own time at which a night's backup is due. */
  readonly due: { readonly hour: number; readonly minute: number };
  readonly clock: Clock;
  /** Where failures are noted, so that a restart tells nobody twice. */
  readonly notes: ShortLived;
  /** Tells whoever looks after the server, once for each night. Must not reject. */
  readonly tell: (words: string) => Promise<void>;
}

const hour = 60 * 60_000;
const year = 366 * 24 * hour;
const key = 'failure';

/** What is told of a night without a backup. */
export const failedNight = (reason: string): Alert => ({
  subject: 'The nightly backup has failed',
  text: `${reason}\n\nIt is tried again every hour. The backups that are there stay as they are.`,
});

/** A backup that was never restored is none: it is restored beside the data, and has to have all that was put into it. */
async function prove(archive: string, scratch: string, files: number): Promise<void> {
  const folder = await mkdtemp(join(scratch, 'proof-'));
  try {
    const restored = await restoreBackup(archive, folder);
    if (restored.files !== files) {
      throw new Error(`Of ${String(files)} files ${String(restored.files)} came back when it was restored.`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Nightly backups of a data folder; whoever calls `tick` decides how often it is looked whether one is due. */
export function createNightlyBackups(parts: NightlyParts): NightlyBackups {
  const { dataDir, scratch, elsewhere, place, due, clock, notes, tell } = parts;
  let underWay: Promise<boolean> | null = null;

  /** When backups were made that may be believed: one of a time to come, by a clock that was ahead, says nothing of this night. */
  const timesUntil = async (now: number): Promise<readonly number[]> =>
    (await place.list()).filter((time) => time <= now + hour);

  /** Also where it could not be noted: what a backup fails for, such as a full disk, is often what keeps it from being noted. */
  let unnoted: ToldNight | null = null;

  async function failure(): Promise<ToldNight | null> {
    if (unnoted !== null) return unnoted;
    const noted = await notes.get(key);
    if (noted === null) return null;
    const { at, reason, night }: ToldNight = JSON.parse(noted);
    return { at, reason, night };
  }

  async function note(failed: ToldNight): Promise<void> {
    unnoted = failed;
    try {
      await notes.change(key, () => ({ value: JSON.stringify(failed), endsAt: failed.at + year }));
      unnoted = null;
    } catch {
      // It is told all the same.
    }
  }

  async function make(at: number): Promise<void> {
    await place.keep(at, async (path) => {
      const { files } = await createBackup(dataDir, path, elsewhere);
      await prove(path, scratch, files);
    });
    unnoted = null;
    await notes.remove(key);
    const times = await timesUntil(at);
    const stay = keptBackups(times);
    for (const time of times) if (!stay.has(time)) await place.remove(time);
  }

  async function makeWhereDue(): Promise<boolean> {
    const now = clock();
    const night = lastDue(now, due);
    let failed: ToldNight | null = null;
    try {
      failed = await failure();
      if (failed?.night === night && now - failed.at < hour) return false;
      const newest = Math.max(...(await timesUntil(now)));
      if (newest >= night) return false;
      // Names are of whole seconds.
      await make(Math.floor(now / 1000) * 1000);
      return true;
    } catch (error) {
      const reason = wordsOf(error);
      await note({ at: now, reason, night });
      if (failed?.night !== night) await tell(reason);
      return false;
    }
  }

  return {
    async lastGoodAt() {
      const times = await timesUntil(clock()).catch(() => []);
      return times.length === 0 ? null : Math.max(...times);
    },
    lastFailure: failure,
    tick() {
      underWay ??= makeWhereDue().finally(() => {
        underWay = null;
      });
      return underWay;
    },
  };
}
