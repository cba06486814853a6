import { afterEach, beforeEach, expect, test } from 'vitest';
import { logIn, password, startProvider, username } from '../contract/support/provider.ts';
import type { TestProvider } from '../contract/support/provider.ts';

interface Listed {
  readonly id: string;
  readonly userAgent: string;
  readonly beganAt: string;
  readonly lastUsedAt: string;
  readonly isThis: boolean;
}

const minute = 60_000;

let provider: TestProvider;
beforeEach(async () => {
  provider = await startProvider();
});
afterEach(() => provider.close());

async function logInWith(userAgent: string | undefined): Promise<string> {
  const answer = await provider.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username, password },
    headers: userAgent === undefined ? { 'user-agent': '' } : { 'user-agent': userAgent },
  });
  const [cookie] = answer.cookies;
  return `${cookie?.name ?? ''}=${cookie?.value ?? ''}`;
}
const list = async (cookie: string): Promise<readonly Listed[]> =>
  (await provider.app.inject({ url: '/api/sessions', headers: { cookie } })).json().data;
const end = async (cookie: string, id = ''): Promise<number> =>
  (await provider.app.inject({ method: 'DELETE', url: `/api/sessions${id}`, headers: { cookie } })).statusCode;
const isGood = async (cookie: string): Promise<boolean> =>
  (await provider.app.inject({ url: '/api/verify-auth', headers: { cookie } })).statusCode === 200;

test('each says what it is, since when, and which one asks; the last used stands first', async () => {
  const phone = await logInWith('Phone');
  provider.advance(5 * minute);
  const desk = await logInWith('x'.repeat(9000));
  const found = await list(desk);
  expect(found.map(({ userAgent, isThis }) => [userAgent, isThis])).toEqual([
    ['x'.repeat(500), true],
    ['Phone', false],
  ]);
  expect(Date.parse(found[0]?.beganAt ?? '') - Date.parse(found[1]?.beganAt ?? '')).toBe(5 * minute);
  provider.advance(minute);
  expect((await list(phone)).map(({ isThis }) => isThis)).toEqual([true, false]);
});

test('nothing that is listed opens or ends anything by itself', async () => {
  const cookie = await logInWith('Desk');
  const { token } = await logIn(provider.app);
  for (const { id } of await list(cookie)) {
    const name = cookie.split('=')[0] ?? '';
    expect(await isGood(`${name}=${id}`)).toBe(false);
    const headers = { authorization: `Bearer ${id}` };
    expect((await provider.app.inject({ method: 'POST', url: '/api/logout', headers })).statusCode).toBe(401);
    expect(cookie).not.toContain(id);
    expect(id).not.toBe(token);
  }
});

test('one that is ended is refused at its next request; the others stay', async () => {
  const [here, there, other] = [await logInWith('Here'), await logInWith('There'), await logInWith(undefined)];
  const id = (await list(here)).find(({ userAgent }) => userAgent === 'There')?.id ?? '';
  expect(await end(here, `/${id}`)).toBe(200);
  expect([await isGood(here), await isGood(there), await isGood(other)]).toEqual([true, false, true]);
  expect(await end(here, `/${id}`)).toBe(404);
  const own = (await list(here)).find(({ isThis }) => isThis)?.id ?? '';
  expect(await end(here, `/${own}`)).toBe(409);
  expect(await end(here)).toBe(200);
  expect([await isGood(here), await isGood(other)]).toEqual([true, false]);
  expect(await end(other)).toBe(401);
});

test('what has ended by itself is not listed', async () => {
  await logInWith('Old');
  provider.advance(121 * minute);
  expect((await list(await logInWith('New'))).map(({ userAgent }) => userAgent)).toEqual(['New']);
});

test('another administrator’s are neither seen nor ended', async () => {
  const mine = await logInWith('Mine');
  const { db } = provider.data;
  await db.exec(`INSERT INTO administrator (id, username, password_hash) VALUES (77, 'other', 'none')`);
  await db.exec(
    `INSERT INTO session (id_digest, token_digest, administrator_id, created_at, seen_at)
       SELECT 'theirs', 'theirs', 77, created_at, seen_at FROM session`,
  );
  expect((await list(mine)).map(({ userAgent }) => userAgent)).toEqual(['Mine']);
  expect(await end(mine)).toBe(200);
  expect(await db.prepare('SELECT count(*) AS count FROM session').get()).toEqual({ count: 2 });
});
