import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAuthenticator } from '../contract/support/authenticator.ts';
import { logIn, password } from '../contract/support/provider.ts';
import { startSecondFactor } from './support/second-factor.ts';
import type { SecondFactorClient } from './support/second-factor.ts';

const minute = 60_000;
const nobody = {};
const own = 'http://localhost';
type Authenticator = ReturnType<typeof createAuthenticator>;

let client: SecondFactorClient;
beforeEach(async () => {
  client = await startSecondFactor();
});
afterEach(() => client.provider.close());

const creationOptions = async (headers?: Readonly<Record<string, string>>) =>
  Object((await client.call('POST', '/api/passkeys/options', { password }, headers)).body['data']);
const requestOptions = async () =>
  Object((await client.call('POST', '/api/login/passkey/options', {}, nobody)).body['data']);
const keep = (credential: object, name = 'Phone') => client.call('POST', '/api/passkeys', { name, credential });
const open = (credential: object) => client.call('POST', '/api/login/passkey', { credential }, nobody);
const list = async () => Object((await client.call('GET', '/api/passkeys')).body)['data'];

/** Another session: that of before may have ended. */
const fresh = async () => ({ cookie: (await logIn(client.provider.app)).cookie });

/** One that is kept. */
async function added(name?: string): Promise<Authenticator> {
  const authenticator = createAuthenticator(own);
  expect((await keep(authenticator.create(await creationOptions()), name)).status).toBe(201);
  return authenticator;
}

test('nothing is offered before there is one; then it logs in alone, second step or not', async () => {
  expect((await client.call('POST', '/api/login/passkey/options', {}, nobody)).body).toEqual({ data: null });
  const options = await creationOptions();
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: 'admin' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
    excludeCredentials: [],
  });
  const authenticator = createAuthenticator(own);
  const kept = await keep(authenticator.create(options), ' Phone ');
  const [only] = await list();
  expect(only).toEqual({
    id: expect.stringMatching(/^[\w-]{22}$/),
    name: 'Phone',
    createdAt: new Date(client.provider.now()).toISOString(),
    lastUsedAt: null,
    isSynced: false,
  });
  expect(kept.body['data']).toEqual(only);
  await client.turnOn();
  client.provider.advance(minute);
  const asked = await requestOptions();
  expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  expect(asked.allowCredentials ?? []).toEqual([]);
  const answer = await open(authenticator.get(asked));
  expect(answer.body).toEqual({ message: 'Logged in.', token: expect.any(String), username: 'admin' });
  expect((await client.call('GET', '/api/verify-auth', undefined, { cookie: answer.cookie })).status).toBe(200);
  expect(await list()).toMatchObject([{ lastUsedAt: new Date(client.provider.now()).toISOString() }]);
});

test('what is not from this site, not verified, or not in time is not kept', async () => {
  const wrongly = [{ origin: 'http://evil.example' }, { rpId: 'evil.example' }, { isVerified: false }];
  for (const wrong of wrongly) {
    const refused = await keep(createAuthenticator(own).create(await creationOptions(), wrong));
    expect([wrong, refused.status]).toEqual([wrong, 400]);
  }
  const late = createAuthenticator(own).create(await creationOptions());
  client.provider.advance(5 * minute);
  expect((await keep(late)).status).toBe(400);
  const forged = createAuthenticator(own).create({ ...(await creationOptions()), challenge: 'AAAA' });
  expect((await keep(forged)).status).toBe(400);
  const forLogin = createAuthenticator(own).create({
    ...(await creationOptions()),
    challenge: await added().then(async () => (await requestOptions()).challenge),
  });
  expect((await keep(forLogin)).status, 'a challenge of the login').toBe(400);
  expect(await list()).toHaveLength(1);
});

test('an answer is good for the session that was asked, and once', async () => {
  const ofAnother = createAuthenticator(own).create(await creationOptions(await fresh()));
  expect((await keep(ofAnother)).status).toBe(400);
  const credential = createAuthenticator(own).create(await creationOptions());
  expect((await keep(credential)).status).toBe(201);
  expect((await keep(credential)).status, 'sent again').toBe(400);
  expect(await list()).toHaveLength(1);
});

test('the same authenticator is kept once, and the browser is told which ones are', async () => {
  const authenticator = await added();
  const options = await creationOptions();
  expect(options.excludeCredentials).toHaveLength(1);
  expect((await keep(authenticator.create(options))).status).toBe(409);
  await added();
  const handles = [options.user.id, (await creationOptions()).user.id];
  expect(handles[0], 'the same account').toBe(handles[1]);
});

test('a login is refused from elsewhere, unverified, late, twice, for another account, and with a lower count', async () => {
  const authenticator = await added();
  const refused = [
    { origin: 'http://evil.example' },
    { rpId: 'evil.example' },
    { isVerified: false },
    { userHandle: 'AAAA' },
    { counter: 1 },
    { counter: 0 },
  ];
  for (const wrong of refused) {
    const answer = await open(authenticator.get(await requestOptions(), wrong));
    expect([wrong, answer.status, answer.cookie]).toEqual([wrong, 401, '']);
    client.provider.advance(15 * minute);
  }
  const late = authenticator.get(await requestOptions(), { counter: 50 });
  client.provider.advance(5 * minute);
  expect((await open(late)).status).toBe(401);
  const good = authenticator.get(await requestOptions(), { counter: 51 });
  expect((await open(good)).status).toBe(200);
  expect((await open(good)).status, 'the same again').toBe(401);
  const copied = authenticator.get(await requestOptions(), { counter: 51 });
  expect((await open(copied)).status, 'a copy that has counted less').toBe(401);
  const { challenge } = await creationOptions(await fresh());
  expect((await open(authenticator.get({ rpId: 'localhost', challenge }, { counter: 60 }))).status).toBe(401);
  expect((await open(createAuthenticator(own).get(await requestOptions()))).status, 'an unknown one').toBe(401);
});

test('one that does not count is good for more than one login', async () => {
  const authenticator = createAuthenticator(own);
  await keep(authenticator.create(await creationOptions(), { counter: 0 }));
  for (let times = 0; times < 3; times += 1) {
    expect((await open(authenticator.get(await requestOptions(), { counter: 0 }))).status).toBe(200);
  }
});

test('gets through where passwords are refused; a hundred failures from an address, then a wait', async () => {
  const authenticator = await added();
  const { provider } = client;
  const guess = { username: 'admin', password: 'wrong' };
  for (let tries = 0; tries < 6; tries += 1) {
    await provider.app.inject({ method: 'POST', url: '/api/login', payload: guess });
  }
  expect((await provider.app.inject({ method: 'POST', url: '/api/login', payload: guess })).statusCode).toBe(429);
  expect((await open(authenticator.get(await requestOptions(), { counter: 70 }))).status).toBe(200);
  for (let tries = 0; tries < 100; tries += 1) {
    expect((await open(createAuthenticator(own).get(await requestOptions()))).status).toBe(401);
  }
  expect((await open(authenticator.get(await requestOptions()))).status).toBe(429);
});

test('renamed, removed, and then it opens nothing', async () => {
  const authenticator = await added();
  const [{ id }] = await list();
  expect((await client.call('PATCH', `/api/passkeys/${id}`, { name: 'Laptop' })).status).toBe(200);
  expect(await list()).toMatchObject([{ id, name: 'Laptop' }]);
  const asked = await requestOptions();
  expect((await client.call('DELETE', `/api/passkeys/${id}`)).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await open(authenticator.get(asked))).status).toBe(401);
  expect((await client.call('DELETE', `/api/passkeys/${id}`)).status).toBe(404);
  expect((await client.call('PATCH', `/api/passkeys/${id}`, { name: 'x' })).status).toBe(404);
});

test('another administrator’s are neither seen nor changed', async () => {
  await added();
  const [{ id }] = await list();
  const { db } = client.provider.data;
  await db.exec("INSERT INTO administrator (id, username, password_hash) VALUES (77, 'other', 'none')");
  await db.exec('UPDATE passkey SET administrator_id = 77');
  expect(await list()).toEqual([]);
  expect((await client.call('DELETE', `/api/passkeys/${id}`)).status).toBe(404);
  expect((await client.call('PATCH', `/api/passkeys/${id}`, { name: 'x' })).status).toBe(404);
  await db.exec('DELETE FROM administrator WHERE id = 77');
  expect(await db.prepare('SELECT * FROM passkey').all()).toEqual([]);
});

test('no more than twenty', async () => {
  await added();
  const { db } = client.provider.data;
  const copy = db.prepare(
    `INSERT INTO passkey (id, administrator_id, public_key, counter, transports, is_synced, name, created_at)
       SELECT ?, administrator_id, public_key, 0, '[]', 0, 'x', 0 FROM passkey LIMIT 1`,
  );
  for (let count = 1; count < 20; count += 1) await copy.run(`copy ${String(count)}`);
  expect((await client.call('POST', '/api/passkeys/options', { password })).status).toBe(409);
});

test('behind a proxy it is for the public name, and by each name for that', async () => {
  const behind = await startSecondFactor({ publicOrigin: 'https://studio.example', trustProxy: true });
  try {
    const ask = async (headers: Readonly<Record<string, string>>) =>
      Object(
        (await behind.call('POST', '/api/passkeys/options', { password }, { cookie: behind.cookie, ...headers })).body[
          'data'
        ],
      ).rp.id;
    // A proxy that keeps the name to itself.
    expect(await ask({ host: '127.0.0.1:3000' })).toBe('studio.example');
    expect(await ask({ host: '127.0.0.1:3000', origin: 'https://studio.example' })).toBe('studio.example');
    expect(await ask({ host: 'localhost:3000', origin: 'http://localhost:3000' })).toBe('localhost');
    const options = Object(
      (
        await behind.call(
          'POST',
          '/api/passkeys/options',
          { password },
          { cookie: behind.cookie, origin: 'https://studio.example' },
        )
      ).body['data'],
    );
    const authenticator = createAuthenticator('https://studio.example');
    const kept = await behind.call(
      'POST',
      '/api/passkeys',
      { name: 'Key', credential: authenticator.create(options) },
      { cookie: behind.cookie, origin: 'https://studio.example' },
    );
    expect(kept.status).toBe(201);
  } finally {
    await behind.provider.close();
  }
});

test('answers of any shape are refused in words, never with a fault', async () => {
  const authenticator = await added();
  const whole = authenticator.get(await requestOptions());
  const made = createAuthenticator(own).create(await creationOptions());
  const nasty = ['', 'AAAA', '%%%', 'x'.repeat(3000), '\0', '\ud800', 'e30', 'bnVsbA', 'W10', 'eyJjaGFsbGVuZ2UiOltdfQ'];
  let sent = 0;
  for (const value of nasty) {
    for (const part of ['clientDataJSON', 'authenticatorData', 'signature', 'userHandle', 'attestationObject']) {
      client.provider.advance(15 * minute);
      const { status } = await open({ ...whole, response: { ...whole.response, [part]: value } });
      if (part !== 'attestationObject')
        expect([part, value, status]).toEqual([part, value, status === 400 ? 400 : 401]);
      const { status: other } = await client.call(
        'POST',
        '/api/passkeys',
        { name: 'x', credential: { ...made, response: { ...made.response, [part]: value } } },
        await fresh(),
      );
      expect(other).toBeLessThan(500);
      sent += 2;
    }
    for (const part of ['id', 'rawId', 'type', 'clientExtensionResults']) {
      client.provider.advance(15 * minute);
      expect((await open({ ...whole, [part]: value })).status).toBeLessThan(500);
      sent += 1;
    }
  }
  expect(sent).toBe(nasty.length * 14);
});
