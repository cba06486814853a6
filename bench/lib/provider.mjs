/** The provider as a process of its own, watched from outside. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot, projectNode, root } from '../../scripts/lib/paths.mjs';

const startLimit = 60_000;
/** `/proc` counts processor time in hundredths of a second. */
const tick = 10;

/** Processor time so far in milliseconds, and memory in MB; null where the system does not tell (not Linux). */
function watch(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return { cpu: (Number(fields[11]) + Number(fields[12])) * tick, rss: Number(rss) / 1024 };
  } catch {
    return { cpu: null, rss: null };
  }
}

/**
 * Starts the provider on a store. `untilFirst` is the time from the start of the process to its first 200, in milliseconds.
 *
 * @returns {Promise<{ origin: string, untilFirst: number, watch: () => { cpu: number | null, rss: number | null }, stop: () => Promise<void> }>}
 */
export async function startOn(folder, path = '/healthz') {
  const begun = performance.now();
  const child = spawn(projectNode(), [inRoot('provider/src/server.ts')], {
    cwd: root,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      LOG_REQUESTS: 'off',
      // Pictures are made by the visit before those that are measured, not beside them.
      PREPARE_PICTURES: 'off',
      ADMIN_PASSWORD: 'a password for the bench',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const origin = await new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('The provider did not start in time.')), startLimit);
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const address = /ready at (http:\/\/\S+)/.exec(said)?.[1];
      if (address === undefined) return;
      clearTimeout(limit);
      resolve(address);
    });
    child.on('exit', () => reject(new Error('The provider ended.')));
  });
  const { status } = await fetch(origin + path);
  if (status !== 200) throw new Error(`${path} answered ${status}.`);
  return {
    origin,
    untilFirst: performance.now() - begun,
    watch: () => watch(child.pid),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
