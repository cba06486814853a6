import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { encode, film, formOf, picture, smallFilm } from '../contract/support/provider.ts';
import { logInTo, startProcess, temporaryFolder } from '../provider/support/process.ts';
import { call, open } from './support/calls.ts';
import { figure, setting } from './support/figures.ts';

interface Listed {
  readonly data: readonly { readonly path: string }[];
}
interface Made {
  readonly data: { readonly grids: readonly { readonly frames: readonly { readonly mediaUrl: string }[] }[] };
}
interface Detailed {
  readonly data: { readonly renditions: readonly { readonly path: string }[] };
}

/** Sends a part of a request over a plain connection, or all of it, and does not wait for the answer. */
async function sendPart(origin: string, cookie: string, path: string, share: number): Promise<() => void> {
  const { payload, headers } = await encode(formOf({ path, film: smallFilm() }));
  const socket = await open(origin);
  const head = [
    'PUT /api/renditions HTTP/1.1',
    `Host: ${new URL(origin).host}`,
    `Cookie: ${cookie}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`),
  ];
  if (!head.some((line) => /^content-length/i.test(line))) head.push(`Content-Length: ${String(payload.length)}`);
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(payload.subarray(0, Math.floor(payload.length * share)));
  return () => socket.destroy();
}

/** Stores a film without a rendition, in a project of its own. */
async function storeFilm(origin: string, cookie: string): Promise<string> {
  const fields = {
    title: 'Nadi',
    HeaderMedia: picture(),
    grids: [{ gridType: 'G2', position: '1', frames: [] }],
    grid_0_frame_0_0: film(),
  };
  const made = await call(origin, cookie, 'POST', '/api/projects', fields, true);
  expect(made.status, made.body).toBe(201);
  const { data }: Made = JSON.parse(made.body);
  return data.grids[0]?.frames[0]?.mediaUrl ?? '';
}

async function lengthOf(address: string): Promise<number> {
  const served = await fetch(address);
  expect(served.status, address).toBe(200);
  return (await served.arrayBuffer()).byteLength;
}

test('kill -9 while a rendition is sent: no half file is served, and the film is listed as lacking it', async () => {
  const kills = Math.ceil(setting('TRUST_KILLS', 200) / 10);
  const folder = temporaryFolder();
  const mediaFiles = () => readdirSync(join(folder, 'media'));
  const whole = smallFilm().size;
  let path = '';
  let cookie = '';
  let before: readonly string[] = [];
  let recorded = 0;
  /** From then on the whole of it is sent, and the kill comes while it is stored. */
  const firstWhole = Math.floor(kills * 0.75);
  for (let count = 0; count <= kills; count += 1) {
    const process = await startProcess({ DATA_DIR: folder, LOG_REQUESTS: 'off' });
    const origin = process.address ?? '';
    if (count === 0) {
      cookie = await logInTo(origin);
      path = await storeFilm(origin, cookie);
      before = mediaFiles();
    }
    expect(readdirSync(join(folder, 'incoming')), 'temporary files').toEqual([]);
    const listed = await call(origin, cookie, 'GET', '/api/films-without-renditions');
    const { data }: Listed = JSON.parse(listed.body);
    const added = mediaFiles().filter((file) => !before.includes(file));
    if (added.length === 0) {
      expect(
        data.map((one) => one.path),
        'listed as lacking it',
      ).toEqual([path]);
    } else {
      // All had come and was recorded before the kill: then it is whole, and the next film's turn.
      expect(count, 'a part of a request is no rendition').toBeGreaterThan(firstWhole);
      expect(data).toEqual([]);
      expect(added).toHaveLength(1);
      for (const file of added) expect(await lengthOf(`${origin}/media/${file}`)).toBe(whole);
      recorded += 1;
      path = await storeFilm(origin, cookie);
      before = mediaFiles();
    }
    if (count === kills) {
      const given = await call(origin, cookie, 'PUT', '/api/renditions', { path, film: smallFilm() }, true);
      const { data: details }: Detailed = JSON.parse(given.body);
      expect(await lengthOf(`${origin}/${details.renditions[0]?.path ?? ''}`)).toBe(whole);
      await process.stop('SIGTERM');
      break;
    }
    const leave = await sendPart(origin, cookie, path, count >= firstWhole ? 1 : Math.random());
    await wait(Math.random() * 40);
    await process.stop('SIGKILL');
    leave();
  }
  figure(
    'kill -9, renditions',
    `${String(kills)} kills while one was sent, ${String(recorded)} recorded whole, 0 half files`,
  );
}, 120_000);
