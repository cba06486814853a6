import { expect, test } from 'vitest';
import { ensureProviderBuilt } from '../../scripts/lib/build.ts';
import { picture } from '../contract/support/provider.ts';
import { logInTo, startProcess, temporaryFolder } from '../provider/support/process.ts';
import { call } from './support/calls.ts';
import { figure } from './support/figures.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { startNginx } from './support/nginx.ts';

/** A cache in front: nginx, with the configuration of docs/operations.md. */

test('nginx in front: hits, a purge after each write, and pages while the provider is dead', async () => {
  await ensureProviderBuilt();
  const [DATA_DIR, port] = [temporaryFolder(), await freePort()];
  const site = `http://127.0.0.1:${String(port)}`;
  const provider = await startProcess({ DATA_DIR, PURGE_URL: `${site}/purge/`, PURGE_METHOD: 'DELETE' });
  const origin = provider.address ?? '';
  await startNginx(origin, port);
  const cookie = await logInTo(origin);
  const create = async (title: string): Promise<void> => {
    const { status } = await call(site, cookie, 'POST', '/api/projects', { title, HeaderMedia: picture() }, true);
    expect(status).toBe(201);
  };
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(site + path, { headers });
    return { status: answer.status, cache: answer.headers.get('x-cache'), body: await answer.text(), answer };
  };
  await create('Kiln');
  const { data }: { data: readonly { slug: string; HeaderMedia: string }[] } = JSON.parse(
    (await get('/api/projects')).body,
  );
  const [{ slug, HeaderMedia } = { slug: '', HeaderMedia: '' }] = data;
  const variant = `/${HeaderMedia}.320.avif`;
  await expect.poll(async () => (await get(variant)).answer.headers.get('cache-control')).toContain('immutable');

  // Whatever is shared with an address, it is one answer: of the page, of a read, and of a picture.
  const addresses = ['/', '/work', `/project/${slug}`, '/api/projects', `/api/project?slug=${slug}`, variant];
  for (const address of addresses) await get(address);
  let hits = 0;
  const visits = 600;
  for (let count = 0; count < visits; count += 1) {
    const address = addresses[count % addresses.length] ?? '';
    const shared = `${address}${address.includes('?') ? '&' : '?'}utm_source=${String(count)}`;
    // The browsers of the world name different formats: one answer for all of them.
    const accept = `${address === variant ? '' : 'text/html,'}image/webp;q=0.${String((count % 9) + 1)},*/*;q=0.1`;
    const { status, cache } = await get(shared, { accept });
    expect(status, shared).toBe(200);
    if (['HIT', 'STALE', 'UPDATING'].includes(cache ?? '')) hits += 1;
  }
  figure('hits of a cache in front, of visits with a query of their own', `${String(hits)} of ${String(visits)}`);
  expect(hits / visits).toBeGreaterThan(0.98);

  // What the owner has saved is seen by visitors as soon as the cache is purged, long before its ten seconds are over.
  await get('/work');
  const written = performance.now();
  await create('Salt');
  await expect.poll(async () => (await get('/work')).body, { timeout: 5000, interval: 20 }).toContain('Salt');
  figure('a write is seen through a cache in front after', `${String(Math.round(performance.now() - written))} ms`);
  // The owner is never answered from it.
  const own = await get('/work', { cookie });
  expect([own.cache, own.answer.headers.get('cache-control')]).toEqual(['BYPASS', 'private, no-store']);
  expect((await get('/work')).answer.headers.get('set-cookie')).toBeNull();

  for (const address of addresses) await get(address);
  await provider.stop('SIGKILL');
  const dead = performance.now();
  let [answered, stale] = [0, 0];
  while (performance.now() - dead < 13_000) {
    for (const address of addresses) {
      const { status, cache } = await get(address);
      expect(status, address).toBe(200);
      answered += 1;
      if (cache === 'STALE' || cache === 'UPDATING') stale += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  figure(
    'visits answered by a cache in front while the provider was dead',
    `${String(answered)} of ${String(answered)}`,
  );
  // Longer than the ten seconds for which an answer is fresh.
  expect(stale).toBeGreaterThan(0);
}, 120_000);
