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
    // A phone's head has room for where else one can go.
    const seeCurrent = (name: string) =>
      width === 390
        ? expect(views.getByRole('link', { name })).toHaveCount(0)
        : expect(views.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await seeCurrent('By project');
    await views.getByRole('link', { name: 'Files' }).click();
    await expect(page).toHaveURL(new RegExp(`${dashboardPaths.library}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeFocused();
    await seeCurrent('Files');
    // There is no room for it beside the heading on a phone.
    await expect(page.getByText(/^\d+ files, [\d.]+ MB$/)).toBeAttached();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await search(page).fill('two-tins');
    await tileOf(page, 'two-tins.jpg').click();
    const tins = detailsOf(page, 'two-tins.jpg');
    await expect(tins.getByText(/^Upar: grid \d+, frame \d+$/).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText('1 file');
    await tins
      .getByRole('link', { name: /^Upar: grid \d+, frame \d+$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/dashboard\/edit\/5$/);
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
      page.locator('section:has(button[aria-label="Next file"])').boundingBox(),
    ]);
    if (shown === null || over === null) throw new Error('Both are on the page.');
    expect(shown.y + shown.height <= over.y || shown.x + shown.width <= over.x).toBe(true);
  });
}

test('the wheel over the details of a file comes to their end, wherever the page stands', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openAsAdministrator(page, dashboardPaths.library);
  await tileOf(page, 'two-tins.jpg').first().click();
  const download = page.getByRole('link', { name: /^Download / });
  await expect(download).toBeAttached();
  await page.mouse.move(1250, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect(download).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass();
});

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

const jpeg = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await readFile('provider/demo-content/media/upar/two-tins.jpg'),
});

/** Files that come over the page, or from the clipboard. */
const bring = (page: Page, kind: 'drop' | 'paste', target: string, name: string, bytes: Buffer) =>
  page.locator(target).evaluate(
    (element, file) => {
      const data = new DataTransfer();
      const letters = Uint8Array.from(atob(file.bytes), (letter) => letter.charCodeAt(0));
      data.items.add(new File([letters], file.name, { type: 'image/jpeg' }));
      element.dispatchEvent(
        file.kind === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    { kind, name, bytes: bytes.toString('base64') },
  );

test('pictures are chosen, dropped and pasted; each failure is named and tried again; all of it is taken back', async ({
  page,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/text-pictures|Failed to load resource|Failed to send a picture/);
  await openAsAdministrator(page, dashboardPaths.library);
  await expect(sheet(page)).toBeVisible();
  let tries = 0;
  await page.route('**/api/text-pictures', async (route) => {
    tries += 1;
    if (tries === 1) await route.abort();
    else await route.continue();
  });
  const choose = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add pictures' }).click();
  await (
    await choose
  ).setFiles([
    await jpeg('first.jpg'),
    await jpeg('second.jpg'),
    await jpeg('third.jpg'),
    { name: 'moving.mp4', mimeType: 'video/mp4', buffer: Buffer.from('x') },
    { name: 'words.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
  ]);
  await expect(page.getByText('2 pictures added to the library.')).toBeVisible();
  const list = page.getByRole('region', { name: 'Pictures on their way' });
  await expect(list.getByRole('status')).toHaveText('3 files not added.');
  await expect(list.getByText('The server could not be reached. It was not sent.')).toBeVisible();
  await expect(list.getByText(/^This is a film\. Films belong to projects/)).toBeVisible();
  await expect(list.getByText(/^words\.pdf is a PDF document/)).toBeVisible();
  await expectAccessible(page);
  const stored = sheet(page).getByRole('option', { name: /^(first|second|third)\.jpg$/ });
  await expect(stored).toHaveCount(2);
  await list.getByRole('button', { name: /^Try again: / }).click();
  await expect(page.getByText('1 picture added to the library.')).toBeVisible();
  await expect(stored).toHaveCount(3);
  // The focus goes on to the next of them as its row goes, and back to the beginning with the last.
  await expect(list.getByRole('button', { name: /^Remove from this list: / }).first()).toBeFocused();
  await list.getByRole('button', { name: 'Remove all from this list' }).click();
  await expect(list).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add pictures' })).toBeFocused();

  // The last one is taken back; the others stay until they are deleted.
  const toast = page.getByText('1 picture added to the library.').locator('xpath=ancestor::div[1]');
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(stored).toHaveCount(2);
  const { buffer } = await jpeg('');
  await bring(page, 'drop', 'h1', 'beside.jpg', buffer);
  await bring(page, 'drop', '[role=listbox]', 'dropped.jpg', buffer);
  await expect(tileOf(page, 'dropped.jpg')).toBeVisible();
  await bring(page, 'paste', 'body', 'pasted.jpg', buffer);
  await expect(tileOf(page, 'pasted.jpg')).toBeVisible();
  await expect(tileOf(page, 'beside.jpg')).toHaveCount(0);
  // What is pasted into a field is text: a copied passage can have its picture with it.
  await search(page).focus();
  await bring(page, 'paste', 'input[type=search]', 'typed.jpg', buffer);
  await tileOf(page, 'pasted.jpg').click();
  const details = detailsOf(page, 'pasted.jpg');
  await expect(details.getByText('Not shown anywhere')).toBeVisible();
  await expect(tileOf(page, 'typed.jpg')).toHaveCount(0);
  await page.keyboard.press('Escape');

  const added = sheet(page).getByRole('option', { name: /^(first|second|third|dropped|pasted)\.jpg$/ });
  for (const one of await added.all()) await one.click({ modifiers: ['Control'] });
  await page.getByRole('region', { name: 'Chosen files' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('4 files deleted.')).toBeVisible();
  await expect(added).toHaveCount(0);
});

test('who leaves while a picture is on its way is asked first', async ({ page }) => {
  await openAsAdministrator(page, dashboardPaths.library);
  await expect(sheet(page)).toBeVisible();
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/text-pictures', async (route) => {
    await gate.promise;
    await route.abort();
  });
  await bring(page, 'drop', '[role=listbox]', 'slow.jpg', (await jpeg('')).buffer);
  const list = page.getByRole('region', { name: 'Pictures on their way' });
  await expect(list.getByRole('status')).toHaveText('1 picture is on the way.');
  await page.getByRole('navigation', { name: 'View of All Media' }).getByRole('link', { name: 'By project' }).click();
  await expect(page.getByText('1 picture is still on the way into the library, and would not come.')).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await list.getByRole('button', { name: 'Cancel: slow.jpg' }).click();
  await expect(list).toBeHidden();
  gate.resolve();
});

test('the library comes in pages: the first files at once, all others behind them, with what is chosen', async ({
  page,
}) => {
  // A page of the dashboard's holds more than the demo studio has.
  const asked: string[] = [];
  await page.route(
    ({ pathname }) => pathname === '/api/library',
    async (route) => {
      const address = new URL(route.request().url());
      address.searchParams.set('limit', '40');
      asked.push(address.searchParams.get('after') ?? 'first');
      // The first files are looked at before others come.
      if (asked.length === 2) await expect(page.getByRole('region', { name: 'Chosen files' })).toBeVisible();
      await route.continue({ url: address.href });
    },
  );
  await openAsAdministrator(page, dashboardPaths.library);
  const options = sheet(page).getByRole('option');
  await expect(options).toHaveCount(40);
  await expect(page.getByText(/^40 of about \d+ files have come$/)).toBeAttached();
  await options.nth(2).click({ modifiers: ['Control'] });
  await expect(page.getByText(/^\d+ files, [\d.]+ MB$/)).toBeAttached();
  const { data } = await (await page.request.get('/api/library')).json();
  await expect(options).toHaveCount(Math.min(data.length, 160));
  await expect(options.nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(show(page).getByRole('option', { name: `All (${String(data.length)})` })).toHaveCount(1);
  expect(asked).toHaveLength(Math.ceil(data.length / 40));
});
