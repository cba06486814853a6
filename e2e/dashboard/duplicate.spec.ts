import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { administrator } from '../support/administrator.ts';
import { expectAccessible } from '../support/axe.ts';
import { logInAtOther, startOtherProvider } from '../support/other-provider.ts';
import { startOwnProvider, temporaryStore, type OwnProvider } from '../support/own-provider.ts';
import { expect, test } from '../support/test.ts';

const store = temporaryStore();
let provider: OwnProvider;

test.beforeAll(async () => {
  provider = await startOwnProvider(store.folder, {
    ADMIN_USERNAME: administrator.username,
    ADMIN_PASSWORD: administrator.password,
    DEMO_CONTENT: 'on',
  });
});
test.afterAll(async () => {
  await provider.kill();
  store.remove();
});

const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const copies = (page: Page) => page.getByRole('link', { name: /^Edit Copy of/ });

test('a row is duplicated by the pointer, into a draft behind it, and taken back', async ({ page, table }) => {
  // axe reads long pages.
  test.setTimeout(90_000);
  await openAsAdministrator(page, dashboardPaths.allProjects, provider.origin);
  await table.choose('Upar', 'Duplicate');
  await expect(page.getByText('Duplicated, a draft: “Copy of Upar”.')).toBeVisible();
  await expect(copies(page)).toHaveCount(1);
  const edits = page.getByRole('table').getByRole('link', { name: /^Edit / });
  const names = await edits.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
  expect(names[names.indexOf('Edit Upar') + 1]).toBe('Edit Copy of Upar');
  await expect(page.getByRole('row', { name: /Copy of Upar/ })).toContainText('Draft');
  await named(page, 'Undo').click();
  await expect(page.getByText('Copy removed.')).toBeVisible();
  await expect(copies(page)).toHaveCount(0);
  await named(page, 'Undo').click();
  await expect(page.getByText('Copy restored successfully!')).toBeVisible();
  await expect(copies(page)).toHaveCount(1);
  await expectAccessible(page);
});

test('a form duplicates what is saved by the keyboard, on a phone, and leads to the copy', async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsAdministrator(page, dashboardPaths.allProjects, provider.origin);
  await page.getByRole('link', { name: 'Edit Upar', exact: true }).click();
  await expect(named(page, 'More for this project')).toBeVisible();
  await page.getByRole('textbox', { name: 'Client name' }).fill('Somebody else');
  await named(page, 'More for this project').press('Enter');
  await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter');
  await expect(page.getByText(/^What is saved of it was duplicated, a draft: “Copy of Upar”\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Edit it' }).focus();
  await page.keyboard.press('Enter');
  const stay = page.getByRole('alertdialog').getByRole('button', { name: /Leave/ });
  await stay.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Copy of Upar');
  await expect(page.getByRole('textbox', { name: 'Client name' })).not.toHaveValue('Somebody else');
  await expect(page.getByRole('combobox', { name: 'Visibility' })).toHaveValue('draft');
  // Not before: the message lies over what is below it.
  await expectAccessible(page);
});

test('with a provider that cannot copy there is nothing of it', async ({ page }) => {
  const other = await startOtherProvider();
  try {
    await logInAtOther(page, other.origin);
    await expect(page).toHaveURL(other.origin + paths.dashboard);
    await page.goto(other.origin + dashboardPaths.allProjects);
    await expect(page.getByRole('button', { name: /^Delete / }).first()).toBeVisible();
    await page
      .getByRole('button', { name: /^More for/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toHaveCount(0);
  } finally {
    await other.close();
  }
});
