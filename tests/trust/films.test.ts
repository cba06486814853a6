import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { createFilmConverter } from '../../provider/src/media/film-converter.ts';
import { picture } from '../contract/support/provider.ts';
import { ffmpeg } from '../provider/support/ffmpeg.ts';
import { temporaryFolder } from '../provider/support/process.ts';

const fixture = (name: string): string => fileURLToPath(new URL(`../../e2e/fixtures/films/${name}`, import.meta.url));
const wanted = { side: 720, bitrate: 1_000_000, duration: 60 };

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
