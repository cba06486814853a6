import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { createAuthenticator } from './authenticator.ts';
import { password, username } from './provider.ts';
import type { ContractClient } from './provider-contract.ts';

const quarterHour = 15 * 60_000;
const wrong = { json: { password: 'wrong' } };
const right = { json: { password } };
const text = { raw: { type: 'text/plain', body: 'x' } };
const visitor = { isVisitor: true };

interface Stepped {
  readonly secondFactor: { readonly token: string };
}

/** Calls every operation of the second step, and has every status answered that they name. */
export async function callSecondFactor({ provider, send }: ContractClient): Promise<void> {
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: provider.now() });
  await send('getSecondFactor', 200);
  await send('getSecondFactor', 401, visitor);
  await send('confirmAuthenticator', 409, { json: { code: '123456' } });
  await send('createRecoveryCodes', 409, right);
  const { secret } = (await send<{ data: { secret: string } }>('beginAuthenticator', 200, right)).data;
  await send('confirmAuthenticator', 401, { ...visitor, json: { code: '123456' } });
  await send('confirmAuthenticator', 415, text);
  for (let tries = 0; tries < 10; tries += 1) await send('confirmAuthenticator', 400, { json: { code: 'abc' } });
  await send('confirmAuthenticator', 429, { json: { code: codeOf(secret) } });
  provider.advance(quarterHour);
  const { data } = await send<{ data: { recoveryCodes: string[] } }>('confirmAuthenticator', 200, {
    json: { code: codeOf(secret) },
  });
  await send('beginAuthenticator', 409, right);

  const login = { isVisitor: true, json: { username, password } };
  const { token } = (await send<Stepped>('login', 401, login)).secondFactor;
  await send('loginWithSecondFactor', 400, { ...visitor, json: { token } });
  await send('loginWithSecondFactor', 415, { ...visitor, ...text });
  await send('loginWithSecondFactor', 401, { ...visitor, json: { token, code: '000000' } });
  await send('loginWithSecondFactor', 200, { ...visitor, json: { token, code: data.recoveryCodes[0] } });
  // The step without a code counts still: whoever gets in clears the failures of one account only.
  for (let tries = 1; tries < 5; tries += 1) {
    await send('loginWithSecondFactor', 401, { ...visitor, json: { token: 'none', code: '000000' } });
  }
  await send('loginWithSecondFactor', 429, { ...visitor, json: { token: 'none', code: '000000' } });

  await send('createRecoveryCodes', 200, right);
  await send('endSecondFactor', 200, right);
  for (const operation of ['beginAuthenticator', 'createRecoveryCodes', 'endSecondFactor', 'passkeyOptions']) {
    await send(operation, 400, { json: {} });
    await send(operation, 401, { ...visitor, ...right });
    await send(operation, 415, text);
    for (let tries = 0; tries < 5; tries += 1) await send(operation, 403, wrong);
    await send(operation, 429, right);
    provider.advance(quarterHour);
  }
}

/** Calls every operation of passkeys, and has every status answered that they name. */
export async function callPasskeys({ provider, send }: ContractClient): Promise<void> {
  const origin = 'http://localhost';
  const optionsOf = async () => (await send<{ data: never }>('passkeyOptions', 200, right)).data;
  const requestOf = async () => (await send<{ data: never }>('passkeyLoginOptions', 200, visitor)).data;
  const authenticator = createAuthenticator(origin);
  const keep = (credential: object) => ({ json: { name: 'Phone', credential } });
  const made = await send<{ data: { id: string } }>(
    'createPasskey',
    201,
    keep(authenticator.create(await optionsOf())),
  );
  await send('createPasskey', 409, keep(authenticator.create(await optionsOf())));
  await send('createPasskey', 400, keep(authenticator.create({ ...Object(await optionsOf()), challenge: 'AAAA' })));
  await send('createPasskey', 401, { ...visitor, json: {} });
  await send('createPasskey', 415, text);
  await send('listPasskeys', 401, visitor);
  expect((await send<{ data: object[] }>('listPasskeys', 200)).data).toHaveLength(1);

  const open = (credential: object) => ({ ...visitor, json: { credential } });
  await send('loginWithPasskey', 400, { ...visitor, json: {} });
  await send('loginWithPasskey', 415, { ...visitor, ...text });
  await send('loginWithPasskey', 200, open(authenticator.get(await requestOf())));
  for (let tries = 0; tries < 100; tries += 1) {
    await send('loginWithPasskey', 401, open(createAuthenticator(origin).get(await requestOf())));
  }
  await send('loginWithPasskey', 429, open(authenticator.get(await requestOf())));
  provider.advance(quarterHour);

  const { id } = made.data;
  await send('updatePasskey', 200, { id, json: { name: 'Laptop' } });
  await send('updatePasskey', 400, { id, json: { name: ' ' } });
  await send('updatePasskey', 401, { ...visitor, id, json: { name: 'x' } });
  await send('updatePasskey', 404, { id: 'none', json: { name: 'x' } });
  await send('updatePasskey', 415, { id, ...text });
  const { db } = provider.data;
  for (let count = 1; count < 20; count += 1) {
    await db
      .prepare(
        `INSERT INTO passkey (id, administrator_id, public_key, counter, transports, is_synced, name, created_at)
         SELECT ?, administrator_id, public_key, 0, '[]', 0, 'x', 0 FROM passkey LIMIT 1`,
      )
      .run(String(count));
  }
  await send('passkeyOptions', 409, right);
  await send('deletePasskey', 401, { ...visitor, id });
  await send('deletePasskey', 200, { id });
  await send('deletePasskey', 404, { id });
  await db.exec('DELETE FROM passkey');
}
