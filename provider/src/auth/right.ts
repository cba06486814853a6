import { AsyncLocalStorage } from 'node:async_hooks';
import { unauthorized } from '../lib/http-error.ts';
import type { Session, Sessions } from './sessions.ts';

/**
 * The right by which something is done. A body may take an hour to come, and a picture seconds to be read: who asked may have logged out or been
 * removed by then.
 */
export interface Right {
  /**
   * Does `work` by the right of a session, which is asked for at once and again in each transaction; `null`: by nobody's.
   * @throws {HttpError} 401
   */
  by<T>(session: Session | null, work: () => Promise<T>): Promise<T>;
  /**
   * Asks whether who began what is being done may still do it. Nobody's right is always there.
   * @throws {HttpError} 401
   */
  ask(): Promise<void>;
  /** Begins what goes on by itself, such as an import: its beginning stands in the log with a name, and whoever is there can stop it. */
  leave<T>(work: () => T): T;
}

/** The right of a request, carried through its asynchronous work by `AsyncLocalStorage`. */
export function createRight(sessions: Pick<Sessions, 'isGood'>): Right {
  const present = new AsyncLocalStorage<Session>();
  const ask = async (): Promise<void> => {
    const session = present.getStore();
    if (session !== undefined && !(await sessions.isGood(session))) throw unauthorized();
  };
  return {
    by: (session, work) =>
      session === null
        ? work()
        : present.run(session, async () => {
            await ask();
            return work();
          }),
    ask,
    leave: (work) => present.exit(work),
  };
}
