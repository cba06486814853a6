import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { expect, test } from '../support/test.ts';

/** In bytes, Brotli: what a visitor's first page may cost in script. */
const SCRIPT_BUDGET = 96_000;

/** The scripts that are fetched from now on, a promise of each. */
function noteScripts(page: Page) {
  const scripts: Promise<{ readonly url: string; readonly bytes: number; readonly text: string }>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.push(
      (async () => {
        const response = await request.response();
        const { responseBodySize } = await request.sizes();
        return { url: request.url(), bytes: responseBodySize, text: (await response?.text()) ?? '' };
      })(),
    );
  });
  return scripts;
}

type Noted = ReturnType<typeof noteScripts>;

/** Opens a page, and waits until it fetches no more scripts. On a busy machine its network is idle before it has begun. */
async function openWhole(page: Page, path: string, noted: Noted): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  let before = 0;
  await expect
    .poll(
      () => {
        const isStill = noted.length > 3 && noted.length === before;
        before = noted.length;
        return isStill;
      },
      { intervals: [500] },
    )
    .toBe(true);
}

for (const path of [paths.home, paths.work, paths.project('upar'), paths.about, paths.stories, paths.contact]) {
  test(`${path}, opened first, costs at most 96 kB of script, and none of it is the dashboard`, async ({ page }) => {
    const noted = noteScripts(page);
    await openWhole(page, path, noted);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const scripts = await Promise.all(noted);
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(SCRIPT_BUDGET);
    for (const { url, text } of scripts) {
      expect(text.includes('Your Content Managment System'), url).toBe(false);
      expect(text.includes('verify-auth'), url).toBe(false);
    }
  });
}

test('what the next page is read with, and what it grows by, comes at the first user input', async ({ page }) => {
  const noted = noteScripts(page);
  await openWhole(page, paths.about, noted);
  const before = noted.length;
  await page.mouse.move(40, 400);
  await expect.poll(() => noted.length).toBe(before + 2);
  const scripts = await Promise.all(noted);
  for (const sign of ['/api/aboutpage', 'startViewTransition(async']) {
    const holders = scripts.filter(({ text }) => text.includes(sign));
    expect(holders, sign).toHaveLength(1);
    expect(
      scripts.findIndex(({ text }) => text.includes(sign)),
      sign,
    ).toBeGreaterThanOrEqual(before);
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
