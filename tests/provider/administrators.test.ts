import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { password, startProvider, username, type TestProvider } from '../contract/support/provider.ts';

const day = 24 * 60 * 60_000;
const longPassword = 'seven blue kettles sing';

let provider: TestProvider;
beforeEach(async () => {
  provider = await startProvider();
});
afterEach(() => provider.close());

interface Sent {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly cookie?: string;
  readonly payload?: object;
}

const send = ({ method = 'POST', cookie, payload }: Sent, url: string) =>
  provider.app.inject({
    method,
    url: `/api${url}`,
    ...(payload === undefined ? {} : { payload }),
    ...(cookie === undefined ? {} : { headers: { cookie } }),
  });

const cookieOf = ({ cookies: [cookie] }: Awaited<ReturnType<typeof send>>): string =>
  `${cookie?.name ?? ''}=${cookie?.value ?? ''}`;

const logIn = async (as = username, by = password) => send({ payload: { username: as, password: by } }, '/login');

const isIn = async (cookie: string): Promise<boolean> =>
  (await send({ method: 'GET', cookie }, '/verify-auth')).statusCode === 200;

async function list(cookie: string) {
  const { data } = (await send({ method: 'GET', cookie }, '/administrators')).json<{
    data: {
      administrators: { id: number; username: string; name: string; isYou: boolean; lastLoginAt: string | null }[];
      invitations: { id: number; name: string; invitedBy: string; expiresAt: string }[];
      removed: { id: number; username: string; restorableUntil: string }[];
    };
  }>();
  return data;
}

async function invite(cookie: string, name = 'Mara'): Promise<string> {
  const answer = await send({ cookie, payload: { name, password } }, '/invitations');
  expect(answer.statusCode).toBe(201);
  return answer.json<{ data: { token: string } }>().data.token;
}

const join = (token: string, as = 'mara', by = longPassword) =>
  send({ payload: { token, username: as, name: 'Mara Stein', password: by } }, '/join');

test('a link lets one person in, once, under a name of their own', async () => {
  const admin = cookieOf(await logIn());
  const token = await invite(admin);
  const open = await send({ payload: { token } }, '/join/invitation');
  expect(open.json()).toMatchObject({ data: { name: 'Mara', invitedBy: username } });
  expect((await list(admin)).invitations).toMatchObject([{ name: 'Mara', invitedBy: username }]);

  const joined = await join(token);
  expect(joined.statusCode).toBe(201);
  const mara = cookieOf(joined);
  expect((await list(mara)).administrators).toMatchObject([
    { username, isYou: false },
    { username: 'mara', name: 'Mara Stein', isYou: true },
  ]);
  expect((await list(mara)).invitations).toEqual([]);
  expect((await join(token, 'other')).statusCode).toBe(404);
  expect((await logIn('mara', longPassword)).statusCode).toBe(200);
  expect((await list(admin)).administrators.every(({ lastLoginAt }) => lastLoginAt !== null)).toBe(true);
});

test('no secret of a link is stored', async () => {
  const token = await invite(cookieOf(await logIn()));
  const rows = await provider.data.db.prepare('SELECT * FROM invitation').all();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

describe('a link is not good', () => {
  test('after seven days', async () => {
    const token = await invite(cookieOf(await logIn()));
    provider.advance(7 * day);
    expect((await send({ payload: { token } }, '/join/invitation')).statusCode).toBe(404);
    expect((await join(token)).statusCode).toBe(404);
    expect((await list(cookieOf(await logIn()))).invitations).toEqual([]);
  });

  test('when it was taken back', async () => {
    const admin = cookieOf(await logIn());
    const token = await invite(admin);
    const [invitation] = (await list(admin)).invitations;
    const url = `/invitations/${String(invitation?.id)}`;
    expect((await send({ method: 'DELETE', cookie: admin }, url)).statusCode).toBe(200);
    expect((await send({ method: 'DELETE', cookie: admin }, url)).statusCode).toBe(404);
    expect((await join(token)).statusCode).toBe(404);
  });

  test('when who sent it was removed', async () => {
    const admin = cookieOf(await logIn());
    const mara = cookieOf(await join(await invite(admin)));
    const answer = await send({ cookie: mara, payload: { name: 'Jo', password: longPassword } }, '/invitations');
    const { token } = answer.json<{ data: { token: string } }>().data;
    await send({ cookie: admin, payload: { password } }, '/administrators/2/remove');
    expect((await join(token, 'jo')).statusCode).toBe(404);
  });

  test('for two at the same time', async () => {
    const token = await invite(cookieOf(await logIn()));
    const both = await Promise.all([join(token, 'one'), join(token, 'two')]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 404]);
  });

  test('when it was guessed, and whoever guesses has to wait', async () => {
    for (let tries = 0; tries < 20; tries += 1) expect((await join(`guess ${String(tries)}`)).statusCode).toBe(404);
    expect((await join('guess')).statusCode).toBe(429);
  });
});

test('a username that somebody has, or a weak password, is refused, and the link stays good', async () => {
  const token = await invite(cookieOf(await logIn()));
  const taken = await join(token, username.toUpperCase());
  expect([taken.statusCode, taken.json()]).toMatchObject([409, { part: 'username' }]);
  const weak = await join(token, 'mara', 'password12');
  expect([weak.statusCode, weak.json()]).toMatchObject([400, { part: 'password' }]);
  expect((await join(token, ' \u0007 ')).statusCode).toBe(400);
  expect((await join(token)).statusCode).toBe(201);
});

describe('who is removed', () => {
  test('is out at the next request, and can log in no more', async () => {
    const admin = cookieOf(await logIn());
    const mara = cookieOf(await join(await invite(admin)));
    expect(await isIn(mara)).toBe(true);
    const removed = await send({ cookie: admin, payload: { password } }, '/administrators/2/remove');
    expect(removed.statusCode).toBe(200);
    expect(await isIn(mara)).toBe(false);
    expect(await isIn(admin)).toBe(true);
    expect((await logIn('mara', longPassword)).statusCode).toBe(401);
    expect(await list(admin)).toMatchObject({ administrators: [{ username }], removed: [{ username: 'mara' }] });
    expect((await send({ cookie: admin, payload: { password } }, '/administrators/2/remove')).statusCode).toBe(404);
  });

  test('can be let in again for thirty days, with the password of before, and then is gone', async () => {
    let admin = cookieOf(await logIn());
    await join(await invite(admin));
    await join(await invite(admin, 'Jo'), 'jo');
    await send({ cookie: admin, payload: { password } }, '/administrators/2/remove');
    await send({ cookie: admin, payload: { password } }, '/administrators/3/remove');
    provider.advance(29 * day);
    admin = cookieOf(await logIn());
    expect((await send({ cookie: admin, payload: { password } }, '/administrators/2/restore')).statusCode).toBe(200);
    expect((await logIn('mara', longPassword)).statusCode).toBe(200);
    provider.advance(2 * day);
    admin = cookieOf(await logIn());
    expect((await list(admin)).removed).toEqual([]);
    expect((await send({ cookie: admin, payload: { password } }, '/administrators/3/restore')).statusCode).toBe(404);
    await send({ cookie: admin, payload: { password } }, '/administrators/2/remove');
    expect(await provider.data.db.prepare('SELECT username FROM administrator').all()).toHaveLength(2);
  });

  test('is not oneself, and of two who remove each other at the same time one stays', async () => {
    const admin = cookieOf(await logIn());
    const mara = cookieOf(await join(await invite(admin)));
    expect((await send({ cookie: admin, payload: { password } }, '/administrators/1/remove')).statusCode).toBe(409);
    const both = await Promise.all([
      send({ cookie: admin, payload: { password } }, '/administrators/2/remove'),
      send({ cookie: mara, payload: { password: longPassword } }, '/administrators/1/remove'),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
    expect(await provider.data.db.prepare('SELECT id FROM administrator WHERE removed_at IS NULL').all()).toHaveLength(
      1,
    );
  });
});

test('what changes who gets in asks for one’s own password', async () => {
  const admin = cookieOf(await logIn());
  const mara = cookieOf(await join(await invite(admin)));
  const wrong = { cookie: mara, payload: { name: 'Jo', password } };
  expect((await send(wrong, '/invitations')).json()).toMatchObject({ part: 'password' });
  for (const act of ['remove', 'restore']) {
    const answer = await send({ cookie: mara, payload: { password } }, `/administrators/1/${act}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { part: 'password' }]);
  }
});

test('a new password ends one’s own other sessions, and nobody else’s', async () => {
  const admin = cookieOf(await logIn());
  const token = await invite(admin);
  const mara = cookieOf(await join(token));
  const phone = cookieOf(await logIn('mara', longPassword));
  const reset = await provider.app.inject({
    method: 'PATCH',
    url: '/api/reset-credentials',
    headers: { cookie: mara },
    payload: { username: 'mara', oldPassword: longPassword, newPassword: 'eight green lamps hum' },
  });
  expect(reset.statusCode).toBe(200);
  expect(await Promise.all([admin, mara, phone].map(isIn))).toEqual([true, true, false]);
});

test('a name can be changed, by any colleague, and history tells it', async () => {
  const admin = cookieOf(await logIn());
  const answer = await send({ method: 'PATCH', cookie: admin, payload: { name: ' Ada ' } }, '/administrators/1');
  expect(answer.statusCode).toBe(200);
  expect((await list(admin)).administrators).toMatchObject([{ name: 'Ada' }]);
  const missing = await send({ method: 'PATCH', cookie: admin, payload: { name: '' } }, '/administrators/9');
  expect(missing.statusCode).toBe(404);
});
