import type { Page, Route } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { expect, test } from '../support/test.ts';

test.use({ firstHtml: 'plain' });

/** What a provider in trouble may answer to every read. */
const troubles: readonly (readonly [string, (route: Route) => Promise<void>, string])[] = [
  ['refuses the connection', (route) => route.abort('connectionrefused'), 'Failed to fetch'],
  ['answers 500', (route) => route.fulfill({ status: 500, body: '' }), 'HTTP error: 500'],
  ['answers 502 with HTML', (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }), 'HTTP error: 502'],
  ['answers garbage', (route) => route.fulfill({ body: '{"data": [' }), 'could not be understood'],
  ['answers nothing', (route) => route.fulfill({ body: '' }), 'could not be understood'],
];

async function heal(page: Page): Promise<void> {
  await page.unroute('**/api/**');
  // The browser says it is online again; the page recovers without a reload.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

for (const [what, trouble, message] of troubles) {
  test.describe(`a provider that ${what}`, () => {
    test.beforeEach(async ({ page, allowConsole }) => {
      allowConsole(/Failed to (load resource|fetch)|HTTP error|could not be understood/);
      await page.route('**/api/**', trouble);
    });

    test('home shows its fallbacks, logs, and recovers without a reload', async ({ page }) => {
      await page.goto(paths.home);
      await expect(page.getByText('Loading page...')).toBeVisible();
      for (const text of ['Home page text1', 'Home page text2', 'Home page text3', 'No Grid Data Found']) {
        await expect(page.getByText(text)).toBeVisible();
      }
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await heal(page);
      await expect(page.getByRole('region', { name: 'Carousel' }).getByText('1/4')).toBeVisible();
      await expect(page.getByText('Home page text1')).toBeHidden();
    });

    for (const [path, healthy] of [
      [paths.about, 'Half a ream, and the rest in conversation'],
      [paths.project('upar'), 'Upar'],
    ] as const) {
      test(`${path} says what went wrong and can be tried again`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('alert')).toContainText('Error: ');
        await expect(page.getByRole('alert')).toContainText(message);
        await page.unroute('**/api/**');
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('heading', { name: healthy, level: 1 })).toBeVisible();
      });
    }
  });
}

test(
  'a read without an answer becomes a failure after 15 s, with a way to try again',
  { tag: '@long' },
  async ({ page, allowConsole }) => {
    test.slow();
    allowConsole(/did not answer in time/);
    await page.route('**/api/aboutpage', () => new Promise(() => undefined));
    await page.goto(paths.about);
    await expect(page.getByRole('status')).toContainText('Loading');
    await expect(page.getByRole('alert')).toContainText('did not answer in time', { timeout: 25_000 });
    await page.unroute('**/api/aboutpage');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Half a ream');
  },
);
