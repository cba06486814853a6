import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/lib/free-port.ts';

/** How long a process may take to start or to end, in milliseconds. */
const limit = 15_000;

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv, stdio: StdioOptions): ChildProcess {
  // A group of its own: what the process starts ends with it.
  return spawn(command, args, { env: { ...process.env, ...env }, stdio, detached: true });
}

/** Ends a process and what it has started. */
async function end(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-pid, 'SIGTERM');
  const isLate = await Promise.race([ended.then(() => false), pause(limit).then(() => true)]);
  if (isLate) process.kill(-pid, 'SIGKILL');
}

/** A screen of its own; the first display that is free. */
async function startDisplay() {
  const child = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1700x1400x24', '-nolisten', 'tcp'], {}, [
    'ignore',
    'ignore',
    'ignore',
    'pipe',
  ]);
  const number = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('Xvfb did not start in time.')), limit);
    child.once('error', reject);
    child.once('exit', () => reject(new Error('Xvfb ended.')));
    child.stdio[3]?.once('data', (said: Buffer) => {
      clearTimeout(late);
      resolve(said.toString().trim());
    });
  });
  return { name: `:${number}`, stop: () => end(child) };
}

export interface Driver {
  /** Another one after a restart. */
  readonly origin: () => string;
  /** What GTK reads its settings from, and the browser its profile; empty at first. */
  readonly home: string;
  /** Starts a browser on the same screen that is not driven, with an inspector. */
  readonly startInspected: (
    binary: string,
  ) => Promise<{ readonly inspector: string; readonly stop: () => Promise<void> }>;
  /** Ends WebKitWebDriver and its browsers, and starts it anew. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** WebKitWebDriver on a free port. */
async function startWebDriver(env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const child = start('WebKitWebDriver', [`--port=${String(port)}`], env, 'ignore');
  const origin = `http://127.0.0.1:${String(port)}`;
  const started = performance.now();
  const isReady = () => fetch(`${origin}/status`, { signal: AbortSignal.timeout(limit) }).then(Boolean, () => false);
  while (!(await isReady())) {
    if (performance.now() - started > limit) throw new Error('WebKitWebDriver did not start in time.');
    await pause(50);
  }
  return { origin, stop: () => end(child) };
}

/** WebKitWebDriver, whose browsers open on a screen of their own. */
export async function startDriver(): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'vitrine-webkit-'));
  const display = await startDisplay();
  const env = { DISPLAY: display.name, HOME: home, XDG_CONFIG_HOME: join(home, '.config'), NO_AT_BRIDGE: '1' };
  let driver = await startWebDriver(env);
  return {
    origin: () => driver.origin,
    home,
    async startInspected(binary) {
      const address = `127.0.0.1:${String(await freePort())}`;
      const browser = start(binary, ['about:blank'], { ...env, WEBKIT_INSPECTOR_HTTP_SERVER: address }, 'ignore');
      return { inspector: `http://${address}`, stop: () => end(browser) };
    },
    async restart() {
      await driver.stop();
      driver = await startWebDriver(env);
    },
    async stop() {
      await driver.stop();
      await display.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
