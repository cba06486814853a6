import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { memoryEnvironment, memoryFlags } from '../../../scripts/lib/memory.ts';

const server = fileURLToPath(new URL('../../../provider/src/server.ts', import.meta.url));

/** A data folder that goes when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-process-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A provider in a process of its own. */
export interface ProviderProcess {
  /** `http://127.0.0.1:…`, or `null` when it ended without listening. */
  readonly address: string | null;
  readonly pid: number;
  stdout(): string;
  stderr(): string;
  /** Sends a signal and resolves with the exit code (`null` after SIGKILL). */
  stop(signal: NodeJS.Signals): Promise<number | null>;
  readonly exited: Promise<number | null>;
}

interface ProcessOptions {
  /** Looked at while it starts; the process is killed as soon as it says so. */
  readonly killWhen?: () => boolean;
  /** Its working directory. */
  readonly cwd?: string;
  /** What is started in place of the sources. */
  readonly file?: string;
}

/**
 * Starts `server.ts` on a free port and waits until it listens or ends.
 */
export async function startProcess(
  env: Readonly<Record<string, string>>,
  { killWhen = () => false, cwd, file = server }: ProcessOptions = {},
): Promise<ProviderProcess> {
  const child = spawn(process.execPath, [...memoryFlags, file], {
    cwd,
    env: {
      ...memoryEnvironment,
      PATH: process.env['PATH'],
      PORT: '0',
      DEMO_CONTENT: 'off',
      PREPARE_PICTURES: 'off',
      FFMPEG: 'off',
      ADMIN_PASSWORD: 'one two three',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await exited;
  });
  const listening = new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      const [, address] = /ready at (\S+)/.exec(out) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  const watch = setInterval(() => {
    if (killWhen()) child.kill('SIGKILL');
  }, 1);
  const address = await Promise.race([listening, exited.then(() => null)]);
  clearInterval(watch);
  return {
    address,
    pid: child.pid ?? 0,
    stdout: () => out,
    stderr: () => err,
    exited,
    stop: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}

/** Logs in over the network and returns the cookie header's value. */
export async function logInTo(address: string, password = 'one two three'): Promise<string> {
  const answer = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  if (answer.status !== 200) throw new Error(`Login failed: ${await answer.text()}`);
  return answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}

/** Runs a command of the host, such as `backup`, as its npm script does, to its end. */
export async function runCommandFile(
  name: 'backup' | 'check' | 'restore' | 'password' | 'export-data' | 'import-data' | 'move',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd?: string,
): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
  const file = fileURLToPath(new URL(`../../../provider/src/commands/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], {
    cwd,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, out, err };
}
