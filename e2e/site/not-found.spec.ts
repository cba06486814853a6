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

test('the heading stands at the left on the edge of its half, the link on the fourth column, 56 from the end', async ({
  page,
}) => {
  await page.goto('/no/such/page');
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const link = await page.getByRole('main').getByRole('link', { name: 'Home' }).boundingBox();
  expect(Math.round(heading?.x ?? 0)).toBe(52);
  expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThan(450);
  expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeGreaterThan(400);
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

test('three projects stand in for the missing half, at once and after a page that the studio could have', async ({
  page,
}) => {
  for (const path of ['/no/such/page', '/projects']) {
    await page.goto(path);
    await expect(page.getByText('Half of this page is missing.')).toBeVisible();
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(links).toHaveText(['Museum of Salt', 'Small Hours', 'Kal']);
    await expect(links.first()).toHaveAttribute('href', '/project/museum-of-salt');
  }
});

test('without them it is the page that it was', async ({ page, allowConsole }) => {
  allowConsole(/503/);
  await page.route('**/api/projects', (route) => route.fulfill({ status: 503, body: 'down' }));
  await page.goto('/no/such/page');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible();
});
