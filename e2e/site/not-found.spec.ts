import { paths } from '../../src/domain/paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

// The browser itself says that the page answered 404.
test.beforeEach(({ allowConsole }) => {
  allowConsole(/status of 404/);
});

const nowhere = ['/no/such/page', '/projects', '/project', '/individual', '/index.cgi', '/%E0%A4%95'];

test("any other path has the heading '404 - Page Not Found' and a link home", async ({ page }) => {
  for (const path of nowhere) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
    await expect(page).toHaveTitle('404 - Page Not Found | Half Ream');
  }
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(paths.home);
});

test('the heading stands bottom left, the link on the fourth column, 56 from the end', async ({ page }) => {
  await page.goto('/no/such/page');
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const link = await page.getByRole('main').getByRole('link', { name: 'Home' }).boundingBox();
  expect(Math.round(heading?.x ?? 0)).toBe(52);
  expect(Math.round(link?.x ?? 0)).toBe(393);
  expect(Math.round((link?.y ?? 0) + (link?.height ?? 0))).toBe(900 - 56);
});

test('is dark, and accessible, in both themes', async ({ page }) => {
  await page.goto('/no/such/page');
  for (const width of [320, 390, 834, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('main').locator('.dark-page')).toHaveCSS('background-color', 'rgb(29, 29, 29)');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
