import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../provider/src/config.ts';
import { createPurger } from '../../provider/src/http/purge.ts';
import { logIn, startProvider } from '../contract/support/provider.ts';

interface Asked {
  readonly method: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A CDN's interface, which answers with these statuses in turn, then with 200. */
async function startCdn(statuses: readonly number[] = []) {
  const left = [...statuses];
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      asked.push({ method: request.method, headers: request.headers, body: body.toString() });
      response.writeHead(left.shift() ?? 200).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return { asked, url: `http://127.0.0.1:${String(address.port)}/purge` };
}

function open(url: string, delays: readonly number[] = [5, 5]) {
  const said: string[] = [];
  const purger = createPurger(
    { url, method: 'POST', headers: { 'fastly-key': 'k' } },
    { logError: (message) => said.push(message), delays, pause: 20 },
  );
  onTestFinished(purger.close);
  return { purger, said };
}

test('a change is purged by its tag; those that come meanwhile are purged by one more request', async () => {
  const { asked, url } = await startCdn();
  const { purger, said } = open(url);
  for (let time = 0; time < 20; time += 1) purger.changed();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatchObject({
    method: 'POST',
    headers: { 'fastly-key': 'k', 'content-type': 'application/json' },
    body: '{"tags":["content"]}',
  });
  purger.changed();
  purger.changed();
  await expect.poll(() => asked.length).toBe(2);
  expect(said).toEqual([]);
});

test('one that fails is tried again, then said; the next change begins again', async () => {
  const { asked, url } = await startCdn([500, 503, 429, 200]);
  const { purger, said } = open(url);
  purger.changed();
  await expect.poll(() => said).toEqual(['The caches in front could not be purged: it answered 429.']);
  expect(asked).toHaveLength(3);
  purger.changed();
  await expect.poll(() => asked.length).toBe(4);
  expect(said).toHaveLength(1);
});

test('where nobody answers, that is said', async () => {
  const { purger, said } = open('http://127.0.0.1:9/purge', []);
  purger.changed();
  await expect.poll(() => said).toHaveLength(1);
  expect(said[0]).toMatch(/^The caches in front could not be purged: /);
});

test('its address, method and headers come from the environment, and are refused where they are none', () => {
  expect(readConfig({}).purge).toBeNull();
  expect(readConfig({ PURGE_URL: 'https://cdn.example/purge/content' }).purge).toEqual({
    url: 'https://cdn.example/purge/content',
    method: 'POST',
    headers: {},
  });
  const env = { PURGE_URL: 'http://127.0.0.1/', PURGE_METHOD: 'PURGE', PURGE_HEADERS: '{"Fastly-Key":"k"}' };
  expect(readConfig(env).purge).toEqual({ url: 'http://127.0.0.1/', method: 'PURGE', headers: { 'Fastly-Key': 'k' } });
  for (const [name, value] of [
    ['PURGE_URL', 'cdn.example'],
    ['PURGE_URL', 'file:///etc/passwd'],
    ['PURGE_METHOD', 'P U'],
    ['PURGE_HEADERS', 'Fastly-Key: k'],
    ['PURGE_HEADERS', '{"a":1}'],
    ['PURGE_HEADERS', '{"a b":"c"}'],
    ['PURGE_HEADERS', '{"a":"b\\nc"}'],
  ] as const) {
    expect(() => readConfig({ ...env, [name]: value }), `${name}=${value}`).toThrow(new RegExp(`^${name}`));
  }
});

test('a write is purged once it can be read, a refused one and a read are not', async () => {
  const { asked, url } = await startCdn();
  const provider = await startProvider({ purge: { url, method: 'POST', headers: {} } });
  onTestFinished(() => provider.close());
  const { cookie } = await logIn(provider.app);
  const send = (payload: object) =>
    provider.app.inject({ method: 'POST', url: '/api/category', headers: { cookie }, payload });
  await provider.app.inject('/api/category');
  expect((await send({ name: '' })).statusCode).toBe(400);
  expect((await send({ name: 'Books' })).statusCode).toBe(201);
  await expect.poll(() => asked.length, { timeout: 3000 }).toBe(1);
  expect((await provider.app.inject('/api/category')).body).toContain('Books');
});
