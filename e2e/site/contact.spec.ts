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
  await expect(contact.getByRole('link', { name: 'Mobile' })).toHaveText('+91 00000 00250Mobile');
  await expect(contact.getByRole('link', { name: 'Landline' })).toHaveText('+91 11 0000 0250Landline');
  await expect(contact.getByText('Mon-Fri 10am to 6pm', { exact: true })).toBeVisible();
});

const drawn = { name: 'Map: Half Ream, Jangpura Extension, New Delhi' };
const wanted = { name: 'Interactive map' };

test('the map is drawn by ourselves, and nobody else is asked for anything', async ({ page }) => {
  const asked = await watchThirdParties(page);
  await page.goto(paths.contact);
  await page.getByRole('link', { name: 'Open map' }).scrollIntoViewIfNeeded();
  const map = page.getByRole('img', drawn);
  await expect(map).toBeVisible();
  for (const name of ['Press Lane', 'Birbal Park', 'Mathura Road', 'Metro', 'Half Ream']) {
    await expect(map.getByText(name, { exact: true })).toHaveCount(1);
  }
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the door is in the middle of the drawn map at every width, and no name is cut by its edge', async ({
  page,
  browserName,
}) => {
  // Firefox measures a name by its line, which is higher than its letters, and rounds its width.
  const slack = browserName === 'firefox' ? { x: 1, y: 4 } : { x: 0, y: 0 };
  for (const width of [320, 390, 834, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.contact);
    const cut = await page.getByRole('img', drawn).evaluate((map, spare) => {
      const room = map.getBoundingClientRect();
      const door = map.querySelector(':scope > circle')?.getBoundingClientRect() ?? room;
      const off = door.left + door.width / 2 - (room.left + room.width / 2);
      const names = [...map.querySelectorAll('text')].filter((name) => {
        const { left, right, top, bottom } = name.getBoundingClientRect();
        const isOutside = right < room.left || left > room.right || bottom < room.top || top > room.bottom;
        const isBeside = left < room.left - spare.x || right > room.right + spare.x;
        return !isOutside && (isBeside || top < room.top - spare.y || bottom > room.bottom + spare.y);
      });
      return { off: Math.round(off), names: names.map(({ textContent }) => textContent) };
    }, slack);
    expect.soft(cut, String(width)).toEqual({ off: 0, names: [] });
  }
});

test('the interactive map comes on demand, with a title, and goes again', async ({ page }) => {
  const asked = await watchThirdParties(page);
  await page.goto(paths.contact);
  await page.getByRole('button', wanted).click();
  await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible();
  await expect(page.getByTitle('Half Ream, Jangpura Extension, New Delhi')).toBeVisible();
  // Once to hear whether anybody answers, once by the frame.
  expect(new Set(asked).size).toBe(1);
  const url = new URL(asked[0] ?? '');
  expect(url.origin + url.pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(url.searchParams.get('marker')).toBe('28.58260,77.24370');
  const [west, south, east, north] = (url.searchParams.get('bbox') ?? '').split(',').map(Number);
  expect(((west ?? 0) + (east ?? 0)) / 2, 'longitude of its middle').toBeCloseTo(77.2437, 4);
  expect(((south ?? 0) + (north ?? 0)) / 2, 'latitude of its middle').toBeCloseTo(28.5826, 4);

  await page.getByRole('button', { name: 'Drawn map' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('img', drawn)).toBeVisible();
});

test('by keyboard: the focus stays on the one button while the maps change places', async ({ page }) => {
  await page.goto(paths.contact);
  await page.getByRole('button', wanted).focus();
  await page.keyboard.press('Enter');
  const back = page.getByRole('button', { name: 'Drawn map' });
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', wanted)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Open map' })).toBeFocused();
});

test('an interactive map that does not answer is never seen: the drawn one stays, with a sentence and the link', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|ERR_/);
  await page.route('https://www.openstreetmap.org/**', (route) => route.abort());
  await page.goto(paths.contact);
  await page.getByRole('button', wanted).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'The interactive map does not answer. The link below leads to the address.',
  );
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('img', drawn)).toBeVisible();
  await expect(page.getByRole('button', wanted)).toBeFocused();
  const link = page.getByRole('link', { name: 'Open map' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=28\.58260&mlon=77\.24370/);
  await expectAccessible(page);

  await page.unroute('https://www.openstreetmap.org/**');
  await page.getByRole('button', wanted).click();
  await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toBeEmpty();
});

test('while the interactive map is slow, the drawn one is seen in its place', async ({ page }) => {
  let answer: () => void = () => undefined;
  const isThere = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('https://www.openstreetmap.org/**', async (route) => {
    if (route.request().isNavigationRequest()) await isThere;
    await route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>Map</title><p>A map</p></html>' });
  });
  await page.goto(paths.contact);
  await page.getByRole('button', wanted).click();
  await expect(page.locator('iframe')).toBeAttached();
  await expect(page.locator('iframe')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Loading map' })).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(page.locator('iframe')).toBeVisible();
});

test('the interactive map is grey, and nearly inverted in the black theme', async ({ page }) => {
  for (const [theme, filter] of [
    ['white', 'grayscale(1)'],
    ['black', 'grayscale(1) invert(0.92)'],
  ] as const) {
    await open(page, theme);
    await page.getByRole('button', wanted).click();
    await expect(page.locator('iframe')).toHaveCSS('filter', filter);
  }
});

test('both maps have their size, and nothing reaches beyond the page', async ({ page }) => {
  for (const { viewport, map } of [
    { viewport: { width: 390, height: 844 }, map: { width: 358, height: 360 } },
    { viewport: { width: 834, height: 1112 }, map: { width: 774, height: 360 } },
    { viewport: { width: 1440, height: 900 }, map: { width: 1336, height: 533 } },
    { viewport: { width: 1920, height: 1080 }, map: { width: 1781, height: 640 } },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(paths.contact);
    await page.getByRole('button', wanted).click();
    await expect(page.locator('iframe')).toBeVisible();
    for (const one of [page.getByRole('img', drawn), page.locator('iframe')]) {
      const box = await one.boundingBox();
      expect(Math.round(box?.width ?? 0)).toBe(map.width);
      expect(Math.round(box?.height ?? 0)).toBe(map.height);
    }
  }
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

for (const width of [390, 834, 1440]) {
  test(
    `is accessible in both themes at ${String(width)}, with each of its maps`,
    { tag: width === 390 ? [] : '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 500 });
      await page.goto(paths.contact);
      await expect(page.getByRole('img', drawn)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', wanted).click();
      await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible();
      await expectAccessible(page);
    },
  );
}
