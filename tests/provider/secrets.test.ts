import { chmodSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../provider/src/config.ts';
import { openDataFolder } from '../../provider/src/start/data-folder.ts';
import { createEncryption, noEncryption } from '../../provider/src/lib/encryption.ts';
import { createLinkRepository } from '../../provider/src/repositories/links.ts';
import { createSecondFactorRepository } from '../../provider/src/repositories/second-factor.ts';
import { isOnPostgres } from '../contract/support/database.ts';
import { startClient } from './support/client.ts';
import type { Client } from './support/client.ts';
import { startProcess, temporaryFolder } from './support/process.ts';
import { codeAt, period, startSecondFactor } from './support/second-factor.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('a data folder is its user’s alone; one that was not is put right, which is said once', async () => {
  const DATA_DIR = join(temporaryFolder(), 'data');
  const first = await startProcess({ DATA_DIR, ADMIN_PASSWORD: 'nine green bottles' });
  await expect.poll(() => first.stdout()).toContain('Password: as in ADMIN_PASSWORD\n');
  const modes = () => Object.fromEntries(readdirSync(DATA_DIR).map((name) => [name, modeOf(join(DATA_DIR, name))]));
  const own = {
    'vitrine.db': '600',
    'vitrine.db-wal': '600',
    'vitrine.db-shm': '600',
    'secrets.key': '600',
    'lock.db': '600',
  };
  expect([modeOf(DATA_DIR), modes()]).toEqual(['700', expect.objectContaining(own)]);
  await first.stop('SIGKILL');
  // As a version of before has left it.
  chmodSync(DATA_DIR, 0o755);
  for (const name of ['vitrine.db', 'vitrine.db-wal', 'vitrine.db-shm']) chmodSync(join(DATA_DIR, name), 0o644);
  const second = await startProcess({ DATA_DIR, ADMIN_PASSWORD: 'nine green bottles' });
  await expect
    .poll(() => second.stderr())
    .toMatch(/^Others on this machine could read \S+data, \S+vitrine\.db, .*: from now on/m);
  expect([modeOf(DATA_DIR), modes()]).toEqual(['700', expect.objectContaining(own)]);
  await second.stop('SIGTERM');
  const data = await openDataFolder(DATA_DIR);
  expect(data.opened).toEqual([]);
  await data.close();
  for (const { stdout, stderr } of [first, second]) expect(stdout() + stderr()).not.toContain('nine green bottles');
});

test('what the environment gives as a secret is known as one, and no message repeats it', () => {
  const { secrets } = readConfig({
    ADMIN_PASSWORD: 'nine green bottles',
    DATABASE_URL: 'postgres://studio:p%40ss%20word@db.example/vitrine',
    AWS_SECRET_ACCESS_KEY: 'aws-secret',
    PURGE_URL: 'https://cdn.example/purge?key=purge-secret',
    PURGE_HEADERS: '{"Fastly-Key":"fastly-secret"}',
    SECRETS_KEY: 'k'.repeat(32),
  });
  expect(secrets).toEqual(
    expect.arrayContaining([
      'nine green bottles',
      'p%40ss%20word',
      'p@ss word',
      'aws-secret',
      'fastly-secret',
      'k'.repeat(32),
    ]),
  );
  for (const env of [
    { PURGE_URL: 'no-url-secret' },
    { MEDIA_BUCKET: 'http://key:secret@x' },
    { SECRETS_KEY: 'short-secret' },
  ]) {
    expect(() => readConfig(env)).toThrow(/^(?!.*secret).*must/);
  }
});

test('an encrypted value opens with its key, for its purpose, and whole', () => {
  const [one, other] = [createEncryption(Buffer.alloc(32, 1)), createEncryption(Buffer.alloc(32, 2))];
  const stored = one.encrypt('JBSWY3DPEHPK3PXP', 'totp');
  expect(stored).toMatch(/^v1\.[\w-]+$/);
  expect(one.encrypt('JBSWY3DPEHPK3PXP', 'totp')).not.toBe(stored);
  expect(one.decrypt(stored, 'totp')).toBe('JBSWY3DPEHPK3PXP');
  const spoilt = stored.slice(0, -2) + (stored.endsWith('AA') ? 'BB' : 'AA');
  expect([
    other.decrypt(stored, 'totp'),
    one.decrypt(stored, 'link'),
    one.decrypt(spoilt, 'totp'),
    one.decrypt('v1.', 'totp'),
  ]).toEqual([null, null, null, null]);
  expect([
    noEncryption.decrypt(stored, 'totp'),
    noEncryption.decrypt('plain', 'totp'),
    one.decrypt('plain', 'totp'),
  ]).toEqual([null, 'plain', 'plain']);
});

test.skipIf(isOnPostgres)(
  'the secret of an app is not in the database; one of before is encrypted at the next start',
  async () => {
    const client = await startSecondFactor();
    const { provider, turnOn } = client;
    onTestFinished(() => rm(provider.folder, { recursive: true, force: true }));
    const { secret } = await turnOn();
    const { db, encryption } = provider.data;
    const stored = async () => (await db.prepare('SELECT secret FROM totp').get())?.['secret'];
    expect(String(await stored())).toMatch(/^v1\./);
    const bytes = () =>
      ['vitrine.db', 'vitrine.db-wal'].map((name) => readFileSync(join(provider.folder, name), 'latin1')).join('');
    expect(bytes()).not.toContain(secret);

    await db.prepare('UPDATE totp SET secret = ?').run(secret);
    expect(bytes()).toContain(secret);
    expect((await createSecondFactorRepository(db).totp(1))?.secret, 'a version of before').toBe(secret);
    await provider.app.close();
    await provider.data.close();
    const again = await openDataFolder(provider.folder);
    expect(bytes()).not.toContain(secret);
    expect((await createSecondFactorRepository(again.db, again.encryption).totp(1))?.secret).toBe(secret);
    expect(await createSecondFactorRepository(again.db, encryption).encryptStored(), 'once').toBe(0);
    await again.close();
  },
);

test('without its key an app’s code is refused in words, and a recovery code gets in', async () => {
  const client = await startSecondFactor({ encryption: createEncryption(Buffer.alloc(32, 7)) });
  onTestFinished(() => client.provider.close());
  const { secret, codes } = await client.turnOn();
  client.provider.advance(period);
  expect((await client.logInWith(codeAt(secret, client.provider.now()))).status).toBe(200);
  const other = createEncryption(Buffer.alloc(32, 8));
  await client.provider.data.db.prepare('UPDATE totp SET secret = ?').run(other.encrypt(secret, 'totp'));
  client.provider.advance(period);
  const refused = await client.logInWith(codeAt(secret, client.provider.now()));
  expect([refused.status, refused.body['message']]).toEqual([401, expect.stringContaining('Use a recovery code')]);
  expect((await client.logInWith(codes[0] ?? '')).status).toBe(200);
});

const inAMonth = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString();

/** A link to a sealed project, and what is kept of its token. */
async function makeLink(client: Client) {
  const project = await client.create({ title: 'Kiln', visibility: 'sealed', sealedShows: 'title' });
  const fields = { project: project.id, name: 'Meridian', expiresAt: inAMonth() };
  const { data } = await client.call<{ data: { path: string } }>('POST', '/api/links', fields, 201);
  const { db } = client.provider.data;
  return {
    path: data.path,
    token: data.path.replace(/^p\//, ''),
    kept: async () => String((await db.prepare('SELECT kept_token FROM link').get())?.['kept_token']),
    keep: async (token: string) => {
      await db.prepare('UPDATE link SET kept_token = ?').run(token);
    },
    list: () =>
      client.call<{ data: readonly { path: string | null }[] }>('GET', `/api/links?project=${String(project.id)}`),
  };
}

test.skipIf(isOnPostgres)(
  'a link’s token is not in the database; one of before is encrypted at the next start',
  async () => {
    const client = await startClient(false);
    const { provider } = client;
    onTestFinished(() => rm(provider.folder, { recursive: true, force: true }));
    const { token, kept, keep } = await makeLink(client);
    expect(await kept()).toMatch(/^v1\./);
    const bytes = () =>
      ['vitrine.db', 'vitrine.db-wal'].map((name) => readFileSync(join(provider.folder, name), 'latin1')).join('');
    expect(bytes()).not.toContain(token);
    await keep(token);
    expect((await provider.app.inject(`/api/shown/${token}`)).statusCode, 'one of before').toBe(200);
    await provider.app.close();
    await provider.data.close();
    const again = await openDataFolder(provider.folder);
    expect(bytes()).not.toContain(token);
    const [link] = await createLinkRepository(again.db, again.encryption).list({ kind: 'project', id: 1 });
    expect(link?.token).toBe(token);
    expect(await createLinkRepository(again.db, again.encryption).encryptStored(), 'once').toBe(0);
    await again.close();
  },
);

test('without its key a link opens as before, and its address is told no more', async () => {
  const client = await startClient(false, { encryption: createEncryption(Buffer.alloc(32, 7)) });
  const { token, path, keep, list } = await makeLink(client);
  expect((await list()).data[0]?.path).toBe(path);
  await keep(createEncryption(Buffer.alloc(32, 8)).encrypt(token, 'link'));
  expect((await list()).data[0]?.path).toBeNull();
  const shown = await client.provider.app.inject(`/api/shown/${token}`);
  expect([shown.statusCode, shown.body]).toEqual([200, expect.stringContaining('Kiln')]);
});
