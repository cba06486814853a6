import type { Page } from '@playwright/test';
import { beforeEach, describe } from 'vitest';
import { Table } from '../../../e2e/models/table.model.ts';
import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { paths } from '../../../src/domain/paths.ts';
import { answerHome, openAsAdministrator } from '../support/admin.ts';
import { answer } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

const screens = dashboardPaths;
const phone = { width: 390, height: 844 };

const project = (id: number, title: string, more: object = {}) => ({ id, title, slug: `p-${String(id)}`, ...more });

beforeEach(() => {
  answerHome();
  answer('GET', '/api/projects', { json: { data: [project(5, 'Upar'), project(6, 'Kal')] } });
});

test('the first stop of a page is the way past the navigation', async () => {
  await openAsAdministrator(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('home welcomes and counts', async () => {
  await openAsAdministrator(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Welcome back' })).toBeVisible();
  await expect(page.getByText('Your Content Managment System', { exact: true })).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveText(['All Projects2', 'Create Homepage5 of 12 slots', 'Edit About', 'All Stories1']);
});

test('a count that could not be read is left out', async ({ allowConsole }) => {
  allowConsole(/500/);
  answer('GET', '/api/homevideos', { status: 500 });
  await openAsAdministrator(page);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.nth(0)).toHaveText(/^All Projects\d+$/);
  await expect(rows.nth(1)).toHaveText('Create Homepage');
});

test('an address that is no page says so inside the shell', async () => {
  await openAsAdministrator(page, `${paths.dashboard}/no-such-page`);
  await expect(page.getByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(paths.dashboard);
});

test('a list that could not be read can be read again', async ({ allowConsole }) => {
  allowConsole(/500/);
  await openAsAdministrator(page);
  answer('GET', '/api/projects', { status: 500 });
  await page.getByRole('navigation').getByRole('link', { name: 'All Projects' }).click();
  await expect(page.getByRole('alert').getByText('Error: Failed to fetch projects')).toBeVisible();
  answer('GET', '/api/projects', { json: { data: [project(5, 'Upar')] } });
  await page.getByRole('button', { name: 'Try again' }).click();
  await new Table(page).seeRows();
});

describe('on a phone', () => {
  beforeEach(() => page.setViewportSize(phone));

  test('the navigation stands in a drawer', async () => {
    await openAsAdministrator(page, paths.dashboard);
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeHidden();
    const button = page.getByRole('button', { name: 'Open menu' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('navigation').getByRole('listitem')).toHaveText([
      ...['Dashboard', 'All Projects', 'Create Project', 'Categories', 'All Media', 'Create Homepage'],
      ...['Create About', 'Edit About', 'All Stories', 'Create Story', 'Reset Password', 'Logout'],
    ]);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await drawer.getByRole('link', { name: 'Categories' }).click();
    await expect(page).toHaveURL(screens.categories);
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeFocused();
    await button.click();
    await drawer.getByRole('link', { name: 'Categories' }).click();
    await expect(drawer).toBeHidden();
  });
});

describe('the command menu', () => {
  const menu = (of: Page) => of.getByRole('dialog', { name: 'Search or go to' });
  const field = (of: Page) => menu(of).getByRole('combobox', { name: 'Search or go to' });
  const option = (of: Page, name: string | RegExp) => menu(of).getByRole('option', { name });

  test('finds a project without its accents, and what it does not find it says', async ({ allowConsole }) => {
    allowConsole(/404/);
    answer('GET', '/api/projects', {
      json: [{ id: 7, title: 'Köhler & Søn', slug: 'k', clientName: 'Aarhus' }],
    });
    answer('GET', '/api/project', { status: 404 });
    await openAsAdministrator(page);
    await page.keyboard.press('Meta+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('kohler son');
    await expect(menu(page).getByRole('option')).toHaveText(['Köhler & SønAarhus']);
    await field(page).fill('nowhere at all');
    await expect(menu(page).getByText('Nothing found')).toBeVisible();
    await field(page).fill('AARHUS');
    await option(page, /Köhler/).click();
    await expect(page).toHaveURL(dashboardPaths.editProject(7));
  });

  test('what is typed right after its key is not lost, nor written into the field below', async () => {
    await openAsAdministrator(page, screens.categories);
    const name = page.getByRole('textbox', { name: 'Category name' });
    await name.fill('Half a na');
    // In one turn: the menu has no time to come in between.
    await name.evaluate((below) => {
      const press = (init: KeyboardEventInit) =>
        below.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
      press({ key: 'k', ctrlKey: true });
      for (const key of ['u', 'p', 'Enter', 'a', 'r']) press({ key });
    });
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('upar');
    await page.keyboard.type(' x');
    await expect(field(page)).toHaveValue('upar x');
    await page.keyboard.press('Escape');
    await expect(name).toHaveValue('Half a na');
  });

  test('projects that cannot be read can be asked for again', async ({ allowConsole }) => {
    allowConsole(/500/);
    await openAsAdministrator(page, screens.categories);
    await new Table(page).seeRows();
    answer('GET', '/api/projects', { status: 500 });
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('upar');
    await expect(option(page, /could not be read/)).toBeVisible();
    answer('GET', '/api/projects', { json: { data: [project(5, 'Upar')] } });
    await page.keyboard.press('Enter');
    await expect(option(page, /^Upar/)).toBeVisible();
  });

  test('Escape, Ctrl K and Close close it, and the focus returns to where it was', async () => {
    await openAsAdministrator(page, screens.categories);
    const typed = page.getByRole('textbox', { name: 'Category name' });
    await typed.fill('Half a na');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.keyboard.press('Control+k'),
      async () => {
        await page.keyboard.press('Tab');
        await expect(menu(page).getByRole('button', { name: 'Close' })).toBeFocused();
        await page.keyboard.press('Enter');
      },
    ]) {
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await close();
      await expect(menu(page)).toBeHidden();
      await expect(typed).toBeFocused();
    }
    await expect(typed).toHaveValue('Half a na');
  });

  test('unsaved work is asked about before it goes anywhere', async ({ dialog }) => {
    await openAsAdministrator(page, screens.createStory);
    await page.getByRole('textbox', { name: 'Title' }).fill('Half a story');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('all projects');
    await page.keyboard.press('Enter');
    await expect(dialog.root).toBeVisible();
    await expect(page).toHaveURL(screens.createStory);
  });

  test('a question is answered first', async ({ dialog, table }) => {
    await openAsAdministrator(page, screens.allStories);
    await table.seeRows();
    await page
      .getByRole('table')
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await expect(dialog.root).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(menu(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
  });
});
