import { beforeEach, describe } from 'vitest';
import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { keepHome } from '../support/home.ts';
import { answer } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

const failure = /An error occurred|❌/;

const open = () => openAsAdministrator(page, dashboardPaths.homepage);

beforeEach(() => void keepHome());

test('shows every slot with what stands there', async ({ homepage }) => {
  await open();
  await homepage.seeSlots('Header videos', 4);
  await homepage.seeSlots('Homepage videos', 2);
  const grid = homepage.section('Homepage grid');
  await expect(grid.getByRole('listitem')).toHaveCount(6);
  await expect(grid.getByRole('heading', { level: 3 })).toHaveText(['Grid 10', 'Grid 7', 'Grid 4']);
  await expect(grid.getByText('428x600 each')).toBeVisible();
  await expect(grid.getByText('1335x383', { exact: true })).toBeVisible();
  for (const [index, title] of ['Upar', 'Kal', 'Nadi Records', 'Marut'].entries()) {
    await expect(homepage.slot(`header video ${String(index + 1)}`)).toContainText(title);
  }
  await expect(homepage.section('Homepage videos').getByRole('button', { name: /Delete/ })).toHaveCount(0);
});

test('a filled slot leads to All Media with the slot in the navigation state', async ({ homepage }) => {
  await open();
  await homepage.chooseMediaFor('header video 1');
  await expect(page).toHaveURL(dashboardPaths.allMedia);
  expect(history.state.usr).toEqual({ selectedField: 'headervideo', position: 1, mediaId: 11, projectId: 1 });
  await expect(page.getByText('For Header videos, position 1, 1080X1920.')).toBeVisible();
});

describe('deleting', () => {
  for (const [name, path, success] of [
    ['grid item 1', '/api/homepagegrid/*', 'Grid item deleted successfully!'],
    ['header video 1', '/api/homepage/headervideos/*', 'Header video deleted successfully!'],
  ] as const) {
    test(`${name}: is deleted at once, says so and reads again; Undo fills it again with any provider`, async ({
      toasts,
      dialog,
      homepage,
    }) => {
      answer('DELETE', path, { json: { message: 'Project removed from homepage grid successfully!' } });
      await open();
      const again = answer('GET', '/api/homevideos', { json: { headerdata: [] } });
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      await toasts.seeSuccess(success);
      await expect(dialog.root).toHaveCount(0);
      await expect.poll(() => again.length).toBeGreaterThan(0);
      await expect(homepage.frame(name)).toBeFocused();
      const filled = answer('POST', path.replace('/*', ''), { status: 201, json: {} });
      await toasts.undo.click();
      await expect.poll(() => filled).toHaveLength(1);
      expect(filled[0]?.json).toMatchObject({ position: 1, projectId: expect.anything() });
    });
  }

  test('another message is a failure, and the slot stays', async ({ allowConsole, toasts }) => {
    allowConsole(failure);
    answer('DELETE', '/api/homepagegrid/*', { json: { message: 'Not today.' } });
    await open();
    await page.getByRole('button', { name: 'Delete grid item 1' }).click();
    await toasts.seeFailure('An error occurred while deleting the grid item: Not today.');
    await expect(page.getByRole('button', { name: 'Delete grid item 1' })).toBeVisible();
  });

  test('a refused header video says so', async ({ allowConsole, toasts }) => {
    allowConsole(failure);
    answer('DELETE', '/api/homepage/headervideos/*', { status: 500, json: { message: 'Disk full.' } });
    await open();
    await page.getByRole('button', { name: 'Delete header video 2' }).click();
    await toasts.seeFailure('An error occurred while deleting the header video: Disk full.');
  });
});

test('a part that cannot be read says so while the rest works', async ({ allowConsole, homepage }) => {
  allowConsole(/500/);
  for (const path of ['/api/homepage/headervideos', '/api/homevideos', '/api/homepagegrid']) {
    answer('GET', path, { status: 500 });
  }
  await open();
  await expect(page.getByText('Server error while fetching header media')).toBeVisible();
  await expect(page.getByText('Server error while fetching home videos')).toBeVisible();
  await expect(page.getByText('Server error while fetching homepage grid')).toBeVisible();
  await expect(page.getByLabel('Text 1')).not.toHaveValue('');
  keepHome();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await homepage.seeSlots('Header videos', 4);
});

describe('the texts', () => {
  for (const [name, respond, text] of [
    ['a refusal with words', { status: 400, json: { message: 'Too long.' } }, '❌ Failed to update: Too long.'],
    ['a refusal without words', { status: 500 }, '❌ Failed to update: Unknown error'],
    ['no answer', 'unreachable', '❌ Error: '],
  ] as const) {
    test(`${name} loses nothing`, async ({ allowConsole, toasts }) => {
      allowConsole(failure);
      answer('PATCH', '/api/homepagetexts', respond);
      await open();
      await page.getByLabel('Text 1').fill('Not lost.');
      await page.getByRole('button', { name: 'Save' }).click();
      await toasts.seeFailure(text);
      await expect(page.getByLabel('Text 1')).toHaveValue('Not lost.');
    });
  }
});
