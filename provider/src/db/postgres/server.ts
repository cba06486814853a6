import { CommitUnknown, DatabaseUnavailable, inWords } from './errors.ts';
import type { Server } from './database.ts';
import { listen } from './listening.ts';
import type { Role } from './listening.ts';
import { openPool } from './pool.ts';

/** A server that has been called. */
export interface Called extends Server {
  /** Waits until it answers. @throws {DatabaseUnavailable} */
  connected(): Promise<void>;
  /** Waits until what others do is heard. @throws {DatabaseUnavailable} */
  heard(): Promise<void>;
}

/**
 * Calls a PostgreSQL server. It is connected to by itself, and again whenever the connection is lost.
 * @param url `postgres://…`, as libpq has them
 */
export function call(url: string, role: Role): Called {
  let problem = '';
  const pool = openPool(url, (why) => (problem = inWords(why)));
  const listening = listen(url, role, pool.renew);
  return {
    others: listening,
    connected: listening.connected,
    heard: listening.heard,
    async borrow() {
      // Nobody is to wait for what is known to be away.
      if (!listening.isDatabaseThere()) throw new DatabaseUnavailable(listening.problem() || problem);
      return await pool.borrow();
    },
    async committing(version, commit) {
      listening.committing(version);
      try {
        await commit();
      } catch (error) {
        if (error instanceof CommitUnknown) listening.mayHaveChanged();
        throw error;
      }
      listening.committed(version);
    },
    async close() {
      await Promise.all([listening.close(), pool.close()]);
    },
  };
}
