import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { answer } from '../support/answer.ts';
import { expect, test } from '../support/test.ts';

const { homepage: path } = dashboardPaths;
const failure = /Failed to load resource|An error occurred|❌/;

async function stored(page: Page, url: string, list: string): Promise<readonly Record<string, unknown>[]> {
  return (await (await page.request.get(url)).json())[list];
}

test.beforeEach(async ({ page, homepage }) => {
  await openAsAdministrator(page, path);
  await homepage.seeSlots('Header videos', 4);
});

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('shows every slot with what stands there', async ({ page, homepage }) => {
  await homepage.seeSlots('Homepage videos', 2);
  const grid = homepage.section('Homepage grid');
  await expect(grid.getByRole('listitem')).toHaveCount(6);
  await expect(grid.getByRole('heading', { level: 3 })).toHaveText(['Grid 10', 'Grid 7', 'Grid 4']);
  await expect(grid.getByText('428x600 each')).toBeVisible();
  await expect(grid.getByText('1335x383', { exact: true })).toBeVisible();
  const films = await stored(page, '/api/homepage/headervideos', 'headerdata');
  for (const { position, project } of films) {
    const { title } = Object(project);
    await expect(homepage.slot(`header video ${String(position)}`)).toContainText(String(title));
  }
  await expect(homepage.section('Homepage videos').getByRole('button', { name: /Delete/ })).toHaveCount(0);
});

test('a filled slot leads to All Media with the slot in the navigation state', async ({ page, homepage }) => {
  const [film] = await stored(page, '/api/homepage/headervideos', 'headerdata');
  await homepage.chooseMediaFor('header video 1');
  await expect(page).toHaveURL(dashboardPaths.allMedia);
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
    test(`${name}: asks, deletes, says so and reads again`, async ({ page, toasts, dialog, homepage }) => {
      await answer(page, url, 'DELETE', (route) =>
        route.fulfill({ json: { message: 'Project removed from homepage grid successfully!' } }),
      );
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      await dialog.seeFocusOn('Cancel');
      const again = page.waitForRequest((request) => request.method() === 'GET' && request.url().includes('/api/home'));
      await dialog.answer('Delete');
      await toasts.seeSuccess(success);
      await again;
      await expect(homepage.frame(name)).toBeFocused();
    });
  }

  test('another message is a failure, and the slot stays', async ({ page, allowConsole, toasts, dialog }) => {
    allowConsole(failure);
    await answer(page, '**/api/homepagegrid/*', 'DELETE', (route) =>
      route.fulfill({ json: { message: 'Not today.' } }),
    );
    await page.getByRole('button', { name: 'Delete grid item 1' }).click();
    await dialog.answer('Delete');
    await toasts.seeFailure('An error occurred while deleting the grid item: Not today.');
    await expect(page.getByRole('button', { name: 'Delete grid item 1' })).toBeVisible();
  });

  test('a refused header video says so', async ({ page, allowConsole, toasts, dialog }) => {
    allowConsole(failure);
    await answer(page, '**/api/homepage/headervideos/*', 'DELETE', (route) =>
      route.fulfill({ status: 500, json: { message: 'Disk full.' } }),
    );
    await page.getByRole('button', { name: 'Delete header video 2' }).click();
    await dialog.answer('Delete');
    await toasts.seeFailure('An error occurred while deleting the header video: Disk full.');
  });
});

test('a part that cannot be read says so while the rest works', async ({ page, allowConsole, homepage }) => {
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
  await homepage.seeSlots('Header videos', 4);
});

test.describe('the texts', () => {
  test('are written, and come back', async ({ page, toasts }) => {
    const before = await stored(page, '/api/homepagetexts', 'hometexts');
    const field = page.getByLabel('Text 2');
    await field.fill('Written by a test.');
    await page.getByRole('button', { name: 'Update' }).click();
    await toasts.seeSuccess('✅ Home page texts updated successfully!');
    const after = await stored(page, '/api/homepagetexts', 'hometexts');
    expect((await page.request.patch('/api/homepagetexts', { data: { texts: before } })).ok()).toBe(true);
    expect(after.map(({ text }) => text)).toEqual([before[0]?.['text'], 'Written by a test.', before[2]?.['text']]);
  });

  for (const [name, respond, text] of [
    ['a refusal with words', { status: 400, json: { message: 'Too long.' } }, '❌ Failed to update: Too long.'],
    ['a refusal without words', { status: 500 }, '❌ Failed to update: Unknown error'],
    ['no answer', null, '❌ Error: '],
  ] as const) {
    test(`${name} loses nothing`, async ({ page, allowConsole, toasts }) => {
      allowConsole(failure);
      await answer(page, '**/api/homepagetexts', 'PATCH', (route) =>
        respond === null ? route.abort() : route.fulfill(respond),
      );
      await page.getByLabel('Text 1').fill('Not lost.');
      await page.getByRole('button', { name: 'Update' }).click();
      await toasts.seeFailure(text);
      await expect(page.getByLabel('Text 1')).toHaveValue('Not lost.');
    });
  }
});

test('is accessible in both themes', { tag: '@long' }, async ({ page, dialog, homepage }) => {
  test.slow();
  await page.reload();
  await homepage.seeSlots('Header videos', 4);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete grid item 1' }).click();
  await dialog.see();
  await expectAccessible(page);
});
