import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name, alt text or project' });
const show = (page: Page) => page.getByRole('combobox', { name: 'Show' });
const sheet = (page: Page) => page.getByRole('listbox', { name: 'Files' });
const tileOf = (page: Page, name: string) => sheet(page).getByRole('option', { name, exact: true });
/** The details of a file. */
const detailsOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const width of [1440, 390]) {
  test(`every file is found by name, alt text and project, with where it stands, at ${String(width)}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await openAsAdministrator(page, dashboardPaths.allMedia);
    const views = page.getByRole('navigation', { name: 'View of All Media' });
    await expect(views.getByRole('link', { name: 'By project' })).toHaveAttribute('aria-current', 'page');
    await views.getByRole('link', { name: 'Files' }).click();
    await expect(page).toHaveURL(new RegExp(`${dashboardPaths.library}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeFocused();
    await expect(views.getByRole('link', { name: 'Files' })).toHaveAttribute('aria-current', 'page');
    // There is no room for it beside the heading on a phone.
    await expect(page.getByText(/^\d+ files, [\d.]+ MB$/)).toBeAttached();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await search(page).fill('two-tins');
    await tileOf(page, 'two-tins.jpg').click();
    const tins = detailsOf(page, 'two-tins.jpg');
    await expect(tins.getByText(/^Upar: grid \d+, frame \d+$/).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText('1 file');
    await tins.getByRole('link', { name: 'Upar: two-tins.jpg' }).click();
    await expect(page).toHaveURL(/\/dashboard\/media\/5$/);
    await page.goBack();

    await search(page).fill('zebra crossing');
    await expect(page.getByText('No file has that in its name, alt text or project')).toBeVisible();
    await search(page).fill('');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
    await sheet(page).getByRole('option').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(sheet(page).getByRole('option').nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // Nothing of what the details are of lies under them.
    const [shown, over] = await Promise.all([
      sheet(page).getByRole('option').nth(1).boundingBox(),
      page.locator('section:has(button:text-is("Next file"))').boundingBox(),
    ]);
    if (shown === null || over === null) throw new Error('Both are on the page.');
    expect(shown.y + shown.height <= over.y || shown.x + shown.width <= over.x).toBe(true);
  });
}

test('what lacks an alt text is found and described in its place, and stays until another filter is chosen', async ({
  page,
}) => {
  await openAsAdministrator(page, dashboardPaths.library);
  const { data } = await (await page.request.get('/api/library')).json();
  const { mediaUrl, details } = data.find((one: { name: string }) => one.name === 'two-tins.jpg');
  await page.request.patch('/api/media-details', { data: { path: mediaUrl, alt: null } });
  await page.reload();
  await expect(show(page)).toBeVisible();
  await show(page).selectOption('undescribed');
  await tileOf(page, 'two-tins.jpg').click();
  const tile = detailsOf(page, 'two-tins.jpg');
  const field = tile.getByRole('textbox', { name: 'Alt text of two-tins.jpg' });
  await field.fill('Two tins of tea');
  await field.press('Control+Enter');
  await expect(page.getByText(/^Alt text of .*two-tins.jpg.* saved$/)).toBeVisible();
  await expect(field).toBeFocused();
  await expect(tile.getByText('Saved', { exact: true })).toBeVisible();
  await show(page).selectOption('images');
  await show(page).selectOption('undescribed');
  await expect(tile).toHaveCount(0);
  await page.request.patch('/api/media-details', { data: { path: mediaUrl, alt: details.alt } });
});

test('what nobody sees is found, and leads to its project', async ({ page, dialog }) => {
  await openAsAdministrator(page, dashboardPaths.library);
  const added = await page.request.post('/api/projects/5/media', {
    multipart: {
      file: {
        name: 'waiting.jpg',
        mimeType: 'image/jpeg',
        buffer: await readFile('provider/demo-content/media/upar/two-tins.jpg'),
      },
    },
  });
  expect(added.status()).toBe(201);
  await page.reload();
  await expect(show(page)).toBeVisible();
  await show(page).selectOption('unused');
  await tileOf(page, 'waiting.jpg').click();
  const tile = detailsOf(page, 'waiting.jpg');
  await expect(tile.getByText('Not shown anywhere')).toBeVisible();
  await tile.getByRole('link', { name: 'Upar: waiting.jpg' }).press('Enter');
  await page.getByRole('button', { name: 'Delete waiting.jpg' }).click();
  await dialog.answer('Delete');
  await expect(page.getByRole('button', { name: 'Delete waiting.jpg' })).toHaveCount(0);
});
