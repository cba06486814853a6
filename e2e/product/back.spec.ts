import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { createGate, openAsAdministrator } from '../support/admin.ts';
import { logInAtOther, startOtherProvider, type OtherProvider } from '../support/other-provider.ts';
import { expect, test } from '../support/test.ts';

/**
 * Back and Forward between documents, where browsers show a page as it was left (back/forward cache). Playwright switches that off
 * in Chromium, and the policy `no-store` of our own provider keeps the dashboard out of it; beside the other provider it is on
 * in Firefox and WebKit.
 */
let provider: OtherProvider;
test.beforeEach(async () => {
  provider = await startOtherProvider();
});
test.afterEach(async () => {
  await provider.close();
});

/** Marks this document, which only the cache can bring back. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { isMarked: true });
  });
}

const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

/** Requests that are under way when a document is left fail in Firefox as a lost network does. */
test.beforeEach(({ allowConsole }) => {
  allowConsole(/NetworkError when attempting to fetch resource/);
  // Chromium tells every 401.
  allowConsole(/Failed to load resource: the server responded with a status of 401/);
});

async function logIn(page: Page): Promise<void> {
  await logInAtOther(page, provider.origin);
  await expect(page).toHaveURL(provider.origin + paths.dashboard);
  await page.waitForLoadState('networkidle');
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'All Stories' });

/** Opens a page of the dashboard without a form, whose draft keeps a page out of the cache, and leaves it for another document. */
async function leaveDashboard(page: Page): Promise<void> {
  await page.goto(provider.origin + dashboardPaths.allStories);
  await expect(page.getByText('Only one', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await mark(page);
  await page.goto(`${provider.origin}/favicon.svg`, { waitUntil: 'load' });
}

test('after logout, Back shows login and never the dashboard', async ({ page, browserName }) => {
  await logIn(page);
  await leaveDashboard(page);
  await page.evaluate(async () => {
    await fetch('/api/logout', { method: 'POST' });
    localStorage.removeItem('isAuthenticated');
  });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(provider.origin + paths.login);
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
  expect(await isMarked(page), 'it was out of the cache').toBe(browserName === 'firefox');
});

test('out of the cache nothing shows before the session is checked, and then all as it was left', async ({ page }) => {
  await logIn(page);
  await page.goto(provider.origin + dashboardPaths.categories);
  const field = page.getByLabel('Category name');
  await field.fill('Half typed');
  const gate = createGate();
  await page.route('**/api/verify-auth', async (route) => {
    await gate.opened;
    await route.fallback();
  });
  // As the engines tell it, in every engine.
  const tell = (name: 'pagehide' | 'pageshow') =>
    page.evaluate((type) => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true })), name);
  const opacity = () => page.evaluate(() => document.getElementById('root')?.style.opacity);
  await tell('pagehide');
  expect(await opacity(), 'before the browser keeps its picture').toBe('0');
  await tell('pageshow');
  await page.keyboard.type(' nothing');
  expect(await opacity()).toBe('0');
  gate.release();
  await expect.poll(opacity).toBe('');
  await expect(field).toHaveValue('Half typed');
  await expect(field).toBeFocused();
});

test('a session that has ended with its flag left behind leads to login too', async ({ page, browserName }) => {
  await logIn(page);
  await leaveDashboard(page);
  await page.evaluate(async () => {
    await fetch('/api/logout', { method: 'POST' });
  });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(provider.origin + paths.login);
  expect(await isMarked(page)).toBe(browserName === 'firefox');
});

test('the dashboard is stored nowhere: neither its pages nor what its session reads', async ({ page }) => {
  const kept = new Map<string, string | undefined>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/(api|dashboard)\//.test(pathname)) kept.set(pathname, response.headers()['cache-control']);
  });
  await openAsAdministrator(page, dashboardPaths.allStories);
  await expect(heading(page)).toBeVisible();
  for (const path of [dashboardPaths.allStories, '/api/verify-auth']) {
    await expect.poll(() => kept.get(path), path).toContain('no-store');
  }
});

test('a theme that was changed in another document is there after Back', async ({ page, browserName }) => {
  await page.goto(provider.origin + paths.contact);
  await expect(page.locator('body')).toHaveClass('white-theme');
  await mark(page);
  await page.goto(`${provider.origin}/favicon.svg`, { waitUntil: 'load' });
  await page.evaluate(() => {
    localStorage.setItem('theme', 'black');
  });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('body')).toHaveClass('black-theme');
  expect(await isMarked(page)).toBe(browserName === 'firefox');
});

test('and in another tab at once', async ({ page, context }) => {
  await page.goto(provider.origin + paths.contact);
  const other = await context.newPage();
  await other.goto(provider.origin + paths.about);
  await other.evaluate(() => {
    localStorage.setItem('theme', 'black');
  });
  await expect(page.locator('body')).toHaveClass('black-theme');
});
