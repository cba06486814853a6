import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { password } from '../contract/support/provider.ts';
import { codeAt, period, startSecondFactor } from './support/second-factor.ts';
import type { SecondFactorClient } from './support/second-factor.ts';
import { mapInOrder } from '../../provider/src/lib/in-order.ts';

const minute = 60_000;
const nobody = {};

let client: SecondFactorClient;
beforeEach(async () => {
  client = await startSecondFactor();
});
afterEach(() => client.provider.close());

const state = async () => (await client.call('GET', '/api/second-factor')).body['data'];
const tokenOf = (body: { secondFactor?: { token?: string } }): string => body.secondFactor?.token ?? '';

describe('setting up', () => {
  test('counts once a code has confirmed it, and not before', async () => {
    const { call, begin, provider } = client;
    expect(await state()).toEqual({ isOn: false, isOnSince: null, recoveryCodes: 0 });
    const begun = await call('POST', '/api/second-factor/authenticator', { password });
    const { secret, uri } = Object(begun.body['data']);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toMatch(/^otpauth:\/\/totp\/localhost(:|%3A)admin\?issuer=localhost&secret=[A-Z2-7]{32}&/);
    expect((await begin()).status, 'nothing has changed').toBe(200);
    const wrong = await call('PUT', '/api/second-factor/authenticator', { code: '000000' });
    expect([wrong.status, wrong.body['part']]).toEqual([400, 'code']);
    expect((await begin()).status).toBe(200);
    const code = codeAt(secret, provider.now());
    const confirmed = await call('PUT', '/api/second-factor/authenticator', {
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    const { recoveryCodes } = Object(confirmed.body['data']);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await state()).toEqual({
      isOn: true,
      isOnSince: new Date(provider.now()).toISOString(),
      recoveryCodes: 10,
    });
    expect((await begin()).status).toBe(401);
  });

  test('begun again, the former secret confirms nothing; once on, it cannot be begun', async () => {
    const { call, provider } = client;
    const first = Object((await call('POST', '/api/second-factor/authenticator', { password })).body['data']);
    const { secret } = await client.turnOn();
    expect(secret).not.toBe(first.secret);
    expect((await call('POST', '/api/second-factor/authenticator', { password })).status).toBe(409);
    expect(
      (await call('PUT', '/api/second-factor/authenticator', { code: codeAt(secret, provider.now() + period) })).status,
    ).toBe(409);
  });

  test.each([
    ['POST', '/api/second-factor/authenticator'],
    ['POST', '/api/second-factor/end'],
    ['POST', '/api/second-factor/recovery-codes'],
    ['POST', '/api/passkeys/options'],
  ] as const)('%s %s asks for the password, and not for long', async (method, url) => {
    await client.turnOn();
    const before = await state();
    for (let tries = 0; tries < 5; tries += 1) {
      const refused = await client.call(method, url, { password: 'guess' });
      expect([refused.status, refused.body]).toEqual([403, { message: 'The password is wrong.', part: 'password' }]);
    }
    expect((await client.call(method, url, { password })).status).toBe(429);
    expect((await client.call(method, url, { password }, nobody)).status).toBe(401);
    expect(await state()).toEqual(before);
  });

  test('turned off, the password is enough, and nothing is left of it', async () => {
    await client.turnOn();
    expect((await client.call('POST', '/api/second-factor/end', { password })).status).toBe(200);
    expect(await state()).toEqual({ isOn: false, isOnSince: null, recoveryCodes: 0 });
    expect((await client.begin()).status).toBe(200);
    expect(await client.provider.data.db.prepare('SELECT * FROM totp').all()).toEqual([]);
  });
});

describe('logging in', () => {
  test('a right password opens nothing by itself; a wrong one is not told that there is a second step', async () => {
    await client.turnOn();
    const wrong = await client.begin('not it');
    expect([wrong.status, wrong.body]).toEqual([401, { message: 'The username or the password is wrong.' }]);
    const right = await client.begin();
    expect(right).toEqual({
      status: 401,
      hasCookie: false,
      body: {
        message: 'The password is right. A code from your authenticator app is needed too.',
        secondFactor: { token: expect.stringMatching(/^[\w-]{43}$/), kinds: ['authenticator', 'recoveryCode'] },
      },
    });
    const token = tokenOf(right.body);
    for (const headers of [{ cookie: `vitrine_session=${token}` }, { authorization: `Bearer ${token}` }]) {
      expect((await client.call('GET', '/api/second-factor', undefined, headers)).status).toBe(401);
      expect((await client.call('POST', '/api/logout', {}, headers)).status).toBe(401);
    }
  });

  test.each([
    [-2, 401],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 401],
  ])('a clock that is %i periods off: %i', async (off, status) => {
    const { secret } = await client.turnOn();
    // In the middle of a period, and far from the code that was used.
    client.provider.advance(10 * minute + (period - (client.provider.now() % period)) + period / 2);
    const answer = await client.logInWith(codeAt(secret, client.provider.now() + off * period));
    expect(answer.status).toBe(status);
    if (status === 200) {
      expect(answer.body).toEqual({ message: 'Logged in.', token: expect.any(String), username: 'admin' });
      expect((await client.call('GET', '/api/verify-auth', undefined, { cookie: answer.cookie })).status).toBe(200);
    } else expect(answer.cookie).toBe('');
  });

  test('a code that was taken is refused, and so are those before it', async () => {
    const { secret } = await client.turnOn();
    const { now, advance } = client.provider;
    expect((await client.logInWith(codeAt(secret, now()))).status, 'it has confirmed the app').toBe(401);
    advance(2 * period);
    const code = codeAt(secret, now());
    expect((await client.logInWith(code)).status).toBe(200);
    expect((await client.logInWith(code)).status).toBe(401);
    expect((await client.logInWith(codeAt(secret, now() - period))).status).toBe(401);
    expect((await client.logInWith(codeAt(secret, now() + period))).status).toBe(200);
  });

  test('the same code twice at the same time opens one session', async () => {
    const { secret } = await client.turnOn();
    client.provider.advance(2 * period);
    const code = codeAt(secret, client.provider.now());
    const answers = await Promise.all([client.logInWith(code), client.logInWith(code), client.logInWith(code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  });

  test('a recovery code works once, however it is written; what is left is counted', async () => {
    const { codes } = await client.turnOn();
    const [first = '', second = '', third = ''] = codes;
    // 24 of 31 letters are 118 bits: from 112 on a digest without salt is enough (ASVS 6.5.2).
    expect(first).toMatch(/^(?:[a-z2-9]{4}-){5}[a-z2-9]{4}$/);
    expect((await client.logInWith(first)).status).toBe(200);
    expect((await client.logInWith(first)).status).toBe(401);
    expect((await client.logInWith(` ${second.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
    expect(await state()).toMatchObject({ recoveryCodes: 8 });
    const renewed = await client.call('POST', '/api/second-factor/recovery-codes', { password });
    expect(Object(renewed.body['data']).recoveryCodes).toHaveLength(10);
    expect((await client.logInWith(third)).status, 'of before').toBe(401);
    expect(await state()).toMatchObject({ recoveryCodes: 10 });
  });

  test('without recovery codes the app alone is named', async () => {
    await client.turnOn();
    await client.provider.data.db.exec('DELETE FROM recovery_code');
    expect((await client.begin()).body.secondFactor.kinds).toEqual(['authenticator']);
  });

  test('the token is good for five minutes, once', async () => {
    const { secret, codes } = await client.turnOn();
    const { now, advance } = client.provider;
    const late = tokenOf((await client.begin()).body);
    advance(5 * minute);
    const refused = await client.finish(late, codeAt(secret, now()));
    expect([refused.status, refused.body['part']], 'the login has to begin anew').toEqual([401, undefined]);
    const token = tokenOf((await client.begin()).body);
    expect((await client.finish(token, codes[0] ?? '')).status).toBe(200);
    expect((await client.finish(token, codes[1] ?? '')).status).toBe(401);
    expect(await state(), 'the second code is not used up').toMatchObject({ recoveryCodes: 9 });
  });

  test('another password ends a login between its steps', async () => {
    const { codes } = await client.turnOn();
    const token = tokenOf((await client.begin()).body);
    const reset = { username: 'admin', oldPassword: password, newPassword: 'paper boats at noon' };
    expect((await client.call('PATCH', '/api/reset-credentials', reset)).status).toBe(200);
    expect((await client.finish(token, codes[0] ?? '')).status).toBe(401);
  });
});

describe('guessing', () => {
  test('five tries of one login, whatever the address, and then the right code comes too late', async () => {
    const { codes } = await client.turnOn();
    const token = tokenOf((await client.begin()).body);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await client.finish(token, '000000', `10.0.0.${String(tries)}`)).status).toBe(401);
    }
    const late = await client.finish(token, codes[0] ?? '', '10.0.0.9');
    expect([late.status, late.body['part']]).toEqual([401, undefined]);
  });

  test('five tries from one address, for any login', async () => {
    const { codes } = await client.turnOn();
    for (let tries = 0; tries < 5; tries += 1) expect((await client.logInWith('000000')).status).toBe(401);
    expect((await client.logInWith(codes[0] ?? '')).status).toBe(429);
    client.provider.advance(15 * minute);
    expect((await client.logInWith(codes[0] ?? '')).status).toBe(200);
  });

  test('ten tries from any number of addresses', async () => {
    const { codes } = await client.turnOn();
    const from = async (address: string, code: string) =>
      client.finish(tokenOf((await client.begin(password, address)).body), code, address);
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await from(`10.0.1.${String(tries)}`, '000000')).status).toBe(401);
    }
    expect((await from('10.0.2.1', codes[0] ?? '')).status).toBe(429);
    client.provider.advance(15 * minute);
    expect((await from('10.0.2.1', codes[0] ?? '')).status).toBe(200);
  });
});

test('the secret and the codes are in no other answer, and the codes are nowhere stored', async () => {
  const { secret, codes } = await client.turnOn();
  const answers = await Promise.all(
    ['/api/second-factor', '/api/passkeys', '/api/verify-auth', '/api/sessions', '/api/site', '/api/deleted'].map(
      (url) => client.call('GET', url),
    ),
  );
  const said = JSON.stringify([answers, await client.begin()]);
  expect(said).not.toContain(secret);
  const { db } = client.provider.data;
  const stored = JSON.stringify(await db.prepare('SELECT * FROM recovery_code').all());
  for (const code of codes) {
    expect(said).not.toContain(code);
    expect(stored).not.toContain(code);
  }
  await db.exec("DELETE FROM administrator WHERE username = 'admin'");
  const left = await mapInOrder(
    ['totp', 'recovery_code'],
    async (table) => (await db.prepare(`SELECT * FROM ${table}`).all()).length,
  );
  expect(left, 'they go with their administrator').toEqual([0, 0]);
});

test('the log names neither secret, code, token nor passkey', async () => {
  const lines: string[] = [];
  const logged = await startSecondFactor({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  try {
    const { secret, codes } = await logged.turnOn();
    const { body } = await logged.begin();
    const token = tokenOf(body);
    await logged.finish(token, '000000');
    await logged.finish(token, codes[0] ?? '');
    const options = await logged.call('POST', '/api/passkeys/options', { password });
    const { challenge } = Object(options.body['data']);
    const said = lines.join('');
    expect(said).toContain('/api/login/second-factor');
    for (const word of [secret, ...codes, token, challenge, password]) expect(said).not.toContain(word);
  } finally {
    await logged.provider.close();
  }
});
