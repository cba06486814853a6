import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Alert, SendAlert } from '../health/alerts.ts';
import type { Clock } from '../lib/clock.ts';
import { doEach } from '../lib/do-each.ts';
import { backupName, readBackupName } from '../rules/backup-names.ts';
import { keptBackups, lastDue } from '../rules/kept-backups.ts';
import type { ShortLived } from '../auth/short-lived.ts';
import { createBackup } from './create.ts';
import type { Elsewhere } from './capture.ts';
import type { BackupPlace } from './places.ts';
import { restoreBackup } from './restore.ts';
import { wordsOf } from '../lib/error-words.ts';
import { inTime } from '../lib/in-time.ts';

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
  /** The same, where nobody is to take a place or a database that is away for one without backups. @throws where it cannot be told */
  readLastGoodAt(): Promise<number | null>;
  /** When the last one was made, as was noted then: its place is not asked, which may be far away. */
  lastMadeAt(): Promise<number | null>;
  /** The last try, where it failed. */
  lastFailure(): Promise<FailedNight | null>;
  /**
   * Makes the backup of this night where there is none yet, and removes those whose time is over. One that fails is tried again an hour later.
   * @returns whether one was made. Never rejects: a failure has been announced by then
   */
  tick(): Promise<boolean>;
  /**
   * Begins no other. What is under way is waited for, for some seconds, and left then: the next start makes it anew. Nobody is told that what it
   * needed had ended.
   */
  stop(): Promise<void>;
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
  /** Tells whoever looks after the server: of a failure once for each night, of a missing file once, and once that former ones cannot be removed. */
  readonly tell: SendAlert;
}

const hour = 60 * 60_000;
/** After so long one that has not ended is told of: its place may never answer. */
const late = 12 * hour;
/** How long who asks for the last good one waits for the place, in milliseconds. */
const patience = 4000;
/** How long a stop waits for a backup, in milliseconds: one of all media takes longer than whoever stops a server waits. */
const longestEnd = 3000;
const year = 366 * 24 * hour;
/** Longer than any installation is used. */
const forEver = 100 * year;
const key = 'failure';
const missingKey = 'missing';
const madeKey = 'made';
const ownerKey = 'owner';
const unremovedKey = 'unremoved';

/** What is told of a night without a backup. */
const failedNight = (reason: string): Alert => ({
  subject: 'The nightly backup has failed',
  text: `${reason}\n\nIt is tried again every hour. The backups that are there stay as they are.`,
});

/** What is told where files are missing: in time, as older backups that have them go. Whose they are is nobody's in a chat. */
const lackingNight = (files: number): Alert => ({
  subject: `The nightly backup lacks ${files === 1 ? 'a media file' : `${String(files)} media files`}`,
  text: 'It has everything else, and can be restored. Former backups may still have what is missing, until their time is over. The dashboard (Settings, Backup) and `npm run check` name each file and where it is used.',
});

const goneNights: Alert = {
  subject: 'The former nightly backups are gone',
  text: 'There was none where they are kept. Perhaps the disk is not mounted, or BACKUP_TO names another place. A new one has been made there.',
};

const unremovedNights = (reason: string): Alert => ({
  subject: 'Former nightly backups cannot be removed',
  text: `${reason}\n\nThis night has its backup. Those whose time is over stay, and take room; it is tried again every night.`,
});

const lateNight: Alert = {
  subject: 'The nightly backup has not ended',
  text: `It was begun ${String(late / hour)} hours ago. Perhaps its place does not answer, such as a disk of another machine. No other backup is begun before it ends; a restart of the server begins anew.`,
};

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
  let underWay: { readonly since: number; readonly work: Promise<boolean>; isToldLate: boolean } | null = null;
  let listing: Promise<readonly number[]> | null = null;
  let isStopped = false;

  /**
   * When backups of this installation were made that may be believed, by their names: one of a time to come, by a clock that was ahead, says
   * nothing of this night, nor does one of another installation that keeps its backups in the same place.
   */
  async function ownUntil(now: number): Promise<ReadonlyMap<number, string>> {
    const [owner, names] = [await notes.get(ownerKey), await place.list()];
    const own = names.flatMap((name) => {
      const found = readBackupName(name);
      const isOwn = found !== null && (found.owner === null || found.owner === owner) && found.at <= now + hour;
      return isOwn ? [[found.at, name] as const] : [];
    });
    return new Map(own);
  }

  /** What names this installation: it is in its backups too, and comes back with them. */
  async function ownName(): Promise<string | null> {
    await notes.change(ownerKey, (known) =>
      known === null ? { value: randomBytes(4).toString('hex'), endsAt: clock() + forEver } : null,
    );
    return await notes.get(ownerKey);
  }

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

  async function madeAt(now: number): Promise<number | null> {
    const noted = Number(await notes.get(madeKey));
    return noted > 0 && noted <= now + hour ? noted : null;
  }

  async function noteMade(at: number, missing: readonly string[]): Promise<void> {
    try {
      await notes.change(madeKey, () => ({ value: String(at), endsAt: at + year }));
      await noteMissing(at, missing);
    } catch {
      // It is made all the same, and told again with the next.
    }
  }

  async function noteMissing(at: number, files: readonly string[]): Promise<void> {
    const told: readonly string[] = JSON.parse((await notes.get(missingKey)) ?? '[]');
    const known = new Set(told);
    if (files.some((file) => !known.has(file))) await tell(lackingNight(files.length));
    if (files.length === 0) await notes.remove(missingKey);
    else await notes.change(missingKey, () => ({ value: JSON.stringify(files), endsAt: at + year }));
  }

  async function make(at: number): Promise<void> {
    let lacking: readonly string[] = [];
    await place.keep(backupName({ at, owner: await ownName() }), async (path) => {
      const { files, missing } = await createBackup(dataDir, path, elsewhere);
      lacking = missing.map(({ file }) => file);
      await prove(path, scratch, files);
    });
    unnoted = null;
    await notes.remove(key);
    await noteMade(at, lacking);
    await removeFormer(at);
  }

  /** Removes those whose time is over. Where that fails, as in a bucket that keeps what it has, the night has its backup all the same. */
  async function removeFormer(at: number): Promise<void> {
    try {
      const own = await ownUntil(at);
      const stay = keptBackups([...own.keys()]);
      const former = [...own].filter(([time]) => !stay.has(time));
      await doEach(
        former.map(
          ([, name]) =>
            () =>
              place.remove(name),
        ),
      );
      await notes.remove(unremovedKey);
    } catch (error) {
      if (await isNewlyUnremoved(at)) await tell(unremovedNights(wordsOf(error)));
    }
  }

  /** Notes that it was told of. What cannot be noted is told again with the next. */
  async function isNewlyUnremoved(at: number): Promise<boolean> {
    let isNew = true;
    try {
      await notes.change(unremovedKey, (known) => {
        isNew = known === null;
        return { value: 'told', endsAt: at + year };
      });
    } catch {
      // The backup is made all the same.
    }
    return isNew;
  }

  async function makeWhereDue(): Promise<boolean> {
    const now = clock();
    const night = lastDue(now, due);
    let failed: ToldNight | null = null;
    try {
      failed = await failure();
      if (failed?.night === night && now - failed.at < hour) return false;
      const times = [...(await ownUntil(now)).keys()];
      if (Math.max(...times) >= night) return false;
      const areGone = times.length === 0 && (await madeAt(now)) !== null;
      // Names are of whole seconds.
      await make(Math.floor(now / 1000) * 1000);
      if (areGone) await tell(goneNights);
      return true;
    } catch (error) {
      if (isStopped) return false;
      const reason = wordsOf(error);
      await note({ at: now, reason, night });
      if (failed?.night !== night) await tell(failedNight(reason));
      return false;
    }
  }

  async function readLastGoodAt(): Promise<number | null> {
    // One question at a time: each to a mount that hangs keeps a thread, and the process has four.
    listing ??= ownUntil(clock())
      .then((own) => [...own.keys()])
      .finally(() => {
        listing = null;
      });
    const times = await inTime(listing, patience);
    if (times === null) throw new Error('The place of the nightly backups does not answer.');
    return times.length === 0 ? null : Math.max(...times);
  }

  return {
    lastGoodAt: () => readLastGoodAt().catch(() => null),
    readLastGoodAt,
    lastMadeAt: () => madeAt(clock()),
    lastFailure: failure,
    async stop() {
      isStopped = true;
      if (underWay !== null) await inTime(underWay.work, longestEnd);
    },
    tick() {
      const now = clock();
      if (underWay !== null && !underWay.isToldLate && now - underWay.since >= late) {
        underWay.isToldLate = true;
        void tell(lateNight);
      }
      underWay ??= {
        since: now,
        isToldLate: false,
        work: makeWhereDue().finally(() => {
          underWay = null;
        }),
      };
      return underWay.work;
    },
  };
}
