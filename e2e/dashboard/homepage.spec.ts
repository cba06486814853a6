import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const { homepage: path } = paths.dashboardScreens;
const failure = /Failed to load resource|An error occurred|❌/;

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const slot = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const toast = (page: Page, kind: 'status' | 'alert', text: string) => page.getByRole(kind).getByText(text);

/** Answers one method of these calls with this; nothing reaches the store. */
async function answer(page: Page, url: string, method: string, respond: Parameters<Page['route']>[1]): Promise<void> {
  await page.route(url, async (route, request) => {
    if (request.method() === method) await respond(route, request);
    else await route.fallback();
  });
}

async function stored(page: Page, url: string, list: string): Promise<readonly Record<string, unknown>[]> {
  return (await (await page.request.get(url)).json())[list];
}

test.beforeEach(async ({ page }) => {
  await openAsAdministrator(page, path);
  await expect(section(page, 'Header videos').getByRole('listitem')).toHaveCount(4);
});

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('shows every slot with what stands there', async ({ page }) => {
  await expect(section(page, 'Homepage videos').getByRole('listitem')).toHaveCount(2);
  const grid = section(page, 'Homepage grid');
  await expect(grid.getByRole('listitem')).toHaveCount(6);
  await expect(grid.getByRole('heading', { level: 3 })).toHaveText(['Grid 10', 'Grid 7', 'Grid 4']);
  await expect(grid.getByText('428x600 each')).toBeVisible();
  await expect(grid.getByText('1335x383', { exact: true })).toBeVisible();
  const films = await stored(page, '/api/homepage/headervideos', 'headerdata');
  for (const { position, project } of films) {
    const { title } = Object(project);
    await expect(slot(page, `header video ${String(position)}`)).toContainText(String(title));
  }
  await expect(section(page, 'Homepage videos').getByRole('button', { name: /Delete/ })).toHaveCount(0);
});

test('a filled slot leads to All Media with the slot in the navigation state', async ({ page }) => {
  const [film] = await stored(page, '/api/homepage/headervideos', 'headerdata');
  await slot(page, 'header video 1').getByRole('link', { name: 'Edit Media' }).click();
  await expect(page).toHaveURL(paths.dashboardScreens.allMedia);
  expect(await page.evaluate(() => history.state.usr)).toEqual({
    selectedField: 'headervideo',
    position: 1,
    mediaId: film?.['id'],
    projectId: film?.['projectId'],
  });
  await expect(page.getByText('For Header videos, position 1, 1080X1920.')).toBeVisible();
});

test.describe('deleting', () => {
  for (const [name, url, success] of [
    ['grid item 1', '**/api/homepagegrid/*', 'Grid item deleted successfully!'],
    ['header video 1', '**/api/homepage/headervideos/*', 'Header video deleted successfully!'],
  ] as const) {
    test(`${name}: asks, deletes, says so and reads again`, async ({ page }) => {
      await answer(page, url, 'DELETE', (route) =>
        route.fulfill({ json: { message: 'Project removed from homepage grid successfully!' } }),
      );
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
      const again = page.waitForRequest((request) => request.method() === 'GET' && request.url().includes('/api/home'));
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(toast(page, 'status', success)).toBeVisible();
      await again;
      await expect(slot(page, name).getByRole('link')).toBeFocused();
    });
  }

  test('another message is a failure, and the slot stays', async ({ page, allowConsole }) => {
    allowConsole(failure);
    await answer(page, '**/api/homepagegrid/*', 'DELETE', (route) =>
      route.fulfill({ json: { message: 'Not today.' } }),
    );
    await page.getByRole('button', { name: 'Delete grid item 1' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'alert', 'An error occurred while deleting the grid item: Not today.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete grid item 1' })).toBeVisible();
  });

  test('a refused header video says so', async ({ page, allowConsole }) => {
    allowConsole(failure);
    await answer(page, '**/api/homepage/headervideos/*', 'DELETE', (route) =>
      route.fulfill({ status: 500, json: { message: 'Disk full.' } }),
    );
    await page.getByRole('button', { name: 'Delete header video 2' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'alert', 'An error occurred while deleting the header video: Disk full.')).toBeVisible();
  });
});

test('a part that cannot be read says so while the rest works', async ({ page, allowConsole }) => {
  allowConsole(/500/);
  for (const url of ['headervideos', 'homevideos', 'homepagegrid']) {
    await page.route(`**/api/**${url}`, (route) => route.fulfill({ status: 500 }));
  }
  await page.route('**/api/homevideos', (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await expect(page.getByText('Server error while fetching header media')).toBeVisible();
  await expect(page.getByText('Server error while fetching home videos')).toBeVisible();
  await page.route('**/api/homepagegrid', (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await expect(page.getByText('Server error while fetching homepage grid')).toBeVisible();
  await expect(page.getByLabel('Text 1')).not.toHaveValue('');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(section(page, 'Header videos').getByRole('listitem')).toHaveCount(4);
});

test.describe('the texts', () => {
  test('are written, and come back', async ({ page }) => {
    const before = await stored(page, '/api/homepagetexts', 'hometexts');
    const field = page.getByLabel('Text 2');
    await field.fill('Written by a test.');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(toast(page, 'status', '✅ Home page texts updated successfully!')).toBeVisible();
    const after = await stored(page, '/api/homepagetexts', 'hometexts');
    expect((await page.request.patch('/api/homepagetexts', { data: { texts: before } })).ok()).toBe(true);
    expect(after.map(({ text }) => text)).toEqual([before[0]?.['text'], 'Written by a test.', before[2]?.['text']]);
  });

  for (const [name, respond, text] of [
    ['a refusal with words', { status: 400, json: { message: 'Too long.' } }, '❌ Failed to update: Too long.'],
    ['a refusal without words', { status: 500 }, '❌ Failed to update: Unknown error'],
    ['no answer', null, '❌ Error: '],
  ] as const) {
    test(`${name} loses nothing`, async ({ page, allowConsole }) => {
      allowConsole(failure);
      await answer(page, '**/api/homepagetexts', 'PATCH', (route) =>
        respond === null ? route.abort() : route.fulfill(respond),
      );
      await page.getByLabel('Text 1').fill('Not lost.');
      await page.getByRole('button', { name: 'Update' }).click();
      await expect(toast(page, 'alert', text)).toBeVisible();
      await expect(page.getByLabel('Text 1')).toHaveValue('Not lost.');
    });
  }
});

test('is accessible in both themes', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await page.reload();
  await expect(section(page, 'Header videos').getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete grid item 1' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
});
