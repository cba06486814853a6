import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../scripts/lib/free-port.ts';
import { memoryEnvironment, memoryFlags } from '../../../scripts/lib/memory.ts';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { start, until } from './processes.ts';
import type { Started } from './processes.ts';

/** One of our servers. */
export interface Server {
  readonly name: string;
  readonly port: number;
  /** Starts it, where it is not running. @param root of the version: the project's, or another with the same folders */
  start(root?: string): Promise<void>;
  stop(signal: NodeJS.Signals): Promise<void>;
  /** Whether the process goes on that was started last. */
  isRunning(): boolean;
}

const isServing = async (port: number): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${String(port)}/healthz`)).status === 200;

/** Servers that are not running yet, with a data folder and a port each. */
export async function makeServers(
  folder: string,
  names: readonly string[],
): Promise<readonly (Server & { env: Record<string, string> })[]> {
  const made: (Server & { env: Record<string, string> })[] = [];
  for (const name of names) {
    const port = await freePort();
    const env: Record<string, string> = {};
    let running: Started | null = null;
    made.push({
      name,
      port,
      env,
      async start(root = inRoot()) {
        const log = join(folder, `${name}.log`);
        running = start(process.execPath, [...memoryFlags, join(root, 'dist/provider/server.js')], {
          log,
          env: {
            ...memoryEnvironment,
            DATA_DIR: join(folder, name),
            PORT: String(port),
            FFMPEG: 'off',
            LOG_REQUESTS: 'off',
            ...env,
          },
        });
        try {
          await until(`${name} serves`, () => isServing(port), 30_000);
        } catch (cause) {
          throw new Error(`${name} does not serve. It has said:\n${readFileSync(log, 'utf8').slice(-2000)}`, { cause });
        }
      },
      async stop(signal) {
        await running?.stop(signal);
        running = null;
      },
      isRunning: () => running?.isRunning() === true,
    });
  }
  return made;
}

/**
 * The next version: the same code, and one migration more, which adds a table.
 * @returns its root, below the project's, so that it finds the same packages
 */
export function makeNextVersion(): string {
  const root = inRoot('.cache', 'scale-next');
  rmSync(root, { recursive: true, force: true });
  cpSync(inRoot('dist'), join(root, 'dist'), { recursive: true });
  // The server says which version it is.
  cpSync(inRoot('package.json'), join(root, 'package.json'));
  mkdirSync(join(root, 'provider/src'), { recursive: true });
  cpSync(inRoot('provider/src/migrations'), join(root, 'provider/src/migrations'), { recursive: true });
  writeFileSync(
    join(root, 'provider/src/migrations/9999-next.sql'),
    'CREATE TABLE next_version (@new_id, note @text NOT NULL) @strict;\n',
  );
  return root;
}
