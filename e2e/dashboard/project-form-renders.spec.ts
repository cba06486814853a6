import type { Locator, Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { countRenders } from '../support/renders.ts';
import { expect, test } from '../support/test.ts';

async function addGrids(page: Page, count: number): Promise<void> {
  await page.getByRole('radio', { name: 'G9', exact: true }).check();
  for (let added = 0; added < count; added += 1) await page.getByRole('button', { name: 'Add Grid' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(count);
}

test('a keystroke draws its own field again, however many grids there are', async ({ page }) => {
  const renders = await countRenders(page);
  await openAsAdministrator(page, dashboardPaths.createProject);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const year = page.getByLabel('Year');
  // Else the address is made of the title, and drawn with it.
  await page.getByLabel('Address').fill('upar');
  // The first letter of all makes the form dirty.
  await title.fill('U');
  await year.fill('2');
  const typed = (field: Locator, text: string) => renders.during(() => field.pressSequentially(text));
  const alone = { title: await typed(title, 'p'), year: await typed(year, '0') };
  await addGrids(page, 8);
  await page.getByRole('button', { name: 'Add Text, grid 3' }).click();
  const text = page.getByLabel('Grid text');
  await text.fill('I');
  const among = { title: await typed(title, 'a'), year: await typed(year, '2'), text: await typed(text, 'n') };
  expect(among, 'renders for one letter').toMatchObject(alone);
  // The provider that keeps the draft, the field, and what the design system makes a field of.
  for (const count of Object.values(among)) expect(count).toBeLessThanOrEqual(6);
});
