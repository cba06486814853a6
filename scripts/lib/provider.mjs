import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot, projectNode, root } from './paths.mjs';

const READY_LIMIT = 60_000;

/**
 * Starts the reference provider on a free port with a store of its own, and resolves when it serves.
 *
 * @returns {Promise<{ origin: string, username: string, password: string, stop: () => Promise<void> }>}
 */
export async function startProvider(env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  const credentials = { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: 'a password for tests only' };
  const child = spawn(projectNode(), [inRoot('provider/src/server.ts')], {
    cwd: root,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      LOG_REQUESTS: 'off',
      // The tests' time is theirs: variants are made as they are asked for.
      PREPARE_PICTURES: 'off',
      ...credentials,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  let said = '';
  const origin = await new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`The provider did not start in time:\n${said}`)), READY_LIMIT);
    const listen = (chunk) => {
      said += chunk;
      const address = /ready at (http:\/\/\S+)/.exec(said)?.[1];
      if (address === undefined) return;
      clearTimeout(limit);
      resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', () => {
      clearTimeout(limit);
      reject(new Error(`The provider ended:\n${said}`));
    });
  });
  return {
    origin,
    username: credentials.ADMIN_USERNAME,
    password: credentials.ADMIN_PASSWORD,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
