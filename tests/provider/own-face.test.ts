import { isOnPostgres } from '../contract/support/database.ts';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutFont, openFont } from '@vitrine/fonts';
import { builtLook } from '@vitrine/look';
import { expect, test } from 'vitest';
import { typeByContent } from '../../provider/src/exported-data/check-file.ts';
import { encode, formOf, logIn } from '../contract/support/provider.ts';
import { siteTexts } from '../contract/support/site.ts';
import { startClient, type Client } from './support/client.ts';
import { runCommandFile, startProcess, temporaryFolder } from './support/process.ts';
import { fontFile, heavyFont, hostileFonts, readFont, trueType } from './support/fonts.ts';

const look = { ...builtLook, displayFace: 'own', textFace: 'own' } as const;
const faceTerms = { licence: 'Bought in 2026', isAllowed: true, isHeavy: false };

interface Facts {
  readonly name: string;
  readonly lacks: string;
  readonly missing: string;
  readonly firstBytes: number;
  readonly isPinned: boolean;
  readonly isExtended: boolean;
}
interface Stored {
  readonly face: { readonly path: string; readonly type: string } | null;
  readonly faceRest: { readonly path: string } | null;
  readonly ownFace?: Facts & { readonly licence: string };
  readonly look?: object;
}
interface Written {
  readonly message: string;
  readonly part?: string;
  readonly undo: string;
}

const tryFace = async ({ send }: Client, file: File, status = 200) =>
  send<{ readonly message?: string; readonly data: Facts & { first: string; rest: string } }>(
    'POST',
    '/api/site/face',
    { face: file },
    status,
  );
const save = ({ send }: Client, changes: object = {}, status = 200) =>
  send<Written>('PUT', '/api/site', { ...siteTexts, ...changes }, status);
const stored = async ({ provider }: Client): Promise<Stored> => (await provider.app.inject('/api/site')).json().data;
const served = async ({ provider }: Client, path: string) => provider.app.inject(`/${path}`);
const asFont = async (woff: Buffer) => openFont(await cutFont(woff, { format: 'truetype' }));

test('a font is tried: what it is called, what it lacks and weighs, and its two files; nothing is stored', async () => {
  const client = await startClient(false);
  const { data } = await tryFace(client, fontFile(await readFont()));
  expect(data).toMatchObject({ name: 'Syne', isPinned: false });
  expect(data.firstBytes).toBeLessThanOrEqual(26_000);
  expect(data.missing).toContain('₹');
  const first = await asFont(Buffer.from(data.first, 'base64'));
  expect(first?.hasGlyphForCodePoint(0x41)).toBe(true);
  expect(first?.hasGlyphForCodePoint(0xe9), 'é is in the other file').toBe(false);
  const rest = await asFont(Buffer.from(data.rest, 'base64'));
  expect(rest?.hasGlyphForCodePoint(0xe9)).toBe(true);
  expect(readdirSync(join(client.provider.folder, 'media'))).toEqual([]);
});

test('its figures can be as wide as each other and as high as capitals, as captions and tables ask for', async () => {
  const client = await startClient(false);
  const { data } = await tryFace(client, fontFile(await readFont()));
  const first = await cutFont(Buffer.from(data.first, 'base64'), {
    alsoFeatures: ['lnum', 'tnum'],
    format: 'truetype',
  });
  expect(['lnum', 'tnum'].map((feature) => first.includes(feature))).toEqual([true, true]);
});

test.each([
  ['WOFF2', () => readFont()],
  ['TTF', () => trueType()],
  ['one weight', async () => cutFont(await readFont(), { axes: { wght: 500 }, format: 'truetype' })],
])('%s becomes the site’s typeface: cut, served as a font, none of it as it came', async (_name, make) => {
  const client = await startClient(false);
  const content = await make();
  await save(client, { look, face: fontFile(content), faceTerms });
  const { face, faceRest, ownFace } = await stored(client);
  expect(ownFace).toMatchObject({ name: 'Syne', licence: 'Bought in 2026' });
  for (const file of [face, faceRest]) {
    const answer = await served(client, file?.path ?? '');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('font/woff2');
    expect(answer.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
    expect(await asFont(answer.rawPayload)).not.toBeNull();
  }
  const files = readdirSync(join(client.provider.folder, 'media'));
  expect(files).toHaveLength(2);
  for (const name of files) {
    expect(readFileSync(join(client.provider.folder, 'media', name)).equals(content)).toBe(false);
  }
});

test('the typeface stays where it is kept, goes where it is not, and comes back by undo and from history', async () => {
  const client = await startClient(false);
  await save(client, { look, face: fontFile(await readFont()), faceTerms });
  const before = await stored(client);
  await save(client, { look, keep: ['face'], tagline: 'Another' });
  expect(await stored(client)).toMatchObject({ face: before.face, faceRest: before.faceRest, ownFace: before.ownFace });

  const { undo } = await save(client);
  expect(await stored(client)).toMatchObject({ face: null, faceRest: null });
  expect((await stored(client)).ownFace).toBeUndefined();
  await client.undo(undo);
  expect(await stored(client)).toMatchObject({ face: before.face, ownFace: before.ownFace });
  expect((await served(client, before.face?.path ?? '')).statusCode).toBe(200);

  await save(client);
  const { data } = await client.call<{ data: readonly { readonly id: number }[] }>(
    'GET',
    '/api/revisions?kind=settings',
  );
  const [, last] = data;
  await client.call('POST', `/api/revisions/${String(last?.id)}/restore`);
  expect(await stored(client)).toMatchObject({ face: before.face, ownFace: before.ownFace, look });
});

test('the licence is asked for, and what was said stands in the log', async () => {
  const client = await startClient(false);
  const font = fontFile(await readFont(), 'kal.woff2');
  const { part, message } = await save(client, { look, face: font }, 400);
  expect([part, message]).toEqual(['face', 'Please say that the typeface may be used on the site.']);
  await save(client, { look, face: font, faceTerms: { ...faceTerms, isAllowed: false } }, 400);
  expect(await stored(client)).toMatchObject({ face: null });
  await save(client, { look, face: font, faceTerms });
  const log = await client.call<object>('GET', '/api/log');
  expect(JSON.stringify(log)).toContain('kal.woff2 (Bought in 2026)');
});

test('a look in the studio’s own typeface needs one', async () => {
  const client = await startClient(false);
  const { part } = await save(client, { look }, 400);
  expect(part).toBe('look');
});

test('a font that is dear is taken where that is said', async () => {
  const client = await startClient(false);
  const font = fontFile(await heavyFont(), 'heavy.ttf');
  const { data } = await tryFace(client, font);
  expect(data.firstBytes).toBeGreaterThan(26_000);
  const { message } = await save(client, { look, face: font, faceTerms }, 400);
  expect(message).toMatch(/have \d+ kB, more than 26 kB\. Say that they may\./);
  await save(client, { look, face: font, faceTerms: { ...faceTerms, isHeavy: true } });
});

test('more than 2 MB is refused', async () => {
  const client = await startClient(false);
  const { message } = await tryFace(client, fontFile(Buffer.alloc(2 * 1024 * 1024 + 1)), 413);
  expect(message).toBe('A font may have 2 MB at most.');
});

test('nobody but an administrator tries one', async () => {
  const { provider } = await startClient(false);
  const { headers, payload } = await encode(formOf({ face: fontFile(await readFont()) }));
  expect((await provider.app.inject({ method: 'POST', url: '/api/site/face', headers, payload })).statusCode).toBe(401);
});

// All of them: trust/fonts.
test('a file that is no font is refused with words, or harmless; the provider answers others meanwhile', async () => {
  const client = await startClient(false);
  const { provider } = client;
  const { cookie } = await logIn(provider.app);
  const files = await hostileFonts();
  expect(files.length).toBeGreaterThanOrEqual(60);
  for (const { name, content } of files.filter((_one, index) => index % 5 === 0)) {
    const { headers, payload } = await encode(formOf({ face: fontFile(content) }));
    const trying = provider.app.inject({
      method: 'POST',
      url: '/api/site/face',
      headers: { ...headers, cookie },
      payload,
    });
    expect((await provider.app.inject('/api/projects')).statusCode).toBe(200);
    const { statusCode, body } = await trying;
    expect([200, 400, 413, 415], `${name}: ${body}`).toContain(statusCode);
    if (statusCode !== 200) expect(body, name).toMatch(/"message":"[^"]{12,}"/);
  }
  expect(readdirSync(join(provider.folder, 'media'))).toEqual([]);
});

// The commands are given a folder, in which the database would not be.
test.skipIf(isOnPostgres)(
  'a backup brings the typeface back, and so does exported data',
  { tags: 'long' },
  async () => {
    const client = await startClient(false);
    await save(client, { look, face: fontFile(await readFont()), faceTerms });
    const before = await stored(client);
    const { folder } = client.provider;
    const place = temporaryFolder();
    const environment = { DATA_DIR: folder };
    expect(await runCommandFile('backup', [join(place, 'all.tar')], environment)).toMatchObject({ code: 0 });
    expect(await runCommandFile('export-data', [join(place, 'data')], environment)).toMatchObject({ code: 0 });
    const ways = [
      ['restore', join(place, 'all.tar')],
      ['import-data', join(place, 'data')],
    ] as const;
    for (const [command, from] of ways) {
      const target = join(place, command);
      expect(await runCommandFile(command, [from], { DATA_DIR: target }), command).toMatchObject({ code: 0, err: '' });
      const { address } = await startProcess({ DATA_DIR: target, LOG_REQUESTS: 'off' });
      const { data } = await (await fetch(`${address ?? ''}/api/site`)).json();
      expect(data).toMatchObject({ ownFace: before.ownFace, look });
      for (const file of [data.face, data.faceRest]) {
        const answer = await fetch(`${address ?? ''}/${String(file.path)}`);
        expect(answer.status).toBe(200);
        expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2');
      }
    }
  },
);

test('data with a font that was not cut here is refused', { tags: 'long' }, async () => {
  const path = join(temporaryFolder(), 'own.woff2');
  for (const content of [await readFont(), ...(await hostileFonts()).slice(0, 4).map((one) => one.content)]) {
    writeFileSync(path, content);
    expect(await typeByContent(path, false)).toBeNull();
  }
});
