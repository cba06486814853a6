import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.use({ firstHtml: 'plain' });

interface WireStory {
  readonly id: number;
  readonly title: string;
  readonly authorname: string;
  readonly content: string;
}

/** As on the wire, the oldest first: "Story 1" is the oldest. */
function stories(count: number): readonly WireStory[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Story ${String(index + 1)}`,
    authorname: `Author ${String(index + 1)}`,
    content: `First of ${String(index + 1)}.\n\nSecond paragraph\nwith a break.`,
  }));
}

async function answer(page: Page, json: unknown): Promise<void> {
  await page.route('**/api/stories', (route) => route.fulfill({ json }));
  // A link that is pointed at or focused is read ahead.
  await page.route('**/api/stories/*', (route) => route.fulfill({ json: stories(1)[0] }));
}

function titlesOf(...numbers: readonly number[]): string[] {
  return numbers.map((number) => `Story ${String(number)}`);
}

/** The headings of the stories that are shown. */
function shown(page: Page) {
  return page.getByRole('article').getByRole('heading', { level: 2 });
}

function titleList(page: Page) {
  return page.getByRole('navigation', { name: 'Stories', exact: true });
}

function pagination(page: Page) {
  return page.getByRole('navigation', { name: 'Pages of stories' });
}

function choose(page: Page, title: string): Promise<void> {
  return titleList(page).getByRole('link', { name: title, exact: true }).click();
}

for (const [shape, wrap] of [
  ['a list', (list: readonly WireStory[]) => list],
  ['{stories}', (list: readonly WireStory[]) => ({ stories: list })],
] as const) {
  test(`stories that come as ${shape} show newest first, six a page, all titles beside them`, async ({ page }) => {
    await answer(page, wrap(stories(8)));
    await page.goto(paths.stories);
    await expect(shown(page)).toHaveText(titlesOf(8, 7, 6, 5, 4, 3));
    await expect(titleList(page).getByRole('link')).toHaveText(titlesOf(8, 7, 6, 5, 4, 3, 2, 1));
    await expect(page).toHaveTitle('Coffee break | Half Ream');
  });
}

test('a story shows title, author and its paragraphs, single line breaks kept', async ({ page }) => {
  await answer(page, stories(1));
  await page.goto(paths.stories);
  const story = page.getByRole('article', { name: 'Story 1' });
  await expect(story.getByText('Author 1')).toBeVisible();
  await expect(story.getByText('First of 1.', { exact: true })).toBeVisible();
  expect(await story.getByText('Second paragraph').innerText()).toBe('Second paragraph\nwith a break.');
});

test('the title of a story leads to the page of its own', async ({ page }) => {
  await page.goto(paths.stories);
  const first = shown(page).first();
  const title = await first.innerText();
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/individual\/\d+$/);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
});

test('a title selects its story, jumps to its page, scrolls to the top and takes the focus along', async ({ page }) => {
  await answer(page, stories(14));
  await page.goto(paths.stories);
  await expect(shown(page).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await choose(page, 'Story 5');
  await expect(shown(page)).toHaveText(titlesOf(5, 8, 7, 6, 4, 3));
  await expect(page).toHaveURL(`${paths.stories}?story=5&page=2`);
  await expect(shown(page).first()).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(pagination(page).getByRole('button', { name: '2' })).toHaveAttribute('aria-current', 'page');
  await expect(titleList(page).getByRole('link', { name: 'Story 5' })).toHaveAttribute('aria-current', 'true');
});

test('Back, reload and a shared link keep story and page', async ({ page }) => {
  await answer(page, stories(14));
  await page.goto(paths.stories);
  await choose(page, 'Story 5');
  await pagination(page).getByRole('button', { name: '3' }).click();
  await expect(page).toHaveURL(`${paths.stories}?page=3`);
  await expect(shown(page)).toHaveText(titlesOf(2, 1));
  await page.reload();
  await expect(shown(page)).toHaveText(titlesOf(2, 1));
  await page.goBack();
  await expect(shown(page)).toHaveText(titlesOf(5, 8, 7, 6, 4, 3));
  await page.goBack();
  await expect(shown(page)).toHaveText(titlesOf(14, 13, 12, 11, 10, 9));
});

test('a shared link finds its story on the page it has moved to; an unknown one is ignored', async ({ page }) => {
  await answer(page, stories(14));
  await page.goto(`${paths.stories}?story=8&page=1`);
  await expect(shown(page)).toHaveText(titlesOf(8, 7, 6, 5, 4, 3));
  for (const query of ['?story=gone', '?story=', '?page=0', '?page=x', '?story=gone&page=1']) {
    await page.goto(paths.stories + query);
    await expect(shown(page)).toHaveText(titlesOf(14, 13, 12, 11, 10, 9));
  }
  await page.goto(`${paths.stories}?page=99`);
  await expect(shown(page)).toHaveText(titlesOf(2, 1));
});

test('buttons 1 to 3, or to the current page, never beyond the last; Next with more than three pages', async ({
  page,
}) => {
  await answer(page, stories(6));
  await page.goto(paths.stories);
  await expect(shown(page).first()).toBeVisible();
  await expect(pagination(page)).toHaveCount(0);

  await answer(page, stories(7));
  await page.goto(paths.stories);
  await expect(pagination(page).getByRole('button')).toHaveText(['1', '2']);

  await answer(page, stories(18));
  await page.goto(paths.stories);
  await expect(pagination(page).getByRole('button')).toHaveText(['1', '2', '3']);

  await answer(page, stories(30));
  await page.goto(paths.stories);
  const buttons = pagination(page).getByRole('button');
  await expect(buttons).toHaveText(['1', '2', '3', 'Next']);
  const next = pagination(page).getByRole('button', { name: 'Next' });
  for (const expected of [
    ['1', '2', '3', 'Next'],
    ['1', '2', '3', 'Next'],
    ['1', '2', '3', '4', 'Next'],
    ['1', '2', '3', '4', '5', 'Next'],
  ]) {
    await next.click();
    await expect(buttons).toHaveText(expected);
  }
  await expect(shown(page)).toHaveText(titlesOf(6, 5, 4, 3, 2, 1));
  await expect(next).toBeDisabled();
});

test('a page chosen scrolls to the top', async ({ page }) => {
  await answer(page, stories(14));
  await page.goto(paths.stories);
  await pagination(page).getByRole('button', { name: '2' }).click();
  await expect(shown(page)).toHaveText(titlesOf(8, 7, 6, 5, 4, 3));
  await expect(shown(page).first()).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("without stories 'No stories available'", async ({ page }) => {
  for (const json of [[], { stories: [] }]) {
    await answer(page, json);
    await page.goto(paths.stories);
    await expect(page.getByRole('main').getByText('No stories available')).toBeVisible();
    await expectAccessible(page);
  }
});

test('a spinner shows while loading', async ({ page }) => {
  await page.route('**/api/stories', () => undefined);
  await page.goto(paths.stories);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading');
});

test('a failure is logged, loading ends, and the read can be tried again', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  allowConsole(/HTTP error: 500/);
  const logged = page.waitForEvent('console', (message) => message.text().includes('HTTP error: 500'));
  await page.route('**/api/stories', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(paths.stories);
  await logged;
  await expect(page.getByRole('alert')).toContainText('Error: HTTP error: 500');
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  await answer(page, stories(1));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(shown(page)).toHaveText(titlesOf(1));
});

test('a title opens in a new tab when asked to', async ({ page, context }) => {
  await page.goto(paths.stories);
  const opened = context.waitForEvent('page');
  await titleList(page)
    .getByRole('link')
    .last()
    .click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect.poll(() => tab.url()).toMatch(/\/story\?story=.+&page=\d+$/);
  await expect(page).toHaveURL(paths.stories);
});

test('the titles stay in view beside the stories, however many they are', async ({ page }) => {
  await answer(page, stories(200));
  await page.goto(paths.stories);
  await expect(shown(page)).toHaveCount(6);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  const list = titleList(page).getByRole('list');
  const box = await list.boundingBox();
  expect(box?.y).toBeGreaterThan(60);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
  await choose(page, 'Story 1');
  await expect(page).toHaveURL(`${paths.stories}?story=1&page=34`);
  await expect(shown(page)).toHaveText(titlesOf(1, 2));
  await expect(pagination(page).getByRole('button')).toHaveCount(35);
});

test.describe('up to 1024 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const width of [390, 1023, 1024]) {
    test(`at ${String(width)} px a row 'Stories +' opens the titles; a choice closes them`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await answer(page, stories(14));
      await page.goto(paths.stories);
      const row = titleList(page).getByRole('button', { name: 'Stories' });
      await expect(row).toHaveText('Stories +');
      await expect(row).toHaveAttribute('aria-expanded', 'false');
      await expect(titleList(page).getByRole('link')).toHaveCount(0);
      await row.click();
      await expect(row).toHaveText('Stories −');
      await expect(titleList(page).getByRole('link')).toHaveCount(14);
      await choose(page, 'Story 2');
      await expect(row).toHaveAttribute('aria-expanded', 'false');
      await expect(shown(page).first()).toHaveText('Story 2');
      await expect(shown(page).first()).toBeFocused();
    });
  }

  test('the panel closes with Escape, on scrolling, and before the focus goes below it', async ({ page }) => {
    await answer(page, stories(14));
    await page.goto(paths.stories);
    const row = titleList(page).getByRole('button', { name: 'Stories' });
    await row.press('Enter');
    await page.keyboard.press('Tab');
    await expect(titleList(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(row).toHaveAttribute('aria-expanded', 'false');
    await expect(row).toBeFocused();

    await row.click();
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await page.evaluate(() => window.scrollTo(0, 200));
    await expect(row).toHaveAttribute('aria-expanded', 'false');

    await page.evaluate(() => window.scrollTo(0, 0));
    await row.click();
    await titleList(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(row).toHaveAttribute('aria-expanded', 'false');
  });

  test('two hundred titles scroll inside the panel', async ({ page }) => {
    await answer(page, stories(200));
    await page.goto(paths.stories);
    await titleList(page).getByRole('button', { name: 'Stories' }).click();
    const box = await titleList(page).getByRole('list').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    await choose(page, 'Story 100');
    await expect(shown(page).first()).toHaveText('Story 100');
  });
});

test('blank fields and very long words leave the page whole', async ({ page }) => {
  const long = 'x'.repeat(400);
  await answer(page, [
    { id: 'b', title: long, authorname: long, content: long },
    { id: 'a', title: '', authorname: null, content: null },
  ]);
  for (const width of [320, 834, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(paths.stories);
    await expect(shown(page)).toHaveText(['Untitled', long]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('is accessible in both themes at 390, 834 and 1440', { tag: '@long' }, async ({ page }) => {
  await answer(page, stories(30));
  for (const width of [390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${paths.stories}?page=5`);
    await expect(shown(page).first()).toBeVisible();
    await expectAccessible(page);
    if (width > 1024) continue;
    await titleList(page).getByRole('button', { name: 'Stories' }).click();
    await expect(titleList(page).getByRole('link').first()).toBeVisible();
    await expectAccessible(page);
  }
});
