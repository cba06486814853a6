import { expect, test } from 'vitest';
import { logInTo, startProcess, temporaryFolder } from '../provider/support/process.ts';
import { call } from './support/calls.ts';
import { figure } from './support/figures.ts';

test('a session outlives SIGTERM and kill -9, and a new start checks it at once', async () => {
  const DATA_DIR = temporaryFolder();
  let process = await startProcess({ DATA_DIR });
  const cookie = await logInTo(process.address ?? '');
  const made = await call(process.address ?? '', cookie, 'POST', '/api/category', { name: 'Before' });
  const { data }: { data: { id: number } } = JSON.parse(made.body);
  const deleted = await call(process.address ?? '', cookie, 'DELETE', `/api/category/${data.id}`);
  const { undo }: { undo: string } = JSON.parse(deleted.body);
  let slowest = 0;
  for (const signal of ['SIGTERM', 'SIGKILL', 'SIGKILL', 'SIGTERM'] as const) {
    await process.stop(signal);
    process = await startProcess({ DATA_DIR });
    const start = performance.now();
    expect((await call(process.address ?? '', cookie, 'GET', '/api/verify-auth')).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - start);
    expect((await call(process.address ?? '', '', 'GET', '/api/verify-auth')).status).toBe(401);
  }
  expect(slowest).toBeLessThan(1000);
  const restored = await call(process.address ?? '', cookie, 'POST', '/api/undo', { undo });
  expect(restored.status, 'what was deleted before can still be restored').toBe(200);
  figure('Restart', `4 stops, the session stays good; the first check after a start takes ${slowest.toFixed(0)} ms`);
}, 60_000);

test('an About page that was replaced, and its file, survive kill -9 at any instant', async () => {
  const DATA_DIR = temporaryFolder();
  let process = await startProcess({ DATA_DIR });
  const cookie = await logInTo(process.address ?? '');
  let answered = 0;
  for (let round = 0; round < 8; round += 1) {
    const address = process.address ?? '';
    const write = async (): Promise<void> => {
      for (;;) {
        const page = { introHeading: `Page ${answered + 1}`, introDescription: 'D' };
        const { status } = await call(address, cookie, 'POST', '/api/aboutpage', page, true);
        if (status !== 201) throw new Error(`The page was refused: ${status}`);
        answered += 1;
      }
    };
    const writing = write().catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error;
    });
    await new Promise((resolve) => setTimeout(resolve, 20 + 30 * round));
    await process.stop('SIGKILL');
    await writing;
    process = await startProcess({ DATA_DIR });
    const list = await call(process.address ?? '', cookie, 'GET', '/api/deleted');
    const { data }: { data: readonly { kind: string }[] } = JSON.parse(list.body);
    // Each page but the one of now is in the list; one whose answer was lost may be there too.
    expect(data.length).toBeGreaterThanOrEqual(answered - 1);
    expect(data.length).toBeLessThanOrEqual(answered + round);
  }
  expect(answered).toBeGreaterThan(8);
}, 60_000);
