import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { Dialog } from '../models/dialog.model.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { administrator } from '../support/administrator.ts';
import { startOwnProvider, temporaryStore } from '../support/own-provider.ts';
import { expect, test } from '../support/test.ts';

const { categories } = dashboardPaths;
const expired = 'Your token has expired, Please login again!';

const flag = (page: Page) => page.evaluate(() => localStorage.getItem('isAuthenticated'));

test.describe('without the local flag', () => {
  test('leads to login, and from there to the page that was wanted', async ({ page, login }) => {
    await page.goto(categories);
    await expect(page).toHaveURL(paths.login);
    await login.logIn();
    await expect(page).toHaveURL(categories);
    await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(paths.login);
  });
});

test('a check that is cut off by a reload ends nothing', async ({ page }) => {
  await openAsAdministrator(page);
  await page.route('**/api/verify-auth', () => undefined);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(await flag(page)).toBe('true');
});

test('a provider that is killed and started again ends no session', async ({ page, allowConsole }) => {
  test.slow();
  allowConsole(/Failed to load resource/);
  const store = temporaryStore();
  const env = { ADMIN_USERNAME: administrator.username, ADMIN_PASSWORD: administrator.password };
  const first = await startOwnProvider(store.folder, env);
  await page.clock.install();
  await openAsAdministrator(page, dashboardPaths.createStory, first.origin);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Typed before it died');
  await page.waitForLoadState('networkidle');
  await first.kill();
  await page.clock.fastForward(50_000);
  const dialog = new Dialog(page, expired);
  await dialog.see();
  const second = await startOwnProvider(store.folder, { ...env, PORT: new URL(first.origin).port });
  await page.clock.fastForward(2000);
  await dialog.seeClosed();
  await expect(title).toHaveValue('Typed before it died');
  await expect(title).toBeFocused();
  await second.kill();
  store.remove();
});
