import { paths } from '../../src/domain/paths.ts';
import { administrator } from '../support/administrator.ts';
import { expect, test } from '../support/test.ts';

const { username, password } = administrator;

test.beforeEach(async ({ page }) => {
  await page.goto(paths.login);
});

test('leads to the dashboard and sets the local flag', async ({ page, login }) => {
  await login.logIn();
  await expect(page).toHaveURL(paths.dashboard);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('isAuthenticated'))).toBe('true');
});

test('shows the form to one who is logged in already', async ({ page, login }) => {
  await login.logIn();
  await expect(page).toHaveURL(paths.dashboard);
  await page.goto(paths.login);
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
});

test('the real server refuses a wrong password in its own words', async ({ page, allowConsole, login }) => {
  allowConsole(/401/);
  await login.logIn({ username, password: `${password}, but wrong` });
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/\S/);
  await expect(page).toHaveURL(paths.login);
});
