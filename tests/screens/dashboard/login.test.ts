import { beforeEach } from 'vitest';
import { administrator } from '../support/administrator.ts';
import { paths } from '../../../src/domain/paths.ts';
import { answerHome, answerLogin, createGate } from '../support/admin.ts';
import { answer } from '../support/provider.ts';
import { expect, test } from '../support/test.ts';

const { username, password } = administrator;

beforeEach(() => {
  answerHome();
  answerLogin();
});

test('is a dark page with the logo alone in its bar', async ({ page, login }) => {
  await page.goto(paths.login);
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
  await page.goto(paths.login);
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
  await page.goto(paths.login);
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

test('sends once, however often it is submitted', async ({ page, login }) => {
  const gate = createGate();
  const sent = answer('POST', '/api/login', async () => {
    await gate.opened;
    return { json: { message: 'Logged in.' } };
  });
  await page.goto(paths.login);
  await login.logIn();
  await expect(login.submitting).toBeDisabled();
  await login.password.press('Enter');
  gate.release();
  await expect(page).toHaveURL(paths.dashboard);
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.json).toEqual(administrator);
});

test('says what the server says', async ({ page, login }) => {
  answer('POST', '/api/login', { status: 401, json: { message: 'The username or the password is wrong.' } });
  await page.goto(paths.login);
  await login.logIn({ username, password: 'not this one' });
  await expect(page.getByRole('alert').getByText('The username or the password is wrong.')).toBeVisible();
  await expect(page).toHaveURL(paths.login);
  await expect(login.username).toHaveValue(username);
  await login.password.fill(password);
  await expect(page.getByText('The username or the password is wrong.')).toBeHidden();
});

test('has words of its own where the server has none', async ({ page, login }) => {
  answer('POST', '/api/login', { status: 401, text: '' });
  await page.goto(paths.login);
  await login.logIn();
  await expect(
    page.getByRole('alert').getByText('Login failed. Please check your credentials.', { exact: true }),
  ).toBeVisible();
});

test('says so when no answer comes, and can be sent again', async ({ page, login }) => {
  answer('POST', '/api/login', 'unreachable');
  await page.goto(paths.login);
  await login.logIn();
  await expect(
    page.getByRole('alert').getByText('Something went wrong. Please try again later.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('alert').getByText('The server could not be reached.')).toBeVisible();
  answer('POST', '/api/login', { json: { message: 'Logged in.' } });
  await login.submit.click();
  await expect(page).toHaveURL(paths.dashboard);
});

test('the eye of the password ends where its rule does', async ({ page }) => {
  await page.goto(paths.login);
  const eye = page.getByRole('button', { name: 'Show password' });
  await expect(eye).toBeVisible();
  const right = (selector: string) =>
    eye.evaluate((one, at) => one.closest('div')?.querySelector(at)?.getBoundingClientRect().right ?? 0, selector);
  const rule = await eye.evaluate((one) => one.closest('div')?.getBoundingClientRect().right ?? -1);
  expect(Math.abs((await right('svg')) - rule)).toBeLessThan(1);
});
