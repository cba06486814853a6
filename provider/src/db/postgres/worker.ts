/**
 * The thread that speaks with PostgreSQL, so that the server's own can wait for an answer as it waits for SQLite. One connection
 * asks, and is asked one thing at a time; another one listens.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { Client, types } from 'pg';
import { shared } from './messages.ts';
import type { Answered, Asked, Failure, Query, Reply, Request, WorkerData } from './messages.ts';
import { wordsOf } from '../../error-words.ts';

const { url, role, memory, port }: WorkerData = workerData;
const cells = new Int32Array(memory);
const times = new BigInt64Array(memory);

// As SQLite gives them: all our integers are smaller than 2^53, and there are no booleans.
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);
types.setTypeParser(types.builtins.BOOL, (value) => (value === 't' ? 1 : 0));

/** All in milliseconds. A statement that is not answered at all is given up a little after the server should have given it up. */
const limits = {
  start: 15_000,
  connect: 3000,
  again: 250,
  statement: 8000,
  answer: 9000,
  idleInTransaction: 10_000,
  check: 500,
} as const;
/** One writer at a time in the whole installation holds it. */
const writeLock = 0x56495452;
/** Held by the server that does what only one has to; it is free again when its connection ends. */
const leadLock = writeLock + 1;
/** Servers share it; who moves the database has it alone. */
const workLock = writeLock + 2;
const raiseVersion =
  "WITH raised AS (UPDATE installation SET version = version + 1 RETURNING version) SELECT version, pg_notify('vitrine', CAST(version AS text)) FROM raised";

/** SQLSTATEs after which a connection is of no use: class 08, shutdown, and a server that has become a standby. */
const lost = /^(?:08|57P0[1-5]|25006|25P03|53300)/;

/** SQLSTATEs of a connection that is refused for good: wrong password, no such database. */
const refusedConnection = /^(?:28|3D)/;
/** SQLSTATEs of a statement that took, or waited for a lock, too long. */
const outOfTime: ReadonlySet<string> = new Set(['57014', '55P03']);

let asking: Client | null = null;
let state: 'idle' | 'snapshot' | 'transaction' = 'idle';
let isEnding = false;
let isCommitting = false;
/** How many changes this server knows of; `null` while it has not heard of any. */
let known: number | null = null;
/** The number of the change that this server is committing, or has committed last. */
let own: number | null = null;
const tellOfChange = (): void => parentPort?.postMessage('changed');
const waiting: { connect: ((reply: Reply) => void) | null; listen: ((reply: Reply) => void) | null } = {
  connect: null,
  listen: null,
};
let lastProblem = 'It has not answered yet.';

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
const none: Reply = { rows: [], changes: 0 };
const unavailable = (): Failure => ({ error: lastProblem, code: '', kind: 'unavailable' });

function forget(client: Client): void {
  client.end().catch(() => undefined);
  if (asking !== client) return;
  asking = null;
  state = 'idle';
  Atomics.store(cells, shared.isConnected, 0);
}

/**
 * Opens a connection to the server that may be written to.
 * @param onLost called once when it is of no use any more; without it, a lost connection would end the process
 */
async function open(onLost: (client: Client, why: Error | null) => void): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    query_timeout: limits.answer,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    keepAlive: true,
    application_name: 'vitrine',
  });
  client.on('error', (error) => onLost(client, error));
  client.on('end', () => onLost(client, null));
  await client.connect();
  const { rows } = await client.query('SELECT pg_is_in_recovery() AS is_standby');
  if (rows[0]?.is_standby === 1) {
    await client.end();
    throw new Error('This PostgreSQL is a standby.');
  }
  return client;
}

function answerWaiting(what: keyof typeof waiting, reply: Reply): void {
  waiting[what]?.(reply);
  waiting[what] = null;
}

/** Waits for what may never come, but not for ever. */
function waitFor(what: keyof typeof waiting): Promise<Reply> {
  setTimeout(() => answerWaiting(what, unavailable()), limits.start).unref();
  return new Promise((resolve) => (waiting[what] = resolve));
}

/**
 * Tells the server's thread where others have changed something.
 * @param version the number of changes that there have been
 */
function hear(version: number): void {
  const isOwn = version === own && version === (known ?? 0) + 1;
  if (known !== null && version !== known && !isOwn) tellOfChange();
  known = version;
  Atomics.store(times, shared.heardAt, BigInt(Date.now()));
  answerWaiting('listen', none);
}

async function keepAsking(): Promise<void> {
  while (!isEnding) {
    if (asking === null) {
      try {
        asking = await open((client, why) => {
          if (why !== null) lastProblem = why.message;
          forget(client);
        });
        Atomics.store(cells, shared.isConnected, 1);
        answerWaiting('connect', none);
      } catch (error) {
        lastProblem = error instanceof Error ? error.message || String(error) : String(error);
        // Who starts it waits for a server that is starting as well, and not for a password to become right.
        if (refusedConnection.test(stateOf(error))) answerWaiting('connect', unavailable());
      }
    }
    await wait(limits.again);
  }
}

/** Takes over what only one server has to do, as soon as nobody else does it. */
async function lead(client: Client): Promise<void> {
  if (role !== 'server' || Atomics.load(cells, shared.leads) === 1) return;
  const { rows } = await client.query(`SELECT pg_try_advisory_lock(${String(leadLock)}) AS leads`);
  if (rows[0]?.leads !== 1) return;
  Atomics.store(cells, shared.leads, 1);
  tellOfChange();
}

const refusals = {
  server: 'It is being moved just now. Start again when that is done.',
  mover: 'Servers are at work on it. Stop them first.',
} as const;

/** Keeps servers and who moves the database away from each other, as long as the connection lasts. @returns whether it may go on */
async function keepAway(client: Client): Promise<boolean> {
  if (role === 'command') return true;
  const kind = role === 'server' ? '_shared' : '';
  const { rows } = await client.query(`SELECT pg_try_advisory_lock${kind}(${String(workLock)}) AS has`);
  if (rows[0]?.has === 1) return true;
  answerWaiting('listen', { error: refusals[role], code: '', kind: 'unavailable' });
  return false;
}

async function keepListening(): Promise<void> {
  while (!isEnding) {
    let isLost = false;
    let client: Client | null = null;
    try {
      client = await open(() => (isLost = true));
      // One that arrives late says less than is known.
      client.on('notification', ({ payload }) => hear(Math.max(Number(payload), known ?? 0)));
      if (!(await keepAway(client))) {
        await wait(limits.again);
        continue;
      }
      await client.query('LISTEN vitrine');
      while (!isLost && !isEnding) {
        await lead(client);
        // What was notified while nobody listened, and a connection that has died in silence, are found by asking.
        const before = known;
        const { rows } = await Promise.race([
          client.query('SELECT version FROM installation'),
          wait(limits.connect).then(() => {
            throw new Error('No answer');
          }),
        ]);
        const version = Number(rows[0]?.version);
        // Asked before the last change, it is late; after a failover there may be fewer than before.
        hear(known !== before && known !== null ? Math.max(version, known) : version);
        await wait(limits.check);
      }
    } catch {
      await wait(limits.again);
    } finally {
      Atomics.store(cells, shared.leads, 0);
      client?.end().catch(() => undefined);
    }
  }
}

async function run(client: Client, { name, text, values }: Query): Promise<Reply> {
  const { rows, rowCount } = await client.query({ name, text, values: [...values] });
  return { rows, changes: rowCount ?? 0 };
}

async function release(client: Client): Promise<void> {
  if (state !== 'snapshot') return;
  state = 'idle';
  await client.query('END');
}

async function commit(client: Client, isChange: boolean): Promise<Reply> {
  const version = isChange ? Number((await client.query(raiseVersion)).rows[0]?.version) : null;
  state = 'idle';
  isCommitting = true;
  own = version;
  await client.query('COMMIT');
  // Who has just changed something knows of it, unless others have as well.
  if (version !== null && version === (known ?? 0) + 1) known = version;
  return none;
}

async function answer(request: Request): Promise<Reply> {
  if (request.kind === 'connect') {
    return asking === null ? await waitFor('connect') : none;
  }
  if (request.kind === 'listen') return known === null ? await waitFor('listen') : none;
  if (request.kind === 'end') {
    isEnding = true;
    await asking?.end();
    return none;
  }
  const client = asking;
  if (client === null) return unavailable();
  switch (request.kind) {
    case 'query':
      if (request.within === 'transaction') {
        // The connection on which it was begun is gone, and with it what was done.
        return state === 'transaction' ? await run(client, request.query) : unavailable();
      }
      if (state === 'idle') {
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        state = 'snapshot';
      }
      return await run(client, request.query);
    case 'script':
      if (request.within === 'transaction' && state !== 'transaction') return unavailable();
      await release(client);
      await client.query(request.text);
      return none;
    case 'release':
      await release(client);
      return none;
    case 'begin':
      await release(client);
      state = 'transaction';
      await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${String(writeLock)})`);
      return none;
    case 'commit':
      if (state !== 'transaction') return unavailable();
      return await commit(client, request.isChange);
    case 'rollback':
      if (state === 'transaction') await client.query('ROLLBACK');
      state = 'idle';
      return none;
  }
}

const stateOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)
    ? error.code
    : '';

async function answerSafely(request: Request): Promise<Reply> {
  const client = asking;
  isCommitting = false;
  try {
    return await answer(request);
  } catch (error) {
    const code = stateOf(error);
    const message = wordsOf(error);
    if (client !== null && (code === '' || lost.test(code))) {
      lastProblem = message;
      forget(client);
      if (isCommitting) tellOfChange();
      return { error: message, code, kind: isCommitting ? 'unknown' : 'unavailable' };
    }
    if (client !== null && (state === 'snapshot' || request.kind === 'begin')) {
      // A statement that was refused has ended the snapshot.
      state = 'idle';
      await client.query('ROLLBACK').catch(() => forget(client));
    }
    return { error: message, code, kind: outOfTime.has(code) ? 'unavailable' : 'refused' };
  }
}

let turn: Promise<void> = Promise.resolve();
port.on('message', ({ id, request }: Asked) => {
  turn = turn.then(async () => {
    const reply = await answerSafely(request);
    if (request.kind === 'release') return;
    const answered: Answered = { id, reply };
    port.postMessage(answered);
    Atomics.add(cells, shared.answers, 1);
    Atomics.notify(cells, shared.answers);
    if (request.kind === 'end') port.close();
  });
});
void keepAsking();
void keepListening();
