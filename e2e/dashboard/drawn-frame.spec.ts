import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { createGate, openAsAdministrator, setFlag } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';

/** Holds the dashboard's code back. */
async function holdCode(page: Page) {
  const gate = createGate();
  await page.route(/\/assets\/dashboard-[^/]*\.js$/, async (route) => {
    await gate.opened;
    await route.fallback();
  });
  return gate;
}

const drawn = (page: Page) => page.locator('#drawn-frame');

/** Where each word of the side, the bar and the second level stands, and in which colour. */
const layoutOf = (page: Page, root: string) =>
  page.locator(root).evaluate((frame) =>
    [...frame.querySelectorAll('nav a, nav button, nav h2, nav h3, nav img')]
      .filter((one) => one.getClientRects().length > 0)
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const { color, fontWeight } = getComputedStyle(one);
        return { text: one.textContent, x, y, width, height, color, fontWeight };
      }),
  );

for (const [name, theme, size] of [
  ['wide, white', 'white', { width: 1440, height: 900 }],
  ['on a phone, black', 'black', { width: 390, height: 844 }],
] as const)
  test(`the frame is there before the dashboard's code, and stays where it is (${name})`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await openAsAdministrator(page);
    const { release } = await holdCode(page);
    await page.goto(dashboardPaths.look, { waitUntil: 'commit' });
    await expect(drawn(page)).toBeVisible();
    await expect(page.locator('#root')).toBeEmpty();
    await page.evaluate(() => document.fonts.ready);
    const before = await layoutOf(page, '#drawn-frame');
    expect(before.length).toBeGreaterThan(10);
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Look' })).toBeVisible();
    await expect(drawn(page)).toHaveCount(0);
    const after = await layoutOf(page, '#root');
    expect(after.slice(0, before.length)).toEqual(before);
  });

test('who has not logged in here sees nothing of it', async ({ page }) => {
  const { release } = await holdCode(page);
  await setFlag(page, 'false');
  await page.goto(paths.dashboard, { waitUntil: 'commit' });
  await expect(drawn(page)).toBeAttached();
  await expect(drawn(page)).toBeHidden();
  release();
  await expect(page).toHaveURL(paths.login);
});

test('code that cannot be had is told in its place', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|Failed to fetch|error-boundaries|dynamically imported|could not be reached/);
  await openAsAdministrator(page);
  await page.route(/\/assets\/dashboard-[^/]*\.js$/, (route) => route.abort());
  await page.goto(paths.dashboard, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(drawn(page)).toBeHidden();
});
