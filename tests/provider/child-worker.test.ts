import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createChildWorker } from '../../provider/src/media/child-worker.ts';

const fixture = (name: string): URL => new URL(`fixtures/${name}.ts`, import.meta.url);

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'what is being read is read to its end where %s ends the whole service: the server decides',
  async (signal) => {
    const run = createChildWorker<NodeJS.Signals, number>({
      script: fixture('patient-process'),
      concurrency: 1,
      niceness: 0,
      timeLimit: 60,
      heapLimit: 64,
      idleTimeout: 0,
    });
    expect(await run(signal)).toBeGreaterThan(0);
  },
);

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a process for files that works without an end ends with the server', async () => {
  const parent = spawn(process.execPath, [fileURLToPath(fixture('leaving'))], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said, [code]] = await Promise.all([text(parent.stdout), once(parent, 'exit')]);
  const child = Number(said);
  expect([code, child > 0]).toEqual([0, true]);
  onTestFinished(() => {
    if (isThere(child)) process.kill(child, 'SIGKILL');
  });
  await vi.waitFor(() => expect(isThere(child)).toBe(false), { timeout: 5000, interval: 20 });
});

test.skipIf(process.platform !== 'linux')(
  'a server of low priority gives its processes none that is higher',
  async () => {
    const picture = fileURLToPath(new URL('../../provider/demo-content/media/upar/header.jpg', import.meta.url));
    const server = spawn(process.execPath, [fileURLToPath(fixture('niced')), picture], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = await Promise.all([text(server.stdout), once(server, 'exit')]);
    expect(JSON.parse(said)).toEqual({ width: 2400, priorities: [7] });
  },
);
