import sharp from 'sharp';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { enter, type Credentials } from './support/administrator.ts';
import type { Page } from './support/page.ts';
import { pause } from './support/processes.ts';
import type { Proxy } from './support/proxy.ts';
import { expect, test } from './support/test.ts';

const { allStories } = dashboardPaths;

test.override({ wishes: { width: 1440, height: 900, isReduced: true } });

/** Another document with the opener policy that the dashboard has: across it WebKit’s driver is not answered. */
const beside = '/p/nothing';

/** Leaves the document for another; WebKit keeps it in its back/forward cache. */
async function leave(page: Page, elsewhere: string): Promise<void> {
  await page.run(() => {
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted }));
  });
  await page.visit(elsewhere);
}

/** Whether this is a document out of the cache, and as the browser tells its page. */
const wasKept = (page: Page) => page.run(() => ('wasKept' in window ? window.wasKept : null));

/** Whether a picture of the page has one colour only. */
async function isBlank(page: Page): Promise<boolean> {
  const { channels } = await sharp(await page.screenshot()).stats();
  return channels.every(({ stdev }) => stdev === 0);
}

/** Leaves the page and comes back to it out of the cache: it shows nothing until the session has been checked. */
async function goBackUnchecked(page: Page, proxy: Proxy): Promise<void> {
  await leave(page, beside);
  const release = proxy.hold('/api/verify-auth');
  await page.back();
  // That there is nothing beside it may have been said before it was left.
  expect((await page.said()).filter((text) => !text.startsWith(beside))).toEqual([]);
  expect(await wasKept(page), 'the document was kept').toBe(true);
  expect(await isBlank(page)).toBe(true);
  release();
}

async function openStories(page: Page, proxy: Proxy, credentials: Credentials): Promise<void> {
  await enter(page, allStories, credentials);
  // Login belongs to the document before. What is under way when a page is left fails, and the page says so.
  await proxy.quiet();
  await page.open(allStories);
  await page.see('All Stories');
  await page.seeElement('table a');
  expect(await isBlank(page)).toBe(false);
  await proxy.quiet();
}

test('Back after logout shows nothing of the dashboard out of the cache, and leads to login', async ({
  page,
  provider,
  proxy,
}) => {
  await openStories(page, proxy, provider);
  // As another tab may do; what this one stores still says that there is a session.
  expect(await page.run(async () => (await fetch('/api/logout', { method: 'POST' })).ok)).toBe(true);
  await goBackUnchecked(page, proxy);
  await expect.poll(() => page.path()).toBe(paths.login);
  await page.seeElement('input', 'Username');
  expect(await wasKept(page), 'it is the same document').toBe(true);
  expect(await page.text()).not.toContain('All Stories');
});

test('Back to a session that goes on shows the page as it was left, once the session is checked', async ({
  page,
  provider,
  proxy,
}) => {
  await openStories(page, proxy, provider);
  await goBackUnchecked(page, proxy);
  await expect.poll(() => isBlank(page)).toBe(false);
  await page.see('All Stories');
  expect(await page.path()).toBe(allStories);
});

test('logged out by its button, Back leads to login, in the app and out of another document', async ({
  page,
  provider,
  proxy,
}) => {
  await openStories(page, proxy, provider);
  await page.click('nav a', 'Logout');
  await page.click('[role=alertdialog] button', 'Yes, Logout');
  await expect.poll(() => page.path()).toBe(paths.login);
  await page.back();
  await pause(500);
  await expect.poll(() => page.path()).toBe(paths.login);
  await page.visit(beside);
  await page.back();
  await page.seeElement('input', 'Username');
  expect(await page.path()).toBe(paths.login);
});

test('a theme that was changed in another document is there after Back', async ({ page }) => {
  await page.open(paths.contact);
  await leave(page, '/healthz');
  await page.run(() => localStorage.setItem('theme', 'black'));
  await page.back();
  expect(await wasKept(page), 'the document was kept').toBe(true);
  await expect.poll(() => page.run(() => document.body.className)).toBe('black-theme');
});
