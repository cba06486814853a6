import { expect, test } from 'vitest';
import { hash } from '@node-rs/argon2';
import { hashPassword, isPassword } from '../../provider/src/auth/passwords.ts';
import { usernameKey } from '../../provider/src/rules/username.ts';
import { password, startProvider, username as name } from '../contract/support/provider.ts';

test('a username is found however it is typed: with spaces, capital letters, accents in two characters', async () => {
  const { app, close } = await startProvider();
  try {
    const logIn = async (username: string) =>
      (await app.inject({ method: 'POST', url: '/api/login', payload: { username, password } })).statusCode;
    for (const typed of [name, `${name} `, ` ${name.toUpperCase()}`]) {
      expect(await logIn(typed), typed).toBe(200);
    }
    expect(await logIn(`${name}x`)).toBe(401);
  } finally {
    await close();
  }
  expect(usernameKey(' Zoe\u{308} ')).toBe(usernameKey('ZO\u{CB}'));
});

test('a password is right in either spelling of its accents, hashed now or before', async () => {
  const [composed, apart] = ['Z\u{FC}rich caf\u{E9} 12', 'Zu\u{308}rich cafe\u{301} 12'];
  for (const stored of [
    await hashPassword(composed),
    await hashPassword(apart),
    await hash(composed),
    await hash(apart),
  ]) {
    expect(await isPassword(composed, stored)).toBe(true);
    expect(await isPassword(apart, stored)).toBe(true);
    expect(await isPassword('Zurich cafe 12', stored)).toBe(false);
  }
  expect(await isPassword(composed, null)).toBe(false);
});
