import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext, Page } from '@playwright/test';
import { inRoot, projectNode } from '../../scripts/lib/paths.mjs';
import { startProvider } from '../../scripts/lib/provider.ts';
import { administrator } from '../support/administrator.ts';
import { serveFiles } from '../support/file-server.ts';
import { expect, test } from '../support/test.ts';

const publicOrigin = 'http://studio.example';
const strange = 'जल & <b>“50 %”</b> ../?#';

/** A studio with a second page of work, a category, a former address, a strange title, and something that is not listed. */
async function fill(request: APIRequestContext, origin: string): Promise<void> {
  const post = async (path: string, options: Parameters<APIRequestContext['post']>[1]) => {
    const answer = await request.post(origin + path, options);
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()).data;
  };
  await post('/api/login', { data: administrator });
  const { id: category } = await post('/api/category', { data: { name: 'Ceramics' } });
  const project = (title: string, more: Readonly<Record<string, string>> = {}) =>
    post('/api/projects', { multipart: { title, category: String(category), ...more } });
  for (let count = 1; count < 9; count += 1) await project(`Project ${String(count)}`, { category: '' });
  const untitled = await project('');
  const buffer = readFileSync(inRoot('provider', 'demo-content', 'media', 'tarini', 'glyph-9.jpg'));
  const picture = { name: 'glyph.jpg', mimeType: 'image/jpeg', buffer };
  const named = await request.patch(`${origin}/api/projects/${String(untitled.id)}/edit`, {
    multipart: { title: strange, HeaderMedia: picture },
  });
  expect(named.ok(), await named.text()).toBe(true);
  await project('Nobody lists this', { visibility: 'unlisted' });
  const story = { title: 'Make the dummy first', authorname: 'Asha', content: 'One.\n\nTwo.' };
  await post('/api/stories', { multipart: story });
  await post('/api/pages', { data: { title: 'Privacy', content: 'Nothing is kept.', visibility: 'public' } });
}

/** What a reader and a search engine find in a document as it is sent, and its links with the addresses that they stand for. */
function readDocument(html: string) {
  const sent = new DOMParser().parseFromString(html, 'text/html');
  const inHead =
    'title, meta, link[rel=canonical], link[rel=alternate], link[rel=icon], script[type="application/ld+json"]';
  const links = [...sent.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map((link) => ({
    file: link.getAttribute('href') ?? '',
    address: link.dataset['to'] ?? link.getAttribute('href') ?? '',
  }));
  return {
    head: [...sent.head.querySelectorAll(inHead)].map((element) => element.outerHTML),
    text: sent.getElementById('root')?.textContent,
    title: sent.title,
    links,
  };
}

/** A story of the list has its own page in an export: a document of the list for each would hold them all. */
function ownAddress(address: string): string {
  return address.replace(/^\/story\?story=(\d+).*/, '/individual/$1');
}

/** @param page one without a policy, which parsed styles would break */
async function read(page: Page, url: string) {
  const answer = await page.request.get(url);
  return { status: answer.status(), ...(await page.evaluate(readDocument, await answer.text())) };
}

test('an export is the served site, to be read and walked without it', async ({ page, allowConsole }) => {
  test.setTimeout(150_000);
  const place = mkdtempSync(join(tmpdir(), 'vitrine-export-'));
  const target = join(place, 'site');
  const env = { DATA_DIR: join(place, 'data'), DEMO_CONTENT: 'off', PUBLIC_ORIGIN: publicOrigin };
  const provider = await startProvider(env);
  try {
    await fill(page.request, provider.origin);
    await page.context().clearCookies();
    const run = promisify(execFile);
    const { stdout } = await run(projectNode(), [inRoot('provider', 'src', 'commands', 'export.ts'), target], {
      env: { ...process.env, ...env },
    });
    expect(stdout).toContain('Exported');
    const files = await serveFiles(target);
    try {
      const parser = await page.context().newPage();
      const asked: string[] = [];
      page.on('request', (one) => asked.push(new URL(one.url()).pathname));

      // Every link, as its document is sent and as the browser shows it.
      const waiting = [{ file: '/', address: '/' }];
      const seen = new Set(waiting.map(({ file }) => file));
      for (let link = waiting.shift(); link !== undefined; link = waiting.shift()) {
        const { file } = link;
        const address = ownAddress(link.address);
        await page.goto(files.origin + file);
        const sent = await read(parser, files.origin + file);
        const { links, ...served } = await read(parser, provider.origin + address);
        expect.soft({ ...sent, links: [] }, address).toEqual({ ...served, links: [] });
        expect(new URL(page.url()).href, file).toBe(new URL(address, files.origin).href);
        await expect(page, file).toHaveTitle(served.title);
        await expect(page.getByRole('heading', { level: 1 }), file).toHaveCount(1);
        expect(links.length, address).toBe(sent.links.length);
        for (const next of sent.links.filter((one) => !seen.has(one.file))) {
          seen.add(next.file);
          waiting.push(next);
        }
      }
      expect([...seen]).toEqual(
        expect.arrayContaining(['/work/page/2', '/work/category/1', '/individual/1', '/privacy', '/contact']),
      );

      // Within the app, and again at its addresses: the host looks at no query.
      await page.goto(files.origin);
      await page.getByRole('banner').getByRole('link', { name: 'Work' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Project 1' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project 1');
      await page.goto(`${files.origin}/work?category=1`);
      await expect(page).toHaveTitle(/Ceramics/);
      await expect(page.getByRole('main').getByRole('link', { name: 'Project 1' })).toHaveCount(0);
      await page.getByRole('main').getByRole('link', { name: strange }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(strange);
      await page.goBack();
      await expect(page).toHaveTitle(/Ceramics/);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
      await expect(page.getByRole('main')).toContainText('Nothing is kept.');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Coffee break' }).click();
      await expect(page.getByRole('main')).toContainText('Make the dummy first');
      await page.reload();
      await expect(page.getByRole('main')).toContainText('Make the dummy first');
      expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);

      // What is not there says so, the dashboard too; nothing asks for its code.
      allowConsole(/status of 404|^HTTP error: 404$/);
      for (const path of ['/nothing', '/project/nobody-lists-this', '/dashboard']) {
        expect((await page.goto(files.origin + path, { waitUntil: 'load' }))?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
      }
      expect(asked.filter((path) => /dashboard/i.test(path))).toEqual(['/dashboard']);
    } finally {
      await files.close();
    }
  } finally {
    await provider.stop();
    rmSync(place, { recursive: true, force: true });
  }
});
