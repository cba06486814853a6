import { beforeEach } from 'vitest';
import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { createGate, openAsAdministrator } from '../support/admin.ts';
import { administrator } from '../support/administrator.ts';
import { answer } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

const call = '/api/reset-credentials';

const typed = {
  Username: administrator.username,
  'Old password': 'not the old one',
  'New password': 'four five six seven',
  'Repeat new password': 'four five six seven',
};

beforeEach(() => openAsAdministrator(page, dashboardPaths.resetPassword));

test('asks for all, at each field, and the first has the focus', async ({ form }) => {
  await form.submit.click();
  await expect(form.field('Username')).toHaveAccessibleDescription('Please enter your username');
  await expect(form.field('Old password')).toHaveAccessibleDescription('Please enter your old password');
  await expect(form.field('New password')).toHaveAccessibleDescription('Please enter your new password');
  await expect(form.field('Repeat new password')).toHaveAccessibleDescription('Please repeat your new password');
  await expect(form.field('Username')).toBeFocused();
  await form.field('Username').fill('admin');
  await page.keyboard.press('Enter');
  await expect(form.field('Old password')).toBeFocused();
});

test('passwords can be read, and password managers know what they are', async ({ form }) => {
  for (const [label, kind] of [
    ['Old password', 'current-password'],
    ['New password', 'new-password'],
  ] as const) {
    await expect(form.field(label)).toHaveAttribute('autocomplete', kind);
    await expect(form.field(label)).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: `Show ${label.toLowerCase()}` }).click();
    await expect(form.field(label)).toHaveAttribute('type', 'text');
  }
  await expect(form.field('Username')).toHaveAttribute('autocomplete', 'username');
});

test('a reset is sent once, says so and forgets what was typed', async ({ toasts, form }) => {
  const gate = createGate();
  const sent = answer('PATCH', call, async () => {
    await gate.opened;
    return { json: { message: 'Done.' } };
  });
  await form.fill(typed);
  await form.field('New password').press('Enter');
  await form.field('New password').press('Enter');
  await expect(form.submitting).toBeDisabled();
  gate.release();
  await toasts.seeSuccess('Password reset successfully!');
  for (const label of ['Username', 'Old password', 'New password', 'Repeat new password'] as const) {
    await expect(form.field(label)).toHaveValue('');
  }
  const { username } = administrator;
  expect(sent.map(({ json }) => json)).toEqual([
    { username, oldPassword: 'not the old one', newPassword: 'four five six seven' },
  ]);
});

test('a weak password is refused at its field, before it is sent', async ({ form }) => {
  // Before the answer the browser has only what was typed.
  const sent = answer('PATCH', call, { json: { message: 'Done.' } });
  await form.fill(typed);
  const refused = [
    ['too short', 'A new password needs at least 10 characters.'],
    [typed['Old password'], 'The new password is the old one.'],
    [`${administrator.username} is my name`, 'The new password contains the username.'],
    ['password123', 'This password is too easy to guess. Several words make a better one.'],
  ] as const;
  for (const [password, words] of refused) {
    await form.fill({ 'New password': password, 'Repeat new password': password });
    await form.submit.click();
    await expect(form.field('New password')).toHaveAccessibleDescription(words);
    await expect(form.field('New password')).toBeFocused();
  }
  await form.fill({ 'New password': 'four five six', 'Repeat new password': 'four five sx' });
  await form.submit.click();
  await expect(form.field('Repeat new password')).toHaveAccessibleDescription(
    'The two new passwords are not the same.',
  );
  await form.field('New password').fill('seven');
  await expect(page.getByText('5 more characters.')).toBeVisible();
  expect(sent).toHaveLength(0);
  answer('PATCH', call, { status: 400, json: { message: 'Another rule of this provider.' } });
  await form.fill(typed);
  await form.submit.click();
  await expect(form.field('New password')).toHaveAccessibleDescription('Another rule of this provider.');
});

test('without words of the server, and without an answer, the specified ones stand', async ({ toasts, form }) => {
  await form.fill(typed);
  answer('PATCH', call, { status: 500, text: 'no json' });
  await form.submit.click();
  await toasts.seeReason('The server had an error of its own.', 'Failed to reset password');
  answer('PATCH', call, 'unreachable');
  await form.submit.click();
  await toasts.seeReason('The server could not be reached.', 'An error occurred while resetting the password');
});
