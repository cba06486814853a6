import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { administrator } from '../support/administrator.ts';
import { expectAccessible } from '../support/axe.ts';
import { useOwnStudio } from '../support/own-studio.ts';
import { expect, test } from '../support/test.ts';

const studio = useOwnStudio();

const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const kinds = (page: Page) => page.getByRole('combobox', { name: 'Show' });

/** Named by where in the test they are made: two of a name are refused. */
async function makeCategories(page: Page, name: string, count: number): Promise<void> {
  for (let made = 1; made <= count; made += 1) {
    const answer = await page.request.post(`${studio.origin}/api/category`, {
      data: { name: `${name} ${String(made)}` },
    });
    expect(answer.status()).toBe(201);
  }
}

test('a change stands in the log with who made it; logins and refused ones can be shown alone', async ({ page }) => {
  await openAsAdministrator(page, dashboardPaths.log, studio.origin);
  await makeCategories(page, 'Chair', 1);
  const refused = await page.request.post(`${studio.origin}/api/login`, {
    data: { username: administrator.username, password: 'guessed' },
  });
  expect(refused.status()).toBe(401);
  await page.reload();
  await expect(rows(page).first()).toContainText('Tried to log in with a wrong password');
  await expect(rows(page).nth(1)).toContainText('Created a category: Chair 1');
  await expect(rows(page).nth(1)).toContainText(administrator.username);
  await expectAccessible(page);
  await kinds(page).selectOption('Logins');
  await expect(page).toHaveURL(/\/log\/logins$/);
  await expect(rows(page).filter({ hasText: 'Created a category' })).toHaveCount(0);
  await expect(rows(page).filter({ hasText: /Logged in with the password.*127\.0\.0\.1/ })).not.toHaveCount(0);
  await page.goBack();
  await expect(kinds(page)).toHaveValue('all');
  await expect(rows(page).filter({ hasText: 'Created a category' })).toHaveCount(1);
});

test('by keys on a phone: older pages and back, each entry once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsAdministrator(page, dashboardPaths.log, studio.origin);
  await makeCategories(page, 'Lamp', 60);
  await page.goto(`${studio.origin}${dashboardPaths.logPage('changes')}`);
  await expect(rows(page)).toHaveCount(50);
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Newest' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Older' }).press('Enter');
  await expect(rows(page).first()).toContainText('Lamp 10');
  await expect(page.getByRole('link', { name: 'Older' })).toHaveCount(0);
  await page.reload();
  await expect(rows(page).first()).toContainText('Lamp 10');
  await page.getByRole('link', { name: 'Newest' }).press('Enter');
  await expect(rows(page).first()).toContainText('Lamp 60');
});

test('an address that names no part or page shows the newest of all', async ({ page }) => {
  await openAsAdministrator(page, `${dashboardPaths.log}/nonsense/x`, studio.origin);
  await expect(kinds(page)).toHaveValue('all');
  await expect(rows(page)).not.toHaveCount(0);
});
