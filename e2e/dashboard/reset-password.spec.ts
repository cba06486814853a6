import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { administrator, createGate, openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const path = paths.dashboardScreens.resetPassword;
const call = '**/api/reset-credentials';

const field = (page: Page, label: 'Username' | 'Old password' | 'New password') =>
  page.getByRole('textbox', { name: label });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });
const toast = (page: Page, kind: 'status' | 'alert', text: string) => page.getByRole(kind).getByText(text);

async function fill(page: Page): Promise<void> {
  await field(page, 'Username').fill(administrator.username);
  await field(page, 'Old password').fill('not the old one');
  await field(page, 'New password').fill('four five six seven');
}

test.beforeEach(async ({ page }) => {
  await openAsAdministrator(page, path);
  await expect(submit(page)).toBeVisible();
});

test('asks for all three, at each field, and the first has the focus', async ({ page }) => {
  await submit(page).click();
  await expect(field(page, 'Username')).toHaveAccessibleDescription('Please enter your username');
  await expect(field(page, 'Old password')).toHaveAccessibleDescription('Please enter your old password');
  await expect(field(page, 'New password')).toHaveAccessibleDescription('Please enter your new password');
  await expect(field(page, 'Username')).toBeFocused();
  await field(page, 'Username').fill('admin');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Old password')).toBeFocused();
});

test('passwords can be read, and password managers know what they are', async ({ page }) => {
  for (const [label, kind] of [
    ['Old password', 'current-password'],
    ['New password', 'new-password'],
  ] as const) {
    await expect(field(page, label)).toHaveAttribute('autocomplete', kind);
    await expect(field(page, label)).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: `Show ${label.toLowerCase()}` }).click();
    await expect(field(page, label)).toHaveAttribute('type', 'text');
  }
  await expect(field(page, 'Username')).toHaveAttribute('autocomplete', 'username');
});

// Answered here: a real one would end the sessions of the tests beside it. tests/provider has the real one.
test('a reset is sent once, says so and forgets what was typed', async ({ page }) => {
  const gate = createGate();
  const bodies: unknown[] = [];
  await page.route(call, async (route, request) => {
    bodies.push([request.method(), request.postDataJSON()]);
    await gate.opened;
    await route.fulfill({ json: { message: 'Done.' } });
  });
  await fill(page);
  await field(page, 'New password').press('Enter');
  await field(page, 'New password').press('Enter');
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  gate.release();
  await expect(toast(page, 'status', 'Password reset successfully!')).toBeVisible();
  for (const label of ['Username', 'Old password', 'New password'] as const) {
    await expect(field(page, label)).toHaveValue('');
  }
  const { username } = administrator;
  const body = { username, oldPassword: 'not the old one', newPassword: 'four five six seven' };
  expect(bodies).toEqual([['PATCH', body]]);
});

test('a wrong old password: the words of the server, and everything stays', async ({ page, allowConsole }) => {
  allowConsole(/403/);
  await fill(page);
  await submit(page).click();
  await expect(toast(page, 'alert', 'The username or the old password is wrong.')).toBeVisible();
  await expect(field(page, 'New password')).toHaveValue('four five six seven');
  await expect(submit(page)).toBeFocused();
  // Nothing was changed.
  expect((await page.request.post('/api/login', { data: administrator })).ok()).toBe(true);
});

test('without words of the server, and without an answer, the specified ones stand', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await fill(page);
  await page.route(call, (route) => route.fulfill({ status: 500, body: 'no json' }));
  await submit(page).click();
  await expect(toast(page, 'alert', 'Failed to reset password')).toBeVisible();
  await page.unrouteAll();
  await page.route(call, (route) => route.abort('failed'));
  await submit(page).click();
  await expect(toast(page, 'alert', 'An error occurred while resetting the password')).toBeVisible();
});

test('accessible in both themes', { tag: '@long' }, async ({ page }) => {
  await page.reload();
  await expect(submit(page)).toBeVisible();
  await expectAccessible(page);
  await submit(page).click();
  await expect(page.getByText('Please enter your username')).toBeVisible();
  await expectAccessible(page);
});
