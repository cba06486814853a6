import { number } from '../db/rows.ts';
import type { Database } from '../db/database.ts';
import { PostgresDatabase } from '../db/postgres/database.ts';
import type { Clock } from '../lib/clock.ts';

/** Sessions, schedules and locks of several servers are compared by their clocks: farther apart they misjudge each other. In milliseconds. */
const mostSkew = 5000;

/** @returns by how much the clock of a database's machine is ahead, in milliseconds; 0 where it is this machine's */
async function skewOf(db: Database, clock: Clock): Promise<number> {
  if (!(db instanceof PostgresDatabase)) return 0;
  const before = clock();
  const row = await db.prepare('SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now').get();
  // On the way there and back the time goes on.
  return number(row ?? {}, 'now') - (before + clock()) / 2;
}

/**
 * Compares this machine's clock with the database's.
 * @returns what to say of it; `null` where they are less than five seconds apart
 * @throws {DatabaseUnavailable}
 */
export async function sayClockSkew(db: Database, clock: Clock): Promise<string | null> {
  const skew = await skewOf(db, clock);
  if (Math.abs(skew) < mostSkew) return null;
  const seconds = String(Math.round(Math.abs(skew) / 1000));
  return `This machine's clock is ${seconds} seconds ${skew > 0 ? 'behind' : 'ahead of'} the database's: sessions and schedules go wrong between servers. Set both by NTP (timedatectl).`;
}
