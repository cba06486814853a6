import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { setFlag } from '../support/admin.ts';
import { administrator } from '../support/administrator.ts';
import { fillFourScripts } from '../support/four-scripts.ts';
import { startOwnProvider, temporaryStore } from '../support/own-provider.ts';
import { expect, test } from '../support/test.ts';

/** Hindi, Gujarati, Arabic and Japanese on every screen. */

const screens = dashboardPaths;
const env = { ADMIN_USERNAME: administrator.username, ADMIN_PASSWORD: administrator.password };

/** Texts of the page that run the wrong way or are not marked as their script asks. Runs in the page. */
function findUnmarked() {
  const found: string[] = [];
  const check = (element: Element, text: string, isField: boolean) => {
    const letters = /\p{L}/u.exec(text)?.[0] ?? '';
    const isArabic = /\p{sc=Arab}/u.test(letters);
    const isOther = /[\p{sc=Arab}\p{sc=Deva}\p{sc=Gujr}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(letters);
    if (!isOther) return;
    const { direction } = getComputedStyle(element);
    const isMarked = isField || (element.closest('[lang]') ?? document.documentElement) !== document.documentElement;
    if (direction !== (isArabic ? 'rtl' : 'ltr') || !isMarked)
      found.push(`${element.tagName} ${element.className}: ${text.slice(0, 20)}`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement } = node;
    if (parentElement?.checkVisibility() === true && !['OPTION', 'TEXTAREA'].includes(parentElement.tagName))
      check(parentElement, node.nodeValue ?? '', false);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input[type=text], textarea'))
    check(field, field.value, true);
  return found;
}

/** Left and right edge of the letters of what the selector finds. */
const lettersOf = (page: Page, selector: string, text: string) =>
  page
    .locator(selector)
    .filter({ hasText: text })
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      return {
        left: Math.round(Math.min(...boxes.map(({ left }) => left))),
        right: Math.round(Math.max(...boxes.map(({ right }) => right))),
      };
    });

/** What runs from the right ends where the page, the bar or the column ends; lists keep one edge. */
async function expectEdges(page: Page, origin: string, arabic: { readonly slug: string; readonly title: string }) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(origin + paths.project(arabic.slug));
    const margin = (await page.getByRole('banner').getByRole('link').first().boundingBox())?.x ?? 0;
    expect((await lettersOf(page, 'h1', arabic.title)).right, `title at ${String(width)}`).toBeCloseTo(
      width - margin,
      -1,
    );
    await page.evaluate(() => window.scrollTo(0, 1200));
    await expect(page.locator('h1')).toHaveAttribute('data-scrolled', 'true');
    const box = await page.locator('h1').boundingBox();
    const { right } = await lettersOf(page, 'h1', arabic.title);
    expect(Math.abs(right - ((box?.x ?? 0) + (box?.width ?? 0))), `in the bar at ${String(width)}`).toBeLessThan(3);
    await page.goto(origin + paths.story(3));
    const title = await lettersOf(page, 'h1', arabic.title);
    const words = await lettersOf(page, 'article p[lang]', ' ');
    expect(Math.abs(title.right - words.right), `story at ${String(width)}`).toBeLessThan(6);
    await page.goto(origin + paths.work);
    const tile = page.locator('[data-grows]').filter({ hasText: arabic.title }).first();
    const picture = await tile.locator('img').boundingBox();
    for (const text of await tile.getByText(arabic.title, { exact: true }).all()) {
      expect(Math.abs(((await text.boundingBox())?.x ?? 0) - (picture?.x ?? 9))).toBeLessThan(2);
    }
  }
}

/** Until the page shows what it has read, in its own letters. */
async function untilRead(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/** Wider than the window. Runs in the page. */
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

async function fill(page: Page, origin: string) {
  expect((await page.request.post(`${origin}/api/login`, { data: administrator })).ok()).toBe(true);
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  return fillFourScripts(async (method, path, body) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(origin + path, {
      method,
      headers: { cookie, ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
    return answer.json();
  });
}

test('four scripts read well on every screen', async ({ page }) => {
  test.slow();
  const store = temporaryStore();
  const { origin, kill } = await startOwnProvider(store.folder, env);
  try {
    const made = await fill(page, origin);
    await setFlag(page);
    for (const path of [
      paths.home,
      paths.work,
      ...made.map(({ slug }) => paths.project(slug)),
      paths.about,
      paths.stories,
      ...made.map((_, index) => paths.story(index + 1)),
      screens.allProjects,
      ...made.map(({ projectId }) => dashboardPaths.editProject(projectId)),
      screens.categories,
      screens.allMedia,
      dashboardPaths.projectMedia(made[0]?.projectId ?? 0),
      screens.homepage,
      screens.editAbout,
      screens.allStories,
      dashboardPaths.editStory(3),
    ]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(origin + path);
      await untilRead(page);
      expect.soft(await page.evaluate(findUnmarked), path).toEqual([]);
      expect.soft(await page.evaluate(overflow), path).toBe(0);
      await page.setViewportSize({ width: 390, height: 844 });
      expect.soft(await page.evaluate(overflow), `${path} at 390`).toBe(0);
    }
    for (const { slug, script } of made) {
      await page.goto(origin + paths.project(slug));
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(script.title);
      await expect(title).toHaveAttribute('lang', script.lang);
      await expect(title).toHaveCSS('direction', script.direction);
    }
    const [, , arabic] = made;
    await expectEdges(page, origin, { slug: arabic?.slug ?? '', title: arabic?.script.title ?? '' });
    // The letters are the product's own: no system face is needed for them.
    for (const [place, range] of [
      [0, 'U+900-97F'],
      [1, 'U+A80-AFF'],
    ] as const) {
      await page.goto(origin + paths.project(made[place]?.slug ?? ''));
      await untilRead(page);
      const isLoaded = () =>
        page.evaluate(
          (one) =>
            [...document.fonts].some(({ status, unicodeRange }) => status === 'loaded' && unicodeRange.includes(one)),
          range,
        );
      await expect.poll(isLoaded).toBe(true);
    }
  } finally {
    await kill();
    store.remove();
  }
});
