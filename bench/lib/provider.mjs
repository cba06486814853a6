/** The provider as a process of its own, watched from outside. */
import { readFileSync } from 'node:fs';
import { launchProvider } from '../../scripts/lib/launch.ts';

/** The administrator's, in every store of the bench. */
export const password = 'a password for the bench';

/** `/proc` counts processor time in hundredths of a second. */
const tick = 10;

/** Processor time so far in milliseconds, and memory in MB; null where there is no `/proc` (not Linux). */
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
  const { origin, pid, stop } = await launchProvider({ DATA_DIR: folder, ADMIN_PASSWORD: password });
  const { status } = await fetch(origin + path);
  if (status !== 200) throw new Error(`${path} answered ${status}.`);
  return { origin, untilFirst: performance.now() - begun, watch: () => watch(pid), stop };
}

/** The session's cookie of whoever logs in to a store of the bench. */
export async function logIn(origin) {
  const login = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  return login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}
