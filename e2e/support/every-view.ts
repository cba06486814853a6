import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from './admin.ts';
import { dashboardScreens, publicScreens } from './screens.ts';
import { expect, test } from './test.ts';

const screens = dashboardPaths;

/** Declares tests that check every screen, panel and question. The check leaves each as it was found. */
export function testEveryView(check: (page: Page, what: string) => Promise<void>): void {
  test.beforeEach(() => {
    test.setTimeout(600_000);
  });

  test('every screen of the site', async ({ page, allowConsole }) => {
    allowConsole(/status of 404/);
    for (const path of publicScreens) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await check(page, path);
    }
  });

  test('every screen of the dashboard', async ({ page }) => {
    await openAsAdministrator(page);
    for (const path of dashboardScreens) {
      await page.goto(path);
      // Behind the question of Logout it is hidden from assistive technology.
      await expect(page.locator('h1')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await check(page, path);
    }
  });

  test('menu, filter and messages of the site', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(paths.home);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await check(page, 'the menu');
    await page.goto(paths.work);
    await page.getByRole('button', { name: /^Filter/ }).click();
    await check(page, 'the filter');
    await page.goto(paths.login);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Enter the username')).toBeVisible();
    await check(page, 'the messages of Login');
  });

  test('drawer, panels and questions of the dashboard', async ({ page, dialog, homepage, table }) => {
    await openAsAdministrator(page, screens.categories);
    await table.seeRows();
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await dialog.see();
    await check(page, 'the question before deleting');
    await dialog.answer('Cancel');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Search or go to' })).toBeVisible();
    await check(page, 'the command menu');
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await check(page, 'the shortcuts');
    await page.keyboard.press('Escape');

    await page.goto(screens.homepage);
    await homepage.openPanel('grid item 1');
    await check(page, 'the panel of a slot');
    await page.keyboard.press('Escape');

    await page.goto(screens.createStory);
    await page.getByRole('textbox', { name: 'Title' }).fill('Typed');
    await page.getByRole('link', { name: 'All Stories' }).first().click();
    await dialog.see();
    await check(page, 'the question before leaving');
    await dialog.answer('Leave');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(paths.dashboard);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await check(page, 'the drawer');
  });
}
