import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { film, picture } from '../contract/support/provider.ts';
import { logInTo, startProcess, temporaryFolder } from '../provider/support/process.ts';
import { call } from './support/calls.ts';
import { figure, percentile, setting } from './support/figures.ts';
import { expectWithin, watchOthers } from './support/machine.ts';
import { readFrom } from './support/readers.ts';

const reads = [
  '/api/projects',
  '/api/project?slug=upar',
  '/api/homepage/headervideos',
  '/api/homepagegrid',
  '/api/stories',
];
/** How long a connection rests between two reads, in milliseconds: a reader, not a flood. */
const rest = 200;

// It measures time. What others take of the machine holds up the readers' own process as much as the server, which is measured beside it.
test('100 connections read while the administrator uploads', async () => {
  const seconds = setting('TRUST_SECONDS', 60);
  const { address, pid } = await startProcess({ DATA_DIR: temporaryFolder(), DEMO_CONTENT: 'on', LOG_REQUESTS: 'off' });
  const origin = address ?? '';
  const cookie = await logInTo(origin);
  const shareOfOthers = watchOthers([pid, process.pid]);
  let isReading = true;
  const reading = readFrom(origin, { connections: 100, seconds, rest }, reads).finally(() => {
    isReading = false;
  });
  let uploads = 0;
  while (isReading) {
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
  const { errors, times, stall } = await reading;
  const others = shareOfOthers();
  const [median, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  figure(
    'load',
    `100 connections, ${seconds} s, ${(times.length / seconds).toFixed(0)} reads a second, ${uploads} uploads, ${errors} errors, median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (stalls of the readers: p99 ${stall.toFixed(1)} ms; others used ${(others * 100).toFixed(0)} % of the machine)`,
  );
  expect(errors).toBe(0);
  expect(times.length).toBeGreaterThan(100 * seconds);
  expectWithin(p99, 100 + 2 * stall, others);
});
