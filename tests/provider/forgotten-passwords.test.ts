import { expect, onTestFinished, test } from 'vitest';
import type { Mailing } from '../../provider/src/auth/forgotten-passwords.ts';
import { ConfigError, readConfig } from '../../provider/src/config.ts';
import { createMailer } from '../../provider/src/mail/mail.ts';
import { encode, formOf, logIn, startProvider } from '../contract/support/provider.ts';
import { siteTexts } from '../contract/support/site.ts';
import { startMailServer } from './support/mail-server.ts';

const origin = 'https://nord.example';
const chosen = 'seven blue kettles sing';

/** A studio with a mail address in its settings. */
async function studio(mailing: Mailing | null, hasAddress = true) {
  const provider = await startProvider({ mailing });
  onTestFinished(() => provider.close());
  const { cookie } = await logIn(provider.app);
  if (hasAddress) {
    const { headers, payload } = await encode(formOf(siteTexts));
    const put = await provider.app.inject({
      method: 'PUT',
      url: '/api/site',
      headers: { ...headers, cookie },
      payload,
    });
    expect(put.statusCode, put.body).toBe(200);
  }
  const post = (url: string, body: object) => provider.app.inject({ method: 'POST', url, payload: body });
  return {
    provider,
    cookie,
    ask: (username: string) => post('/api/forgotten-password', { username }),
    choose: (token: string, secret = chosen) => post('/api/new-password', { token, password: secret }),
    isOffered: async () => (await provider.app.inject('/api/forgotten-password')).json<{ data: { byMail: boolean } }>(),
    entries: async (session: string) =>
      (await provider.app.inject({ url: '/api/log?of=logins', headers: { cookie: session } })).body,
  };
}

const tokenIn = (text: string | undefined): string => /#([\w-]{43})/.exec(text ?? '')?.[1] ?? '';

test('a link comes by mail, sets a password once, and ends every session', async () => {
  const { mails, url, close } = await startMailServer();
  onTestFinished(close);
  const { provider, cookie, ask, choose, isOffered } = await studio({
    send: createMailer({ url, from: 'site@nord.example' }),
    origin,
  });
  expect(await isOffered()).toEqual({ data: { byMail: true } });
  expect((await ask('admin')).statusCode).toBe(202);
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]?.to).toEqual([siteTexts.email]);
  expect(mails[0]?.text).toContain('admin');
  expect(mails[0]?.text).toContain(`${origin}/dashboard/forgotten-password#`);
  const token = tokenIn(mails[0]?.text);

  expect((await choose(token, 'short')).json()).toMatchObject({ part: 'password' });
  const both = await Promise.all([choose(token), choose(token, 'nine quiet harbours wait')]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
  expect((await choose(token)).statusCode).toBe(404);
  const old = await provider.app.inject({ url: '/api/verify-auth', headers: { cookie } });
  expect(old.statusCode).toBe(401);
});

/** Mails that are kept here. */
function keepMails() {
  const texts: string[] = [];
  const mailing: Mailing = {
    send: async ({ text }) => {
      texts.push(text);
    },
    origin,
  };
  return { texts, mailing };
}

test('a link is good for 30 minutes, and only while the password is what it was', async () => {
  const { texts, mailing } = keepMails();
  const { provider, ask, choose } = await studio(mailing);
  await ask('admin');
  await ask(' ADMIN ');
  await expect.poll(() => texts.length).toBe(2);
  provider.advance(30 * 60_000 - 1);
  expect((await choose(tokenIn(texts[0]))).statusCode).toBe(200);
  expect((await choose(tokenIn(texts[1]), 'nine quiet harbours wait')).statusCode).toBe(404);

  await ask('admin');
  await expect.poll(() => texts.length).toBe(3);
  provider.advance(30 * 60_000);
  expect((await choose(tokenIn(texts[2]), 'nine quiet harbours wait')).statusCode).toBe(404);
});

test('nobody learns which names there are, and the log does', async () => {
  const { texts, mailing } = keepMails();
  const { ask, choose, entries, provider } = await studio(mailing);
  const [known, unknown] = [await ask('admin'), await ask('nobody')];
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
  await expect.poll(() => texts.length).toBe(1);
  const token = tokenIn(texts[0]);
  expect((await choose(token)).statusCode).toBe(200);
  const { cookie } = await logIn(provider.app, chosen);
  const log = await entries(cookie);
  expect(log).toContain('Asked for a link to choose a new password');
  expect(log).toContain('Chose a new password by a link');
  expect(log).toContain('Asked for a new password by an unknown name');
  expect(log).not.toContain(token);
});

test('what is stored is no link', async () => {
  const { texts, mailing } = keepMails();
  const { ask, provider } = await studio(mailing);
  await ask('admin');
  await expect.poll(() => texts.length).toBe(1);
  const rows = JSON.stringify(await provider.data.db.prepare('SELECT * FROM short_lived').all());
  expect(rows).toContain('forgotten');
  expect(rows).not.toContain(tokenIn(texts[0]));
});

test('a name is asked for three times a quarter of an hour, by whomever, and an address five times', async () => {
  const { mailing } = keepMails();
  const { ask, provider } = await studio(mailing);
  for (const name of ['admin', 'nobody']) {
    for (let tries = 0; tries < 3; tries += 1) await ask(name);
    expect((await ask(name)).statusCode).toBe(429);
    provider.advance(15 * 60_000);
  }
  for (let tries = 0; tries < 5; tries += 1) expect((await ask(`name ${String(tries)}`)).statusCode).toBe(202);
  expect((await ask('another')).statusCode).toBe(429);
});

test('without a mail server or an address it is not offered, and says what helps', async () => {
  for (const [mailing, hasAddress] of [
    [null, true],
    [keepMails().mailing, false],
  ] as const) {
    const { ask, isOffered } = await studio(mailing, hasAddress);
    expect(await isOffered()).toEqual({ data: { byMail: false } });
    const answer = await ask('admin');
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      404,
      'No mail leaves here. Whoever keeps the server gives a new password: npm run password',
    ]);
  }
});

test('a mail server that fails changes no answer', async () => {
  const failing: Mailing = { send: () => Promise.reject(new Error('421 Busy')), origin };
  const { ask } = await studio(failing);
  expect((await ask('admin')).statusCode).toBe(202);
});

test('wrong values of the environment are refused in a sentence', () => {
  const whole = { SMTP_URL: 'smtp://u:p%40ss@mail.example', SMTP_FROM: 'a@b.example', PUBLIC_ORIGIN: origin };
  expect(readConfig(whole).mail).toEqual({ url: whole.SMTP_URL, from: whole.SMTP_FROM });
  expect(readConfig(whole).secrets).toEqual(expect.arrayContaining([whole.SMTP_URL, 'p@ss']));
  expect(readConfig({}).mail).toBeNull();
  for (const [change, message] of [
    [{ SMTP_URL: 'mail.example' }, /^SMTP_URL must be an address such as/],
    [{ SMTP_FROM: 'nobody' }, /^SMTP_FROM must be a mail address/],
    [{ SMTP_FROM: '' }, /^SMTP_URL needs SMTP_FROM/],
    [{ PUBLIC_ORIGIN: '' }, /^SMTP_URL needs PUBLIC_ORIGIN/],
  ] as const) {
    expect(() => readConfig({ ...whole, ...change })).toThrow(ConfigError);
    expect(() => readConfig({ ...whole, ...change })).toThrow(message);
  }
});
