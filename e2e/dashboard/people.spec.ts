import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { administrator } from '../support/administrator.ts';
import { expectAccessible } from '../support/axe.ts';
import { untilKept } from '../support/drafts.ts';
import { startOwnProvider, temporaryStore } from '../support/own-provider.ts';
import { expect, test } from '../support/test.ts';

const people = (page: Page) => page.getByRole('region', { name: 'People', exact: true });
const portrait = (name: string) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: readFileSync(`provider/demo-content/media/people/${name}.jpg`),
});

test('people get portraits, places and roles, and stand on the page as they do in the form', async ({
  page,
  toasts,
  context,
}) => {
  test.slow();
  const store = temporaryStore();
  const provider = await startOwnProvider(store.folder, {
    ADMIN_USERNAME: administrator.username,
    ADMIN_PASSWORD: administrator.password,
  });
  await openAsAdministrator(page, dashboardPaths.createAbout, provider.origin);
  const created = await page.request.post(`${provider.origin}/api/aboutpage`, {
    multipart: { introHeading: 'Paper', introDescription: 'By hand.' },
  });
  expect(created.ok()).toBe(true);
  await page.goto(provider.origin + dashboardPaths.editAbout);
  await expect(people(page).getByText('Nobody yet.')).toBeVisible();

  // By keyboard: a row, its name and its role.
  await people(page).getByRole('button', { name: 'Add person' }).click();
  await page.keyboard.type('Asha Rao');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Design');
  await people(page).getByRole('button', { name: 'Add person' }).click();
  await page.keyboard.type('Ben Okafor');
  const upload = people(page).getByLabel('New portrait of Ben Okafor');
  await upload.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(people(page).getByText('x.png is not a picture (JPEG, PNG, GIF, WebP, AVIF).')).toBeVisible();
  await upload.setInputFiles(portrait('kwame'));
  await expect(people(page).getByRole('button', { name: 'Remove portrait of Ben Okafor' })).toBeVisible();
  await people(page).getByRole('button', { name: 'Move Ben Okafor up' }).click();
  await expect(people(page).getByRole('listitem')).toHaveCount(2);
  await expect(people(page).getByRole('listitem').first()).toHaveAccessibleName('Ben Okafor');
  await expect(people(page).getByRole('button', { name: 'Move Ben Okafor up' })).toBeFocused();

  // What was typed is there after a reload, the portrait too.
  await untilKept(page, 'Ben Okafor');
  await page.reload();
  await expect(people(page).getByLabel('Name').first()).toHaveValue('Ben Okafor');
  await expect(people(page).getByRole('button', { name: 'Remove portrait of Ben Okafor' })).toBeVisible();
  await expectAccessible(page);

  // The same picture is in the library for somebody else, and what is removed comes back in its place.
  await people(page).getByRole('button', { name: 'Choose portrait of Asha Rao' }).click();
  await page.getByRole('dialog', { name: 'Pictures' }).getByRole('button').last().click();
  await expect(people(page).getByRole('button', { name: 'Remove portrait of Asha Rao' })).toBeVisible();
  await people(page).getByRole('button', { name: 'Remove Ben Okafor' }).click();
  await expect(people(page).getByText('Person removed.')).toBeVisible();
  await expect(people(page).getByRole('button', { name: 'Undo: Ben Okafor' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(people(page).getByRole('listitem').first()).toHaveAccessibleName('Ben Okafor');

  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await toasts.seeSuccess('About page updated successfully!');
  const visitor = await context.newPage();
  await visitor.goto(`${provider.origin}/about`);
  const row = visitor.locator('section', { has: visitor.getByRole('heading', { name: 'People' }) });
  await expect(row.getByRole('listitem')).toHaveText(['Ben Okafor', 'Asha RaoDesign']);
  await expect(row.locator('img')).toHaveCount(2);
  await expectAccessible(visitor);
  await page.waitForLoadState('networkidle');
  await provider.kill();
  store.remove();
});
