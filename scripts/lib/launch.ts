import { spawn } from 'node:child_process';
import { providerFile } from './build.ts';
import { memoryEnvironment, memoryFlags } from './memory.ts';
import { projectNode, root } from './paths.mjs';

/** A start that takes longer than this has failed, in milliseconds. */
const limit = 60_000;

export interface LaunchedProvider {
  readonly origin: string;
  readonly pid: number | undefined;
  /** Resolves when its process has ended. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the reference provider as a process of its own, on a free port of this machine, and resolves when it serves.
 * Rejects with what it printed when it ends or is not ready in time.
 *
 * @param env added to the current environment; `DATA_DIR` at least
 * @param file its file, where it is not the build of this checkout
 */
export async function launchProvider(
  env: Readonly<Record<string, string>>,
  file = providerFile(),
): Promise<LaunchedProvider> {
  const child = spawn(projectNode(), [...memoryFlags, file], {
    cwd: root,
    env: {
      ...memoryEnvironment,
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_REQUESTS: 'off',
      // Background work would disturb measurements: variants are made on request only.
      PREPARE_PICTURES: 'off',
      FFMPEG: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  let said = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`The provider did not start in time:\n${said}`)), limit);
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /ready at (http:\/\/\S+)/.exec(said)?.[1];
      if (address === undefined) return;
      clearTimeout(late);
      resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', () => {
      clearTimeout(late);
      reject(new Error(`The provider ended:\n${said}`));
    });
  });
  return {
    origin,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
