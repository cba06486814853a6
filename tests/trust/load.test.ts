import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { film, picture } from '../contract/support/provider.ts';
import { logInTo, startProcess, temporaryFolder } from '../provider/support/process.ts';
import { call } from './support/calls.ts';
import { figure, percentile, setting } from './support/figures.ts';

const reads = [
  '/api/projects',
  '/api/project?slug=upar',
  '/api/homepage/headervideos',
  '/api/homepagegrid',
  '/api/stories',
];
/** How long a connection rests between two reads, in milliseconds: a reader, not a flood. */
const rest = 200;

// It measures time: where others use the machine too, one of three tries has to be good.
test('100 connections read while the administrator uploads', { retry: 2 }, async () => {
  const seconds = setting('TRUST_SECONDS', 20);
  const { address } = await startProcess({ DATA_DIR: temporaryFolder(), DEMO_CONTENT: 'on', LOG_REQUESTS: 'off' });
  const origin = address ?? '';
  const cookie = await logInTo(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const read = (path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const asked = request(`${origin}${path}`, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', reject);
      });
      asked.on('error', reject).end();
    });
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  let errors = 0;
  const readers = Array.from({ length: 100 }, async (_, reader) => {
    await wait((rest / 100) * reader);
    for (let count = reader; performance.now() < until; count += 1) {
      const began = performance.now();
      const status = await read(reads[count % reads.length] ?? '').catch(() => 0);
      times.push(performance.now() - began);
      if (status !== 200) errors += 1;
      await wait(rest);
    }
  });
  let uploads = 0;
  while (performance.now() < until) {
    const fields = {
      title: `Upload ${uploads}`,
      HeaderMedia: film(),
      grids: [{ gridType: 'G7', position: '1', frames: [] }],
      grid_0_frame_0_0: picture(),
    };
    expect((await call(origin, cookie, 'POST', '/api/projects', fields, true)).status).toBe(201);
    uploads += 1;
    await wait(250);
  }
  await Promise.all(readers);
  agent.destroy();
  const [median, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  figure(
    'load',
    `100 connections, ${seconds} s, ${(times.length / seconds).toFixed(0)} reads a second, ${uploads} uploads, ${errors} errors, median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  );
  expect(errors).toBe(0);
  expect(times.length).toBeGreaterThan(100 * seconds);
  expect(p99).toBeLessThan(100);
});
