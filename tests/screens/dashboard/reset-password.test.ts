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
};

beforeEach(() => openAsAdministrator(page, dashboardPaths.resetPassword));

test('asks for all, at each field, and the first has the focus', async ({ form }) => {
  await form.submit.click();
  await expect(form.field('Username')).toHaveAccessibleDescription('Please enter your username');
  await expect(form.field('Old password')).toHaveAccessibleDescription('Please enter your old password');
  await expect(form.field('New password')).toHaveAccessibleDescription('Please enter your new password');
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
  for (const label of ['Username', 'Old password', 'New password'] as const) {
    await expect(form.field(label)).toHaveValue('');
  }
  const { username } = administrator;
  expect(sent.map(({ json }) => json)).toEqual([
    { username, oldPassword: 'not the old one', newPassword: 'four five six seven' },
  ]);
});

test('has the three specified fields, and advises on a new password while it is typed', async ({ form }) => {
  await expect(page.getByRole('main').locator('input')).toHaveCount(3);
  await form.fill(typed);
  const advice = [
    ['', 'At least 10 characters. Several words make a good password.'],
    ['seven', '5 more characters.'],
    [typed['Old password'], 'The new password is the old one.'],
    [`${administrator.username} is my name`, 'The new password contains the username.'],
    ['four five six', 'Long enough. Longer is better.'],
  ] as const;
  for (const [password, words] of advice) {
    await form.field('New password').fill(password);
    await expect(page.getByText(words)).toBeVisible();
  }
});

test('a weak password is sent as any other, and what the provider refuses stands at its field', async ({ form }) => {
  const refusal = 'A new password needs at least 10 characters.';
  const sent = answer('PATCH', call, { status: 400, json: { message: refusal, part: 'newPassword' } });
  await form.fill({ ...typed, 'New password': 'weak' });
  await form.submit.click();
  await expect(form.field('New password')).toHaveAccessibleDescription(refusal);
  await expect(form.field('New password')).toHaveValue('weak');
  expect(sent.map(({ json }) => json)).toEqual([
    { username: administrator.username, oldPassword: 'not the old one', newPassword: 'weak' },
  ]);
});

test('a refusal that names no field marks none', async ({ toasts, form }) => {
  answer('PATCH', call, { status: 400, json: { message: 'Old password is incorrect' } });
  await form.fill(typed);
  await form.submit.click();
  await toasts.seeFailure('Old password is incorrect');
  await expect(form.field('New password')).not.toHaveAttribute('aria-invalid', 'true');
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

test('what came of the last attempt is no longer said once something is typed', async ({ toasts, form }) => {
  answer('PATCH', call, { status: 401, json: { message: 'The old password is wrong.' } });
  await form.fill(typed);
  await form.submit.click();
  await toasts.seeFailure(/The old password is wrong/);
  await form.field('Old password').fill('another');
  await expect(toasts.failure(/The old password is wrong/)).toBeHidden();
  answer('PATCH', call, { json: { message: 'Done.' } });
  await form.submit.click();
  await toasts.seeSuccess('Password reset successfully!');
  await form.field('Username').fill('x');
  await expect(toasts.success('Password reset successfully!')).toBeHidden();
  // What is typed changes nothing about a server that gives no answer.
  await form.fill(typed);
  answer('PATCH', call, 'unreachable');
  await form.submit.click();
  await toasts.seeReason('The server could not be reached.', 'An error occurred while resetting the password');
  await form.field('Old password').fill('a third');
  await toasts.seeReason('The server could not be reached.', 'An error occurred while resetting the password');
});
