import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { answer } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

const path = dashboardPaths.recentlyDeleted;
const category = {
  undo: 'Zk0vJm5rT2dQeE1uY3RkYWJj',
  kind: 'category',
  title: 'Rain',
  deletedAt: '2026-11-01T09:30:00.000Z',
  expiresAt: '2126-12-01T09:30:00.000Z',
  files: 0,
  bytes: 0,
  uses: [],
  projects: 2,
};

test('a list that could not be read can be read again', async ({ allowConsole, table }) => {
  allowConsole(/500/);
  answer('GET', '/api/deleted', { status: 500 });
  await openAsAdministrator(page, path);
  await expect(page.getByRole('alert').getByText('Error: HTTP error: 500')).toBeVisible();
  answer('GET', '/api/deleted', { json: { data: [category] } });
  await page.getByRole('button', { name: 'Try again' }).click();
  await table.seeRow('Rain');
});

test('a restoration says what it left out, and one that is refused says why', async ({
  allowConsole,
  table,
  toasts,
}) => {
  allowConsole(/Failed to restore/);
  answer('GET', '/api/deleted', { json: { data: [category] } });
  const message = 'There is already a category with this name.';
  answer('POST', '/api/undo', { status: 409, json: { message } });
  await openAsAdministrator(page, path);
  const restore = page.getByRole('button', { name: 'Restore Category Rain' });
  await restore.click();
  await toasts.seeReason(message, 'Failed to restore: Category.');
  await table.seeRow('Rain');
  const sent = answer('POST', '/api/undo', {
    json: { message: 'Undone.', leftOut: ['Its projects stay as they are.'] },
  });
  await restore.first().click();
  await toasts.seeSuccess('Category restored successfully! Its projects stay as they are.');
  expect(sent.map(({ json }) => json)).toEqual([{ undo: category.undo }]);
});

test('on a phone a row says each fact once, below its title', async ({ table }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  answer('GET', '/api/deleted', { json: { data: [category] } });
  await openAsAdministrator(page, path);
  await table.seeRow('Rain');
  // Its name, and what can be done.
  await expect(table.row('Rain').getByRole('cell')).toHaveCount(2);
});

test('a provider that keeps nothing has no entry, and its address says so', async ({ allowConsole }) => {
  allowConsole(/404/);
  answer('GET', '/api/deleted', { status: 404 });
  await openAsAdministrator(page, path);
  await expect(page.getByText('This server does not keep what was deleted.')).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(navigation.getByRole('link', { name: 'Reset Password' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Settings' })).toBeHidden();
});
