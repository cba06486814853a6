import { describe } from 'vitest';
import { forgottenPath } from '../../../src/domain/dashboard-paths.ts';
import { createGate } from '../support/admin.ts';
import { answer } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

const call = '/api/forgotten-password';

describe('asking for a link', () => {
  const send = () => page.getByRole('button', { name: 'Send the link' });

  test('asks whose password it is, sends once, and says the same of every name', async ({ form }) => {
    answer('GET', call, { json: { data: { byMail: true } } });
    const gate = createGate();
    const sent = answer('POST', call, async () => {
      await gate.opened;
      return { json: { message: 'Done.' } };
    });
    await page.goto(forgottenPath);
    await expect(form.field('Username')).toBeFocused();
    await send().click();
    await expect(form.field('Username')).toHaveAccessibleDescription('Enter the username');
    await form.field('Username').fill('nobody');
    await form.field('Username').press('Enter');
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    gate.release();
    await expect(page.getByRole('heading', { name: 'Look into the mail' })).toBeVisible();
    await expect(page.getByText('If there is an administrator of that name')).toBeVisible();
    expect(sent.map(({ json }) => json)).toEqual([{ username: 'nobody' }]);
  });

  test('too many tries are said, and the name stays', async ({ form, allowConsole }) => {
    allowConsole(/429/);
    answer('GET', call, { json: { data: { byMail: true } } });
    answer('POST', call, { status: 429, json: { message: 'There were too many tries.' } });
    await page.goto(forgottenPath);
    await form.field('Username').fill('admin');
    await send().click();
    await expect(page.getByRole('alert').getByText('There were too many tries.')).toBeVisible();
    await expect(form.field('Username')).toHaveValue('admin');
  });

  test('a server that sends no mail names the command, and another provider whom to ask', async ({ allowConsole }) => {
    allowConsole(/404/);
    answer('GET', call, { json: { data: { byMail: false } } });
    await page.goto(forgottenPath);
    await expect(page.getByText('npm run password')).toBeVisible();
    answer('GET', call, { status: 404 });
    await page.goto('/login');
    await page.goto(forgottenPath);
    await expect(page.getByText('Whoever keeps the server can give you a new one.')).toBeVisible();
  });
});

describe('choosing a password by the link', () => {
  test('a weak one is refused at its field, and a good one is set with the secret of the link', async ({
    form,
    allowConsole,
  }) => {
    allowConsole(/400/);
    answer('POST', '/api/new-password', { status: 400, json: { message: 'Choose a longer one.', part: 'password' } });
    await page.goto(`${forgottenPath}#the-secret`);
    await expect(form.field('New password')).toBeFocused();
    await form.field('New password').fill('password1234');
    await page.keyboard.press('Enter');
    await expect(form.field('New password')).toHaveAccessibleDescription('Choose a longer one.');
    const sent = answer('POST', '/api/new-password', { json: { message: 'Done.', username: 'admin' } });
    await form.field('New password').fill('seven blue kettles sing');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Password reset successfully!')).toBeVisible();
    expect(sent.map(({ json }) => json)).toEqual([{ token: 'the-secret', password: 'seven blue kettles sing' }]);
  });

  test('a link that is good no more leads to another', async ({ form, allowConsole }) => {
    allowConsole(/404/);
    answer('POST', '/api/new-password', { status: 404, json: { message: 'This link is not good any more.' } });
    await page.goto(`${forgottenPath}#old`);
    await form.field('New password').fill('seven blue kettles sing');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').getByText('This link is not good any more.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ask for another link' })).toBeVisible();
  });
});
