import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { logIn, password, startProvider, username } from '../../contract/support/provider.ts';
import type { TestProvider } from '../../contract/support/provider.ts';

interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly cookie: string;
}

export const period = 30_000;

/** The code of a secret at a time, in milliseconds. */
export const codeAt = (secret: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

/** A provider, and calls to it with and without a session. */
export async function startSecondFactor(options: Parameters<typeof startProvider>[0] = {}) {
  const provider: TestProvider = await startProvider(options);
  const { cookie } = await logIn(provider.app);

  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    headers: Readonly<Record<string, string>> = { cookie },
  ): Promise<Answered> => {
    const answer = await provider.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
    const [set] = answer.cookies;
    return {
      status: answer.statusCode,
      body: answer.json(),
      cookie: set === undefined ? '' : `${set.name}=${set.value}`,
    };
  };

  /** The first step of a login, from an address. */
  const begin = (secret = password, address = '127.0.0.1') =>
    provider.app
      .inject({
        method: 'POST',
        url: '/api/login',
        payload: { username, password: secret },
        remoteAddress: address,
      })
      .then((answer) => ({ status: answer.statusCode, body: answer.json(), hasCookie: answer.cookies.length > 0 }));

  /** The second. */
  const finish = async (token: string, code: string, remoteAddress = '127.0.0.1'): Promise<Answered> => {
    const answer = await provider.app.inject({
      method: 'POST',
      url: '/api/login/second-factor',
      payload: { token, code },
      remoteAddress,
    });
    const [set] = answer.cookies;
    return {
      status: answer.statusCode,
      body: answer.json(),
      cookie: set === undefined ? '' : `${set.name}=${set.value}`,
    };
  };

  /** Both, with a code. */
  const logInWith = async (code: string): Promise<Answered> => {
    const { body } = await begin();
    return finish(String(body.secondFactor?.token), code);
  };

  /** Sets an app up; its first code is used then. */
  const turnOn = async (): Promise<{ readonly secret: string; readonly codes: readonly string[] }> => {
    const begun = await call('POST', '/api/second-factor/authenticator', { password });
    const secret = String(Object(begun.body['data']).secret);
    const confirmed = await call('PUT', '/api/second-factor/authenticator', { code: codeAt(secret, provider.now()) });
    expect([begun.status, confirmed.status]).toEqual([200, 200]);
    return { secret, codes: Object(confirmed.body['data']).recoveryCodes };
  };

  return { provider, cookie, call, begin, finish, logInWith, turnOn };
}

export type SecondFactorClient = Awaited<ReturnType<typeof startSecondFactor>>;
