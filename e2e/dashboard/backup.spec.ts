import { readFile } from 'node:fs/promises';
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
const password = (page: Page) => page.getByLabel('Your password');

async function category(page: Page, name: string): Promise<void> {
  const answer = await page.request.post(`${studio.origin}/api/category`, { data: { name } });
  expect(answer.status()).toBe(201);
}
async function names(page: Page): Promise<readonly string[]> {
  const answer = await page.request.get(`${studio.origin}/api/category`);
  return (await answer.json()).map(({ name }: { readonly name: string }) => name);
}

/** Makes a backup, and gives the file that the browser has downloaded. */
async function makeBackup(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Make a backup' }).click();
  await password(page).fill(administrator.password);
  const download = page.waitForEvent('download');
  await password(page).press('Enter');
  await expect(page.getByText('Made. The download has begun.')).toBeVisible();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^vitrine-\d{4}-\d\d-\d\d\.tar$/);
  return file.path();
}

test('a backup is made and downloaded, and brings back what was there; what was there since comes back too', async ({
  page,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/403/);
  await openAsAdministrator(page, dashboardPaths.backup, studio.origin);
  await expect(page.getByText('There is no backup on the server yet.')).toBeVisible();
  await category(page, 'Then');
  const then = await names(page);
  const file = await makeBackup(page);
  await expect(page.getByRole('button', { name: 'Make a backup' })).toBeFocused();
  await expect(rows(page)).toHaveCount(1);
  await expectAccessible(page);
  await category(page, 'Since');
  const since = await names(page);

  await page.getByRole('button', { name: 'Restore from a file' }).click();
  await page.getByLabel('The file of a backup').setInputFiles({
    name: 'vitrine.tar',
    mimeType: 'application/x-tar',
    buffer: await readFile(file),
  });
  await password(page).fill('wrong');
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('The password is wrong.')).toBeVisible();
  await expect(password(page)).toBeFocused();
  expect(await names(page)).toEqual(since);
  await expectAccessible(page);
  await password(page).fill(administrator.password);
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('Restored.', { exact: true })).toBeVisible();
  expect(await names(page)).toEqual(then);

  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('saved before a restore');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Restore / })
    .click();
  await password(page).fill(administrator.password);
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(rows(page)).toHaveCount(3);
  expect(await names(page)).toEqual(since);
});

test('by keys on a phone: a backup of the server is downloaded; Escape leaves', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsAdministrator(page, dashboardPaths.backup, studio.origin);
  const open = page.getByRole('button', { name: /^Download / }).first();
  await open.press('Enter');
  await expect(password(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await open.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter your password')).toBeVisible();
  await expectAccessible(page);
  await password(page).fill(administrator.password);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await readFile(await (await download).path())).length).toBeGreaterThan(100_000);
  await expect(open).toBeFocused();
});

test('what is no backup is refused in words, and nothing is typed again', async ({ page, allowConsole }) => {
  allowConsole(/400|Nothing was restored/);
  await openAsAdministrator(page, dashboardPaths.backup, studio.origin);
  await page.getByRole('button', { name: 'Restore from a file' }).click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByLabel('Choose the file of a backup')).toBeFocused();
  await page.getByLabel('Choose the file of a backup').setInputFiles({
    name: 'holiday.tar',
    mimeType: 'application/x-tar',
    buffer: Buffer.from('no backup'),
  });
  await password(page).fill(administrator.password);
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText(/The archive is damaged or is not a Vitrine backup/)).toBeVisible();
  await expect(password(page)).toHaveValue(administrator.password);
  await expect(page.getByText('holiday.tar')).toBeVisible();
});
