import { constants } from 'node:fs';
import { access, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../lib/clock.ts';
import { inTime } from '../lib/in-time.ts';
import { newestSchema } from '../db/migrate.ts';
import type { Database } from '../db/database.ts';
import { readPicture } from '../media/picture.ts';
import type { MediaStore } from '../media/store.ts';
import { number } from '../db/rows.ts';
import { SqliteDatabase } from '../db/sqlite.ts';

/** What a server needs to answer visitors and administrators. */
type Part = 'database' | 'schema' | 'files' | 'disk' | 'pictures';

/** Which of them are there. */
export type Readiness = Readonly<Record<Part, boolean>>;

/** Whether a server can do all of its work now. Whoever asks often is told what was found a moment ago. */
export type ReadReadiness = () => Promise<Readiness>;

interface ReadinessParts {
  readonly db: Database;
  readonly store: MediaStore;
  readonly clock: Clock;
  /** Free bytes of the data's disk. */
  readonly freeBytes?: () => Promise<number>;
}

/** In milliseconds: how long what was found is believed. */
const remembered = 5000;
/** To look at a picture starts a process. */
const pictureRemembered = 5 * 60_000;
/** A part that has not said so by then is not there, in milliseconds. */
const patience = 4000;
/** With less, uploads are refused soon. */
const leastFree = 100_000_000;

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const soon = async (work: () => Promise<boolean>): Promise<boolean> =>
  (await inTime(
    work().catch(() => false),
    patience,
  )) ?? false;

/** A database may be newer than the server that goes on beside an upgrade, and is never older. */
async function hasSchema(db: Database): Promise<boolean> {
  const row =
    db instanceof SqliteDatabase
      ? await db.prepare('SELECT user_version AS schema FROM pragma_user_version').get()
      : await db.prepare('SELECT schema FROM installation').get();
  return number(row ?? {}, 'schema') >= newestSchema;
}

/** Free bytes of the disk that a folder is on, for who is not root. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Looks at all parts at once; a part that does not answer within four seconds counts as missing. */
export function createReadiness({ db, store, clock, freeBytes }: ReadinessParts): ReadReadiness {
  let known: { readonly at: number; readonly found: Promise<Readiness> } | null = null;
  let picture: { readonly at: number; readonly isThere: boolean } | null = null;
  let count = 0;

  async function makesPictures(): Promise<boolean> {
    const now = clock();
    if (picture !== null && picture.isThere && Math.abs(now - picture.at) < pictureRemembered) return true;
    const path = join(store.incoming, `ready-${String(process.pid)}-${String((count += 1))}.png`);
    try {
      await writeFile(path, pixel);
      await readPicture(path);
      picture = { at: now, isThere: true };
      return true;
    } finally {
      await rm(path, { force: true });
    }
  }

  async function look(): Promise<Readiness> {
    const { bucket, folder } = store;
    const [database, schema, files, disk, pictures] = await Promise.all([
      soon(async () => (await db.prepare('SELECT 1 AS one').get()) !== undefined),
      soon(() => hasSchema(db)),
      soon(async () => {
        if (bucket === null) await access(folder, constants.R_OK | constants.W_OK);
        else await bucket.isEmpty();
        return true;
      }),
      soon(async () => (await (freeBytes ?? (() => freeBytesOf(store.incoming)))()) >= leastFree),
      soon(makesPictures),
    ]);
    return { database, schema, files, disk, pictures };
  }

  return () => {
    const now = clock();
    if (known === null || Math.abs(now - known.at) >= remembered) known = { at: now, found: look() };
    return known.found;
  };
}
