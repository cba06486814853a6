import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { readContract } from '../../packages/contract/tools/document.ts';
import { logIn, password, startProvider, username } from '../contract/support/provider.ts';
import { call, listen, sendRaw } from './support/calls.ts';
import { figure, percentile } from './support/figures.ts';

const closed = readContract().filter(({ access }) => access !== 'public');
const minute = 60_000;

async function start(config: Parameters<typeof startProvider>[0] = {}) {
  const provider = await startProvider(config);
  onTestFinished(() => provider.close());
  return { provider, origin: await listen(provider) };
}

test('no operation is open by accident, and none reads a body before it knows who sends it', async () => {
  const { provider, origin } = await start();
  const expired = await logIn(provider.app);
  provider.advance(2 * 60 * minute);
  const revoked = await logIn(provider.app);
  await call(origin, revoked.cookie, 'POST', '/api/logout');
  const good = await logIn(provider.app);
  const invalidCredentials: Readonly<Record<string, string>> = {
    'no cookie': '',
    garbage: 'Cookie: vitrine_session=garbage; vitrine_session="; __Host-vitrine_session=x\r\n',
    'an expired session': `Cookie: ${expired.cookie}\r\nAuthorization: Bearer ${expired.token}\r\n`,
    'a revoked session': `Cookie: ${revoked.cookie}\r\nAuthorization: Bearer ${revoked.token}\r\n`,
    'Bearer null': 'Authorization: Bearer null\r\n',
    'a good token': `Authorization: Bearer ${good.token}\r\n`,
    "the cookie's value as a token": `Authorization: Bearer ${good.cookie.split('=')[1] ?? ''}\r\n`,
  };
  let asked = 0;
  for (const { id, method, path, access } of closed) {
    const address = `${path.replaceAll(/\{\w+\}/g, '1')}${access === 'either' ? '?id=1/edit' : ''}`;
    for (const [who, headers] of Object.entries(invalidCredentials)) {
      // Its session is all that it may end.
      if (who === 'a good token' && id === 'logout') continue;
      // A gigabyte is announced and never comes: only who does not wait for it can answer.
      const request = `${method} ${address} HTTP/1.1\r\nHost: x\r\n${headers}Content-Type: application/json\r\nContent-Length: 1000000000\r\n\r\n`;
      const { status, body } = await sendRaw(origin, request);
      expect([id, who, status, body]).toEqual([id, who, 401, '{"message":"Please log in."}']);
      asked += 1;
    }
  }
  expect(closed.length).toBeGreaterThan(25);
  expect((await call(origin, good.cookie, 'GET', '/api/verify-auth')).status, 'and the good one is').toBe(200);
  figure(
    'closed operations',
    `${closed.length} operations x ${Object.keys(invalidCredentials).length} kinds of invalid credentials: ${asked} x 401 before the body`,
  );
});

test('guessing is slow, whatever name is tried and whoever the client says it is', async () => {
  const { provider, origin } = await start();
  const { cookie } = await logIn(provider.app);
  const claims = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'true-client-ip', 'cf-connecting-ip', 'x-client-ip'];
  const guess = async (path: string, method: string, body: object, count: number): Promise<Response> =>
    fetch(`${origin}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        cookie,
        ...Object.fromEntries(
          claims.map((name) => [name, name === 'forwarded' ? `for=10.0.0.${count}` : `10.0.0.${count}`]),
        ),
      },
      body: JSON.stringify(body),
    });
  for (const kind of ['login', 'reset'] as const) {
    const statuses: number[] = [];
    let last: Response | null = null;
    for (let count = 0; count < 12; count += 1) {
      const name = count % 2 === 0 ? username : `somebody ${count}`;
      last =
        kind === 'login'
          ? await guess('/api/login', 'POST', { username: name, password: `guess ${count}` }, count)
          : await guess(
              '/api/reset-credentials',
              'PATCH',
              { username: name, oldPassword: `guess ${count}`, newPassword: 'long enough to be tried' },
              count,
            );
      statuses.push(last.status);
    }
    const refused = kind === 'login' ? 401 : 403;
    expect(statuses).toEqual([...Array<number>(5).fill(refused), ...Array<number>(7).fill(429)]);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(15 * 60 - 60);
  }
  const elsewhere = await provider.app.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress: '10.1.1.1',
    payload: { username, password },
  });
  expect(elsewhere.statusCode, 'another address still gets in').toBe(200);
  provider.advance(15 * minute);
  expect((await guess('/api/login', 'POST', { username, password }, 1)).status).toBe(200);
});

test('a name that is not there is answered in the same words and the same time', async () => {
  const { provider } = await start();
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const words = new Set<string>();
  for (let count = 0; count < 30; count += 1) {
    for (const kind of ['known', 'unknown'] as const) {
      provider.advance(16 * minute);
      const began = performance.now();
      const answer = await provider.app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { username: kind === 'known' ? username : 'somebody else', password: 'wrong' },
      });
      times[kind].push(performance.now() - began);
      words.add(`${answer.statusCode} ${answer.body}`);
    }
    await wait(1);
  }
  expect(words.size).toBe(1);
  const [known, unknown] = [percentile(times.known, 0.5), percentile(times.unknown, 0.5)];
  // Without a hash to check, an unknown name would be answered in a hundredth of the time.
  expect(unknown / known).toBeGreaterThan(0.4);
  expect(unknown / known).toBeLessThan(2.5);
  figure(
    'login time, median',
    `${known.toFixed(0)} ms with a known name, ${unknown.toFixed(0)} ms with an unknown one`,
  );
});
