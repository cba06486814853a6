import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { administrator } from '../support/administrator.ts';
import { expectAccessible } from '../support/axe.ts';
import { useOwnStudio } from '../support/own-studio.ts';
import { expect, test } from '../support/test.ts';

const studio = useOwnStudio();
const film = { name: 'YouTube ▶ www.youtube.com/watch?v=dQw4w9WgXcQ' };

/** Stands for the services; notes what is asked of them. */
async function watchServices(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>Film</title><p>A film</p></html>' });
  });
  return asked;
}

/** Resolves when the code is there that opens films: it comes with the first input. */
const playersCode = (page: Page) =>
  page.waitForEvent('requestfinished', (request) => /\/assets\/reads-/.test(request.url()));

/** Writes a story, if there is none. @returns its address */
async function storyOf(page: Page): Promise<string> {
  const { request } = page;
  const address = `${studio.origin}${paths.story(1)}`;
  if ((await request.get(`${studio.origin}/api/stories/1`)).ok()) return address;
  expect((await request.post(`${studio.origin}/api/login`, { data: administrator })).ok()).toBe(true);
  const multipart = {
    title: 'The kiln',
    authorname: 'A',
    contentFormat: 'markdown',
    content: 'Before.\n\nhttps://youtu.be/dQw4w9WgXcQ\n\nAfter.',
  };
  expect((await request.post(`${studio.origin}/api/stories`, { multipart })).ok()).toBe(true);
  await page.context().clearCookies();
  return address;
}

// Nothing is fetched in tests: the still is not there.
test.beforeEach(({ allowConsole }) => allowConsole(/Failed to load resource/));

test('a film of another service is asked for when it is pressed, and plays in its place', async ({ page }) => {
  const asked = await watchServices(page);
  await page.goto(await storyOf(page));
  const link = page.getByRole('link', film);
  await expect(link).toHaveCSS('aspect-ratio', '16 / 9');
  await expectAccessible(page);
  const code = playersCode(page);
  await page.mouse.move(5, 300);
  await code;
  expect(asked).toEqual([]);
  await link.click();
  await expect(page.frameLocator('iframe').getByText('A film')).toBeVisible();
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1']);
  await expect(link).toBeHidden();
  await expect(page.getByTitle(film.name)).toBeFocused();
  await expect(page.getByText('After.')).toBeVisible();
});

test('by keys; and without script it is a link to the service', async ({ page, browser }) => {
  await watchServices(page);
  const address = await storyOf(page);
  await page.goto(address);
  const code = playersCode(page);
  await page.keyboard.press('Tab');
  await code;
  await page.getByRole('link', film).press(' ');
  await expect(page.getByTitle(film.name)).toBeFocused();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(address);
  await expect(plain.getByRole('link', film)).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await context.close();
});

test('who came from another page reloads this one, whose policy allows the player', async ({ page, allowConsole }) => {
  allowConsole(/Content Security Policy/);
  await watchServices(page);
  const address = await storyOf(page);
  await page.goto(`${studio.origin}${paths.stories}`);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(address);
  await page.getByRole('link', film).click();
  await expect(async () => {
    await page.mouse.move(5, 300);
    await page.mouse.move(5, 310);
    await expect(page.frameLocator('iframe').getByText('A film')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page).toHaveURL(address);
});
