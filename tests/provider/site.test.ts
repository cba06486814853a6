import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isEmptyOfContent } from '../../provider/src/exported-data/emptiness.ts';
import { completeFirstStart } from '../../provider/src/start/first-start.ts';
import { createRepositories } from '../../provider/src/repositories/index.ts';
import { emptyTexts } from '../../provider/src/rules/site.ts';
import { sanitiseSvg } from '../../provider/src/media/svg.ts';
import { encode, formOf, logIn, picture } from '../contract/support/provider.ts';
import { siteTexts } from '../contract/support/site.ts';
import { forgetRevisions, startClient, sweep } from './support/client.ts';
import type { Client } from './support/client.ts';

interface SiteFile {
  readonly path: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly share?: string;
}

type Site = Readonly<Record<string, string>> & {
  readonly wordmarkDark: SiteFile | null;
  readonly icon: SiteFile | null;
  readonly share: SiteFile | null;
};

interface Written {
  readonly message: string;
  readonly part?: string;
  readonly undo: string;
  readonly data: Site;
}

const read = async ({ call }: Client, query = '') =>
  (await call<{ data: Site | null }>('GET', `/api/site${query}`)).data;
const write = ({ send }: Client, changes: Readonly<Record<string, unknown>> = {}, status = 200) =>
  send<Written>('PUT', '/api/site', { ...siteTexts, ...changes }, status);
const filesOf = ({ provider }: Client): number => readdirSync(join(provider.folder, 'media')).length;
/** What is said about the studio. */
const factsOf = (site: object | null) =>
  Object.fromEntries(
    Object.entries(site ?? {}).filter(([name, value]) => value !== '' && value !== null && name !== 'updatedAt'),
  );
const drawing = (inside = '<path d="M0 0h40v10z"/>') =>
  new File([`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10">${inside}</svg>`], 'mark.svg');

test('a new studio has no facts at first; what is set is read by everybody, but not how new projects begin', async () => {
  const client = await startClient(false);
  expect(factsOf(await read(client))).toEqual({
    language: 'en',
    firstTheme: 'white',
    newProjects: 'public',
    disclaimer: emptyTexts.disclaimer,
    lightSensitivity: emptyTexts.lightSensitivity,
  });
  await write(client, { siteName: '  Studio \n Nord ', newProjects: 'draft' });
  const visitor = await client.provider.app.inject('/api/site');
  expect(visitor.json().data).toMatchObject({ siteName: 'Studio Nord', address: siteTexts.address, icon: null });
  expect(visitor.json().data).not.toHaveProperty('newProjects');
  expect(await read(client, '?edit=1')).toMatchObject({ newProjects: 'draft' });
  expect((await client.provider.app.inject('/api/site?edit=1')).statusCode).toBe(401);
});

test('nobody without a session writes', async () => {
  const { provider } = await startClient(false);
  const { headers, payload } = await encode(formOf(siteTexts));
  const answer = await provider.app.inject({ method: 'PUT', url: '/api/site', headers, payload });
  expect(answer.statusCode).toBe(401);
  expect((await provider.app.inject('/api/site')).json().data).toMatchObject({ siteName: '' });
});

test('the verification of a session names the extension', async () => {
  const { call } = await startClient(false);
  expect(await call('GET', '/api/verify-auth')).toMatchObject({ extensions: expect.arrayContaining(['settings']) });
});

test('own words are kept once, without what says nothing else', async () => {
  const client = await startClient(false);
  const words = [
    { text: 'Work', own: ' Arbeiten \n hier ' },
    { text: 'About', own: 'About' },
    { text: 'Client', own: 'Kunde' },
    { text: 'Client', own: 'Auftraggeber' },
  ];
  await write(client, { words, hidden: ['/story', '/story'] });
  const visitor = await client.provider.app.inject('/api/site');
  expect(visitor.json().data).toMatchObject({
    words: [
      { text: 'Work', own: 'Arbeiten hier' },
      { text: 'Client', own: 'Auftraggeber' },
    ],
    hidden: ['/story'],
  });
  await write(client);
  expect(await read(client)).toMatchObject({ words: [], hidden: [] });
});

test.each([
  ['words', [{ text: 'Work', own: '' }]],
  ['words', [{ text: 'Work', own: 'x'.repeat(501) }]],
  ['words', [{ text: 'Work' }]],
  ['words', [{ text: 'Work', own: 'a', more: 1 }]],
  ['words', 'Work'],
  ['words', Array.from({ length: 201 }, (_, index) => ({ text: String(index), own: 'a' }))],
  ['hidden', ['/dashboard']],
  ['hidden', '/work'],
])('%s refuses what is not its shape', async (part, value) => {
  const client = await startClient(false);
  await write(client, { [part]: value }, 400);
  expect(await read(client)).toMatchObject({ siteName: '', email: '' });
});

test.each([
  ['siteName', ' '],
  ['siteName', 'x'.repeat(101)],
  ['language', 'not a tag'],
  ['language', '<b>'],
  ['firstTheme', 'grey'],
  ['newProjects', 'hidden'],
  ['email', 'nobody'],
  ['enquiriesEmail', 'a@b c'],
  ['opportunitiesEmail', '"><script>@x'],
  ['photoUrl', 'javascript:alert(1)'],
  ['networkUrl', 'data:text/html,x'],
  ['latitude', '91'],
  ['longitude', 'east'],
  ['longitude', ''],
  ['latitude', ''],
])('%s refuses %j, and says which field it is', async (part, value) => {
  const client = await startClient(false);
  const answer = await write(client, { [part]: value }, 400);
  expect(answer.part).toBe(part);
  expect(answer.message).not.toBe('');
  expect(await read(client)).toMatchObject({ siteName: '', email: '' });
});

test('a studio may have no place, and no map then', async () => {
  const client = await startClient(false);
  const { data } = await write(client, { latitude: '', longitude: ' ' });
  expect(data).toMatchObject({ latitude: '', longitude: '' });
});

test('settings with which a new studio begins are no content: data can be imported over them', async () => {
  const client = await startClient(false);
  expect(await isEmptyOfContent(client.provider.data.db)).toBe(true);
  const { undo } = await write(client);
  expect(await isEmptyOfContent(client.provider.data.db)).toBe(false);
  await client.undo(undo);
  expect(await read(client)).toMatchObject({ siteName: '', latitude: '' });
});

test('an installation that never saved its settings keeps showing what its build says', async () => {
  const client = await startClient(false);
  await createRepositories(client.provider.data.db, Date.now).site.remove();
  await client.provider.app.close();
  expect(
    await completeFirstStart(
      client.provider.data,
      { adminUsername: 'a', adminPassword: 'b', demoContent: true },
      Date.now,
    ),
  ).toBeNull();
  expect(await createRepositories(client.provider.data.db, Date.now).site.get()).toBeNull();
});

test('the demo studio has its own facts', async () => {
  expect(await read(await startClient(true))).toMatchObject({ siteName: 'Half Ream', mobile: '+91 00000 00250' });
});

test('a link without https:// is completed', async () => {
  const client = await startClient(false);
  const links = { photoUrl: 'instagram.com/neemink', networkUrl: ' www.linkedin.com/company/neemink ' };
  expect((await write(client, links)).data).toMatchObject({
    photoUrl: 'https://instagram.com/neemink',
    networkUrl: 'https://www.linkedin.com/company/neemink',
  });
});

describe('files', () => {
  test('a drawing is served without what it brought beside its shapes, under a policy that lets it do nothing', async () => {
    const client = await startClient(false);
    const hostile = '<script>alert(1)</script><path d="M0 0h40v10z" onclick="alert(1)"/>';
    const { data } = await write(client, { wordmarkDark: drawing(hostile) });
    expect(data.wordmarkDark).toMatchObject({ type: 'image/svg+xml', width: 1000, height: 250 });
    const answer = await client.provider.app.inject(`/${data.wordmarkDark?.path ?? ''}`);
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(answer.headers['content-security-policy']).toBe("sandbox; default-src 'none'; frame-ancestors 'none'");
    expect(answer.body).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10z" /></svg>',
    );
  });

  test('what is kept stays, what is not goes, and both come back', async () => {
    const client = await startClient(false);
    const first = await write(client, { wordmarkDark: drawing(), share: picture() });
    expect(filesOf(client)).toBe(2);
    const second = await write(client, { siteName: 'Second', keep: ['wordmarkDark'] });
    expect(second.data.wordmarkDark).toEqual(first.data.wordmarkDark);
    expect(second.data.share).toBeNull();
    expect(filesOf(client)).toBe(2);
    await client.call('GET', `/${first.data.share?.path ?? ''}`, undefined, 404);
    const back = await client.undo(second.undo);
    expect(await read(client, '?edit=1')).toEqual({ ...first.data, updatedAt: expect.any(String) });
    await client.undo(back.undo ?? '');
    expect(await read(client)).toMatchObject({ siteName: 'Second', share: null });
    await forgetRevisions(client.provider.data);
    await sweep(client, 31 * 24 * 60 * 60_000);
    expect(filesOf(client)).toBe(1);
    expect(await read(client)).toMatchObject({ siteName: 'Second', wordmarkDark: first.data.wordmarkDark });
  });

  test('the first settings are taken back whole', async () => {
    const client = await startClient(false);
    const { undo } = await write(client, { icon: drawing('<rect width="40" height="10"/>') }, 415).then(() =>
      write(client),
    );
    await client.undo(undo);
    expect(await read(client)).toMatchObject({ siteName: '', email: '' });
  });

  test('former settings are not among what was deleted', async () => {
    const client = await startClient(false);
    await write(client);
    expect(await client.call('GET', '/api/deleted')).toEqual({ data: [] });
  });

  test.each([
    ['wordmarkDark', 'a picture of another kind', new File(['GIF89a      '], 'a.gif'), 415],
    ['wordmarkLight', 'a text', new File(['Half Ream'], 'a.svg'), 415],
    [
      'wordmarkDark',
      'entities',
      new File(['<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1"><path/></svg>'], 'a.svg'),
      415,
    ],
    ['wordmarkDark', 'a drawing of letters', drawing('<text>Half</text>'), 415],
    ['wordmarkDark', 'an empty drawing', drawing('<image href="https://evil.example/x.png"/>'), 415],
    ['wordmarkDark', 'a drawing that is too large', drawing(`<!--${'x'.repeat(300_000)}--><path/>`), 413],
    ['icon', 'what is not square', drawing(), 415],
    ['touchIcon', 'a drawing', new File(['<svg viewBox="0 0 9 9"><path/></svg>'], 'a.svg'), 415],
    ['share', 'a drawing', drawing(), 415],
  ])('%s refuses %s, and leaves nothing behind', async (part, _what, file, status) => {
    const client = await startClient(false);
    const answer = await write(client, { [part]: file }, status);
    expect(answer.part).toBe(part);
    expect(answer.message).not.toBe('');
    expect([filesOf(client), await read(client)]).toEqual([0, expect.objectContaining({ siteName: '' })]);
  });

  test('a share picture is cut for shares', async () => {
    const client = await startClient(false);
    const { data } = await write(client, { share: picture() });
    const answer = await client.provider.app.inject(`/${data.share?.share ?? ''}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });
});

test('what was changed elsewhere is not overwritten; what was sent and not answered is', async () => {
  const client = await startClient(false);
  const { app } = client.provider;
  const { cookie } = await logIn(app);
  const put = async (siteName: string, headers: Readonly<Record<string, string>>) => {
    const form = await encode(formOf({ ...siteTexts, siteName }));
    return app.inject({
      method: 'PUT',
      url: '/api/site',
      headers: { ...form.headers, ...headers, cookie },
      payload: form.payload,
    });
  };
  const { etag } = (await app.inject('/api/site')).headers;
  const key = { 'if-match': String(etag), 'idempotency-key': 'one' };
  expect((await put('First', key)).statusCode).toBe(200);
  expect((await put('First', key)).statusCode).toBe(200);
  expect((await put('Other', { 'if-match': String(etag) })).statusCode).toBe(412);
  expect((await put('Other', {})).statusCode).toBe(200);
  expect((await put('First', key)).statusCode).toBe(409);
  expect((await read(client))?.['siteName']).toBe('Other');
});

describe('a drawing', () => {
  test('keeps what drawing programs write: classes and styles become attributes', async () => {
    const drawn = await sanitiseSvg(
      `<?xml version="1.0"?><!-- Generator --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><svg width="200px" height="50px"><style>.a,.b{fill:#f00}.b{stroke:blue;behavior:url(x)}</style><g class="b"><path style="fill-opacity:.5" d="M0,0 L1e1,-2"/></g><use xlink:href="#c"/></svg>`,
    );
    expect(drawn).toEqual({
      width: 1000,
      height: 250,
      svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><g fill="#f00" stroke="blue"><path d="M0,0 L1e1,-2" fill-opacity=".5" /></g><use href="#p0" /></svg>',
    });
  });

  test.each([
    '<script>alert(1)</script>',
    '<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>',
    '<image href="https://evil.example/x.png"/>',
    '<path fill="url(https://evil.example/x)"/>',
    '<path fill="url(//evil.example/x#a)"/>',
    '<path style="fill:url(https://evil.example/x)"/>',
    '<path onload="alert(1)"/>',
    '<a xlink:href="javascript:alert(1)"><path/></a>',
    '<use href="https://evil.example/x.svg#a"/>',
    '<use href="data:image/svg+xml,x"/>',
    '<style>@import url(https://evil.example/x)</style>',
    '<style>path{fill:url(https://evil.example/x)}</style>',
    '<set attributeName="href" to="javascript:alert(1)"/>',
    '<animate attributeName="href" values="javascript:alert(1)"/>',
    '<filter id="a"><feImage href="https://evil.example/x"/></filter>',
    '<handler xmlns="http://www.w3.org/2001/xml-events">alert(1)</handler>',
    '<title><script>alert(1)</script></title>',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<path id="a&quot; onload=&quot;alert(1)"/>',
    '<?xml-stylesheet href="https://evil.example/x.css"?>',
    '<html:script xmlns:html="http://www.w3.org/1999/xhtml">alert(1)</html:script>',
    '<switch><foreignObject/><path/></switch>',
  ])('brings no %s', async (inside) => {
    const drawn = await sanitiseSvg(`<svg viewBox="0 0 9 9"><path d="M0 0"/>${inside}</svg>`);
    expect(typeof drawn === 'string' ? '' : drawn.svg).not.toMatch(
      /script|foreign|evil|alert|javascript|data:|image|style|onload|import|set |animate|filter|handler|html:/i,
    );
  });

  test('that refers to itself too often is refused', async () => {
    const uses = '<use href="#a"/>'.repeat(17);
    expect(await sanitiseSvg(`<svg viewBox="0 0 9 9"><path id="a" d="M0 0"/>${uses}</svg>`)).toMatch('Flatten');
  });
});
