import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Others } from '../database.ts';
import { DatabaseUnavailable, inWords, isRefusedForGood } from './errors.ts';
import { inTime } from '../../lib/in-time.ts';
import { leadLock, limits, workLock } from './limits.ts';
import { openClient } from './pool.ts';

/**
 * Who asks: a server; a command that fills an empty database (`filler`), or moves another one into it (`receiver`); one that works with what
 * servers have, and beside them (`guest`); one that moves it elsewhere (`mover`).
 */
export type Role = 'server' | 'filler' | 'receiver' | 'guest' | 'mover';

/** A connection of its own that hears what other servers do. It connects by itself, and again whenever it is lost. */
export interface Listening extends Others {
  /** Waits until there is a database. @throws {DatabaseUnavailable} */
  connected(): Promise<void>;
  /** Waits until the other servers are heard. @throws {DatabaseUnavailable} */
  heard(): Promise<void>;
  /** Why there was no connection last. */
  problem(): string;
  /** This server is about to commit a change of its own, not another server's. */
  committing(version: number): void;
  committed(version: number): void;
  /** Whether a change was stored is not known: to be believed. */
  mayHaveChanged(): void;
  close(): Promise<void>;
}

/** How servers and who moves the database keep each other away: by a lock that they share, or that is one's alone. */
const locks = {
  shared: { sql: 'pg_try_advisory_lock_shared', refusal: 'It is being moved just now. Start again when that is done.' },
  alone: { sql: 'pg_try_advisory_lock', refusal: 'Servers are at work on it. Stop them first.' },
} as const;

const lockOf: Readonly<Record<Role, keyof typeof locks | null>> = {
  server: 'shared',
  filler: 'shared',
  receiver: 'alone',
  guest: null,
  mover: 'alone',
};

/** Something that is waited for, though it may never come. */
function createMilestone() {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  promise.catch(() => undefined);
  return {
    reach: () => resolve(undefined),
    refuse: (why: string) => reject(new DatabaseUnavailable(why)),
    async wait(problem: () => string): Promise<void> {
      const isReached = await inTime(
        promise.then(() => true),
        limits.start,
      );
      if (isReached === null) throw new DatabaseUnavailable(problem());
    },
  };
}

/** @param onLost called where the connection is lost, or there is none: those that were opened before may be of no use either */
export function listen(url: string, role: Role, onLost: () => void): Listening {
  const listeners: (() => void)[] = [];
  const connected = createMilestone();
  const heard = createMilestone();
  const ending = new AbortController();
  const pause = (ms: number): Promise<void> => delay(ms, undefined, { signal: ending.signal });
  let isThere = false;
  let isLeading = false;
  let heardAt = 0;
  /** How many changes this server knows of; `null` while it has not heard of any. */
  let known: number | null = null;
  /** The number of the change that this server is committing, or has committed last. */
  let own: number | null = null;
  let problem = 'It has not answered yet.';

  function tellOfChange(): void {
    for (const listener of listeners) {
      try {
        listener();
      } catch (error) {
        // What was changed is not to be read just now: a job that only one server may do is announced again when it is.
        if (!(error instanceof DatabaseUnavailable)) throw error;
      }
    }
  }

  /** @param version the number of changes that there have been */
  function hear(version: number): void {
    const isOwn = version === own && version === (known ?? 0) + 1;
    const isNews = known !== null && version !== known && !isOwn;
    known = version;
    heardAt = Date.now();
    heard.reach();
    if (isNews) tellOfChange();
  }

  /** Takes over what only one server has to do, as soon as nobody else does it. */
  async function lead(client: Client): Promise<void> {
    if (role !== 'server' || isLeading) return;
    const { rows } = await client.query(`SELECT pg_try_advisory_lock(${String(leadLock)}) AS leads`);
    if (rows[0]?.leads !== 1) return;
    isLeading = true;
    tellOfChange();
  }

  /** Keeps servers and who moves the database away from each other, as long as the connection lasts. @returns whether it may go on */
  async function keepAway(client: Client): Promise<boolean> {
    const kind = lockOf[role];
    if (kind === null) return true;
    const { sql, refusal } = locks[kind];
    const { rows } = await client.query(`SELECT ${sql}(${String(workLock)}) AS has`);
    if (rows[0]?.has === 1) return true;
    heard.refuse(refusal);
    return false;
  }

  async function ask(client: Client, isLost: () => boolean): Promise<void> {
    // One that arrives late says less than is known.
    client.on('notification', ({ payload }) => hear(Math.max(Number(payload), known ?? 0)));
    if (!(await keepAway(client))) return;
    await client.query('LISTEN vitrine');
    while (!isLost()) {
      await lead(client);
      // What was notified while nobody listened, and a connection that has died in silence, are found by asking.
      const before = known;
      const answer = await inTime(client.query('SELECT version FROM installation'), limits.connect);
      if (answer === null) {
        leave('It does not answer.');
        return;
      }
      const version = Number(answer.rows[0]?.version);
      // Asked before the last change, it is late; after a failover there may be fewer than before.
      hear(known !== before && known !== null ? Math.max(version, known) : version);
      await pause(limits.check);
    }
  }

  /** Nobody is to wait for it any more. */
  function leave(why: string): void {
    problem = why;
    if (isThere) onLost();
    isThere = false;
  }

  async function keepListening(): Promise<void> {
    for (;;) {
      let isLost = false;
      let client: Client | null = null;
      try {
        client = await openClient(url, (why) => {
          isLost = true;
          if (why !== null) problem = inWords(why);
          // Perhaps it is this connection alone: whether there is a database shows as it is called again, at once.
          onLost();
        });
        isThere = true;
        connected.reach();
        await ask(client, () => isLost);
      } catch (error) {
        ending.signal.throwIfAborted();
        // Of a statement it is that there is no table yet, or a connection that is lost, which is known.
        if (client === null) {
          leave(inWords(error));
          // A start waits for a database server that is starting too, and not for a wrong password to become right.
          if (isRefusedForGood(error)) connected.refuse(problem);
        }
      } finally {
        isLeading = false;
        client?.end().catch(() => undefined);
      }
      if (client === null || !isLost) await pause(limits.again);
    }
  }
  const ended = keepListening().catch((error: unknown) => {
    if (!ending.signal.aborted) throw error;
  });
  const why = (): string => problem;

  return {
    connected: () => connected.wait(why),
    heard: () => heard.wait(why),
    problem: why,
    onChange: (listener) => void listeners.push(listener),
    areHeard: () => !isThere || Date.now() - heardAt < limits.silence,
    isDatabaseThere: () => isThere,
    heardAt: () => heardAt,
    isLeading: () => isLeading,
    committing: (version) => void (own = version),
    committed(version) {
      // The server that has just changed something knows of it, unless others have changed something as well.
      if (version === (known ?? 0) + 1) known = version;
    },
    mayHaveChanged: tellOfChange,
    async close() {
      ending.abort();
      await ended;
    },
  };
}
