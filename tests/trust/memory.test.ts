import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { ensureBuilt, providerFile } from '../../scripts/lib/build.ts';
import { film } from '../contract/support/provider.ts';
import { logInTo, startProcess, temporaryFolder } from '../provider/support/process.ts';
import { call } from './support/calls.ts';
import { figure, percentile, setting } from './support/figures.ts';
import { readFrom } from './support/readers.ts';

/** In megabytes, of the server's own process (`man 5 proc`): now, and the most that it has had. */
function memoryOf(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  return { now: read('VmRSS'), most: read('VmHWM') };
}

/** In megabytes. */
const mostMemory = 260;
/** Of the last quarter against the second: what is kept for good would show. A start's caches fill in the first. */
const mostGrowth = 1.15;

const pages = ['/', '/work', '/about', '/contact', '/project/upar', '/story'];
const reads = [
  '/api/projects',
  '/api/project?slug=upar',
  '/api/homepage/headervideos',
  '/api/homepagegrid',
  '/api/stories',
];

// As `npm start` runs it, with the site's pages. Building may take minutes.
beforeAll(ensureBuilt, 600_000);

// Half an hour in the long suite: TRUST_MEMORY_MINUTES=30 npm run test:trust -- memory
test(
  'memory does not grow under mixed load',
  async () => {
    const minutes = setting('TRUST_MEMORY_MINUTES', 3);
    const env = { DATA_DIR: temporaryFolder(), DEMO_CONTENT: 'on', LOG_REQUESTS: 'off' };
    const { address, pid } = await startProcess(env, { file: providerFile() });
    const origin = address ?? '';
    const cookie = await logInTo(origin);
    const samples: number[] = [];
    let isOver = false;
    const sampling = (async () => {
      while (!isOver) {
        samples.push(memoryOf(pid).now);
        await wait(500);
      }
    })();
    const reading = readFrom(origin, { connections: 50, seconds: minutes * 60, rest: 200 }, [
      ...pages,
      ...reads,
    ]).finally(() => (isOver = true));
    const photo = await sharp({
      create: {
        width: 2400,
        height: 1600,
        channels: 3,
        background: '#654321',
        noise: { type: 'gaussian', mean: 120, sigma: 40 },
      },
    })
      .jpeg({ quality: 90 })
      .toBuffer();
    let writes = 0;
    const failed: string[] = [];
    const write = async (method: string, path: string, fields?: Readonly<Record<string, unknown>>, isForm = true) => {
      const { status, body } = await call(origin, cookie, method, path, fields, isForm);
      if (status >= 300) failed.push(`${method} ${path}: ${status} ${body.slice(0, 200)}`);
      writes += 1;
      return body;
    };
    // As an administrator works, only faster: a project with a picture or a film is made, looked at, changed and deleted.
    while (!isOver) {
      const header = writes % 2 === 0 ? film() : new File([new Uint8Array(photo)], 'photo.jpg');
      const made = await write('POST', '/api/projects', {
        title: `Mixed ${writes}`,
        HeaderMedia: header,
        grids: [{ gridType: 'G7', position: '1', frames: [] }],
        grid_0_frame_0_0: new File([new Uint8Array(photo)], 'photo.jpg'),
      });
      const { id, slug }: { id: number; slug: string } = JSON.parse(made).data;
      await call(origin, cookie, 'GET', `/api/project?slug=${slug}`);
      await call(origin, '', 'GET', `/project/${slug}`);
      await write('DELETE', `/api/projects/${id}`, undefined, false);
      await wait(250);
    }
    const { errors, times } = await reading;
    await sampling;
    const { most } = memoryOf(pid);
    const quarter = (index: number): number =>
      percentile(
        samples.slice(Math.floor((samples.length * index) / 4), Math.floor((samples.length * (index + 1)) / 4)),
        0.5,
      );
    figure(
      'memory',
      `${minutes} minutes, ${times.length} reads, ${writes} writes, ${errors} errors: ${[0, 1, 2, 3].map((index) => quarter(index).toFixed(0)).join(', ')} MB in its quarters, ${most.toFixed(0)} MB at most`,
    );
    expect(failed).toEqual([]);
    expect(errors).toBe(0);
    expect(quarter(3)).toBeLessThan(quarter(1) * mostGrowth);
    expect(most).toBeLessThan(mostMemory);
  },
  (setting('TRUST_MEMORY_MINUTES', 3) + 3) * 60_000,
);
