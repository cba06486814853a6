import { expect, test } from 'vitest';
import { judgePassword } from '../../provider/src/auth/password-rule.ts';
import { generatePassword } from '../../provider/src/auth/passwords.ts';
import { refusePassword } from '../../src/domain/password.ts';
import { logIn, password, startProvider, username } from '../contract/support/provider.ts';
import { runCommandFile, startProcess, temporaryFolder } from './support/process.ts';

const short = 'A new password needs at least 10 characters.';
const easy = 'This password is too easy to guess. Several words make a better one.';

/** A new password, and why it is refused; `null` where it is not. */
const passwords: readonly (readonly [string, string | null])[] = [
  ['ninechars', short],
  ['👩‍🚀👩‍🚀👩‍🚀', short],
  [password, 'The new password is the old one.'],
  ['the ADMIN of this', 'The new password contains the username.'],
  ['password123', easy],
  ['1234567890', easy],
  ['qwertyuiop', easy],
  ['aaaaaaaaaaaaaaa', easy],
  ['sunshine2026', easy],
  ['vitrine123', easy],
  ['paper boats at noon', null],
  ['k3vd-x8qm-tz4h', null],
];

test.each(passwords)('a new password: %s', async (newPassword, refusal) => {
  const owner = { username, oldPassword: password };
  expect(await judgePassword(newPassword, owner)).toBe(refusal);
  if (refusal !== easy) expect(refusePassword(newPassword, owner), 'the same words in the dashboard').toBe(refusal);
});

test('a password that is long to judge holds nobody else up', async () => {
  const owner = { username };
  await judgePassword('paper boats at noon', owner);
  const slow = 'p4ssw0rd!@#19901212'.repeat(60).slice(0, 990);
  let turns = 0;
  const others = setInterval(() => (turns += 1), 1);
  expect(await judgePassword(slow, owner)).toBeNull();
  clearInterval(others);
  // Judged here, it would be all of one turn.
  expect(turns).toBeGreaterThan(5);
});

test('generated passwords pass', async () => {
  for (let made = 0; made < 20; made += 1) expect(await judgePassword(generatePassword(), { username })).toBeNull();
});

test('a refused one changes nothing, and does not tell whether the old one is right', async () => {
  const provider = await startProvider();
  try {
    const { cookie } = await logIn(provider.app);
    const reset = (oldPassword: string, newPassword: string) =>
      provider.app.inject({
        method: 'PATCH',
        url: '/api/reset-credentials',
        headers: { cookie },
        payload: { username, oldPassword, newPassword },
      });
    for (const [newPassword, refusal] of passwords) {
      if (refusal === null) continue;
      const answer = await reset(password, newPassword);
      expect([answer.statusCode, answer.json()]).toEqual([400, { message: refusal, part: 'newPassword' }]);
    }
    expect((await reset('not the old one', 'password123')).statusCode).toBe(403);
    await logIn(provider.app);
    expect((await reset(password, 'paper boats at noon')).statusCode).toBe(200);
    await logIn(provider.app, 'paper boats at noon');
  } finally {
    await provider.close();
  }
});

test('a weak ADMIN_PASSWORD is warned of and works; the command refuses one', { tags: 'long' }, async () => {
  const DATA_DIR = temporaryFolder();
  const first = await startProcess({ DATA_DIR, ADMIN_PASSWORD: 'short' });
  const login = await fetch(`${first.address ?? ''}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'short' }),
  });
  expect(login.status).toBe(200);
  await expect.poll(first.stderr).toContain(`ADMIN_PASSWORD is weak: ${short} Change it in the dashboard.`);
  await first.stop('SIGTERM');
  const second = await startProcess({ DATA_DIR, ADMIN_PASSWORD: 'short' });
  await expect.poll(second.stderr).toContain('ADMIN_PASSWORD is weak');
  await second.stop('SIGTERM');
  const command = await runCommandFile('password', [], { DATA_DIR, ADMIN_PASSWORD: 'password123' });
  expect(command).toEqual({ code: 1, out: '', err: `ADMIN_PASSWORD: ${easy}\n` });
});
