import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readContract } from '../../packages/contract/tools/document.ts';
import { createPictureWorker, makePicture } from '../../provider/src/media/picture.ts';
import { removeExpired } from '../../provider/src/media/cleanup.ts';
import { createVariants } from '../../provider/src/media/variants.ts';
import { planVariant, variantWidths, widthsOf } from '../../provider/src/rules/variants.ts';
import { createServices } from '../../provider/src/services.ts';
import { undoLifetime } from '../../provider/src/undo/record.ts';
import { encode, film, formOf, logIn, startProvider } from '../contract/support/provider.ts';
import type { TestProvider } from '../contract/support/provider.ts';
import { temporaryFolder } from './support/process.ts';

const browser = 'image/avif,image/webp,image/apng,*/*;q=0.8';

/** 1000 × 600, red at the left and blue at the right. */
const twoHalves = await sharp({ create: { width: 1000, height: 600, channels: 3, background: '#0000ff' } })
  .composite([{ input: { create: { width: 500, height: 600, channels: 3, background: '#ff0000' } }, left: 0, top: 0 }])
  .png()
  .toBuffer();
const jpeg = await sharp(twoHalves).jpeg().toBuffer();

let provider: TestProvider;
let cookie: string;
beforeAll(async () => {
  provider = await startProvider();
  ({ cookie } = await logIn(provider.app));
});
afterAll(() => provider.close());

interface Header {
  readonly id: number;
  readonly HeaderMedia: string;
  readonly details: {
    readonly bytes: number;
    readonly widths: readonly number[];
    readonly posterWidths: readonly number[];
    readonly format?: string;
  };
}

async function upload(bytes: Buffer | File, name = 'picture'): Promise<Header> {
  const file = bytes instanceof File ? bytes : new File([new Uint8Array(bytes)], name);
  const { headers, payload } = await encode(formOf({ title: 'Salt', HeaderMedia: file }));
  const answer = await provider.app.inject({
    method: 'POST',
    url: '/api/projects',
    headers: { ...headers, cookie },
    payload,
  });
  return answer.json<{ data: Header }>().data;
}

const get = (path: string, width: number | string, accept = browser) =>
  provider.app.inject({ url: `/${path}?width=${String(width)}`, headers: { accept } });

/** As `get`, once the variant is there: a busy machine may take longer than a visitor waits. */
async function getMade(path: string, width: number, accept = browser) {
  const isMade = async () => (await get(path, width, accept)).headers['cache-control']?.includes('immutable');
  await expect.poll(isMade, { timeout: 15_000 }).toBe(true);
  return get(path, width, accept);
}

const variantsOf = async (path: string): Promise<readonly string[]> =>
  (await readdir(join(provider.folder, 'variants'))).filter((name) => name.startsWith(path.replace('media/', '')));

/** Of a point at the left and one at the right: does red or blue prevail? */
async function ends(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [2, info.width - 3]
    .map((x) => ((data[x * info.channels] ?? 0) > (data[x * info.channels + 2] ?? 0) ? 'red' : 'blue'))
    .join(' ');
}

test('the contract names the widths that are made', () => {
  const width = readContract()
    .find(({ id }) => id === 'getMedia')
    ?.parameters.find(({ name }) => name === 'width');
  expect(width?.schema).toMatchObject({ enum: variantWidths.map(String) });
});

describe('what is planned', () => {
  const picture = { file: 'a.jpg', contentType: 'image/jpeg', width: 1000, height: 600 };

  test.each([
    [320, [320]],
    [321, [320, 480]],
    [1000, [320, 480, 640, 800, 1080]],
    [6000, [320, 480, 640, 800, 1080, 1440, 1920, 2560]],
  ])('a picture of %d pixels is there at %j', (width, widths) => {
    expect(widthsOf({ ...picture, width })).toEqual(widths);
  });

  test.each([
    [browser, 'avif'],
    ['image/webp,*/*', 'webp'],
    ['image/avif;q=0, image/webp;q=0.5', 'webp'],
    ['IMAGE/AVIF ; q=0.9', 'avif'],
    ['*/*', 'jpg'],
    ['image/*', 'jpg'],
    [undefined, 'jpg'],
  ])('for %s it is %s', (accept, format) => {
    expect(planVariant(picture, 480, accept)).toMatchObject({ width: 480, format });
  });

  test.each([
    [1200, 17_000, [320, 480, 640, 800, 1080]],
    [1200, 16_383, [320, 480, 640, 800, 1080, 1440]],
    [320, 20_000, []],
    [17_000, 1200, variantWidths],
  ])('a picture of %d × %d is there at %j, where its formats go so high', (width, height, widths) => {
    const tall = { ...picture, width, height };
    expect(widthsOf(tall)).toEqual(widths);
    // What cannot be made is the picture itself.
    const isWhole = widths.length > 0 && (widths.at(-1) ?? 0) < width;
    if (width < 2560 && (isWhole || widths.length === 0)) expect(planVariant(tall, 1440, browser)).toBeNull();
  });

  test('never wider than needed to give all of it; nothing of films and GIFs', () => {
    expect(planVariant(picture, 2560, browser)).toMatchObject({ width: 1080 });
    expect(planVariant({ ...picture, contentType: 'image/gif' }, 480, browser)).toBeNull();
    expect(planVariant({ ...picture, contentType: 'video/mp4' }, 480, browser)).toBeNull();
  });
});

describe('a picture at a width', () => {
  test.each([
    [browser, 'image/avif', 'heif'],
    ['image/webp', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('with Accept: %s is %s, whole, made once and kept for good', async (accept, type, format) => {
    const { HeaderMedia, details } = await upload(jpeg);
    expect(details.widths).toEqual([320, 480, 640, 800, 1080]);
    const answers = await Promise.all([1, 2, 3].map(() => getMade(HeaderMedia, 480, accept)));
    for (const { statusCode, headers, rawPayload } of answers) {
      expect([statusCode, headers['content-type'], headers['vary']]).toEqual([200, type, 'Accept']);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const facts = await sharp(rawPayload).metadata();
      expect([facts.format, facts.width, facts.height]).toEqual([format, 480, 288]);
      expect(rawPayload.equals(answers[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    }
    expect(await variantsOf(HeaderMedia)).toHaveLength(1);
    const etag = String(answers[0]?.headers.etag);
    const again = await provider.app.inject({
      url: `/${HeaderMedia}?width=480`,
      headers: { accept, 'if-none-match': etag },
    });
    expect(again.statusCode).toBe(304);
  });

  test.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['jpg', 'image/jpeg'],
  ])('has an address for %s, whose answer is the same for everybody', async (format, type) => {
    const { HeaderMedia, details } = await upload(jpeg);
    expect(details.format).toBe('avif');
    const url = `/${HeaderMedia}.480.${format}`;
    const ask = (headers: Record<string, string> = {}) => provider.app.inject({ url, headers });
    await expect.poll(async () => (await ask()).headers['cache-control']).toContain('immutable');
    const answers = await Promise.all(['*/*', 'image/webp', browser].map((accept) => ask({ accept })));
    for (const { statusCode, headers, rawPayload } of answers) {
      expect([statusCode, headers['content-type'], headers['vary']]).toEqual([200, type, undefined]);
      expect(headers.etag).toBe(`"${basename(HeaderMedia)}.480.${format}"`);
      expect(rawPayload.equals(answers[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    }
    expect((await sharp(answers[0]?.rawPayload).metadata()).width).toBe(480);
    expect((await ask({ 'if-none-match': String(answers[0]?.headers.etag) })).statusCode).toBe(304);
  });

  test.each(['480.png', '481.avif', '480.gif', '0480.avif', '480.avif.480.avif', '480', 'avif', '480.AVIF'])(
    'is not there as %s',
    async (suffix) => {
      const { HeaderMedia } = await upload(jpeg);
      expect((await provider.app.inject({ url: `/${HeaderMedia}.${suffix}` })).statusCode).toBe(404);
    },
  );

  test('is never enlarged: the widest is the picture itself, lighter', async () => {
    const { HeaderMedia } = await upload(jpeg);
    for (const width of [1080, 2560]) {
      expect((await sharp((await getMade(HeaderMedia, width)).rawPayload).metadata()).width).toBe(1000);
    }
    expect(await variantsOf(HeaderMedia)).toHaveLength(1);
  });

  test.each(['481', '0', '-320', '1e3', '', 'wide', '0480', '99999999999999999999', '320&width=480'])(
    'at %j is refused',
    async (width) => {
      const { HeaderMedia } = await upload(jpeg);
      const answer = await get(HeaderMedia, width);
      expect([answer.statusCode, answer.json()]).toEqual([400, { message: '"width" is not valid.' }]);
      expect(await variantsOf(HeaderMedia)).toEqual([]);
    },
  );

  test('stands upright, without what its camera wrote, in sRGB', async () => {
    const lying = await sharp(twoHalves)
      .rotate(-90)
      .withIccProfile('p3')
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '28/1 34/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer();
    const { HeaderMedia } = await upload(lying);
    for (const accept of [browser, 'image/webp', '*/*']) {
      const { rawPayload } = await getMade(HeaderMedia, 640, accept);
      const { width, height, exif, icc, xmp, iptc, orientation } = await sharp(rawPayload).metadata();
      expect([width, height, orientation ?? 1]).toEqual([640, 384, 1]);
      expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(await ends(rawPayload)).toBe('red blue');
    }
  });

  test('and the original too says nothing of where and by whom it was taken', async () => {
    const bytes = await sharp(twoHalves)
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '28/1 34/1 0/1' } })
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer();
    const { HeaderMedia, details } = await upload(bytes);
    const { rawPayload } = await provider.app.inject({ url: `/${HeaderMedia}` });
    expect(rawPayload.includes('Somebody')).toBe(false);
    expect([(await sharp(rawPayload).metadata()).orientation, details.bytes]).toEqual([3, rawPayload.length]);
    expect((await sharp(rawPayload).raw().toBuffer()).equals(await sharp(bytes).raw().toBuffer())).toBe(true);
  });

  test('has the colours of its profile', async () => {
    const flat = sharp({ create: { width: 400, height: 300, channels: 3, background: '#c86432' } });
    const wide = await flat.withIccProfile('p3').png().toBuffer();
    const { HeaderMedia } = await upload(wide);
    const { rawPayload } = await getMade(HeaderMedia, 320, '*/*');
    const [red = 0, green = 0, blue = 0] = await sharp(rawPayload).raw().toBuffer();
    // Converted to P3 and back: what a browser shows of the original, not its numbers.
    expect([Math.abs(red - 0xc8) < 4, Math.abs(green - 0x64) < 4, Math.abs(blue - 0x32) < 4]).toEqual([
      true,
      true,
      true,
    ]);
    const raw = await sharp(wide).keepIccProfile().raw().toBuffer();
    expect(raw[0]).not.toBe(red);
  });

  test('that moves stays the original', async () => {
    const frames = [twoHalves, await sharp(twoHalves).flop().toBuffer()];
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const { HeaderMedia } = await upload(moving);
    const answer = await get(HeaderMedia, 320);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(answer.rawPayload.equals(moving)).toBe(true);
    const gif = await upload(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    );
    expect(gif.details).toMatchObject({ widths: [] });
    expect(gif.details).not.toHaveProperty('format');
    expect((await provider.app.inject({ url: `/${gif.HeaderMedia}.320.avif` })).statusCode).toBe(404);
    expect((await get(gif.HeaderMedia, 320)).headers['content-type']).toBe('image/gif');
  });

  test('of a film is the film, and ranges are honoured', async () => {
    const { HeaderMedia, details } = await upload(film());
    expect([details.widths, details.posterWidths]).toEqual([[], []]);
    const ask = (headers: Record<string, string>) =>
      provider.app.inject({ url: `/${HeaderMedia}?width=320`, headers: { range: 'bytes=0-99', ...headers } });
    const part = await ask({});
    expect([part.statusCode, part.headers['content-range']?.split('/')[0], part.rawPayload.length]).toEqual([
      206,
      'bytes 0-99',
      100,
    ]);
    expect((await ask({ 'if-range': String(part.headers['last-modified']) })).statusCode).toBe(206);
    expect((await ask({ 'if-range': '"another"' })).statusCode).toBe(200);
    // By its name, which is the same on every server that has the file.
    const etag = `"${basename(HeaderMedia)}"`;
    expect(part.headers['etag']).toBe(etag);
    const rest = await ask({ 'if-range': etag, 'if-match': etag });
    expect([rest.statusCode, rest.rawPayload.length]).toEqual([206, 100]);
    const known = await ask({ 'if-none-match': `"another", ${etag}`, 'if-modified-since': new Date(0).toUTCString() });
    expect([known.statusCode, known.rawPayload.length, known.headers['cache-control']]).toEqual([
      304,
      0,
      'public, max-age=31536000, immutable',
    ]);
    expect((await ask({ 'if-none-match': '"another"' })).statusCode).toBe(206);
    expect((await ask({ 'if-match': '"another"' })).statusCode).toBe(412);
  });

  test('that cannot be made is the original, for a while', async () => {
    const { HeaderMedia } = await upload(jpeg);
    const path = join(provider.folder, HeaderMedia);
    const broken = Buffer.concat([jpeg.subarray(0, 200), Buffer.alloc(2000)]);
    await writeFile(path, broken);
    for (let time = 0; time < 2; time += 1) {
      const answer = await get(HeaderMedia, 480);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(answer.headers['cache-control']).toBe('public, max-age=60');
      expect(answer.rawPayload.equals(broken)).toBe(true);
    }
  });

  test('goes with its picture', async () => {
    const { id, HeaderMedia } = await upload(jpeg);
    await getMade(HeaderMedia, 320);
    await getMade(HeaderMedia, 320, '*/*');
    expect(await variantsOf(HeaderMedia)).toHaveLength(2);
    const undo = await provider.app.inject({ method: 'DELETE', url: `/api/projects/${id}`, headers: { cookie } });
    expect(undo.statusCode).toBe(200);
    expect((await get(HeaderMedia, 320)).statusCode).toBe(404);
    const config = { publicOrigin: null, trustProxy: false, allowedOrigins: [] };
    const { db, media } = provider.data;
    await removeExpired(createServices(db, media, () => Date.now() + undoLifetime, config));
    expect(existsSync(join(provider.folder, HeaderMedia))).toBe(false);
    expect(await variantsOf(HeaderMedia)).toEqual([]);
  });
});

test('in the background the usual ones are made, of what is there and of what comes', async () => {
  const other = await startProvider({ preparePictures: true, demoContent: false });
  onTestFinished(() => other.close());
  await other.app.listen({ port: 0, host: '127.0.0.1' });
  const small = await sharp(jpeg).resize(330).jpeg().toBuffer();
  const login = await logIn(other.app);
  const { headers, payload } = await encode(
    formOf({ title: 'Salt', HeaderMedia: new File([new Uint8Array(small)], 'a.jpg') }),
  );
  await other.app.inject({
    method: 'POST',
    url: '/api/projects',
    headers: { ...headers, cookie: login.cookie },
    payload,
  });
  await expect
    .poll(
      async () => (await readdir(join(other.folder, 'variants'))).map((name) => name.replace(/^\w+\./, '')).toSorted(),
      { timeout: 15_000 },
    )
    .toEqual(['jpg.320.avif', 'jpg.480.avif']);
});

describe('the folder of variants', () => {
  const source = { file: `${'a'.repeat(24)}.jpg`, contentType: 'image/jpeg', width: 1000, height: 600 };

  /** A folder with one picture, and variants that are made when the test says so. */
  async function open(names: readonly string[] = []) {
    const folder = temporaryFolder();
    const media = join(folder, 'media');
    const made = join(folder, 'variants');
    await mkdir(media);
    await mkdir(made);
    await writeFile(join(media, source.file), 'the picture');
    for (const name of names) await writeFile(join(made, name), name);
    const asked: string[] = [];
    const { promise: go, resolve: finish } = Promise.withResolvers<void>();
    const make: typeof makePicture = async (job) => {
      if (job.kind === 'strip') throw new Error('Only variants are made here.');
      const { target } = job;
      asked.push(target);
      await writeFile(`${target}.part`, 'half');
      await go;
      await rename(`${target}.part`, target);
    };
    const variants = createVariants({ folder: media }, { timeout: 50, make });
    return { variants, asked, finish, media, made };
  }

  test('is put in order at the start: orphans and what was never finished go', async () => {
    const kept = `${source.file}.480.avif`;
    const { made } = await open([
      kept,
      `${source.file}.640.avif.part`,
      `${'b'.repeat(24)}.jpg.480.avif`,
      'something else',
    ]);
    expect(await readdir(made)).toEqual([kept]);
  });

  test('a half-written variant is never answered; all who ask share one job, and get the original meanwhile', async () => {
    const { variants, asked, finish, made } = await open();
    const early = [1, 2, 3].map(() => variants.find(source, 480, browser));
    expect(await Promise.all(early)).toEqual([null, null, null]);
    expect(await readdir(made)).toEqual([`${source.file}.480.avif.part`]);
    const late = variants.find(source, 480, browser);
    finish();
    expect(await late).toEqual({ name: `${source.file}.480.avif`, format: 'avif' });
    expect(await variants.find(source, 480, browser)).toEqual({ name: `${source.file}.480.avif`, format: 'avif' });
    expect(asked).toHaveLength(1);
  });

  test('a picture that is deleted while its variant is made leaves none', async () => {
    const { variants, finish, media, made } = await open();
    const asking = variants.find(source, 480, browser);
    await rm(join(media, source.file));
    finish();
    expect(await asking).toBeNull();
    expect(await readdir(made)).toEqual([]);
  });

  test('one that is being made when the server ends is waited for: nothing is written after that', async () => {
    const { variants, finish, made } = await open();
    expect(await variants.find(source, 480, browser)).toBeNull();
    let isOver = false;
    const ending = variants.close().then(() => (isOver = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(isOver).toBe(false);
    finish();
    await ending;
    expect(await readdir(made)).toEqual([`${source.file}.480.avif`]);
  });

  test('what cannot be made is told once and not tried again', async () => {
    const { media } = await open();
    let tries = 0;
    const variants = createVariants(
      { folder: media },
      {
        make: async () => {
          tries += 1;
          throw new Error('broken');
        },
      },
    );
    await expect(variants.find(source, 480, browser)).rejects.toThrow('broken');
    expect(await variants.find(source, 480, browser)).toBeNull();
    expect(tries).toBe(1);
  });
});

test('of many pictures at once, a few are worked on at a time', async () => {
  const folder = temporaryFolder();
  await writeFile(join(folder, 'source.jpg'), jpeg);
  const source = join(folder, 'source.jpg');
  const targets = Array.from({ length: 12 }, (_, index) => join(folder, `${String(index)}.avif`));
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, readdirSync(folder).filter((name) => name.endsWith('.part')).length);
  }, 1);
  onTestFinished(() => clearInterval(watch));
  await Promise.all(
    targets.map((target) => makePicture({ kind: 'variant', source, target, width: 320, format: 'avif' })),
  );
  expect(most).toBeLessThanOrEqual(2);
  for (const target of targets) expect((await readFile(target)).length).toBeGreaterThan(100);
});

test('a process that ends for want of work takes no job with it', async () => {
  const folder = temporaryFolder();
  const source = join(folder, 'source.jpg');
  const target = join(folder, 'target.avif');
  await writeFile(source, jpeg);
  const run = createPictureWorker({ concurrency: 2, niceness: 0, idleTimeout: 5 });
  // Two that end together, and one that takes longer than the process may rest.
  await Promise.all([run({ kind: 'facts', source }), run({ kind: 'facts', source })]);
  await run({ kind: 'variant', source, target, width: 1080, format: 'avif' });
  expect(existsSync(target)).toBe(true);
  await expect(run({ kind: 'facts', source: join(folder, 'none.jpg') })).rejects.toThrow();
});
