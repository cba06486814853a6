import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fontFile, hostileFonts, readFont } from '../provider/support/fonts.ts';
import { logInTo, startProcess, temporaryFolder } from '../provider/support/process.ts';
import { call } from './support/calls.ts';
import { figure } from './support/figures.ts';
import { expectWithin, watchOthers } from './support/machine.ts';
import { startPulse } from './support/pulse.ts';

/** In milliseconds: what somebody else may wait, and what a file may take. */
const most = { wait: 100, file: 12_000 } as const;

test('sixty files that are no fonts: each is refused with words or harmless, nobody waits, and none is served', async () => {
  const folder = temporaryFolder();
  const { address, pid } = await startProcess({ DATA_DIR: folder, DEMO_CONTENT: 'off', LOG_REQUESTS: 'off' });
  const origin = address ?? '';
  const cookie = await logInTo(origin);
  const waited = startPulse(origin, '/api/projects');
  const shareOfOthers = watchOthers([pid, process.pid]);

  async function send(name: string, content: Buffer) {
    await wait(50);
    await waited();
    const began = performance.now();
    const { status, body } = await call(
      origin,
      cookie,
      'POST',
      '/api/site/face',
      { face: fontFile(content, name) },
      true,
    );
    const took = performance.now() - began;
    const { slowest, stall, errors } = await waited();
    return { name, status, body, took, errors, wait: Math.max(0, slowest - stall) };
  }

  const good = await readFont();
  const honest: number[] = [];
  for (let count = 0; count < 5; count += 1) honest.push((await send('good', good)).wait);
  const usual = Math.max(...honest);

  const sent: Awaited<ReturnType<typeof send>>[] = [];
  for (const { name, content } of await hostileFonts()) {
    const one = await send(name, content);
    expect([200, 400, 413, 415], `${name}: ${one.body}`).toContain(one.status);
    if (one.status !== 200) expect(one.body, name).toMatch(/"message":"[^"]{12,}"/);
    expect(one.errors, name).toBe(0);
    sent.push(one);
  }
  expect(sent.length).toBeGreaterThanOrEqual(60);
  expect((await send('good', good)).status).toBe(200);
  expect(readdirSync(join(folder, 'media'))).toEqual([]);

  const [slowest] = sent.toSorted((one, other) => other.wait - one.wait);
  const [longest] = sent.toSorted((one, other) => other.took - one.took);
  const others = shareOfOthers();
  figure(
    'hostile fonts',
    `${sent.length}: ${sent.filter(({ status }) => status !== 200).length} refused; others waited ${(slowest?.wait ?? 0).toFixed(0)} ms at most (${slowest?.name}; ${usual.toFixed(0)} ms beside a good file), the longest took ${((longest?.took ?? 0) / 1000).toFixed(1)} s (${longest?.name}); others used ${(others * 100).toFixed(0)} % of the machine`,
  );
  expect(slowest?.wait).toBeLessThan(most.wait + 4 * usual);
  expect(longest?.took).toBeLessThan(3 * most.file);
  expectWithin(slowest?.wait ?? 0, most.wait, others);
  expectWithin(longest?.took ?? 0, most.file, others);
}, 600_000);
