import { paths } from '../../src/domain/paths.ts';
import { expect, test } from '../support/test.ts';

/** In bytes, compressed: what a visitor's first page may cost in script. */
const SCRIPT_BUDGET = 104_000;

test('the first page costs at most 104 kB of script, and none of it is the dashboard', async ({ page }) => {
  const scripts: { readonly url: string; readonly bytes: number; readonly text: string }[] = [];
  const reads: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    reads.push(
      (async () => {
        const response = await request.response();
        const { responseBodySize } = await request.sizes();
        scripts.push({ url: request.url(), bytes: responseBodySize, text: (await response?.text()) ?? '' });
      })(),
    );
  });
  await page.goto(paths.home);
  await expect(page.getByRole('region', { name: 'Carousel' })).toBeVisible();
  await Promise.all(reads);

  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(SCRIPT_BUDGET);
  for (const { url, text } of scripts) {
    expect(text.includes('Your Content Managment System'), url).toBe(false);
    expect(text.includes('verify-auth'), url).toBe(false);
  }
});

test('nothing is asked of another host', async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  for (const path of [paths.home, paths.work, paths.about, paths.stories, paths.project('upar')]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
});
