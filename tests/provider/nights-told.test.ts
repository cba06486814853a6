import { createServer } from 'node:http';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ConfigError, readConfig } from '../../provider/src/config.ts';
import { backupFolder } from '../../provider/src/backup/places.ts';
import { readSecretFiles } from '../../provider/src/start/secret-files.ts';
import { shortAddress } from '../../provider/src/rules/networks.ts';
import { isOnPostgres } from '../contract/support/database.ts';
import { picture } from '../contract/support/provider.ts';
import { startClient } from './support/client.ts';
import { logInTo, startProcess, temporaryFolder } from './support/process.ts';

interface State {
  readonly missing: { readonly count: number };
  readonly nightly: {
    readonly isOn: boolean;
    readonly lastGoodAt: string | null;
    readonly failure: { readonly reason: string } | null;
  };
}

test('without a place nothing is made, and the dashboard is told so', async () => {
  const { call } = await startClient(false);
  expect((await call<State>('GET', '/api/backups')).nightly).toEqual({ isOn: false, lastGoodAt: null, failure: null });
});

test('the dashboard is told what is missing on the site', async () => {
  const client = await startClient(false);
  await client.create({ title: 'Kiln', HeaderMedia: picture('kiln.jpg') });
  const { db } = client.provider.data;
  const file = String((await db.prepare('SELECT file FROM media').get())?.['file']);
  expect((await client.call<State>('GET', '/api/backups')).missing).toEqual({ count: 0, files: [] });
  rmSync(join(client.provider.folder, 'media', file));
  expect((await client.call<State>('GET', '/api/backups')).missing).toEqual({
    count: 1,
    files: [{ file, name: 'kiln.jpg', uses: ['project Kiln: header'] }],
  });
});

/** A chat that takes messages. */
async function startChat() {
  const messages: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      messages.push(body);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { messages, url: `http://127.0.0.1:${String(address.port)}/hooks/secret` };
}

// The process has the folder's own database.
test.skipIf(isOnPostgres)(
  'a server makes its first backup as it starts, and tells a chat of one that fails',
  { tags: 'long' },
  async () => {
    const { messages, url } = await startChat();
    const to = join(temporaryFolder(), 'backups');
    const env = { DATA_DIR: temporaryFolder(), BACKUP_TO: to, ALERT_URL: url };
    const good = await startProcess(env);
    const cookie = await logInTo(good.address ?? '');
    const read = async (): Promise<State['nightly']> => {
      const answer = await fetch(`${good.address ?? ''}/api/backups`, { headers: { cookie } });
      const { nightly }: State = await answer.json();
      return nightly;
    };
    await vi.waitFor(async () => expect((await read()).lastGoodAt).not.toBeNull(), { timeout: 30_000 });
    expect(messages).toEqual([]);
    await good.stop('SIGTERM');
    expect(await backupFolder(to).list()).toHaveLength(1);

    rmSync(to, { recursive: true });
    writeFileSync(to, 'no folder');
    const failing = await startProcess(env);
    await vi.waitFor(() => expect(messages).toHaveLength(1), { timeout: 30_000 });
    expect(messages[0]).toContain('The nightly backup has failed');
    expect(failing.stderr()).toContain('The nightly backup has failed');
    expect(failing.stderr()).not.toContain('hooks/secret');
    await failing.stop('SIGTERM');
    // A restart tells nobody twice.
    const again = await startProcess(env);
    const answer = await fetch(`${again.address ?? ''}/api/backups`, {
      headers: { cookie: await logInTo(again.address ?? '') },
    });
    const { nightly }: State = await answer.json();
    expect(nightly.failure?.reason).toContain('EEXIST');
    expect(messages).toHaveLength(1);
  },
);

test.each([
  [{ BACKUP_TO: './data/backups' }, 'BACKUP_TO lies in the data folder'],
  [{ BACKUP_TO: 'ftp://host/backups' }, 'BACKUP_TO must be a folder'],
  [{ BACKUP_TO: '/srv/backup', BACKUP_AT: '25:00' }, 'BACKUP_AT must be a time'],
  [{ ALERT_URL: 'chat' }, 'ALERT_URL must be an address'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error, not "loud".'],
  [{ LOG_ADDRESSES: 'none' }, 'LOG_ADDRESSES must be'],
])('%o is refused', (env, words) => {
  expect(() => readConfig(env)).toThrow(words);
});

test('places and times are read', () => {
  expect(readConfig({}).backup).toBeNull();
  expect(readConfig({ BACKUP_TO: '/srv/backup' }).backup).toEqual({ to: '/srv/backup', due: { hour: 3, minute: 15 } });
  expect(readConfig({ BACKUP_TO: 's3://studio/nights', BACKUP_AT: '4:30' }).backup).toEqual({
    to: { bucket: 'studio', prefix: 'nights/' },
    due: { hour: 4, minute: 30 },
  });
  expect(readConfig({ LOG_REQUESTS: 'off' }).logLevel).toBe('error');
  expect(readConfig({ LOG_REQUESTS: 'off', LOG_LEVEL: 'info' })).toMatchObject({
    logLevel: 'info',
    logRequests: false,
  });
});

test('secrets may be in files', () => {
  const folder = temporaryFolder();
  const [file, empty] = [join(folder, 'secret'), join(folder, 'empty')];
  writeFileSync(file, 'one two three\n');
  writeFileSync(empty, '\n');
  const env: NodeJS.ProcessEnv = { ADMIN_PASSWORD_FILE: file };
  readSecretFiles(env);
  expect(readConfig(env).adminPassword).toBe('one two three');
  expect(() => readSecretFiles({ ADMIN_PASSWORD_FILE: file, ADMIN_PASSWORD: 'x' })).toThrow(ConfigError);
  expect(() => readSecretFiles({ SMTP_URL_FILE: empty })).toThrow('SMTP_URL_FILE names an empty file.');
  expect(() => readSecretFiles({ SMTP_URL_FILE: join(folder, 'none') })).toThrow('SMTP_URL_FILE cannot be read');
});

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['127.0.0.1', '127.0.0.1'],
  ['::1', '::1'],
  ['nonsense', '…'],
])('%s is %s in the log', (address, short) => {
  expect(shortAddress(address)).toBe(short);
});
