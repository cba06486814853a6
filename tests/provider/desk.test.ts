import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backupFolder } from '../../provider/src/backup/places.ts';
import { createServices } from '../../provider/src/services.ts';
import { password, picture } from '../contract/support/provider.ts';
import { startClient } from './support/client.ts';
import type { Client } from './support/client.ts';
import { temporaryFolder } from './support/process.ts';

interface Desk {
  readonly edits: readonly { readonly kind: string; readonly id?: number; readonly by: string | null }[];
  readonly undescribed: { readonly count: number; readonly projectId: number | null };
  readonly plainFilms: { readonly count: number; readonly projectId: number | null };
  readonly endingLinks: readonly { readonly name: string; readonly title: string; readonly subject: object }[];
  readonly unreadMessages: number;
  readonly lastBackupAt: string | null;
  readonly failedImports: readonly object[];
  readonly changes: readonly { readonly what: string; readonly subject: string }[];
}

const read = async ({ call }: Client): Promise<Desk> => (await call<{ data: Desk }>('GET', '/api/desk')).data;

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

test('an empty studio has an empty desk', async () => {
  const client = await startClient(false);
  expect(await read(client)).toEqual({
    edits: [],
    undescribed: { count: 0, projectId: null },
    plainFilms: { count: 0, projectId: null },
    endingLinks: [],
    unreadMessages: 0,
    lastBackupAt: null,
    failedImports: [],
    changes: [],
  });
});

test('it tells each thing once, by its last save, and nothing that has been deleted', async () => {
  const client = await startClient(false);
  const kiln = await client.create({ title: 'Kiln' });
  const tram = await client.create({ title: 'Tram' });
  await client.send('PATCH', `/api/projects/${String(kiln.id)}/edit`, { title: 'The Kiln' });
  const { edits, changes } = await read(client);
  expect(edits).toEqual([
    { kind: 'project', id: kiln.id, at: expect.any(String), by: 'admin' },
    { kind: 'project', id: tram.id, at: expect.any(String), by: 'admin' },
  ]);
  expect(changes.map(({ what, subject }) => [what, subject])).toEqual([
    ['Changed a project', 'The Kiln'],
    ['Created a project', 'Tram'],
    ['Created a project', 'Kiln'],
  ]);
  await client.call('DELETE', `/api/projects/${String(kiln.id)}`);
  expect((await read(client)).edits.map(({ id }) => id)).toEqual([tram.id]);
});

test('it counts what lacks an alt text, and names links that end within a week', async () => {
  const client = await startClient(false);
  const { id } = await client.create({ title: 'Kiln', visibility: 'sealed', HeaderMedia: picture() });
  const link = (name: string, days: number) =>
    client.call('POST', '/api/links', { project: id, name, expiresAt: inDays(days) }, 201);
  await link('in a month', 30);
  await link('in six days', 6);
  await link('tomorrow', 1);
  const desk = await read(client);
  expect(desk.undescribed).toEqual({ count: 1, projectId: id });
  expect(desk.endingLinks.map(({ name, title, subject }) => [name, title, subject])).toEqual([
    ['tomorrow', 'Kiln', { kind: 'project', id }],
    ['in six days', 'Kiln', { kind: 'project', id }],
  ]);
});

test('the backup of a night is one that was made', async () => {
  const nightly = { place: backupFolder(join(temporaryFolder(), 'nights')), due: { hour: 3, minute: 15 } };
  const client = await startClient(false, { nightly });
  const { data, now } = client.provider;
  const config = { publicOrigin: null, trustProxy: false, allowedOrigins: [], nightly };
  await createServices(data.db, data.media, now, config).nightly?.tick();
  const { lastBackupAt } = await read(client);
  expect(now() - Date.parse(lastBackupAt ?? '')).toBeLessThan(1000);
  const day = 24 * 60 * 60_000;
  await client.wait(2 * day);
  await client.call('POST', '/api/backups', { password }, 201);
  expect((await read(client)).lastBackupAt).toBe(new Date(now()).toISOString());
});
