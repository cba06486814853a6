import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** What was asked of anyone but the site itself. Nothing reaches the network: a small page answers. */
async function watchThirdParties(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.hostname !== '127.0.0.1' && url.hostname !== 'localhost',
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>Map</title><p>A map</p></html>' });
    },
  );
  return asked;
}

function row(page: Page, heading: string) {
  return page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, level: 2 }) });
}

/** Opens the page in this theme; set in the page, since a script for every frame would run in the map too. */
async function open(page: Page, theme: 'white' | 'black'): Promise<void> {
  await page.goto(paths.contact);
  await page.evaluate((chosen) => {
    localStorage.setItem('theme', chosen);
  }, theme);
  await page.reload();
}

test.beforeEach(async ({ page }) => {
  await watchThirdParties(page);
});

test("has the rows 'Enquiries', 'Opportunities' and 'Contact' under a heading for those who listen", async ({
  page,
}) => {
  await page.goto(paths.contact);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Enquiries',
    'Opportunities',
    'Contact',
  ]);
  await expect(page).toHaveTitle('Talk to us | Half Ream');
});

test('enquiries and applications have an address to write to', async ({ page }) => {
  await page.goto(paths.contact);
  await expect(row(page, 'Enquiries').getByRole('link')).toHaveAttribute('href', 'mailto:hello@halfream.example');
  await expect(row(page, 'Opportunities')).toContainText('Freelancers, interns and associates');
  await expect(row(page, 'Opportunities').getByRole('link')).toHaveAttribute('href', 'mailto:work@halfream.example');
});

test('shows address, e-mail, mobile, landline and timings', async ({ page }) => {
  await page.goto(paths.contact);
  const contact = row(page, 'Contact');
  await expect(contact.getByText('New Delhi 110014')).toBeVisible();
  await expect(contact.getByRole('link', { name: 'hello@halfream.example' })).toHaveAttribute(
    'href',
    'mailto:hello@halfream.example',
  );
  await expect(contact.getByRole('link', { name: '+91 00000 00250' })).toHaveAttribute('href', 'tel:+910000000250');
  await expect(contact.getByRole('link', { name: '+91 11 0000 0250' })).toHaveAttribute('href', 'tel:+911100000250');
  await expect(contact.getByText('Mon-Fri 10am to 6pm', { exact: true })).toBeVisible();
});

test('nothing is asked of the map before it is near; then it is embedded, with a title', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  const asked = await watchThirdParties(page);
  await page.goto(paths.contact);
  await expect(page.getByRole('button', { name: 'Show map' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);

  await page.mouse.wheel(0, 1500);
  await expect(page.getByTitle('Half Ream, Jangpura Extension, New Delhi')).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  const url = new URL(asked[0] ?? '');
  expect(url.origin + url.pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(url.searchParams.get('marker')).toBe('28.58260,77.24370');
  const [west, south, east, north] = (url.searchParams.get('bbox') ?? '').split(',').map(Number);
  expect(((west ?? 0) + (east ?? 0)) / 2, 'longitude of its middle').toBeCloseTo(77.2437, 4);
  expect(((south ?? 0) + (north ?? 0)) / 2, 'latitude of its middle').toBeCloseTo(28.5826, 4);
});

test("'Show map' brings it at once", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(paths.contact);
  // Pressed by keyboard from afar: focusing it would already bring the map near.
  await page.getByRole('button', { name: 'Show map' }).evaluate((button: HTMLElement) => button.click());
  await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show map' })).toHaveCount(0);
});

test('the focus stays beside the map when the map takes the place of its button', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(paths.contact);
  await page.getByRole('button', { name: 'Show map' }).focus();
  await expect(page.locator('iframe')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open map' })).toBeFocused();
});

test('a map that does not come leaves the address and a link to it, in a new tab', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|ERR_/);
  await page.route('https://www.openstreetmap.org/**', (route) => route.abort());
  await page.goto(paths.contact);
  const link = page.getByRole('link', { name: 'Open map' });
  await link.scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=28\.58260&mlon=77\.24370/);
  await expect(page.getByText('Half Ream, Second Floor, 17 Press Lane')).toBeVisible();
});

test('the map is grey, and nearly inverted in the black theme', async ({ page }) => {
  for (const [theme, filter] of [
    ['white', 'grayscale(1)'],
    ['black', 'grayscale(1) invert(0.92)'],
  ] as const) {
    await open(page, theme);
    await page.getByRole('link', { name: 'Open map' }).scrollIntoViewIfNeeded();
    await expect(page.locator('iframe')).toHaveCSS('filter', filter);
  }
});

test('the map has its size, and nothing reaches beyond the page', async ({ page }) => {
  for (const { viewport, map } of [
    { viewport: { width: 390, height: 844 }, map: { width: 358, height: 360 } },
    { viewport: { width: 834, height: 1112 }, map: { width: 774, height: 360 } },
    { viewport: { width: 1440, height: 900 }, map: { width: 1336, height: 533 } },
    { viewport: { width: 1920, height: 1080 }, map: { width: 1781, height: 640 } },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(paths.contact);
    await page.getByRole('link', { name: 'Open map' }).scrollIntoViewIfNeeded();
    const box = await page.locator('iframe').boundingBox();
    expect(Math.round(box?.width ?? 0)).toBe(map.width);
    expect(Math.round(box?.height ?? 0)).toBe(map.height);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

for (const width of [390, 834, 1440]) {
  test(
    `is accessible in both themes at ${String(width)}, without the map and with it`,
    { tag: width === 390 ? [] : '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 500 });
      await page.goto(paths.contact);
      await expect(page.getByRole('button', { name: 'Show map' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Open map' }).scrollIntoViewIfNeeded();
      await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible();
      await expectAccessible(page);
    },
  );
}
