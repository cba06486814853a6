import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { hostileMedia } from '../provider/support/hostile-media.ts';
import { logInTo, startProcess, temporaryFolder } from '../provider/support/process.ts';
import { call } from './support/calls.ts';
import { figure, setting } from './support/figures.ts';
import { expectWithin, watchOthers } from './support/machine.ts';
import { startPulse } from './support/pulse.ts';

/** In milliseconds: what somebody else may wait, and what a file may take. */
const most = { wait: 100, file: 10_000 } as const;

// On a machine that others use, a wait says more of them: it is held against that beside a file of the same size that is as it should be.
test('whoever sends a film or picture that is dear to read keeps nobody waiting', async () => {
  const bytes = setting('TRUST_HOSTILE_BYTES', 8_000_000);
  const { address, pid } = await startProcess({ DATA_DIR: temporaryFolder(), DEMO_CONTENT: 'on', LOG_REQUESTS: 'off' });
  const origin = address ?? '';
  const cookie = await logInTo(origin);
  const waited = startPulse(origin, '/api/projects');
  const shareOfOthers = watchOthers([pid, process.pid]);

  async function send(name: string, content: Buffer) {
    const file = new File([new Uint8Array(content)], name);
    // What it takes to build one is none of the server's.
    await wait(100);
    await waited();
    const began = performance.now();
    const { status, body } = await call(
      origin,
      cookie,
      'POST',
      '/api/projects',
      { title: name, HeaderMedia: file },
      true,
    );
    const took = performance.now() - began;
    const { slowest, stall, errors } = await waited();
    return { name, status, body, took, errors, wait: Math.max(0, slowest - stall) };
  }

  /** A file that keeps others waiting does so each time it comes; once, it may be anything on the machine. */
  async function sendUntilQuick(name: string, content: Buffer) {
    let quickest = await send(name, content);
    for (let again = 0; again < 2 && quickest.wait > most.wait; again += 1) {
      const one = await send(name, content);
      if (one.wait < quickest.wait) quickest = one;
    }
    return quickest;
  }

  const files = hostileMedia(bytes);
  const good = await files.find(({ name }) => name === 'few-chunks.png')?.make();
  const honest: number[] = [];
  for (let count = 0; count < 10; count += 1) honest.push((await send('good.png', good ?? Buffer.alloc(0))).wait);
  const usual = Math.max(...honest);

  const sent: Awaited<ReturnType<typeof send>>[] = [];
  for (const { name, make } of files) {
    const one = await sendUntilQuick(name, await make());
    expect([201, 413, 415], `${name}: ${one.body}`).toContain(one.status);
    if (one.status !== 201) expect(one.body, name).toMatch(/"message":"[^"]{20,}\."/);
    expect(one.errors, name).toBe(0);
    sent.push(one);
  }
  const [slowest] = sent.toSorted((one, other) => other.wait - one.wait);
  const [longest] = sent.toSorted((one, other) => other.took - one.took);
  const others = shareOfOthers();
  figure(
    'hostile films and pictures',
    `${sent.length} of ${(bytes / 1e6).toFixed(0)} MB: ${sent.filter(({ status }) => status !== 201).length} refused; others waited ${(slowest?.wait ?? 0).toFixed(0)} ms at most (${slowest?.name}; ${usual.toFixed(0)} ms beside a good file), the longest took ${((longest?.took ?? 0) / 1000).toFixed(1)} s (${longest?.name}); others used ${(others * 100).toFixed(0)} % of the machine`,
  );
  expect(slowest?.wait).toBeLessThan(most.wait + 4 * usual);
  expect(longest?.took).toBeLessThan(3 * most.file);
  expectWithin(slowest?.wait ?? 0, most.wait, others);
  expectWithin(longest?.took ?? 0, most.file, others);
}, 600_000);
