import { PassThrough } from 'node:stream';
import { connect, type Socket } from 'node:net';
import { operations } from '@vitrine/contract/operations';
import { afterEach, expect, test, vi } from 'vitest';
import { jsonBodyTimeout } from '../../provider/src/http/body.ts';
import { isOnPostgres } from '../contract/support/database.ts';
import { logIn, startProvider, type TestProvider } from '../contract/support/provider.ts';

let provider: TestProvider | null = null;
afterEach(async () => {
  vi.useRealTimers();
  await provider?.close();
  provider = null;
});

const login = { method: 'POST', url: '/api/login', headers: { 'content-type': 'application/json' } } as const;

test('a body that comes letter by letter is refused after a minute, and one that came in time is read', async () => {
  provider = await startProvider();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const body = new PassThrough();
  const answer = provider.app.inject({ ...login, payload: body });
  body.write('{"username":');
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  vi.advanceTimersByTime(jsonBodyTimeout);
  const { statusCode, headers } = await answer;
  expect({ statusCode, connection: headers.connection }).toEqual({ statusCode: 408, connection: 'close' });
  expect((await answer).json()).toEqual({ message: 'The body came too slowly. Nothing was changed.' });
  body.destroy();
  vi.useRealTimers();
  const inTime = await provider.app.inject({ ...login, payload: { username: 'admin', password: 'wrong' } });
  expect(inTime.statusCode).toBe(401);
});

// The pool has timers of its own.
test.skipIf(isOnPostgres)('a body that nobody reads, empty or not, ends nothing afterwards', async () => {
  provider = await startProvider();
  const { app } = provider;
  const { cookie } = await logIn(app);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const headers = { cookie, 'content-type': 'application/json' };
  const before = vi.getTimerCount();
  expect((await app.inject({ method: 'DELETE', url: '/api/category/999', headers })).statusCode).toBe(404);
  expect((await app.inject({ method: 'DELETE', url: '/api/category/999', headers, payload: '{}' })).statusCode).toBe(
    404,
  );
  expect((await app.inject({ method: 'PUT', url: '/api/nothing', headers, payload: '{}' })).statusCode).toBe(404);
  expect(vi.getTimerCount()).toBe(before);
  vi.advanceTimersByTime(jsonBodyTimeout);
});

test('who has no session sends no more than a login needs', async () => {
  provider = await startProvider();
  const { app } = provider;
  const open = operations.filter(({ access, body }) => access === 'public' && body !== null);
  expect(open.length).toBeGreaterThan(5);
  for (const { method, path, id } of open) {
    const payload = { username: 'x'.repeat(100_000) };
    const { statusCode, body } = await app.inject({ method, url: path, payload });
    expect([id, statusCode, body]).toEqual([id, 413, '{"message":"The body is too large."}']);
  }
  const { cookie } = await logIn(app);
  const payload = { texts: [{ id: 1, text: 'x'.repeat(900_000) }] };
  const write = operations.find(({ id }) => id === 'updateHomeTexts');
  const answer = await app.inject({ method: 'PATCH', url: write?.path ?? '', headers: { cookie }, payload });
  expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('is longer than')]);
});

test('two hundred bodies and two hundred heads that never end keep nobody waiting', async () => {
  provider = await startProvider();
  const { app } = provider;
  const origin = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const half = 'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const sockets = Array.from({ length: 400 }, (_, index) => {
    const socket = connect(Number(origin.port), origin.hostname);
    socket.on('error', () => undefined);
    socket.write(index % 2 === 0 ? half : `${half}Content-Length: 100000\r\n\r\n{`);
    return socket;
  });
  await vi.waitFor(() => expect(sockets.every(({ connecting }) => !connecting)).toBe(true), { timeout: 10_000 });
  const start = performance.now();
  const answer = await fetch(new URL('/api/projects', origin));
  const took = performance.now() - start;
  for (const socket of sockets) socket.destroy();
  expect(answer.status).toBe(200);
  expect(took).toBeLessThan(2000);
});

interface Begun {
  readonly socket: Socket;
  /** The first line of the answer; '' while there is none. */
  readonly line: () => string;
}

/** Sends bytes on a connection of its own, which stays open. */
async function begin(origin: string, text: string): Promise<Begun> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
  await new Promise<void>((resolve) => socket.write(text, () => resolve()));
  return { socket, line: () => answer.split('\r\n', 1)[0] ?? '' };
}

const half = (method: string, path: string, bytes: number): string =>
  `${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${String(bytes)}\r\n\r\n{"username":"${'x'.repeat(bytes - 1000)}`;

test('a body that is sent where nobody takes one is not waited for', async () => {
  provider = await startProvider();
  const origin = await provider.app.listen({ port: 0, host: '127.0.0.1' });
  for (const [method, path, status] of [
    ['POST', '/api/nothing', 404],
    ['POST', '/work', 405],
    ['PUT', '/media/x.jpg', 405],
    ['DELETE', '/api/projects', 405],
    ['OPTIONS', '/api/login', 204],
  ] as const) {
    const { line, socket } = await begin(origin, half(method, path, 900_000));
    await vi.waitFor(() => expect([method, path, line()]).toEqual([method, path, expect.stringMatching(/ \d{3} /)]));
    expect(line()).toContain(` ${String(status)} `);
    socket.destroy();
  }
});

test('a body in thousands of small pieces is refused, and one in some is read', async () => {
  provider = await startProvider();
  const origin = await provider.app.listen({ port: 0, host: '127.0.0.1' });
  const send = async (pieces: readonly string[]): Promise<string> => {
    const chunks = [...pieces, ''].map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`).join('');
    const head =
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
    const { line, socket } = await begin(origin, head + chunks);
    await vi.waitFor(() => expect(line()).not.toBe(''));
    socket.destroy();
    return line();
  };
  expect(await send([...JSON.stringify({ username: 'admin', password: 'x'.repeat(150) })])).toContain(' 401 ');
  expect(await send([...JSON.stringify({ username: 'admin', password: 'x'.repeat(900) })])).toContain(' 400 ');
  expect(await send(['{"username":"', ...Array.from({ length: 70 }, () => 'x'.repeat(1024))])).toContain(' 413 ');
});

test('of bodies that strangers leave unfinished, those that have waited longest give way, and a login comes through', async () => {
  provider = await startProvider();
  const origin = await provider.app.listen({ port: 0, host: '127.0.0.1' });
  const begun: Begun[] = [];
  for (let count = 0; count < 200; count += 1) begun.push(await begin(origin, half('POST', '/api/login', 65_000)));
  const refused = () => begun.filter(({ line }) => line().includes(' 408 ')).length;
  try {
    await vi.waitFor(() => expect(refused()).toBeGreaterThan(60), { timeout: 10_000 });
    // 8 MB of them wait on.
    expect(begun.filter(({ line }) => line() === '').length).toBeGreaterThan(100);
    expect([begun[0]?.line(), begun.at(-1)?.line()]).toEqual([expect.stringContaining(' 408 '), '']);
    await logIn(provider.app);
  } finally {
    for (const { socket } of begun) socket.destroy();
  }
});
