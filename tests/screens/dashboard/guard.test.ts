import type { Page } from '@playwright/test';
import { beforeEach, describe } from 'vitest';
import { Dialog } from '../../../e2e/models/dialog.model.ts';
import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { paths } from '../../../src/domain/paths.ts';
import { answerHome, answerLogin, openAsAdministrator } from '../support/admin.ts';
import { openApp } from '../support/app.tsx';
import { expectAccessible } from '../support/axe.ts';
import { answer } from '../support/provider.ts';
import { expect, test } from '../support/test.ts';

const { categories, allProjects, logout } = dashboardPaths;
const expired = 'Your token has expired, Please login again!';

const flag = () => localStorage.getItem('isAuthenticated');

beforeEach(() => {
  answerHome();
  answerLogin();
});

describe('without the local flag', () => {
  test('a flag that is not "true" does not count', async ({ page }) => {
    localStorage.setItem('isAuthenticated', 'yes');
    await page.goto(paths.dashboard);
    await expect(page).toHaveURL(paths.login);
  });

  test('login does not lead back to logging out', async ({ page, login }) => {
    await page.goto(logout);
    await login.logIn();
    await expect(page).toHaveURL(paths.dashboard);
  });

  test('login never leads out of the dashboard, whatever page was wanted', async ({ page, login }) => {
    const elsewhere = [paths.about, '//elsewhere.example/dashboard', '/dashboard-of-another', 7];
    // The last one is led to, which shows that what was wanted is heard.
    for (const from of [...elsewhere, categories]) {
      localStorage.clear();
      await openApp(paths.login, { from });
      await login.logIn();
      await expect(page, String(from)).toHaveURL(from === categories ? categories : paths.dashboard);
    }
  });
});

test('with the flag the page shows at once, before the check has answered', async ({ page }) => {
  localStorage.setItem('isAuthenticated', 'true');
  answer('GET', '/api/verify-auth', () => new Promise(() => undefined));
  await page.goto(categories);
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
});

test('checks on opening and every 50 seconds', async ({ page }) => {
  await page.clock.install();
  const open = openAsAdministrator(page);
  const checks = answer('GET', '/api/verify-auth', { json: { message: 'Logged in.' } });
  await open;
  await expect.poll(() => checks).toHaveLength(1);
  await expect(page.getByRole('heading', { level: 2, name: 'Welcome back' })).toBeVisible();
  await page.clock.fastForward(49_000);
  expect(checks).toHaveLength(1);
  await page.clock.fastForward(1_000);
  await expect.poll(() => checks).toHaveLength(2);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('a 401 leads to login, forgets the flag and comes back after login', async ({ page, login }) => {
  await page.clock.install();
  await openAsAdministrator(page, allProjects);
  localStorage.setItem('authToken', 'of the session that has ended');
  await expect(page.getByRole('heading', { level: 1, name: 'All Projects' })).toBeVisible();
  answer('GET', '/api/verify-auth', { status: 401 });
  await page.clock.fastForward(50_000);
  await expect(page).toHaveURL(paths.login);
  await expect(page.getByText(expired)).toBeHidden();
  expect(flag()).toBeNull();
  expect(localStorage.getItem('authToken')).toBeNull();
  answer('GET', '/api/verify-auth', {});
  await login.logIn();
  await expect(page).toHaveURL(allProjects);
});

test('a 401 on opening leads to login as well', async ({ page }) => {
  localStorage.setItem('isAuthenticated', 'true');
  answer('GET', '/api/verify-auth', { status: 401 });
  await page.goto(categories);
  await expect(page).toHaveURL(paths.login);
});

test('without a network the message stands over the page, and goes by itself when the session proves valid', async ({
  page,
}) => {
  await page.clock.install();
  await openAsAdministrator(page, categories);
  const name = page.getByRole('textbox', { name: 'Category name' });
  await name.fill('Typed before');
  answer('GET', '/api/verify-auth', 'unreachable');
  await page.clock.fastForward(50_000);
  const dialog = new Dialog(page, expired);
  await dialog.see();
  await dialog.seeText('Your work is kept.');
  await expectAccessible();
  await page.keyboard.press('Escape');
  await dialog.see();
  // A check in between fails as well.
  await page.clock.fastForward(2000);
  await dialog.see();
  expect(flag()).toBe('true');
  answer('GET', '/api/verify-auth', {});
  window.dispatchEvent(new Event('online'));
  await dialog.seeClosed();
  await expect(page).toHaveURL(categories);
  await expect(name).toBeFocused();
  await page.keyboard.type(', and after');
  await expect(name).toHaveValue('Typed before, and after');
  expect(flag()).toBe('true');
});

test('a session that turns out to have ended leads to login by itself, and back', async ({ page, login }) => {
  await page.clock.install();
  await openAsAdministrator(page, categories);
  await expect(page.getByRole('table')).toBeVisible();
  answer('GET', '/api/verify-auth', 'unreachable');
  await page.clock.fastForward(50_000);
  await new Dialog(page, expired).see();
  answer('GET', '/api/verify-auth', { status: 401 });
  window.dispatchEvent(new Event('online'));
  await expect(page).toHaveURL(paths.login);
  expect(flag()).toBeNull();
  answer('GET', '/api/verify-auth', {});
  await login.logIn();
  await expect(page).toHaveURL(categories);
});

for (const [name, fail] of [
  ['has no network', (): void => void answer('GET', '/api/verify-auth', 'unreachable')],
  ['is refused with 500', (): void => void answer('GET', '/api/verify-auth', { status: 500 })],
] as const) {
  test(`a check that ${name} says that the token has expired, then leads to login and back`, async ({
    page,
    login,
  }) => {
    await page.clock.install();
    await openAsAdministrator(page, categories);
    const field = (of: Page) => of.getByPlaceholder('Category name');
    await field(page).fill('Typed before the network went');
    fail();
    await page.clock.fastForward(50_000);
    const dialog = new Dialog(page, expired);
    await dialog.see();
    await expect(page).toHaveURL(categories);
    // The page stays as it is below the dialog.
    await expect(field(page)).toHaveValue('Typed before the network went');
    await expect(dialog.root.getByRole('button')).toHaveText(['Try again', 'Login']);
    await expect(dialog.root.getByRole('button', { name: 'Try again' })).toBeFocused();
    // It still gets no answer, and nothing is left.
    await page.keyboard.press('Enter');
    await expect(dialog.root.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(page).toHaveURL(categories);
    await dialog.root.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(paths.login);
    expect(flag()).toBeNull();
    answer('GET', '/api/verify-auth', {});
    await login.logIn();
    await expect(page).toHaveURL(categories);
    await expect(field(page)).toHaveValue('Typed before the network went');
  });
}
