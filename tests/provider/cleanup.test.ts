import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeExpired } from '../../provider/src/media/cleanup.ts';
import { createServices } from '../../provider/src/services.ts';
import { picture } from '../contract/support/provider.ts';
import { startClient } from './support/client.ts';
import type { Client } from './support/client.ts';

const month = 31 * 24 * 60 * 60_000;

const servicesOf = ({ provider: { data, now } }: Client, after = 0) =>
  createServices(data.db, data.media, () => now() + after, {
    publicOrigin: null,
    trustProxy: false,
    allowedOrigins: [],
  });

test('what cannot be written, as on a full disk, keeps nothing from being removed that makes room', async () => {
  const client = await startClient(false);
  const { provider, create, remove } = client;
  const { id } = await create({ title: 'Kiln', HeaderMedia: picture() });
  await remove(`/api/projects/${String(id)}`);
  await provider.data.db.exec('DELETE FROM revision');
  const services = servicesOf(client, month);
  const old = join(services.backups.folder, `vitrine-${String(provider.now()).padStart(13, '0')}-made.tar`);
  services.backups.list();
  writeFileSync(old, 'old');
  const full = async (): Promise<never> => {
    throw new Error('database or disk is full');
  };
  const away = async (): Promise<never> => {
    throw new Error('The database is away.');
  };
  const broken = {
    ...services,
    oldAddresses: { ...services.oldAddresses, writeCounts: full },
    seenPages: { ...services.seenPages, write: full, prune: full },
    log: { ...services.log, prune: away },
  };
  // Each reason once.
  await expect(removeExpired(broken)).rejects.toThrow(/^database or disk is full; The database is away\.$/);
  expect(existsSync(old)).toBe(false);
  expect(await provider.data.db.prepare('SELECT token FROM undo').all()).toEqual([]);
});

test('what finds nothing to remove, who comes and who logs in changes nothing of the content', async () => {
  const client = await startClient(false);
  const { db } = client.provider.data;
  const services = servicesOf(client);
  await client.call('POST', '/api/redirects', { source: '/old', target: '/work' }, 201);
  const { id: project } = await client.create({ title: 'For clients', visibility: 'sealed' });
  const expiresAt = new Date(client.provider.now() + month).toISOString();
  const { data: link } = await client.call<{ data: { id: number } }>(
    'POST',
    '/api/links',
    { project, name: 'Mara', expiresAt },
    201,
  );
  await removeExpired(services);
  const before = await db.changes();
  await removeExpired(services);
  await services.visits.add([{ day: '2026-11-29', kind: 'visitor', name: '', count: 1 }]);
  await services.messages.insert({ at: 1, name: 'Mara', email: 'mara@museum.example', text: 'Words' });
  const [redirect] = await services.redirects.list();
  await services.redirects.addAsked([{ id: redirect?.id ?? 0, times: 1, at: 1 }]);
  await services.links.countOpening(link.id, 1);
  await client.wait(1);
  expect(await db.changes()).toBe(before);
  await client.call('POST', '/api/category', { name: 'Lamps' }, 201);
  expect(await db.changes()).toBeGreaterThan(before);
});
