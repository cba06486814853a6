import type { Page, Route } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { expect, test } from '../support/test.ts';

test.use({ firstHtml: 'plain' });

/** How a failing provider may answer every read. */
const failures: readonly (readonly [string, (route: Route) => Promise<void>, string])[] = [
  ['refuses the connection', (route) => route.abort('connectionrefused'), 'The server could not be reached.'],
  ['answers 500', (route) => route.fulfill({ status: 500, body: '' }), 'HTTP error: 500'],
  ['answers 502 with HTML', (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }), 'HTTP error: 502'],
  ['answers garbage', (route) => route.fulfill({ body: '{"data": [' }), 'could not be understood'],
  ['answers nothing', (route) => route.fulfill({ body: '' }), 'could not be understood'],
  [
    'answers in the wrong shape',
    (route) => route.fulfill({ json: { data: 7, stories: 'x', headerdata: {}, homepageGrids: 1, hometexts: 2 } }),
    'could not be understood',
  ],
];

/** The pages that say what went wrong, and what they show when it is over. */
const others: readonly (readonly [string, string])[] = [
  [paths.work, 'Upar'],
  [paths.project('upar'), 'Upar'],
  [paths.about, 'Half a ream, and the rest in conversation'],
  [paths.stories, 'Make the dummy first'],
  [paths.story(1), 'Make the dummy first'],
];

async function expectFallbacks(page: Page): Promise<void> {
  for (const text of [
    'Home page text1',
    'Home page text2',
    'Home page text3',
    'No Grid Data Found',
    'Loading page...',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
}

async function heal(page: Page): Promise<void> {
  await page.unroute('**/api/**');
  // The browser says it is online again; the page recovers without a reload.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

for (const [index, [what, fail, message]] of failures.entries()) {
  // One of them in `npm test`: the others end in the same branches of the page.
  test.describe(`a provider that ${what}`, { tag: index === 0 ? [] : ['@long'] }, () => {
    test.beforeEach(async ({ page, allowConsole }) => {
      allowConsole(/Failed to (load resource|fetch)|HTTP error|could not be (understood|reached)/);
      await page.route('**/api/**', fail);
    });

    test('home shows its fallbacks, logs, and recovers without a reload', async ({ page }) => {
      await page.goto(paths.home);
      await expectFallbacks(page);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await heal(page);
      await expect(page.getByRole('region', { name: 'Carousel' }).getByText('1/4')).toBeVisible();
      await expect(page.getByText('Home page text1')).toBeHidden();
    });

    // To the pages 500 is as 502, and nothing as garbage.
    if (/ 500$|nothing$/.test(what)) return;
    test('every other page says what went wrong and can be tried again', async ({ page }) => {
      for (const [path, healthy] of others) {
        await page.goto(path);
        await expect(page.getByRole('alert'), path).toContainText('Error: ');
        await expect(page.getByRole('alert'), path).toContainText(message);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await page.unroute('**/api/**');
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('main').getByText(healthy).first()).toBeVisible();
        await page.route('**/api/**', fail);
      }
    });
  });
}

test(
  'reads without an answer become failures after 15 s on every page, with a way to try again',
  { tag: '@long' },
  async ({ context, allowConsole }) => {
    test.slow();
    allowConsole(/did not answer in time|Failed to fetch|could not be reached/);
    await context.route('**/api/**', () => new Promise(() => undefined));
    const open = async (path: string) => {
      const page = await context.newPage();
      await page.goto(path);
      return page;
    };
    const home = await open(paths.home);
    const pages = await Promise.all(others.map(async ([path, healthy]) => ({ path, healthy, page: await open(path) })));
    await expect(home.getByText('Home page text1')).toBeVisible({ timeout: 40_000 });
    await expectFallbacks(home);
    for (const { path, page } of pages) {
      await expect(page.getByRole('alert'), path).toContainText('did not answer in time', { timeout: 40_000 });
      await expect(page.getByText('Loading', { exact: true })).toBeHidden();
    }
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    for (const { healthy, page } of pages) {
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('main').getByText(healthy).first()).toBeVisible();
    }
  },
);
