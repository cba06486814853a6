import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { administrator } from '../support/administrator.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const path = dashboardPaths.resetPassword;

const typed = {
  Username: administrator.username,
  'Old password': 'not the old one',
  'New password': 'four five six seven',
};

test.beforeEach(async ({ page, form }) => {
  await openAsAdministrator(page, path);
  await expect(form.submit).toBeVisible();
});

test('a wrong old password: the words of the server, and everything stays', async ({
  page,
  allowConsole,
  toasts,
  form,
}) => {
  allowConsole(/403/);
  await form.fill(typed);
  await form.submit.click();
  await toasts.seeFailure('The username or the old password is wrong.');
  await expect(form.field('New password')).toHaveValue('four five six seven');
  await expect(form.submit).toBeFocused();
  // Nothing was changed.
  expect((await page.request.post('/api/login', { data: administrator })).ok()).toBe(true);
});

test('a weak new password is sent, and refused at its field in the words of the provider', async ({
  allowConsole,
  toasts,
  form,
}) => {
  allowConsole(/400/);
  // With a wrong old password its refusal would be about that.
  await form.fill({ ...typed, 'Old password': administrator.password, 'New password': 'password123' });
  await form.submit.click();
  const words = 'This password is too easy to guess. Several words make a better one.';
  await toasts.seeFailure(words);
  await expect(form.field('New password')).toHaveAccessibleDescription(words);
});

test('accessible in both themes', { tag: '@long' }, async ({ page, form }) => {
  await page.reload();
  await expect(form.submit).toBeVisible();
  await expectAccessible(page);
  await form.submit.click();
  await expect(page.getByText('Please enter your username')).toBeVisible();
  await expectAccessible(page);
});
