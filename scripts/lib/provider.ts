import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchProvider, type LaunchedProvider } from './launch.ts';

export interface TestProvider extends Pick<LaunchedProvider, 'origin' | 'stop'> {
  readonly username: string;
  readonly password: string;
}

/** Starts the reference provider with a store of its own, which is removed when it stops. */
export async function startProvider(env: Readonly<Record<string, string>> = {}): Promise<TestProvider> {
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
