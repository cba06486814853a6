import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { layFinger, tap } from '../support/finger.ts';
import { expect, test } from '../support/test.ts';

/** A finger on a link to another page: `platform/touch.ts`. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const tileLink = (page: Page) => page.locator('main [data-grows] a').first();

/** The way to Work by the menu, with which the code that answers fingers has come. */
async function openWork(page: Page): Promise<void> {
  await page.goto(paths.about);
  await tap(page.getByRole('button', { name: 'Open menu' }));
  await tap(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Work' }));
  await expect(page).toHaveURL(paths.work);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await tileLink(page).scrollIntoViewIfNeeded();
}

async function middleOf(page: Page) {
  const box = await tileLink(page).boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

/** @returns what the page has heard of the finger since, in order */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    for (const type of ['touchstart', 'touchend', 'mousedown', 'click']) {
      addEventListener(type, () => performance.mark(`heard ${type}`), { capture: true });
    }
  });
  return () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('mark')
        .filter(({ name }) => name.startsWith('heard '))
        .map(({ name }) => name.slice('heard '.length)),
    );
}

test('what is lifted follows the link at once and only once', async ({ page }) => {
  await openWork(page);
  const heard = await listen(page);
  const before = await page.evaluate(() => history.length);
  const { x, y } = await middleOf(page);
  const finger = await layFinger(page);
  await finger.press(x, y);
  await finger.lift();
  await expect(page).toHaveURL(/\/project\//);
  await expect(page.locator('main h1')).toBeFocused();
  // What else the browser made of that finger would have come before the next one is heard.
  await finger.press(195, 600);
  await finger.lift();
  await expect.poll(async () => (await heard()).filter((type) => type === 'touchend')).toHaveLength(2);
  const all = await heard();
  expect(all.slice(0, all.lastIndexOf('touchstart'))).toEqual(['touchstart', 'touchend', 'click']);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(paths.work);
});

/** Waits until nothing scrolls any more: browsers take no touch of a page that does for a press. */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let before = scrollY;
        let frames = 0;
        const look = (): void => {
          frames = scrollY === before ? frames + 1 : 0;
          before = scrollY;
          if (frames < 10) requestAnimationFrame(look);
          else resolve();
        };
        requestAnimationFrame(look);
      }),
  );

for (const [how, dx, dy] of [
  ['to the side', 60, 0],
  ['up the page', 0, -200],
] as const) {
  test(`what is moved ${how} before it is lifted follows nothing`, async ({ page }) => {
    await openWork(page);
    const heard = await listen(page);
    const { x, y } = await middleOf(page);
    const finger = await layFinger(page);
    await finger.press(x, y);
    for (const part of [0.25, 0.5, 0.75, 1]) await finger.move(x + dx * part, y + dy * part);
    await finger.lift();
    await expect.poll(heard).toContain('touchend');
    expect(await heard()).not.toContain('click');
    await expect(page).toHaveURL(paths.work);
    // And the next one follows again.
    await untilStill(page);
    await tap(tileLink(page));
    await expect(page).toHaveURL(/\/project\//);
  });
}

test('what is held is left to the browser, which plays it as a mouse or as nothing', async ({ page }) => {
  await openWork(page);
  const heard = await listen(page);
  const { x, y } = await middleOf(page);
  const finger = await layFinger(page);
  await finger.press(x, y);
  await page.waitForTimeout(700);
  await finger.lift();
  // What the browser makes of it has come before the next one is heard.
  await finger.press(195, 600);
  await finger.lift();
  await expect.poll(async () => (await heard()).filter((type) => type === 'touchend')).toHaveLength(2);
  const all = await heard();
  expect([
    ['touchstart', 'touchend'],
    ['touchstart', 'touchend', 'mousedown', 'click'],
  ]).toContainEqual(all.slice(0, all.lastIndexOf('touchstart')));
});
