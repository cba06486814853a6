import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openPostgres } from '../../../provider/src/db/postgres/open.ts';

/** A database of its own on the server that the environment names. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

const template = 'vitrine_template';
/** Any number that no other program locks. */
const lock = 4711;

const at = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

async function withServer<T>(server: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: at(server, 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** One with the newest schema, which the others are copies of. Made by whoever comes first. */
async function ensureTemplate(server: string): Promise<void> {
  await withServer(server, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (rowCount !== 0) return;
    await client.query(`CREATE DATABASE ${template}_new`);
    await (await openPostgres(at(server, `${template}_new`))).close();
    // Closed connections take a moment to be gone.
    await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
      `${template}_new`,
    ]);
    await client.query(`ALTER DATABASE ${template}_new RENAME TO ${template}`);
  });
}

/**
 * Where tests run on PostgreSQL: a new database with the newest schema. `VITRINE_TEST_POSTGRES` names a server on which databases may
 * be made; without it, `null`.
 */
export async function createTestDatabase(): Promise<TestDatabase | null> {
  const server = process.env['VITRINE_TEST_POSTGRES'];
  if (server === undefined || server === '') return null;
  await ensureTemplate(server);
  const name = `vitrine_${randomBytes(6).toString('hex')}`;
  await withServer(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  return {
    url: at(server, name),
    drop: () =>
      withServer(server, async (client) => void (await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))),
  };
}
