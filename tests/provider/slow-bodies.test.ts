import { PassThrough } from 'node:stream';
import { connect } from 'node:net';
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
