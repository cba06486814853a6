import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { encodeStrays, spellPath } from '../../provider/src/rules/spelling.ts';
import { withoutSecrets } from '../../provider/src/http/log.ts';
import { logIn, startProvider } from '../contract/support/provider.ts';
import type { TestProvider } from '../contract/support/provider.ts';

async function start(): Promise<TestProvider> {
  const provider = await startProvider();
  onTestFinished(() => provider.close());
  return provider;
}

test.each([
  ['/', '/'],
  ['/p/AbC', '/p/AbC'],
  ['/P/AbC', '/p/AbC'],
  ['/PREVIEW/AbC', '/preview/AbC'],
  ['/%70/AbC', '/p/AbC'],
  ['//preview//AbC/', '/preview/AbC'],
  ['/x/../p/AbC', '/p/AbC'],
  ['/x/%2E%2e/p/./AbC', '/p/AbC'],
  ['/../../p/AbC', '/p/AbC'],
  ['/Project/Nadi', '/project/Nadi'],
  ['/project/%e0%a4%95', '/project/%E0%A4%95'],
  ['/project/U%CC%88ber', '/project/%C3%9Cber'],
  ['/project/Ã¼', '/project/%C3%BC'],
  ['/a%26b,%2C', '/a&b,,'],
  ['/a%2fb', '/a%2Fb'],
  ['/api/%73hown/AbC', '/api/shown/AbC'],
  ['/API/projects', '/API/projects'],
  ['//evil.example', '/evil.example'],
  ['/a\\b', '/a%5Cb'],
  ['/p;a=b/AbC', '/p;a=b/AbC'],
  ['/.well-known/x', '/.well-known/x'],
  ['/100%', null],
  ['/%ff', null],
  ['/\\evil.example', null],
  ['//%5cevil.example', null],
])('%s is spelt %s', (path, spelt) => {
  expect(spellPath(path)).toBe(spelt);
});

test.each([
  ['/project/100%', '/project/100%25'],
  ['/%zz?a=%', '/%25zz?a=%'],
  ['/%ff/%C3%BC', '/%25ff/%C3%BC'],
  ['/%C3%BC%ff', '/%25C3%25BC%25ff'],
  ['/p/%', '/p/%25'],
])('a stray percent sign in %s stands for itself', (typed, mended) => {
  expect(encodeStrays(typed)).toBe(mended);
  expect(spellPath(mended.split('?')[0] ?? '')).not.toBeNull();
});

test('who opens an address with a stray percent sign is led to a page; another client is told', async () => {
  const { app } = await start();
  const opened = await app.inject({ url: '/project/100%', headers: { accept: 'text/html' } });
  expect([opened.statusCode, opened.headers.location]).toEqual([301, '/project/100%25']);
  const read = await app.inject({ url: '/project/100%', headers: { accept: '*/*' } });
  expect([read.statusCode, read.json()]).toEqual([400, { message: 'The address is not valid.' }]);
  const hidden = await app.inject({ url: '/p/%', headers: { accept: 'text/html' } });
  expect(hidden.headers['cache-control']).toBe('private, no-store');
});

test('a spelling is its own, and never another site’s address', () => {
  const parts = fc.constantFrom(
    '/',
    '//',
    '.',
    '..',
    '%2e',
    '%2F',
    '%5c',
    '\\',
    'P',
    'p',
    'Work',
    '%70',
    '%',
    'ü',
    '%C3%BC',
    'e\u0301',
    '@',
    ':',
    ';',
    'x',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (path) => {
      const spelt = spellPath(`/${path.join('')}`);
      if (spelt === null) return;
      expect(spellPath(spelt)).toBe(spelt);
      expect(new URL(spelt, 'https://studio.example').host).toBe('studio.example');
      expect(new URL(spelt, 'https://studio.example').pathname).toBe(spelt);
    }),
    { numRuns: 2000 },
  );
});

test('a read is led to the one spelling with its query, a write is refused in words', async () => {
  const { app } = await start();
  const { cookie } = await logIn(app);
  const read = await app.inject({ url: '/api//projects/?a=/../b&a=%61' });
  expect([read.statusCode, read.headers.location, read.headers['cache-control']]).toEqual([
    301,
    '/api/projects?a=/../b&a=%61',
    'private, no-store',
  ]);
  const write = await app.inject({
    method: 'POST',
    url: '/api//category',
    headers: { cookie },
    payload: { name: 'A' },
  });
  expect([write.statusCode, write.json()]).toEqual([400, { message: 'This address is written /api/category here.' }]);
  expect((await app.inject({ url: '/api/category' })).json()).toEqual([]);
});

/** The status of an answer to bytes that no client would write. */
async function statusOf({ app }: TestProvider, head: string): Promise<number> {
  const { port } = new URL(app.listeningOrigin);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  return Number((await text(socket)).split(' ')[1]);
}

test('what asks about the server itself is led nowhere', async () => {
  const provider = await start();
  await provider.app.listen({ port: 0, host: '127.0.0.1' });
  expect(await statusOf(provider, 'OPTIONS * HTTP/1.1\r\nHost: studio.example')).toBe(204);
});

test('an absolute target is the same address; two hosts are refused', async () => {
  const provider = await start();
  await provider.app.listen({ port: 0, host: '127.0.0.1' });
  expect(await statusOf(provider, 'GET http://x/api/projects HTTP/1.1\r\nHost: x')).toBe(200);
  expect(await statusOf(provider, 'GET http://x/api//projects HTTP/1.1\r\nHost: x')).toBe(301);
  expect(await statusOf(provider, 'GET http://x HTTP/1.1\r\nHost: x')).toBe(200);
  expect(await statusOf(provider, 'GET http://y/api/projects HTTP/1.1\r\nHost: x')).toBe(400);
  expect(await statusOf(provider, 'GET /api/projects HTTP/1.1\r\nHost: x\r\nHost: y')).toBe(400);
});

test('a line of the log has no secret in it, and stays one', () => {
  const { hooks } = withoutSecrets(['hunter"2 secret', 'short']);
  const token = 'A'.repeat(43);
  const line = JSON.stringify({
    msg: `\n${token} \u0001${token} /p/${token}. short hunter"2 secret ${encodeURIComponent('hunter"2 secret')}`,
  });
  const written = hooks.streamWrite(line);
  const { msg }: { msg: string } = JSON.parse(written);
  expect(msg).toMatch(/^\n… .{1,5}… \/p\/…\. short … …$/);
  expect(written).not.toContain(token);
});
