import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchProvider } from './launch.mjs';

/**
 * Starts the reference provider with a store of its own, which goes when it stops.
 *
 * @returns {Promise<{ origin: string, username: string, password: string, stop: () => Promise<void> }>}
 */
export async function startProvider(env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  const credentials = { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: 'a password for tests only' };
  const { origin, stop } = await launchProvider({ DATA_DIR: folder, ...credentials, ...env });
  return {
    origin,
    username: credentials.ADMIN_USERNAME,
    password: credentials.ADMIN_PASSWORD,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
