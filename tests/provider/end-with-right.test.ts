import { mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { get, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isOnPostgres } from '../contract/support/database.ts';
import { logIn, password, picture, startProvider } from '../contract/support/provider.ts';
import { startClient } from './support/client.ts';

/** More than lies in the buffers between a server and a client that does not read. */
const large = 256 * 1024 * 1024;

test(
  'a download that is under way ends with the right of who began it, and goes on with it',
  { tags: 'long', timeout: 60_000 },
  async () => {
    const provider = await startProvider();
    onTestFinished(() => provider.close());
    const { app, folder } = provider;
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const connections: Socket[] = [];
    app.server.on('connection', (socket: Socket) => connections.push(socket));
    const id = `${String(provider.now()).padStart(13, '0')}-made`;
    mkdirSync(join(folder, 'backups'), { recursive: true });
    const archive = join(folder, 'backups', `vitrine-${id}.tar`);
    writeFileSync(archive, '');
    truncateSync(archive, large);

    /** Opens the download by a session of its own, reads a little and waits. */
    const begin = async () => {
      const { cookie } = await logIn(app);
      const headers = { cookie };
      const opened = await app.inject({
        method: 'POST',
        url: `/api/backups/${id}/key`,
        headers,
        payload: { password },
      });
      const { key } = opened.json<{ data: { key: string } }>().data;
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        get(`${origin}/api/backups/${id}/file?key=${key}`, { headers }, resolve).on('error', reject);
      });
      expect(response.statusCode).toBe(200);
      await new Promise((resolve) => response.once('readable', resolve));
      const ended = new Promise<string>((resolve) => {
        response.once('error', (error) => resolve(error.message));
        response.once('end', () => resolve('whole'));
      });
      return { headers, response, ended };
    };

    const [kept, lost] = [await begin(), await begin()];
    expect((await app.inject({ method: 'POST', url: '/api/logout', headers: lost.headers })).statusCode).toBe(200);
    // It waits for its reader, and would do so for ever.
    await expect.poll(() => connections.map(({ destroyed }) => destroyed), { timeout: 20_000 }).toEqual([false, true]);
    lost.response.resume();
    expect(await lost.ended).toBe('aborted');
    kept.response.resume();
    expect(await kept.ended).toBe('whole');
  },
);

test('a file that a link shows ends with the link, while it is sent', { tags: 'long', timeout: 60_000 }, async () => {
  const { provider, create, call } = await startClient(false);
  const { app, data } = provider;
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const connections: Socket[] = [];
  app.server.on('connection', (socket: Socket) => connections.push(socket));
  const project = await create({ title: 'Kiln', visibility: 'sealed', HeaderMedia: picture() });
  const expiresAt = new Date(provider.now() + 86_400_000).toISOString();
  const { data: link } = await call<{ data: { id: number; path: string } }>(
    'POST',
    '/api/links',
    { project: project.id, name: 'Meridian', expiresAt },
    201,
  );
  for (const file of readdirSync(data.media.folder)) truncateSync(join(data.media.folder, file), large);
  const [file = ''] = readdirSync(data.media.folder);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${origin}/${link.path}/media/${file}`, resolve).on('error', reject);
  });
  expect(response.statusCode).toBe(200);
  await new Promise((resolve) => response.once('readable', resolve));
  const ended = new Promise<string>((resolve) => response.once('error', (error) => resolve(error.message)));
  await call('DELETE', `/api/links/${String(link.id)}`);
  await expect.poll(() => connections.map(({ destroyed }) => destroyed), { timeout: 20_000 }).toEqual([true]);
  response.resume();
  expect(await ended).toBe('aborted');
});

test('an upload ends with the right of who sends it, before it is whole, and goes on with it', async () => {
  const provider = await startProvider();
  onTestFinished(() => provider.close());
  const { app, folder } = provider;
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="former.xml"\r\n\r\n';

  /** Sends the first part of a form by a session of its own. */
  const begin = async () => {
    const { cookie } = await logIn(app);
    const headers = { cookie, 'content-type': 'multipart/form-data; boundary=b' };
    const upload = request(`${origin}/api/imports`, { method: 'POST', headers });
    onTestFinished(() => void upload.destroy());
    const status = new Promise<number | undefined>((resolve, reject) => {
      upload.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
    });
    upload.write(head + 'x'.repeat(100_000));
    return { cookie, upload, status };
  };
  const files = (): number => readdirSync(join(folder, 'incoming')).filter((name) => name !== 'imports').length;

  const [kept, lost] = [await begin(), await begin()];
  await expect.poll(files).toBe(2);
  expect((await app.inject({ method: 'POST', url: '/api/logout', headers: { cookie: lost.cookie } })).statusCode).toBe(
    200,
  );
  expect(await lost.status).toBe(401);
  await expect.poll(files).toBe(1);
  kept.upload.end('\r\n--b--\r\n');
  expect(await kept.status, 'it is no export').toBe(400);
}, 60_000);

// PostgreSQL has no file of ours.
test.skipIf(isOnPostgres)('what is written once the database file is taken away is refused in words', async () => {
  const { provider, call } = await startClient(false);
  await call('POST', '/api/category', { name: 'Before' }, 201);
  rmSync(join(provider.folder, 'vitrine.db'));
  const { message } = await call('POST', '/api/category', { name: 'Lost' }, 507);
  expect(message).toContain("The server's database file has been taken away or replaced. Nothing was changed");
  // Who reads is still answered.
  expect(await call('GET', '/api/category')).toMatchObject([{ name: 'Before' }]);
  writeFileSync(join(provider.folder, 'vitrine.db'), '');
  await call('POST', '/api/category', { name: 'Into another file' }, 507);
});
