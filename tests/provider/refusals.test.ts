import { chmodSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { describeErrors } from '../../provider/src/contract/messages.ts';
import { openDatabase } from '../../provider/src/db/open.ts';
import { readHtml } from '../../provider/src/imports/html.ts';
import { toProblem } from '../../provider/src/http/errors.ts';
import { createSessions } from '../../provider/src/auth/sessions.ts';
import type { SessionRecord } from '../../provider/src/repositories/sessions.ts';
import { describeType } from '../../src/dashboard/import-site/texts.ts';
import { picture } from '../contract/support/provider.ts';
import { startClient } from './support/client.ts';
import { temporaryFolder } from './support/process.ts';

test('a media file that is missing is a 404, in every way it is asked for, and its project is not copied without it', async () => {
  const { provider, create, call } = await startClient(false);
  const made = await create({ title: 'Lost', HeaderMedia: picture(), visibility: 'public' });
  const folder = join(provider.folder, 'media');
  const [file = ''] = readdirSync(folder);
  rmSync(join(folder, file));
  for (const way of ['', '?width=320', '.share.jpg']) {
    const answer = await provider.app.inject(`/media/${file}${way}`);
    expect([answer.statusCode, answer.json()], way).toEqual([404, { message: 'There is no such file.' }]);
  }
  const refused = await call('POST', `/api/projects/${made.id}/duplicate`, undefined, 409);
  expect(refused.message).toContain(`media/${file}`);
});

test('the last bytes of a file that has fewer are all of it', async () => {
  const { provider, create } = await startClient(false);
  await create({ title: 'Range', HeaderMedia: picture(), visibility: 'public' });
  const [file = ''] = readdirSync(join(provider.folder, 'media'));
  const whole = await provider.app.inject(`/media/${file}`);
  const answer = await provider.app.inject({ url: `/media/${file}`, headers: { range: 'bytes=-99999999' } });
  expect([answer.statusCode, answer.rawPayload.equals(whole.rawPayload)]).toEqual([206, true]);
  const none = await provider.app.inject({ url: `/media/${file}`, headers: { range: 'bytes=99999999-' } });
  expect(none.statusCode).toBe(416);
});

test('a folder that cannot be written is said in words', async () => {
  for (const code of ['EACCES', 'EROFS', 'EPERM', 'ENOENT']) {
    const problem = toProblem(Object.assign(new Error(code), { code }));
    expect(problem).toMatchObject({ status: 507, message: expect.stringContaining('cannot write') });
  }
  const { provider, send } = await startClient(false);
  const incoming = provider.data.media.incoming;
  rmSync(incoming, { recursive: true });
  const refused = await send('POST', '/api/projects', { title: 'Nowhere', HeaderMedia: picture() }, 507);
  expect(refused.message).toContain('cannot write');
  onTestFinished(() => chmodSync(provider.folder, 0o700));
});

test('two hosts in one request are refused', async () => {
  const { provider } = await startClient(false);
  const address = await provider.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () =>
      socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'),
    );
    socket.on('data', (chunk) => resolve(String(chunk)));
    socket.on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*names two hosts/);
});

test.each([0, 1, 5, -1])(
  'a database whose number of migrations is %i by damage is refused in words',
  async (version) => {
    const path = join(temporaryFolder(), 'vitrine.db');
    await openDatabase(path).close();
    const db = new DatabaseSync(path);
    db.exec(`PRAGMA user_version = ${version}`);
    db.close();
    expect(() => openDatabase(path)).toThrow(/^The database is damaged: .+\.$/);
  },
);

test('a session ends also where the database cannot be written', async () => {
  const stored = new Map<string, SessionRecord>();
  let isFull = false;
  const sessions = createSessions(
    {
      insert: async (record) => void stored.set(record.idDigest, record),
      findById: async (digest) => stored.get(digest) ?? null,
      findByToken: async () => null,
      see: async () => undefined,
      ofAdministrator: async () => [...stored.values()],
      remove: async (digest) => {
        if (isFull) throw Object.assign(new Error('full'), { errcode: 13 });
        stored.delete(digest);
      },
      removeOthers: async () => undefined,
      removeAllOf: async () => undefined,
      removeEnded: async () => undefined,
    },
    () => 0,
  );
  const { id } = await sessions.begin(1, '');
  const session = await sessions.find(id);
  if (session === null) throw new Error('No session');
  isFull = true;
  await expect(sessions.end(session)).rejects.toThrow('full');
  expect([await sessions.find(id), stored.size]).toEqual([null, 1]);
  isFull = false;
  expect([await sessions.find(id), stored.size]).toEqual([null, 0]);
});

test('a text of another pattern is not called empty', () => {
  const error = (pattern: string) => [
    { instancePath: '/expiresAt', keyword: 'pattern', params: { pattern }, schemaPath: '', message: '' },
  ];
  expect(describeErrors('createLink', error('^\\d{4}-\\d{2}Z$'))).toMatch(/^"expiresAt" must be a time in UTC/);
  expect(describeErrors('createLink', error('\\S'))).toBe('"expiresAt" cannot be empty.');
});

test('an element with the name of what every object has is read as any other', () => {
  expect(
    JSON.stringify(
      readHtml('<p><constructor>a</constructor> <toString>b</toString></p>', {
        base: '',
        keepsLines: true,
        hasShortcodes: true,
      }),
    ),
  ).not.toContain('function');
});

test('a type that is called like what every object has is a type as any other', () => {
  for (const name of ['constructor', 'toString', '__proto__']) expect(describeType(name, 2)).toBe(`2 of “${name}”`);
});
