import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Runs a command to its end. @throws with what it has said */
export async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(command, [...args], {
    env: { ...process.env, ...env },
    timeout: 60_000,
  });
  return stdout;
}

/** Waits until something is so, and says otherwise what it waited for. */
export async function until(what: string, isSo: () => Promise<boolean> | boolean, limit = 60_000): Promise<void> {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    if (await Promise.resolve(isSo()).catch(() => false)) return;
    await sleep(100);
  }
  throw new Error(`Not within ${String(limit / 1000)} s: ${what}`);
}

export interface Started {
  readonly pid: number;
  isRunning(): boolean;
  /** Ends when the process has. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Starts a process that goes on; what it says is in a file. */
export function start(
  command: string,
  args: readonly string[],
  { log, env = {}, user }: { readonly log: string; readonly env?: NodeJS.ProcessEnv; readonly user?: string },
): Started {
  const out = openSync(log, 'a');
  const [file, ...words] =
    user === undefined
      ? [command, ...args]
      : ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups', command, ...args];
  const child = spawn(file ?? command, words, { env: { ...process.env, ...env }, stdio: ['ignore', out, out] });
  closeSync(out);
  if (child.pid === undefined) throw new Error(`${command} cannot be started.`);
  return {
    pid: child.pid,
    isRunning: () => !hasEnded(child),
    async stop(signal = 'SIGTERM') {
      if (hasEnded(child)) return;
      child.kill(signal);
      await until(`${command} has ended\n${readFileSync(log, 'utf8').slice(-2000)}`, () => hasEnded(child), 20_000);
    },
  };
}
