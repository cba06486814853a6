import type { Browser, Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { administrator } from '../support/administrator.ts';
import { expectAccessible } from '../support/axe.ts';
import { useOwnStudio } from '../support/own-studio.ts';
import { expect, test } from '../support/test.ts';

const studio = useOwnStudio();

const rows = (page: Page) => page.getByRole('row').filter({ hasText: 'Began' });
const end = (page: Page) => page.getByRole('button', { name: /^Log out: / });

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** Logs in in a browser of its own. */
async function logInElsewhere(browser: Browser, userAgent?: string): Promise<Page> {
  const context = await browser.newContext(userAgent === undefined ? {} : { userAgent });
  const page = await context.newPage();
  expect((await page.request.post(`${studio.origin}/api/login`, { data: administrator })).ok()).toBe(true);
  return page;
}

test('by mouse: a phone that was left somewhere is logged out from here', async ({ page, browser }) => {
  const other = await logInElsewhere(browser, phone);
  await openAsAdministrator(page, dashboardPaths.sessions, studio.origin);
  await expect(rows(page)).toHaveText([/, here/, /Safari on iOS/]);
  await expect(page.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0);
  await expectAccessible(page);
  await end(page).click();
  await expect(page.getByText('Logged out there.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('A session ends by itself')).toBeFocused();
  expect((await other.request.get(`${studio.origin}/api/verify-auth`)).status()).toBe(401);
  await other.context().close();
});

test('by keys on a phone: everywhere else at once', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const others = [
    await logInElsewhere(browser),
    await logInElsewhere(browser, phone),
    await logInElsewhere(browser, 'x'),
  ];
  await openAsAdministrator(page, dashboardPaths.sessions, studio.origin);
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).filter({ hasText: 'An unknown browser' })).toHaveCount(1);
  await expectAccessible(page);
  await end(page).first().press('Enter');
  await expect(rows(page)).toHaveCount(3);
  await expect(end(page).first()).toBeFocused();
  await page.getByRole('button', { name: 'Log out everywhere else' }).press('Enter');
  await expect(page.getByText('Logged out everywhere else.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  for (const other of others) {
    expect((await other.request.get(`${studio.origin}/api/verify-auth`)).status()).toBe(401);
    await other.context().close();
  }
});
