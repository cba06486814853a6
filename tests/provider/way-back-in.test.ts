import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { runCommandFile, startProcess, temporaryFolder } from './support/process.ts';

const first = 'one two three';
const second = 'paper boats at noon';
const third = 'boats of other paper';

/** Logs in with a password alone. */
async function logIn(address: string, password: string): Promise<Response> {
  return fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
}

test(
  'the command for a lost password turns the second step off, unless it is told to keep it',
  { tags: 'long' },
  async () => {
    const DATA_DIR = temporaryFolder();
    const provider = await startProcess({ DATA_DIR });
    const address = provider.address ?? '';
    const cookie = (await logIn(address, first)).headers.get('set-cookie')?.split(';')[0] ?? '';
    const send = async (method: string, body: object) => {
      const url = `${address}/api/second-factor/authenticator`;
      const headers = { 'content-type': 'application/json', cookie };
      return (await fetch(url, { method, headers, body: JSON.stringify(body) })).json();
    };
    const { data } = await send('POST', { password: first });
    const code = new TOTP({ secret: Secret.fromBase32(data.secret) }).generate();
    expect((await send('PUT', { code })).data.recoveryCodes).toHaveLength(10);
    expect((await logIn(address, first)).status).toBe(401);

    const kept = await runCommandFile('password', ['--keep-second-factor'], { DATA_DIR, ADMIN_PASSWORD: second });
    expect([kept.code, kept.out]).toEqual([0, expect.stringContaining('The login still asks for a code.')]);
    const refused = await logIn(address, second);
    expect([refused.status, Object.keys(await refused.json())]).toEqual([401, ['message', 'secondFactor']]);

    const off = await runCommandFile('password', [], { DATA_DIR, ADMIN_PASSWORD: third });
    expect([off.code, off.out]).toEqual([0, expect.stringContaining('The login asks for no code any more.')]);
    expect((await logIn(address, third)).status, 'while the provider runs').toBe(200);

    const misused = await runCommandFile('password', ['--everything'], { DATA_DIR });
    expect([misused.code, misused.err]).toEqual([1, expect.stringContaining('Usage: npm run password')]);
    await provider.stop('SIGTERM');
  },
);

test(
  'of several administrators it has to be said whose password it is, and nobody else is logged out',
  { tags: 'long' },
  async () => {
    const DATA_DIR = temporaryFolder();
    const provider = await startProcess({ DATA_DIR });
    const address = provider.address ?? '';
    const cookie = (await logIn(address, first)).headers.get('set-cookie')?.split(';')[0] ?? '';
    const send = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json', cookie };
      return fetch(`${address}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    };
    const invited = await (await send('invitations', { name: 'Mara', password: first })).json();
    const joining = { token: invited.data.token, username: 'mara', name: '', password: second };
    // Elsewhere: where one has logged in, a session takes the place of the one before.
    const joined = await fetch(`${address}/api/join`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(joining),
    });
    expect(joined.status).toBe(201);

    const unsaid = await runCommandFile('password', [], { DATA_DIR, ADMIN_PASSWORD: third });
    expect([unsaid.code, unsaid.err]).toEqual([
      1,
      expect.stringContaining('There are several administrators: admin, mara.'),
    ]);
    const unknown = await runCommandFile('password', ['Mara'], { DATA_DIR, ADMIN_PASSWORD: third });
    expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('There is no administrator Mara')]);
    const said = await runCommandFile('password', ['mara'], { DATA_DIR, ADMIN_PASSWORD: third });
    expect([said.code, said.out]).toEqual([0, expect.stringContaining('Administrator: mara')]);
    const check = await fetch(`${address}/api/verify-auth`, { headers: { cookie } });
    expect([check.status, (await logIn(address, first)).status]).toEqual([200, 200]);
    await provider.stop('SIGTERM');
  },
);
