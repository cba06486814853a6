import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { FetchRefused } from '../../provider/src/imports/fetch-media.ts';
import type { MediaFetcher } from '../../provider/src/imports/fetch-media.ts';
import { policyOf } from '../../provider/src/http/headers.ts';
import { encode, formOf, logIn, startProvider } from '../contract/support/provider.ts';
import { temporaryFolder } from './support/process.ts';

interface Asked {
  readonly address: string;
  readonly hosts: readonly string[];
}

/** A network of two services, and what was asked of it. */
async function startWith(thumbnail: unknown) {
  const asked: Asked[] = [];
  const folder = temporaryFolder();
  const still = await sharp({ create: { width: 480, height: 360, channels: 3, background: '#803020' } })
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .jpeg()
    .toBuffer();
  const filmFetcher: MediaFetcher = {
    async fetch(address, hosts) {
      asked.push({ address, hosts: [...hosts] });
      const { host } = new URL(address);
      if (!hosts.has(host)) throw new FetchRefused('Not chosen.');
      const path = join(folder, String(asked.length));
      await writeFile(path, host === 'vimeo.com' ? JSON.stringify({ thumbnail_url: thumbnail }) : still);
      return { path, name: 'still', bytes: 1 };
    },
  };
  const provider = await startProvider({ filmFetcher });
  onTestFinished(() => provider.close());
  const { cookie } = await logIn(provider.app);
  const write = async (content: string) => {
    const { headers, payload } = await encode(formOf({ title: 'Film', authorname: 'A', content }));
    const { statusCode } = await provider.app.inject({
      method: 'POST',
      url: '/api/stories',
      headers: { ...headers, cookie },
      payload,
    });
    expect(statusCode).toBe(201);
  };
  const get = (name: string) => provider.app.inject({ url: `/media/${name}` });
  return { asked, provider, write, get };
}

test('a still is asked for once, of the service alone, and only of films that stand in a text', async () => {
  const { asked, write, get } = await startWith(null);
  expect((await get('film-youtube-dQw4w9WgXcQ.jpg')).statusCode).toBe(404);
  expect(asked).toEqual([]);
  await write('The kiln.\nhttps://youtu.be/dQw4w9WgXcQ');
  const [first, second] = await Promise.all([get('film-youtube-dQw4w9WgXcQ.jpg'), get('film-youtube-dQw4w9WgXcQ.jpg')]);
  expect([first.statusCode, second.statusCode, first.headers['content-type']]).toEqual([200, 200, 'image/jpeg']);
  const { format, width, exif } = await sharp(first.rawPayload).metadata();
  expect([format, width, exif]).toEqual(['jpeg', 480, undefined]);
  await get('film-youtube-dQw4w9WgXcQ.jpg');
  expect(asked).toEqual([{ address: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg', hosts: ['i.ytimg.com'] }]);
});

test('whoever asks for films that no text names holds nobody up, however much there is to read', async () => {
  const { provider, write, get } = await startWith(null);
  await write('https://youtu.be/dQw4w9WgXcQ');
  const words = 'Some words of a story that was written with care. '.repeat(1000);
  await provider.data.db.transaction(async () => {
    const insert = provider.data.db.prepare(
      "INSERT INTO story (title, authorname, content, created_at) VALUES (?, 'Asha', ?, 1)",
    );
    for (let at = 0; at < 1000; at += 1) await insert.run(`Story ${String(at)}`, words);
  });
  const nameOf = (at: number): string => `film-vimeo-${String(10_000_000 + at)}.jpg`;
  const time = async (work: () => Promise<unknown>): Promise<number> => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  const first = await time(() => get(nameOf(0)));
  const others = await time(async () => {
    for (let at = 1; at <= 100; at += 1) expect((await get(nameOf(at))).statusCode).toBe(404);
  });
  expect(others / first, 'of a hundred, to that of one').toBeLessThan(20);
  // What is written is known at once.
  await write('https://youtu.be/aaaaaaaaaaa');
  expect((await get('film-youtube-aaaaaaaaaaa.jpg')).statusCode).toBe(200);
});

test('stills do not tell what else stands in texts, nor an address by its beginning', async () => {
  const { asked, write, get } = await startWith('https://i.vimeocdn.com/video/1_1280');
  await write(
    'The fee is 4815162342, for a confidential-client.\nhttps://vimeo.com/76979871\nhttps://shop.example/2342',
  );
  for (const name of ['vimeo-4815162342', 'vimeo-4815', 'vimeo-2342', 'vimeo-7697', 'youtube-fidential-c'])
    expect((await get(`film-${name}.jpg`)).statusCode, name).toBe(404);
  expect(asked).toEqual([]);
  expect((await get('film-vimeo-76979871.jpg')).statusCode).toBe(200);
});

test.each([
  ['of its own host of pictures is taken', 'https://i.vimeocdn.com/video/1_1280', 200],
  ['elsewhere is not, as inside of the network', 'http://169.254.169.254/latest', 404],
  ['of no address is not', 7, 404],
])('a picture that Vimeo names %s', async (_what, thumbnail, status) => {
  const { asked, provider, write, get } = await startWith(thumbnail);
  await write('https://vimeo.com/76979871');
  expect((await get('film-vimeo-76979871.jpg')).statusCode).toBe(status);
  const before = asked.length;
  // Of one that was not there nothing is asked for an hour.
  expect((await get('film-vimeo-76979871.jpg')).statusCode).toBe(status);
  expect(asked.length).toBe(before);
  if (status === 200) return;
  provider.advance(61 * 60_000);
  await get('film-vimeo-76979871.jpg');
  expect(asked.length).toBeGreaterThan(before);
});

test('a page may show the players of its own films, and no page another', () => {
  const frames = (html: string) => /frame-src ([^;]*)/.exec(policyOf(html, []))?.[1]?.split(' ');
  const map = 'https://www.openstreetmap.org';
  expect(frames('<p>youtube.com</p>')).toEqual([map]);
  expect(frames('<a style="background-image:url(&quot;/media/film-youtube-dQw4w9WgXcQ.jpg&quot;)">')).toEqual([
    map,
    'https://www.youtube-nocookie.com',
  ]);
  expect(frames('/media/film-vimeo-76979871.jpg')).toEqual([map, 'https://player.vimeo.com']);
});
