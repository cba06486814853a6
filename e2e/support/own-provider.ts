import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from './test.ts';

/** `npm start`'s own server, for one test. */
export interface OwnProvider {
  readonly origin: string;
  /** All it has printed. */
  said(): string;
  /** SIGSTOP: it accepts requests and answers none, until it is killed. */
  pause(): void;
  /** SIGKILL: it cannot clean up. */
  kill(): Promise<void>;
}

/** A data folder for one test, and what removes it. */
export function temporaryStore() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-store-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Starts it on a free port, empty unless `env` says otherwise, and waits until it serves. */
export async function startOwnProvider(folder: string, env: NodeJS.ProcessEnv = {}): Promise<OwnProvider> {
  const child = spawn(process.execPath, ['provider/src/server.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DEMO_CONTENT: 'off',
      PREPARE_PICTURES: 'off',
      FFMPEG: 'off',
      ...env,
    },
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  await expect.poll(() => said, { timeout: 30_000 }).toMatch(/ready at (http:\S+)/);
  return {
    origin: /ready at (http:\S+)/.exec(said)?.[1] ?? '',
    said: () => said,
    pause: () => void child.kill('SIGSTOP'),
    async kill() {
      const ended = new Promise((resolve) => child.on('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}
