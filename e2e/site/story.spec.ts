import { paths } from '../../src/domain/paths.ts';
import { expectAccessible, useTheme } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.use({ firstHtml: 'plain' });

const content = `${'A sentence of the story. '.repeat(10)}\n\nAnother paragraph\nwith a break.`;

test('shows one story: title, author, day, minutes, content at reading measure', async ({ page }) => {
  await page.route('**/api/stories/7', (route) =>
    route.fulfill({
      json: { id: 7, title: 'Salt', authorname: 'Hetal Vora', content, createdAt: '2026-03-01T23:30:00.000Z' },
    }),
  );
  await page.goto(paths.story(7));
  await expect(page.getByRole('heading', { name: 'Salt', level: 1 })).toBeVisible();
  await expect(page.getByText('Hetal Vora · March 1, 2026 · 1 min', { exact: true })).toBeVisible();
  const paragraph = page.getByText('Another paragraph');
  expect(await paragraph.innerText()).toBe('Another paragraph\nwith a break.');
  const ems = await paragraph.evaluate((p) => p.clientWidth / Number.parseFloat(getComputedStyle(p).fontSize));
  expect(ems).toBeLessThanOrEqual(38);
  await expect(page).toHaveTitle('Salt | Half Ream');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', content.slice(0, 150));
});

test('leads on to the next story, where one follows', async ({ page }) => {
  const story = { id: 7, title: 'Salt', authorname: 'Hetal Vora', content };
  await page.route('**/api/stories/7', (route) =>
    route.fulfill({ json: { ...story, next: { id: 6, title: 'Water' } } }),
  );
  await page.route('**/api/stories/6', (route) => route.fulfill({ json: { ...story, id: 6, title: 'Water' } }));
  await page.goto(paths.story(7));
  await page.getByRole('link', { name: 'Next: Water', exact: true }).click();
  await expect(page).toHaveURL(paths.story(6));
  await expect(page.getByRole('heading', { name: 'Water', level: 1 })).toBeFocused();
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Coffee break']);
});

test('a picture that opens a story is as wide as its column, and what follows keeps its measure', async ({ page }) => {
  const picture = {
    tag: 'picture',
    parts: ['A sign'],
    mediaUrl: 'media/sign.svg',
    details: { alt: 'A sign', width: 1308, height: 590, color: '#222222', poster: null, widths: [], posterWidths: [] },
    caption: 'The library.',
  };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1308" height="590"></svg>';
  await page.route('**/media/sign.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }));
  const paragraph = { tag: 'p', parts: [content] };
  await page.route('**/api/stories/7', (route) =>
    route.fulfill({
      json: { id: 7, title: 'Salt', authorname: '', content, richContent: [picture, paragraph, picture] },
    }),
  );
  await page.goto(paths.story(7));
  const pictures = page.getByRole('figure');
  await expect(pictures.first().locator('figcaption')).toHaveText('The library.');
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const [first, second] = [await pictures.nth(0).boundingBox(), await pictures.nth(1).boundingBox()];
  expect(first?.width).toBeCloseTo(995, -1);
  expect(first?.x).toBe(heading?.x);
  expect(second?.width).toBeLessThan(900);
});

test('leads back to Coffee break', async ({ page }) => {
  await page.goto(paths.stories);
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('main').getByRole('link', { name: 'Coffee break' }).click();
  await expect(page).toHaveURL(paths.stories);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('its text stands in the theme that was chosen, its title on the night', async ({ page }) => {
  for (const [theme, text, surface] of [
    ['white', 'rgb(74, 74, 74)', 'rgb(247, 246, 243)'],
    ['black', 'rgb(255, 255, 255)', 'rgb(29, 29, 29)'],
  ] as const) {
    await useTheme(page, theme);
    await page.goto(paths.stories);
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('article').locator('p').last()).toHaveCSS('color', text);
    await expect(page.locator('body')).toHaveCSS('background-color', surface);
  }
});

test('on wide screens the bar is transparent with white text at the top, and solid below', async ({ page }) => {
  await page.route('**/api/stories/7', (route) =>
    route.fulfill({ json: { id: 7, title: 'Salt', authorname: '', content: content.repeat(9) } }),
  );
  await page.goto(paths.story(7));
  const bar = page.getByRole('banner');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(bar.getByRole('link', { name: 'Work' })).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(bar).toHaveCSS('box-shadow', 'none');
  await page.evaluate(() => window.scrollTo(0, 40));
  await expect(bar).toHaveCSS('background-color', 'rgb(247, 246, 243)');
});

test("an unknown story says 'Error: HTTP error: 404', with a way home", async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|HTTP error: 404/);
  for (const id of ['99999', 'no such', '..%2Fabout']) {
    await page.goto(paths.story(id));
    await expect(page.getByRole('alert')).toContainText('Error: HTTP error: 4');
  }
  await page.goto(paths.story(99999));
  await expect(page.getByRole('alert')).toContainText('Error: HTTP error: 404');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(paths.home);
});

test('a failure that may pass can be tried again', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|HTTP error: 502/);
  await page.route('**/api/stories/7', (route) => route.fulfill({ status: 502, body: '' }));
  await page.goto(paths.story(7));
  await expect(page.getByRole('alert')).toContainText('Error: HTTP error: 502');
  await page.route('**/api/stories/7', (route) =>
    route.fulfill({ json: { id: 7, title: 'Salt', authorname: '', content: '' } }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Salt', level: 1 })).toBeVisible();
});

test('very long words stay inside the page', async ({ page }) => {
  const long = 'x'.repeat(400);
  await page.route('**/api/stories/7', (route) =>
    route.fulfill({ json: { id: 7, title: long, authorname: long, content: long } }),
  );
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(paths.story(7));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('is accessible in both themes at 390, 834 and 1440', { tag: '@long' }, async ({ page }) => {
  await page.route('**/api/stories/7', (route) =>
    route.fulfill({ json: { id: 7, title: 'Salt', authorname: 'Hetal Vora', content } }),
  );
  for (const width of [390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.story(7));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});
