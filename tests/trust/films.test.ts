import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFilmConverter } from '../../provider/src/media/film-converter.ts';
import { picture } from '../contract/support/provider.ts';
import { ffmpeg } from '../provider/support/ffmpeg.ts';
import { isRunning, patientFfmpeg } from '../provider/support/patient-ffmpeg.ts';
import { temporaryFolder } from '../provider/support/process.ts';

const fixture = (name: string): string => fileURLToPath(new URL(`../../e2e/fixtures/films/${name}`, import.meta.url));
const wanted = { side: 720, bitrate: 1_000_000, duration: 60, keepsSound: false };

/** Files that were taken for films, and a converter with a folder of its own. */
function atWork() {
  const folder = temporaryFolder();
  const incoming = temporaryFolder();
  const films = createFilmConverter(ffmpeg, incoming);
  onTestFinished(() => films.close());
  return {
    incoming,
    convert: async (content: string | Uint8Array, extension: string) => {
      const path = join(folder, 'film');
      writeFileSync(path, content);
      return films.convert({ path, extension }, wanted);
    },
  };
}

test('a playlist that names files and addresses opens none of them', async () => {
  let asked = 0;
  const server = createServer((socket) => {
    asked += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = String(typeof address === 'object' ? address?.port : '');
  const lists = [
    `#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:${port}/a.ts\n#EXT-X-ENDLIST\n`,
    `ffconcat version 1.0\nfile '${fixture('h264.mov')}'\n`,
    `<MPD><Period><BaseURL>http://127.0.0.1:${port}/</BaseURL></Period></MPD>`,
  ];
  const { convert, incoming } = atWork();
  for (const list of lists)
    for (const extension of ['mp4', 'mov', 'webm']) await expect(convert(list, extension)).rejects.toThrow();
  expect(readdirSync(incoming)).toEqual([]);
  expect(asked).toBe(0);
}, 60_000);

test('a picture by another name, a part of a film and no film at all are refused, and nothing stays behind', async () => {
  const { convert, incoming } = atWork();
  const files = {
    picture: new Uint8Array(await picture().arrayBuffer()),
    corrupt: new Uint8Array(readFileSync(fixture('corrupt.mov'))),
    empty: new Uint8Array(),
  };
  for (const [name, content] of Object.entries(files)) await expect(convert(content, 'mp4'), name).rejects.toThrow();
  expect(readdirSync(incoming)).toEqual([]);
}, 60_000);

test('a picture larger than 4K is not decoded', async () => {
  const { convert, incoming } = atWork();
  await expect(convert(new Uint8Array(readFileSync(fixture('huge.mov'))), 'mov')).rejects.toThrow();
  expect(readdirSync(incoming)).toEqual([]);
}, 60_000);

test('a film of a minute ends where its version has to', async () => {
  const { convert, incoming } = atWork();
  const made = await convert(new Uint8Array(readFileSync(fixture('long.mov'))), 'mov');
  expect(made?.facts.duration ?? Infinity).toBeLessThan(60.6);
  expect(readdirSync(incoming)).toHaveLength(1);
}, 60_000);

/** A film for FFmpegs that do not look at it. */
function anyFilm(): { readonly path: string; readonly extension: string } {
  const path = join(temporaryFolder(), 'film');
  writeFileSync(path, 'a film');
  return { path, extension: 'mov' };
}

test('a conversion that takes too long is ended, and the next one begins', async () => {
  const { command, pid, goOn } = patientFfmpeg(temporaryFolder());
  const incoming = temporaryFolder();
  const films = createFilmConverter(command, incoming, 1500);
  onTestFinished(() => films.close());
  const watch = { signal: new AbortController().signal, onProgress: () => undefined };
  await expect(films.convert(anyFilm(), wanted, watch)).rejects.toThrow('FFmpeg ended');
  await vi.waitFor(() => expect(isRunning(pid() ?? 0)).toBe(false), { timeout: 10_000 });
  expect(readdirSync(incoming)).toEqual([]);
  goOn();
  expect((await films.convert(anyFilm(), wanted, watch))?.facts.duration).toBe(8);
}, 60_000);

test('a conversion that takes more memory than it may ends, and leaves nothing behind', async () => {
  const command = join(temporaryFolder(), 'hungry');
  // `tail` keeps what has no line's end: three gigabytes.
  writeFileSync(command, '#!/bin/sh\nhead -c 3000000000 /dev/zero | tail -n 1 > /dev/null\n');
  chmodSync(command, 0o755);
  const incoming = temporaryFolder();
  const films = createFilmConverter(command, incoming);
  onTestFinished(() => films.close());
  await expect(films.convert(anyFilm(), wanted)).rejects.toThrow(/FFmpeg ended with [1-9].*(memory|exhausted)/);
  expect(readdirSync(incoming)).toEqual([]);
}, 120_000);

test('what somebody waits for does not wait for what is made in the background', async () => {
  const { command, pid } = patientFfmpeg(temporaryFolder());
  const films = createFilmConverter(command, temporaryFolder());
  const background = films.convert(anyFilm(), wanted);
  await vi.waitFor(() => expect(pid()).not.toBeNull(), { timeout: 10_000 });
  const first = pid();
  const signal = new AbortController().signal;
  let seconds = 0;
  const awaited = films.convert(anyFilm(), wanted, { signal, onProgress: (now) => (seconds = now) });
  await vi.waitFor(() => expect([pid() !== first, seconds]).toEqual([true, 0.5]), { timeout: 10_000 });
  films.close();
  expect(await Promise.all([background, awaited])).toEqual([null, null]);
}, 60_000);

// The stand-in hands out films that were made before, and reads none.
test.skipIf(ffmpeg !== 'ffmpeg')('high dynamic range is mapped, not washed out', async () => {
  const films = createFilmConverter(ffmpeg, temporaryFolder());
  onTestFinished(() => films.close());
  const path = fileURLToPath(new URL('../provider/fixtures/media/above-white.mp4', import.meta.url));
  const made = await films.convert({ path, extension: 'mp4', isHdr: true }, wanted);
  // A grey of 128, in PQ: 104 where its numbers are taken for those of BT.709.
  const raw = spawnSync(ffmpeg, [
    '-v',
    'error',
    '-i',
    made?.path ?? '',
    '-frames:v',
    '1',
    '-pix_fmt',
    'rgb24',
    '-f',
    'rawvideo',
    '-',
  ]);
  expect(Math.abs((raw.stdout[0] ?? 0) - 128)).toBeLessThan(4);
});
