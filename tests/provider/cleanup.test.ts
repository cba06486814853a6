import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeExpired } from '../../provider/src/media/cleanup.ts';
import { createServices } from '../../provider/src/services.ts';
import { isOnPostgres } from '../contract/support/database.ts';
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

test.skipIf(isOnPostgres)('what is looked for each minute takes no longer the more is kept', async () => {
  const client = await startClient(false);
  const { data, folder } = client.provider;
  await data.db
    .prepare(
      `INSERT INTO revision (kind, target_id, saved_at, cause, summary, body)
         WITH RECURSIVE one (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM one WHERE at < 3000)
         SELECT 'about', 1, 1, 'saved', '', '{}' FROM one`,
    )
    .run();
  await data.db
    .prepare(
      `INSERT INTO revision_media (revision_id, file)
         WITH RECURSIVE one (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM one WHERE at < 100)
         SELECT revision.id, printf('%024d.jpg', at) FROM revision, one`,
    )
    .run();
  const services = servicesOf(client);
  const time = async (work: () => Promise<unknown>): Promise<number> => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  // What a process has left that was killed is looked for once.
  const left = '0123456789abcdef01234567.jpg';
  writeFileSync(join(folder, 'media', left), 'left');
  await data.db.prepare('INSERT INTO revision_media (revision_id, file) VALUES (1000000, ?)').run(left);
  await removeExpired(services);
  expect(existsSync(join(folder, 'media', left))).toBe(false);
  // Once more, as it cannot be known whether what was removed was committed.
  await removeExpired(services);
  const all = data.db.prepare('SELECT count(*) FROM revision_media WHERE revision_id NOT IN (SELECT id FROM revision)');
  const once = await time(() => all.get());
  expect(await time(() => removeExpired(services))).toBeLessThan(once);
});
