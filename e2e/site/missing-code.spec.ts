import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';

/** As after an update: the files that an open page still asks for are gone. */
async function loseFiles(page: Page, files: string): Promise<void> {
  await page.route(files, (route) => route.fulfill({ status: 404, body: '' }));
}

test.beforeEach(({ allowConsole }) => {
  allowConsole(/Failed to load resource|Failed to fetch|error-boundaries|dynamically imported|could not be reached/);
  // In Firefox's words; an error that React logs is its name there.
  allowConsole(/disallowed MIME type|^Error$/);
});

test('a page whose code is gone says so; everything around it stays, and trying again opens it again', async ({
  page,
}) => {
  await page.goto(paths.contact);
  await loseFiles(page, '**/assets/AboutScreen-*.js');
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('alert')).toHaveText('Error: This page could not be opened.Try again');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be opened.');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // Other pages are not affected.
  await bar.getByRole('link', { name: 'Talk to us' }).click();
  await expect(page.getByRole('heading', { name: 'Enquiries' })).toBeVisible();
  await bar.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Half a ream');
});

test('a first page whose code does not come can be read all the same', async ({ page }) => {
  await loseFiles(page, '**/assets/site-*.js');
  await page.goto(paths.about, { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Half a ream');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Coffee break' }).click();
  await expect(page).toHaveURL(/\/story$/);
  await expect(page.getByRole('main')).toContainText('Two hundred and fifty sheets');
});

test('a menu whose code does not come leads to the links of the footer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.contact);
  await loseFiles(page, '**/assets/MobileMenu-*.js');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
});

test('where the code that reads pages is gone, the one that is asked for opens again', async ({ page }) => {
  await page.goto(paths.contact);
  await loseFiles(page, '**/assets/reads-*.js');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Half a ream');
  await expect(page).toHaveURL(paths.about);
});

test('where the server is gone too, the page stays, and the next try opens it', async ({ page }) => {
  await page.goto(paths.contact);
  await loseFiles(page, '**/assets/reads-*.js');
  await page.route(`**${paths.about}`, (route, request) =>
    request.method() === 'HEAD' ? route.abort() : route.fallback(),
  );
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('alert')).toHaveText('Error: The server could not be reached.Try again');
  const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect(retry).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await retry.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Half a ream');
});

/** Whether a module that could not be fetched is fetched again: Chromium 150 and Firefox 154 do not. */
async function fetchesModulesAgain(page: Page): Promise<boolean> {
  let asked = 0;
  await page.route('**/assets/probe.js', (route) => {
    asked += 1;
    return asked === 1
      ? route.fulfill({ status: 404, body: '' })
      : route.fulfill({ contentType: 'text/javascript', body: 'export {}' });
  });
  return page.evaluate(async () => {
    const fetchProbe = (): Promise<boolean> => {
      const address = '/assets/probe.js';
      return import(address).then(
        () => true,
        () => false,
      );
    };
    await fetchProbe();
    return await fetchProbe();
  });
}

test('code of the menu that has come meanwhile is used', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.contact);
  test.skip(!(await fetchesModulesAgain(page)), 'This browser fetches no module a second time.');
  await loseFiles(page, '**/assets/MobileMenu-*.js');
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.click();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
  await page.unrouteAll({ behavior: 'wait' });
  // Further down the bar is away; the focus brings it back.
  await button.press('Enter');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Work' })).toBeVisible();
});

test('in the dashboard the navigation stays beside a screen whose code is gone', async ({ page }) => {
  const screens = dashboardPaths;
  await openAsAdministrator(page, screens.allStories);
  await loseFiles(page, '**/assets/AllMediaScreen-*.js');
  const navigation = page.getByRole('navigation', { name: 'Dashboard' });
  await navigation.getByRole('link', { name: 'All Media' }).click();
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
  await navigation.getByRole('link', { name: 'Categories' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Categor/);
});
