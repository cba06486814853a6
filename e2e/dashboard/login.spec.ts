import { paths } from '../../src/domain/paths.ts';
import { createGate } from '../support/admin.ts';
import { administrator } from '../support/administrator.ts';
import { expect, test } from '../support/test.ts';

const { username, password } = administrator;

test.beforeEach(async ({ page }) => {
  await page.goto(paths.login);
});

test('is a dark page with the logo alone in its bar', async ({ page, login }) => {
  await expect(page).toHaveTitle('Login | Half Ream');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Half Ream' })).toHaveAttribute('href', paths.home);
  await expect(page.getByText('The studio’s own door. Visitors, please take the front one.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'front one' })).toHaveAttribute('href', paths.home);
  await expect(login.username).toHaveAttribute('autocomplete', 'username');
  await expect(login.password).toHaveAttribute('autocomplete', 'current-password');
});

test('tells what is missing at the field and moves there', async ({ page, login }) => {
  await login.username.fill('   ');
  await login.submit.click();
  await expect(login.username).toHaveAccessibleDescription('Enter the username');
  await expect(login.password).toHaveAccessibleDescription('Enter the password');
  await expect(login.username).toBeFocused();
  await login.username.fill(username);
  await expect(page.getByText('Enter the username')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(login.password).toBeFocused();
});

test('shows the password on demand and hides it again', async ({ page, login }) => {
  const field = login.password;
  const eye = page.getByRole('button', { name: 'Show password' });
  await field.fill('a secret');
  await expect(field).toHaveAttribute('type', 'password');
  await eye.click();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(eye).toHaveAttribute('aria-pressed', 'true');
  await eye.click();
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveValue('a secret');
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

test('sends once, however often it is submitted', async ({ page, login }) => {
  const gate = createGate();
  let sent = 0;
  await page.route('**/api/login', async (route) => {
    sent += 1;
    await gate.opened;
    await route.fallback();
  });
  await login.logIn();
  await expect(login.submitting).toBeDisabled();
  await login.password.press('Enter');
  gate.release();
  await expect(page).toHaveURL(paths.dashboard);
  expect(sent).toBe(1);
});

test('says what the server says', async ({ page, allowConsole, login }) => {
  allowConsole(/401/);
  await page.route('**/api/login', (route) =>
    route.fulfill({ status: 401, json: { message: 'The username or the password is wrong.' } }),
  );
  await login.logIn({ username, password: 'not this one' });
  await expect(page.getByRole('alert').getByText('The username or the password is wrong.')).toBeVisible();
  await expect(page).toHaveURL(paths.login);
  await expect(login.username).toHaveValue(username);
  await login.password.fill(password);
  await expect(page.getByText('The username or the password is wrong.')).toBeHidden();
});

test('has words of its own where the server has none', async ({ page, allowConsole, login }) => {
  allowConsole(/401/);
  await page.route('**/api/login', (route) => route.fulfill({ status: 401, body: '' }));
  await login.logIn();
  await expect(
    page.getByRole('alert').getByText('Login failed. Please check your credentials.', { exact: true }),
  ).toBeVisible();
});

test('says so when no answer comes, and can be sent again', async ({ page, allowConsole, login }) => {
  allowConsole(/net::ERR_FAILED/);
  await page.route('**/api/login', (route) => route.abort('failed'));
  await login.logIn();
  await expect(
    page.getByRole('alert').getByText('Something went wrong. Please try again later.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('alert').getByText('The server could not be reached.')).toBeVisible();
  await page.unroute('**/api/login');
  await login.submit.click();
  await expect(page).toHaveURL(paths.dashboard);
});

test('the real server refuses a wrong password in its own words', async ({ page, allowConsole, login }) => {
  allowConsole(/401/);
  await login.logIn({ username, password: `${password}, but wrong` });
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/\S/);
  await expect(page).toHaveURL(paths.login);
});
