import type { Browser, Locator, Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { logInAtOther, startOtherProvider } from '../support/other-provider.ts';
import { useOwnStudio } from '../support/own-studio.ts';
import { expect, test } from '../support/test.ts';

const studio = useOwnStudio();
const closed = 'The site is closed. Visitors see one page that says so.';
const open = 'The site is open.';

const step = (page: Page) => page.getByRole('button', { name: 'Keep the site closed while you work' });
const panel = (page: Page) => page.getByRole('region', { name: 'Closed site' });
/** On the site at the foot of the window, in the dashboard above its pages. */
const bar = (page: Page) => page.getByRole('complementary', { name: 'Closed site' });
const openSite = (page: Page) => page.getByRole('button', { name: 'Open the site' });
const closeSite = (page: Page) => page.getByRole('button', { name: 'Close the site' });
const opensSoon = (page: Page) => page.getByRole('heading', { level: 1, name: 'Opens soon' });

/** Somebody without a session, who comes by again and again. */
async function startVisitor(browser: Browser, width = 1440) {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  return {
    page,
    /** @returns the status of the page's own answer */
    visit: async (path: string) => (await page.goto(studio.origin + path))?.status(),
    close: () => context.close(),
  };
}

test('a new studio is closed from its first steps: a visitor finds one page, its owner the site', async ({
  page,
  browser,
  toasts,
}) => {
  test.slow();
  const visitor = await startVisitor(browser);
  expect(await visitor.visit(paths.work)).toBe(200);
  await expect(visitor.page.getByText('No projects found')).toBeVisible();

  await openAsAdministrator(page, paths.dashboard, studio.origin);
  await expect(page.getByText('0 of 7 done')).toBeVisible();
  await step(page).click();
  await toasts.seeSuccess(closed);
  await expect(page.getByText('1 of 7 done')).toBeVisible();
  await expect(panel(page)).toContainText('Closed: only you see the site');
  await expectAccessible(page);

  for (const path of [paths.home, paths.work, paths.contact]) {
    expect(await visitor.visit(path), path).toBe(503);
    await expect(opensSoon(visitor.page), path).toBeVisible();
    await expect(visitor.page.getByText('No projects found')).toHaveCount(0);
  }
  await expectAccessible(visitor.page);

  await toasts.undo.click();
  await toasts.seeSuccess(open);
  await expect(panel(page)).toHaveCount(0);
  expect(await visitor.visit(paths.work)).toBe(200);
  await expect(visitor.page.getByText('No projects found')).toBeVisible();

  await step(page).click();
  await toasts.seeSuccess(closed);
  await page.getByRole('link', { name: 'Categories', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Name your first category' })).toBeVisible();
  await expect(bar(page)).toContainText('Closed: only you see the site.');
  // Its words begin where the heading does.
  const left = (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().left));
  expect(await left(bar(page).getByText('Closed:'))).toBe(await left(page.getByRole('heading', { level: 1 })));
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View site' }).click();
  await expect(bar(page)).toContainText('Closed: only you see this');
  await expect(page.getByText('Home page text1')).toBeVisible();
  await expectAccessible(page);
  // Within the site its reads have the session too.
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Work', exact: true }).click();
  await expect(page).toHaveURL(studio.origin + paths.work);
  await expect(page.getByText('No projects found')).toBeVisible();
  expect(await visitor.visit(paths.work)).toBe(503);

  await bar(page).getByRole('link', { name: 'Open the site' }).click();
  await expect(page).toHaveURL(studio.origin + paths.dashboard);
  await panel(page).getByRole('button', { name: 'Open the site' }).click();
  await toasts.seeSuccess(open);
  expect(await visitor.visit(paths.work)).toBe(200);
  await expect(visitor.page.getByText('No projects found')).toBeVisible();
  await page.goto(studio.origin + paths.work);
  await expect(page.getByText('No projects found')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await visitor.close();
});

test('by keys on a phone, from Settings: every page of the dashboard says so until it is open', async ({
  page,
  browser,
  toasts,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const visitor = await startVisitor(browser, 390);
  await openAsAdministrator(page, dashboardPaths.settings, studio.origin);
  await closeSite(page).press('Enter');
  await toasts.seeSuccess(closed);
  await expect(openSite(page)).toBeFocused();
  expect(await visitor.visit(paths.home)).toBe(503);
  await expect(opensSoon(visitor.page)).toBeVisible();
  expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(visitor.page);

  await page.goto(studio.origin + dashboardPaths.categories);
  await expect(bar(page)).toContainText('Closed: only you see the site.');
  await page.getByRole('link', { name: 'Open the site' }).press('Enter');
  await expect(page).toHaveURL(studio.origin + paths.dashboard);
  await panel(page).getByRole('button', { name: 'Open the site' }).press('Enter');
  await toasts.seeSuccess(open);
  // The panel goes; whoever goes by keyboard is at the head of what stays.
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeFocused();
  expect(await visitor.visit(paths.home)).toBe(200);
  await page.goto(studio.origin + dashboardPaths.categories);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await visitor.close();
});

test('what could not be closed stays open, and says so', async ({ page, toasts, allowConsole }) => {
  allowConsole(/503|could not be closed/);
  await openAsAdministrator(page, dashboardPaths.settings, studio.origin);
  await page.route('**/api/closing', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 503, body: '' }),
  );
  await closeSite(page).click();
  await toasts.seeFailure('The site could not be closed.');
  await expect(closeSite(page)).toBeEnabled();
  expect((await studio.asVisitor(paths.home)).status).toBe(200);
  await page.unroute('**/api/closing');
  await closeSite(page).click();
  await toasts.seeSuccess(closed);
  expect((await studio.asVisitor(paths.home)).status).toBe(503);
  await openSite(page).click();
  await toasts.seeSuccess(open);
  expect((await studio.asVisitor(paths.home)).status).toBe(200);
});

test('with a provider of the specified calls there is nothing of it', async ({ page }) => {
  const plain = await startOtherProvider();
  try {
    await logInAtOther(page, plain.origin);
    await expect(page.getByRole('link', { name: 'Reset Password' }).first()).toBeVisible();
    await expect(step(page)).toHaveCount(0);
    await expect(openSite(page)).toHaveCount(0);
  } finally {
    await plain.close();
  }
});
