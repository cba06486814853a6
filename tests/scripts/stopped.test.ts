import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';

/** Starts a script as npm does, in a shell. @returns what it has said, and how to end the shell */
function startAsNpmDoes() {
  // With a second command, which keeps every shell from giving its process away.
  const shell = spawn('sh', ['-c', 'node scripts/run.mjs tests/scripts/support/until-told.ts; true'], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const { pid } = shell;
  if (pid === undefined) throw new Error('No shell');
  onTestFinished(() => {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // All have ended.
    }
  });
  let said = '';
  shell.stdout.on('data', (chunk) => (said += String(chunk)));
  return { said: () => said.trim().split('\n'), end: () => shell.kill('SIGTERM') };
}

test('whoever ends `npm start` ends its server, though npm’s shell passes no signal on', async () => {
  const { said, end } = startAsNpmDoes();
  await expect.poll(said).toEqual(['ready']);
  end();
  await expect.poll(said, { timeout: 10_000 }).toEqual(['ready', 'stopped']);
}, 30_000);
