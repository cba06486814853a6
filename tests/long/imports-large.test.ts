import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { importLimits } from '../../provider/src/imports/limits.ts';
import { openWxr } from '../../provider/src/imports/wxr.ts';
import { planWxr } from '../../provider/src/imports/wxr-source.ts';
import { temporaryFolder } from '../provider/support/process.ts';
import { importerOf, serve, startImporter } from '../provider/support/imports.ts';
import { startProvider } from '../contract/support/provider.ts';

const words =
  '<!-- wp:paragraph --><p>Some words of a post, as people write them, <strong>with</strong> marks.</p><!-- /wp:paragraph -->\n';

/** Writes an export of so many posts, each with a picture. */
async function writeExport(path: string, posts: number, paragraphs: number): Promise<void> {
  const out = createWriteStream(path);
  out.write(
    '<?xml version="1.0"?><rss version="2.0" xmlns:wp="w" xmlns:content="c"><channel><link>http://old.example</link>',
  );
  for (let id = 1; id <= posts; id += 1) {
    const isTaken = out.write(
      `<item><title>Post ${String(id)}</title><link>http://old.example/${String(id)}/</link><wp:post_id>${String(id)}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><content:encoded><![CDATA[${words.repeat(paragraphs)}<img src="http://old.example/${String(id)}.jpg">]]></content:encoded></item>`,
    );
    if (!isTaken) await once(out, 'drain');
  }
  out.end('</channel></rss>');
  await once(out, 'close');
}

test('ten thousand posts of 10 kB each are looked through in bounded memory and time', async () => {
  const path = join(temporaryFolder(), 'export.xml');
  await writeExport(path, 10_000, 80);
  const { size } = await stat(path);
  expect(size).toBeGreaterThan(80_000_000);
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = 0;
  let longest = 0;
  let isDone = false;
  const watch = (async () => {
    let last = performance.now();
    while (!isDone) {
      await setImmediate();
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      most = Math.max(most, process.memoryUsage().rss - before);
    }
  })();
  const began = performance.now();
  const { items, plan } = await planWxr(() => openWxr(path, importLimits));
  isDone = true;
  await watch;
  const seconds = (performance.now() - began) / 1000;
  console.info(
    `Looked through: ${(size / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s, ${(most / 1e6).toFixed(0)} MB of memory, others waited ${longest.toFixed(0)} ms at most.`,
  );
  expect(items).toHaveLength(10_000);
  expect(plan.hosts).toEqual([{ host: 'old.example', files: 10_000 }]);
  expect(seconds).toBeLessThan(90);
  expect(most).toBeLessThan(300_000_000);
  // Whoever visits the site meanwhile is answered.
  expect(longest).toBeLessThan(1000);
}, 240_000);

test('a thousand posts are taken, stopped in between, gone on with, and each is there once', async () => {
  const path = join(temporaryFolder(), 'export.xml');
  await writeExport(path, 1000, 2);
  const { readFile } = await import('node:fs/promises');
  const { plan, call, ended } = await startImporter();
  const { id } = await plan(await readFile(path));
  const choices = { types: { post: 'story' }, hosts: [], redirects: true };
  await call('POST', `/api/imports/${String(id)}/run`, choices, 202);
  await call('POST', `/api/imports/${String(id)}/cancel`);
  const stopped = await ended(id);
  expect(stopped).toMatchObject({ state: 'cancelled' });
  await call('POST', `/api/imports/${String(id)}/cancel`, undefined, 409);
  await call('POST', `/api/imports/${String(id)}/run`, choices, 202);
  await call('POST', `/api/imports/${String(id)}/run`, choices, 409);
  await call('POST', `/api/imports/${String(id)}/removal`, undefined, 409);
  await call('DELETE', `/api/imports/${String(id)}`, undefined, 409);
  expect(await ended(id)).toMatchObject({ state: 'done', made: 1000, items: { done: 1000 } });
  const { stories } = await call<{ stories: readonly { title: string }[] }>('GET', '/api/stories');
  expect(new Set(stories.map(({ title }) => title)).size).toBe(1000);
  expect(stories).toHaveLength(1000);
  expect(await call<{ data: readonly object[] }>('GET', '/api/redirects')).toMatchObject({ data: { length: 1000 } });
  const { deleted } = await call<{ deleted: number }>('POST', `/api/imports/${String(id)}/removal`);
  expect(deleted).toBe(1000);
}, 240_000);

test('what was under way when the provider ended goes on at its next start', async () => {
  const { host, origin } = await serve();
  const provider = await startProvider({ imports: { allows: () => true } });
  const first = await importerOf(provider);
  const path = join(temporaryFolder(), 'export.xml');
  await writeExport(path, 60, 2);
  const { readFile } = await import('node:fs/promises');
  const text = (await readFile(path, 'utf8')).replaceAll(/http:\/\/old\.example\/(\d+)\.jpg/g, `${origin}/$1.jpg`);
  const { id } = await first.plan(text);
  await first.call(
    'POST',
    `/api/imports/${String(id)}/run`,
    { types: { post: 'story' }, hosts: [host], redirects: false },
    202,
  );
  await provider.app.close();
  const { buildApp } = await import('../../provider/src/app.ts');
  const app = await buildApp({
    db: provider.data.db,
    media: provider.data.media,
    clock: Date.now,
    config: {
      publicOrigin: null,
      trustProxy: false,
      allowedOrigins: [],
      clientDir: null,
      imports: { allows: () => true },
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const again = await importerOf({ ...provider, app, close: async () => undefined });
  expect(await again.ended(id)).toMatchObject({ state: 'done', made: 60 });
  const { stories } = await again.call<{ stories: readonly object[] }>('GET', '/api/stories');
  expect(stories).toHaveLength(60);
  await app.close();
  await provider.close();
}, 120_000);
