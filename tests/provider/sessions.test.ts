import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { logIn, password, startProvider, username } from '../contract/support/provider.ts';
import type { TestProvider } from '../contract/support/provider.ts';
import { flatMapInOrder } from '../../provider/src/lib/in-order.ts';

const minute = 60_000;
const hour = 60 * minute;

let provider: TestProvider;
beforeEach(async () => {
  provider = await startProvider();
});
afterEach(() => provider.close());

const status = async (
  url: string,
  headers: Readonly<Record<string, string>>,
  method: 'GET' | 'POST' = 'GET',
): Promise<number> => (await provider.app.inject({ method, url, headers })).statusCode;
/** A call that needs the session and uses it. */
const use = (cookie: string): Promise<number> => status('/api/project?id=1/edit', { cookie });
const verify = (cookie: string): Promise<number> => status('/api/verify-auth', { cookie });
const tryLogin = (secret: string, address = '127.0.0.1') =>
  provider.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username, password: secret },
    remoteAddress: address,
  });

test('a session ends two hours after its last use', async () => {
  const { cookie } = await logIn(provider.app);
  provider.advance(2 * hour - minute);
  expect(await use(cookie)).toBe(404);
  provider.advance(2 * hour - minute);
  expect(await use(cookie)).toBe(404);
  provider.advance(2 * hour);
  expect(await use(cookie)).toBe(401);
});

test('asking whether it is good does not keep it alive', async () => {
  const { cookie } = await logIn(provider.app);
  for (let asked = 0; asked < 3; asked += 1) {
    provider.advance(35 * minute);
    expect(await verify(cookie)).toBe(200);
  }
  provider.advance(15 * minute);
  expect(await verify(cookie)).toBe(401);
});

test('a session ends after twelve hours however much it is used', async () => {
  const { cookie } = await logIn(provider.app);
  for (let used = 0; used < 11; used += 1) {
    provider.advance(hour);
    expect(await use(cookie)).toBe(404);
  }
  provider.advance(hour);
  expect(await use(cookie)).toBe(401);
});

test('the cookie cannot be read by scripts and stays on this site', async () => {
  const answer = await tryLogin(password);
  expect(answer.headers['set-cookie']).toMatch(/^vitrine_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  const { cookie } = await logIn(provider.app);
  const out = await provider.app.inject({ method: 'POST', url: '/api/logout', headers: { cookie } });
  expect(out.headers['set-cookie']).toMatch(/^vitrine_session=; .*Expires=Thu, 01 Jan 1970/);
  expect(await verify(cookie)).toBe(401);
});

test('a login ends the session that its browser had, and no other', async () => {
  const [former, elsewhere] = [await logIn(provider.app), await logIn(provider.app)];
  const headers = { cookie: former.cookie };
  const again = (secret: string) =>
    provider.app.inject({ method: 'POST', url: '/api/login', headers, payload: { username, password: secret } });
  expect((await again('wrong')).statusCode).toBe(401);
  expect(await verify(former.cookie), 'a refused login ends nothing').toBe(200);
  const [cookie] = (await again(password)).cookies;
  expect(await verify(`${cookie?.name ?? ''}=${cookie?.value ?? ''}`)).toBe(200);
  expect(await verify(former.cookie)).toBe(401);
  expect(await verify(elsewhere.cookie)).toBe(200);
});

test('the database holds neither cookie nor token nor password', async () => {
  const { cookie, token } = await logIn(provider.app);
  const rows = await flatMapInOrder(['session', 'administrator'], (table) =>
    provider.data.db.prepare(`SELECT * FROM ${table}`).all(),
  );
  const stored = JSON.stringify(rows);
  for (const secret of [cookie.split('=')[1] ?? '', token, password]) expect(stored).not.toContain(secret);
  expect(stored).toContain('$argon2id$');
});

test('the token of a login can log out and nothing else', async () => {
  const { cookie, token } = await logIn(provider.app);
  const headers = { authorization: `Bearer ${token}` };
  expect(await status('/api/verify-auth', headers)).toBe(401);
  expect(await status('/api/projects/1/media', headers)).toBe(401);
  expect(await status('/api/verify-auth', { cookie: `vitrine_session=${token}` })).toBe(401);
  expect(await status('/api/logout', headers, 'POST')).toBe(200);
  expect(await verify(cookie)).toBe(401);
});

test('a reset ends every other session and the old password', async () => {
  const mine = await logIn(provider.app);
  const other = await logIn(provider.app);
  const reset = { username, oldPassword: password, newPassword: 'a new one, longer' };
  const send = (payload: object) =>
    provider.app.inject({ method: 'PATCH', url: '/api/reset-credentials', headers: { cookie: mine.cookie }, payload });
  expect((await send({ ...reset, username: 'somebody' })).statusCode).toBe(403);
  expect((await send({ ...reset, oldPassword: 'wrong' })).statusCode).toBe(403);
  expect(await verify(other.cookie)).toBe(200);
  expect((await send(reset)).statusCode).toBe(200);
  expect(await verify(mine.cookie)).toBe(200);
  expect(await verify(other.cookie)).toBe(401);
  expect((await tryLogin(password)).statusCode).toBe(401);
  expect((await tryLogin('a new one, longer')).statusCode).toBe(200);
});

describe('tries', () => {
  test('five failures close an address for a quarter of an hour, others stay open', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => tryLogin('wrong', '10.0.0.1')));
    expect(answers.map(({ statusCode }) => statusCode).toSorted(), 'tries at the same time count too').toEqual([
      401, 401, 401, 401, 401, 429, 429, 429,
    ]);
    const closed = await tryLogin(password, '10.0.0.1');
    expect(closed.statusCode).toBe(429);
    expect(closed.headers['retry-after']).toBe('900');
    expect(closed.json<{ message: string }>().message).toBe('Too many tries. Please wait 15 minutes.');
    expect((await tryLogin(password, '10.0.0.2')).statusCode).toBe(200);
    provider.advance(15 * minute);
    expect((await tryLogin(password, '10.0.0.1')).statusCode).toBe(200);
  });

  test('a good login starts the count afresh', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let failed = 0; failed < 4; failed += 1) expect((await tryLogin('wrong')).statusCode).toBe(401);
      expect((await tryLogin(password)).statusCode).toBe(200);
    }
  });
});

test('nothing of the body is read without a session', async () => {
  const answer = await provider.app.inject({
    method: 'POST',
    url: '/api/category',
    headers: { 'content-type': 'application/json' },
    payload: '{"not json',
  });
  expect(answer.statusCode).toBe(401);
});
