import { expect, test } from 'vitest';
import { createChallenges } from '../../provider/src/auth/challenges.ts';
import { createMemory, createShared } from '../../provider/src/auth/short-lived.ts';
import type { ShortLivedValue } from '../../provider/src/repositories/short-lived.ts';
import type { Mail } from '../../provider/src/mail/mail.ts';
import { password, username } from '../contract/support/provider.ts';
import { siteTexts } from '../contract/support/site.ts';
import { startClient, sweep } from './support/client.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** By how much the clock is ahead until it is set right. */
const ahead = 365 * day;

/** A studio whose clock is ahead while something is made, and right again afterwards. */
async function startAhead(make: (client: Awaited<ReturnType<typeof startClient>>) => Promise<void>, options = {}) {
  const client = await startClient(false, options);
  await client.wait(ahead);
  await make(client);
  await client.wait(-ahead);
  return client;
}

test('an invitation that was made by a clock which was ahead lets nobody in for a year, and is in nobody’s way', async () => {
  const tokens: string[] = [];
  const client = await startAhead(async ({ call }) => {
    for (let made = 0; made < 50; made += 1) {
      const invited = await call<{ data: { token: string } }>(
        'POST',
        '/api/invitations',
        { name: 'Mara', password },
        201,
      );
      tokens.push(invited.data.token);
    }
  });
  const open = (token: string) =>
    client.provider.app.inject({ method: 'POST', url: '/api/join/invitation', payload: { token } });
  expect((await open(tokens[0] ?? '')).statusCode).toBe(404);
  const { data } = await client.call<{ data: { invitations: unknown[] } }>('GET', '/api/administrators');
  expect(data.invitations).toEqual([]);
  const invited = await client.call<{ data: { token: string } }>(
    'POST',
    '/api/invitations',
    { name: 'Mara', password },
    201,
  );
  expect((await open(invited.data.token)).statusCode).toBe(200);
  const left = await client.provider.data.db.prepare('SELECT count(*) AS count FROM invitation').get();
  expect(left).toEqual({ count: 1 });
});

test('a link for a forgotten password that was made by a clock which was ahead sets none', async () => {
  const mails: Mail[] = [];
  const send = async (mail: Mail): Promise<void> => void mails.push(mail);
  const client = await startAhead(
    async ({ provider, send: sendForm }) => {
      await sendForm('PUT', '/api/site', siteTexts);
      await provider.app.inject({ method: 'POST', url: '/api/forgotten-password', payload: { username } });
      await expect.poll(() => mails.length).toBe(1);
    },
    { mailing: { send, origin: 'https://nord.example' } },
  );
  const token = /#([\w-]{43})/.exec(mails[0]?.text ?? '')?.[1];
  const answer = await client.provider.app.inject({
    method: 'POST',
    url: '/api/new-password',
    payload: { token, password: 'seven blue kettles sing' },
  });
  expect(answer.statusCode).toBe(404);
});

test('a deletion of a time to come counts as of now, and none is lost', async () => {
  const client = await startAhead(async ({ send, remove }) => {
    const { data } = await send<{ data: { id: number } }>(
      'POST',
      '/api/stories',
      { title: 'Tea', authorname: 'Asha', content: 'Tins.' },
      201,
    );
    await remove(`/api/stories/${String(data.id)}`);
  });
  const list = async () =>
    (await client.call<{ data: readonly { title: string; expiresAt: string }[] }>('GET', '/api/deleted')).data;
  const until = client.provider.now() + 30 * day;
  await sweep(client, 0);
  expect(await list()).toMatchObject([{ title: 'Tea', expiresAt: new Date(until).toISOString() }]);
  await client.wait(30 * day);
  expect(await list()).toEqual([]);
});

test('the key of a backup that was made by a clock which was ahead opens nothing later', async () => {
  let url = '';
  const client = await startAhead(async ({ call }) => {
    const { data } = await call<{ data: { id: string; key: string } }>('POST', '/api/backups', { password }, 201);
    url = `/api/backups/${data.id}/file?key=${data.key}`;
  });
  await client.call('GET', url, undefined, 404);
});

test('what several servers share for a while ends with it, also after a clock that was ahead', async () => {
  let now = 0;
  const rows = new Map<string, ShortLivedValue>();
  const keyOf = (kind: string, key: string): string => `${kind} ${key}`;
  const tickets = createShared(
    {
      shortLived: {
        find: async (kind, key) => rows.get(keyOf(kind, key)) ?? null,
        put: async (kind, key, value) => void rows.set(keyOf(kind, key), value),
        putNew: async () => false,
        remove: async (kind, key) => rows.delete(keyOf(kind, key)),
        removeEnded: async () => undefined,
      },
      atomically: (work) => work(),
      clock: () => now,
    },
    'ticket',
    5 * minute,
  );
  await tickets.change('one', () => ({ value: 'yes', endsAt: now + 5 * minute }));
  now = 5 * minute - 1;
  expect(await tickets.get('one')).toBe('yes');
  now = 5 * minute;
  expect(await tickets.get('one')).toBeNull();
  now = ahead;
  await tickets.change('two', () => ({ value: 'yes', endsAt: now + 5 * minute }));
  expect(await tickets.get('two')).toBe('yes');
  now = 10 * minute;
  expect(await tickets.get('two')).toBeNull();
});

test('a challenge of a time to come is none', async () => {
  let now = ahead;
  const challenges = createChallenges(
    () => now,
    createMemory(() => now),
  );
  const challenge = await challenges.make('login');
  expect(await challenges.isGood(challenge, 'login')).toBe(true);
  now = 0;
  expect(await challenges.isGood(challenge, 'login')).toBe(false);
});
