import type { Page } from '@playwright/test';
import { dashboardPaths, joinPath } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { administrator } from '../support/administrator.ts';
import { expectAccessible } from '../support/axe.ts';
import { useOwnStudio } from '../support/own-studio.ts';
import { expect, test } from '../support/test.ts';

const studio = useOwnStudio();
const theirs = 'seven blue kettles sing';

const invite = (page: Page) => page.getByRole('button', { name: 'Invite', exact: true });
const password = (page: Page) => page.getByLabel('Your password', { exact: true });
const link = (page: Page) => page.getByText(`${studio.origin}${joinPath}#`);

async function inviteByKeys(page: Page, name: string): Promise<string> {
  await invite(page).press('Enter');
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(administrator.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Link for' })).toBeFocused();
  return (await link(page).textContent()) ?? '';
}

test('a colleague is invited, joins under their own name, is removed, and let in again', async ({
  page,
  browser,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/403|409/);
  await openAsAdministrator(page, dashboardPaths.administrators, studio.origin);
  await expect(page.getByRole('row').filter({ hasText: `${administrator.username}, you` })).toHaveCount(1);
  await invite(page).click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByLabel('Name of the person')).toBeFocused();
  await page.getByLabel('Name of the person').fill('Mara');
  await password(page).fill('wrong');
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByText('The password is wrong.')).toBeVisible();
  await expectAccessible(page);
  await password(page).fill(administrator.password);
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByText('Invited by')).toBeVisible();
  await expectAccessible(page);
  const address = (await link(page).textContent()) ?? '';

  const context = await browser.newContext();
  const mara = await context.newPage();
  const asked: string[] = [];
  mara.on('request', (request) => asked.push(request.url()));
  await mara.goto(address);
  await expect(mara.getByText(`invites you to manage this site.`)).toBeVisible();
  await expect(mara.getByLabel('Username')).toBeFocused();
  await expectAccessible(mara);
  await mara.getByLabel('Username').fill(administrator.username);
  await mara.getByLabel('Password', { exact: true }).fill(theirs);
  await mara.getByRole('button', { name: 'Join' }).click();
  await expect(mara.getByText('Somebody has this username.')).toBeVisible();
  await mara.getByLabel('Username').fill('mara');
  await mara.getByRole('button', { name: 'Join' }).click();
  await expect(mara.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(mara.getByRole('heading', { name: 'Welcome, mara' })).toBeVisible();
  // The secret of the link is told to nobody but the provider, in a body.
  expect(asked.filter((url) => url.includes(address.split('#')[1] ?? ' '))).toEqual([]);

  // In Firefox the focus is the front window's.
  await page.bringToFront();
  await page.reload();
  await expect(page.getByText('2 administrators')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Mara' }).click();
  await password(page).fill(administrator.password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Removed.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Rename ${administrator.username}` })).toBeFocused();
  expect((await mara.request.get(`${studio.origin}/api/verify-auth`)).status()).toBe(401);
  await expect(page.getByRole('heading', { name: 'Removed' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Let in again: Mara' }).click();
  await password(page).fill(administrator.password);
  await page.getByRole('button', { name: 'Let in again', exact: true }).click();
  await expect(page.getByText('2 administrators')).toBeVisible();
  const login = { data: { username: 'mara', password: theirs } };
  expect((await mara.request.post(`${studio.origin}/api/login`, login)).ok()).toBe(true);
  await context.close();
});

test('by keys on a phone: an invitation is made, withdrawn, and opens nothing any more', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsAdministrator(page, dashboardPaths.administrators, studio.origin);
  const address = await inviteByKeys(page, 'Jo');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Withdraw the invitation of Jo' }).press('Enter');
  await expect(page.getByText('Invitation withdrawn')).toBeVisible();
  await expect(page.getByText('Everybody here may do everything')).toBeFocused();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const jo = await context.newPage();
  await jo.goto(address);
  await expect(jo.getByText('This invitation is not good any more')).toBeVisible();
  await expectAccessible(jo);
  await context.close();
});

test('one’s own name is given, and left, by keys', async ({ page }) => {
  await openAsAdministrator(page, dashboardPaths.administrators, studio.origin);
  const rename = page.getByRole('button', { name: `Rename ${administrator.username}` });
  await rename.press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rename).toBeFocused();
  await rename.press('Enter');
  await page.keyboard.type('Ada Vitrine');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Name saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rename Ada Vitrine' })).toBeFocused();
});

test('a failure says what to do, and keeps what was typed', async ({ page, allowConsole }) => {
  allowConsole(/503|Nobody was invited/);
  await openAsAdministrator(page, dashboardPaths.administrators, studio.origin);
  await page.route('**/api/invitations', (route) => route.fulfill({ status: 503, body: '' }));
  await invite(page).click();
  await page.getByLabel('Name of the person').fill('Kim');
  await password(page).fill(administrator.password);
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByText('Nobody was invited.')).toBeVisible();
  await expect(page.getByLabel('Name of the person')).toHaveValue('Kim');
  await page.unroute('**/api/invitations');
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(link(page)).toBeVisible();
});
