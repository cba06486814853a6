import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const script = join(import.meta.dirname, 'support/standing-still.ts');

/** Runs until the process has ended. */
async function run(way: string): Promise<{ readonly said: string; readonly signal: string | null }> {
  const child = spawn(process.execPath, [script, way], { stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  return new Promise((resolve) => child.on('close', (_code, signal) => resolve({ said, signal })));
}

test('a loop that stands still is said in the log with what was begun, and ended in the end', async () => {
  const { said, signal } = await run('still');
  expect(said).toContain('Vitrine has stood still for 0.4 seconds. Begun last: PUT /api/site (request 1).');
  expect(said).toContain('and is ended');
  expect(signal).toBe('SIGKILL');
});

test('a process that was told to stop is ended, whatever its loop does', async () => {
  const { said, signal } = await run('stopping');
  expect(said).toContain('was told to stop');
  expect(signal).toBe('SIGKILL');
});
