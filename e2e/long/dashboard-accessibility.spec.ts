import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** What the dashboard's screens show after a few steps; each screen as it opens is in every-view.spec.ts. */

const screens = dashboardPaths;

test.slow();

test('login, at rest and with messages', async ({ page }) => {
  await page.goto(paths.login);
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Enter the username')).toBeVisible();
  await expectAccessible(page);
});

test('categories: list, field in a row, messages, question', async ({ page, dialog, table }) => {
  await openAsAdministrator(page, screens.categories);
  await table.seeRows();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add' }).click();
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await page.getByLabel(/^New name of/).fill(' ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Category name cannot be empty!')).toHaveCount(2);
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await dialog.see();
  await expectAccessible(page);
});

test('the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsAdministrator(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page);
});

test('the shelf beside the slots, and the question before leaving', async ({ page, dialog }) => {
  await openAsAdministrator(page, screens.homepage);
  await page.getByRole('button', { name: 'Project media' }).click();
  const shelf = page.getByRole('combobox', { name: 'Project' });
  await shelf.fill('Kal');
  await page.getByRole('option', { name: 'Kal' }).click();
  await expect(page.getByRole('button', { name: /^Drag/ })).not.toHaveCount(0);
  await expectAccessible(page);
  await page.goto(screens.createStory);
  await page.getByRole('textbox', { name: 'Title' }).fill('Typed');
  await page.getByRole('link', { name: 'All Stories' }).first().click();
  await dialog.see();
  await expectAccessible(page);
});
