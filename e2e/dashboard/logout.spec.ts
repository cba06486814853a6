import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { Dialog } from '../models/dialog.model.ts';
import { createGate, openAsAdministrator } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';

const { allStories, logout } = dashboardPaths;

const asks = (page: Page) => new Dialog(page, 'Are you sure you want to logout?');

test('asks over the shell, with the focus on Cancel, which goes back', async ({ page }) => {
  await openAsAdministrator(page, allStories);
  await page.getByRole('navigation').getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL(logout);
  await expect(page).toHaveTitle('Logout | Half Ream');
  const dialog = asks(page);
  await dialog.seeFocusOn('Cancel');
  await dialog.answer('Cancel');
  await expect(page).toHaveURL(allStories);
  await expect(page.getByRole('heading', { level: 1, name: 'All Stories' })).toBeFocused();
});

test('Escape is Cancel; without a way back it leads to the dashboard', async ({ page }) => {
  await openAsAdministrator(page, logout);
  await asks(page).see();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(paths.dashboard);
});

test('ends the session and leads to login', async ({ page }) => {
  await openAsAdministrator(page, logout);
  await asks(page).answer('Yes, Logout');
  await expect(page).toHaveURL(paths.login);
  expect(await page.evaluate(() => localStorage.getItem('isAuthenticated'))).toBeNull();
  expect((await page.request.get('/api/verify-auth')).status()).toBe(401);
  await page.goto(paths.dashboard);
  await expect(page).toHaveURL(paths.login);
});

test('sends the stored token as a Bearer, and nothing without one', async ({ page }) => {
  const sent: (string | null)[] = [];
  await page.route('**/api/logout', async (route) => {
    sent.push(await route.request().headerValue('authorization'));
    await route.fulfill({ json: { message: 'Logged out.' } });
  });
  await openAsAdministrator(page, logout);
  await asks(page).answer('Yes, Logout');
  await expect(page).toHaveURL(paths.login);
  await page.evaluate(() => {
    localStorage.setItem('isAuthenticated', 'true');
    localStorage.setItem('authToken', 'a-token');
  });
  await page.goto(logout);
  await asks(page).answer('Yes, Logout');
  await expect(page).toHaveURL(paths.login);
  expect(sent).toEqual([null, 'Bearer a-token']);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test('is busy while it is under way and cannot be sent twice or left', async ({ page }) => {
  const gate = createGate();
  await page.route('**/api/logout', async (route) => {
    await gate.opened;
    await route.fallback();
  });
  await openAsAdministrator(page, logout);
  const dialog = asks(page);
  await dialog.answer('Yes, Logout');
  await expect(dialog.button('Logging out...')).toBeDisabled();
  await expect(dialog.button('Cancel')).toBeDisabled();
  await page.keyboard.press('Escape');
  await dialog.see();
  gate.release();
  await expect(page).toHaveURL(paths.login);
});

test('a failure stays on the page with its message and can be tried again', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await openAsAdministrator(page, logout);
  await page.route('**/api/logout', (route) => route.fulfill({ status: 500, json: { message: 'Out of order.' } }));
  const dialog = asks(page);
  await dialog.answer('Yes, Logout');
  await expect(dialog.root.getByRole('alert')).toHaveText('Out of order. Failed to logout. Please try again.');
  await expect(page).toHaveURL(logout);
  expect(await page.evaluate(() => localStorage.getItem('isAuthenticated'))).toBe('true');
  await page.unroute('**/api/logout');
  await page.route('**/api/logout', (route) => route.abort('failed'));
  await dialog.answer('Yes, Logout');
  await expect(dialog.root.getByRole('alert')).toHaveText(
    'The server could not be reached. Failed to logout. Please try again.',
  );
  await page.unroute('**/api/logout');
  await dialog.answer('Yes, Logout');
  await expect(page).toHaveURL(paths.login);
});
