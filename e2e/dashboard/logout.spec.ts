import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { Dialog } from '../models/dialog.model.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';

const { logout } = dashboardPaths;

const asks = (page: Page) => new Dialog(page, 'Are you sure you want to logout?');

test('ends the session and leads to login', async ({ page }) => {
  await openAsAdministrator(page, logout);
  await asks(page).answer('Yes, Logout');
  await expect(page).toHaveURL(paths.login);
  expect(await page.evaluate(() => localStorage.getItem('isAuthenticated'))).toBeNull();
  expect((await page.request.get('/api/verify-auth')).status()).toBe(401);
  await page.goto(paths.dashboard);
  await expect(page).toHaveURL(paths.login);
});
