import type { Page } from '@playwright/test';
import { beforeEach } from 'vitest';
import { Dialog } from '../../../e2e/models/dialog.model.ts';
import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { paths } from '../../../src/domain/paths.ts';
import { answerHome, answerLogin, createGate, openAsAdministrator } from '../support/admin.ts';
import { answer, answerByExample } from '../support/provider.ts';
import { expect, test } from '../support/test.ts';

const { allStories, logout } = dashboardPaths;

const asks = (page: Page) => new Dialog(page, 'Are you sure you want to logout?');

beforeEach(() => {
  answerHome();
  answerLogin();
  answer('POST', '/api/logout', { json: { message: 'Logged out.' } });
});

test('asks over the shell, with the focus on Cancel, which goes back', async ({ page }) => {
  answerByExample('/api/stories');
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

test('sends the stored token as a Bearer, and nothing without one', async ({ page }) => {
  const sent = answer('POST', '/api/logout', { json: { message: 'Logged out.' } });
  await openAsAdministrator(page, logout);
  await asks(page).answer('Yes, Logout');
  await expect(page).toHaveURL(paths.login);
  localStorage.setItem('authToken', 'a-token');
  await openAsAdministrator(page, logout);
  await asks(page).answer('Yes, Logout');
  await expect(page).toHaveURL(paths.login);
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer a-token']);
  expect(localStorage.getItem('authToken')).toBeNull();
});

test('is busy while it is under way and cannot be sent twice or left', async ({ page }) => {
  const gate = createGate();
  const sent = answer('POST', '/api/logout', async () => {
    await gate.opened;
    return {};
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
  await expect.poll(() => sent).toHaveLength(1);
});

test('a failure stays on the page with its message and can be tried again', async ({ page, allowConsole }) => {
  allowConsole(/Failed to log/);
  await openAsAdministrator(page, logout);
  answer('POST', '/api/logout', { status: 500, json: { message: 'Out of order.' } });
  const dialog = asks(page);
  await dialog.answer('Yes, Logout');
  await expect(dialog.root.getByRole('alert')).toHaveText('Out of order. Failed to logout. Please try again.');
  await expect(page).toHaveURL(logout);
  expect(localStorage.getItem('isAuthenticated')).toBe('true');
  answer('POST', '/api/logout', 'unreachable');
  await dialog.answer('Yes, Logout');
  await expect(dialog.root.getByRole('alert')).toHaveText(
    'The server could not be reached. Failed to logout. Please try again.',
  );
  answer('POST', '/api/logout', {});
  await dialog.answer('Yes, Logout');
  await expect(page).toHaveURL(paths.login);
});
