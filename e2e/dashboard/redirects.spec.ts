import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { untilKept } from '../support/drafts.ts';
import { useOwnStudio } from '../support/own-studio.ts';
import { expect, test } from '../support/test.ts';

const studio = useOwnStudio();

const open = (page: Page) => openAsAdministrator(page, dashboardPaths.redirects, studio.origin);
const form = (page: Page, name = 'New redirect') => page.getByRole('form', { name });
const source = (page: Page, name?: string) => form(page, name).getByRole('textbox', { name: 'Old address' });
const target = (page: Page, name?: string) => form(page, name).getByRole('textbox', { name: 'Leads to' });
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('button') });
const visit = async (path: string) => {
  const { status, location } = await studio.asVisitor(path);
  return [status, location];
};

test('by mouse on a wide screen: added, refused where it stands, asked for, changed, deleted and brought back', async ({
  page,
  dialog,
  allowConsole,
}) => {
  allowConsole(/40[09]/);
  await open(page);
  await expect(page.getByText('No redirects yet.')).toBeVisible();
  await expectAccessible(page);
  await form(page).getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Please enter the old address')).toBeVisible();
  await expect(source(page)).toBeFocused();
  await source(page).fill('/2019/05/Über-uns/');
  await target(page).fill('ftp://elsewhere.example/');
  // Nothing typed is lost.
  await untilKept(page, '/2019/05/Über-uns/');
  await page.reload();
  await expect(source(page)).toHaveValue('/2019/05/Über-uns/');
  await form(page).getByRole('button', { name: 'Add' }).click();
  await expect(form(page).getByText('Write a path of this site')).toBeVisible();
  await expect(target(page)).toBeFocused();
  await expectAccessible(page);
  await target(page).fill('/work');
  await form(page).getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Redirect added successfully!')).toBeVisible();
  await expect(rows(page)).toHaveText([/\/2019\/05\/Über-uns.*Leads to \/work.*Not asked for yet/]);
  await expect(source(page)).toBeFocused();
  expect(await visit('/2019/05/%C3%9Cber-uns/?utm_source=x')).toEqual([301, '/work']);
  await page.reload();
  await expect(rows(page)).toHaveText([/Asked for 1 time, last on/]);

  const name = 'Redirect of /2019/05/Über-uns';
  await page.getByRole('button', { name: /^Edit \/2019/ }).click();
  await expect(source(page, name)).toBeFocused();
  await target(page, name).fill('/2019/05/Über-uns');
  await form(page, name).getByRole('button', { name: 'Save' }).click();
  await expect(form(page, name).getByText('It would lead back to itself.')).toBeVisible();
  await target(page, name).fill('/about');
  await form(page, name).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Redirect updated successfully!')).toBeVisible();
  await expect(rows(page)).toHaveText([/Leads to \/about/]);
  await expect(page.getByRole('button', { name: /^Edit/ })).toBeFocused();

  await page.getByRole('button', { name: /^Delete/ }).click();
  await dialog.answer('Delete');
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveText([/Asked for 1 time/]);
});

test('by keys on a phone: many are searched', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  for (let at = 0; at < 60; at += 1) {
    const data = { source: `/shop/item-${String(at)}`, target: at === 7 ? 'https://shop.example/कला' : '/work' };
    await page.request.post(`${studio.origin}/api/redirects`, { data });
  }
  await page.reload();
  await expect(rows(page)).toHaveCount(48);
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search by address' }).focus();
  await page.keyboard.type('shop.example');
  await expect(rows(page)).toHaveText([/\/shop\/item-7/]);
  await page.getByRole('button', { name: 'Edit /shop/item-7', exact: true }).press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit /shop/item-7', exact: true })).toBeFocused();
});
