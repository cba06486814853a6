import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { tap } from '../support/finger.ts';
import { expect, test } from '../support/test.ts';

/** On a touch screen the picture flies into its header above the next page (`platform/flip.ts`). */

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'no-preference' },
});

const tileOf = (page: Page, title: string) =>
  page.locator('main [data-grows]').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const flying = (page: Page) => page.locator('[data-flying]');
const frameOf = (page: Page) => page.locator('[data-under-bar] img').first();

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return box;
}

/** Flights stand still from their first frame on. */
async function holdFlights(page: Page): Promise<void> {
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
      const animation = animate.call(this, frames, timing);
      if (typeof timing === 'object' && timing.duration === 560) {
        animation.pause();
        animation.id = 'held';
      }
      return animation;
    };
  });
}

/** Where the picture is after so many milliseconds: its frame, and the whole of it, of which the frame shows a part. */
async function seenAt(page: Page, milliseconds: number) {
  await expect(flying(page)).toHaveCount(1);
  await page.evaluate((time) => {
    for (const one of document.getAnimations()) if (one.id === 'held') one.currentTime = time;
  }, milliseconds);
  return { frame: await boxOf(flying(page)), whole: await boxOf(flying(page).locator('img')) };
}

async function letGo(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one.id === 'held') one.finish();
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-transition');
}

/** Lands the code that answers fingers, and the project that the tile leads to. */
async function readAhead(page: Page, from: string, slug: string): Promise<void> {
  await page.goto(paths.project(slug));
  await page.waitForLoadState('networkidle');
  await page.goto(from);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await tap(page.getByRole('button', { name: 'Open menu' }));
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  const read = page.waitForResponse(`**/api/project?slug=${slug}`);
  await page.locator(`main [data-grows] a[href$="/${slug}"]`).first().hover();
  await (await read).finished();
  await page.waitForLoadState('networkidle');
}

function expectBox(seen: Record<string, number>, wanted: Record<string, number>): void {
  for (const [name, value] of Object.entries(wanted))
    expect(Math.abs((seen[name] ?? -1) - value), name).toBeLessThan(1.5);
}

test('the picture flies from its tile into the header of a page that is there, and is never bent', async ({ page }) => {
  await readAhead(page, paths.work, 'small-hours');
  const tile = tileOf(page, 'Small Hours');
  const from = await boxOf(tile.locator('img').first());
  await holdFlights(page);
  await tap(tile.getByRole('link'));
  const first = await seenAt(page, 0);
  expectBox(first.frame, from);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Small Hours');
  await expect(frameOf(page), 'one picture is seen, not two').toBeHidden();
  await expect(page.locator('[data-under-bar] > [data-cover]'), 'nothing lies over it on the way').toHaveCSS(
    'opacity',
    '0',
  );
  const { naturalWidth, naturalHeight } = await flying(page)
    .locator('img')
    .evaluate((image) =>
      image instanceof HTMLImageElement
        ? { naturalWidth: image.naturalWidth, naturalHeight: image.naturalHeight }
        : { naturalWidth: 0, naturalHeight: 1 },
    );
  for (const time of [0, 70, 140, 210, 280, 420, 560]) {
    const { frame, whole } = await seenAt(page, time);
    expect(whole.width / whole.height).toBeCloseTo(naturalWidth / naturalHeight, 1);
    expect(whole.x, 'no side is bare').toBeLessThan(frame.x + 1);
    expect(whole.y).toBeLessThan(frame.y + 1);
    expect(whole.x + whole.width).toBeGreaterThan(frame.x + frame.width - 1);
    expect(whole.y + whole.height).toBeGreaterThan(frame.y + frame.height - 1);
    // As much of it as can be: it covers the frame, and no more.
    expect(Math.min(whole.width - frame.width, whole.height - frame.height)).toBeLessThan(1);
  }
  const header = await boxOf(page.locator('[data-under-bar]'));
  expectBox((await seenAt(page, 560)).frame, header);
  await letGo(page);
  await expect(flying(page)).toHaveCount(0);
  await expect(frameOf(page)).toBeVisible();
  await expect(page.locator('[data-under-bar] > [data-cover]')).toHaveCSS('opacity', '1');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a finger on the way ends it: the page answers at once', async ({ page }) => {
  await readAhead(page, paths.work, 'small-hours');
  await holdFlights(page);
  await tap(tileOf(page, 'Small Hours').getByRole('link'));
  await seenAt(page, 140);
  await tap(page.getByRole('button', { name: 'Open menu' }));
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(flying(page)).toHaveCount(0);
  await expect(frameOf(page)).toBeAttached();
  await expect(page.locator('html')).not.toHaveAttribute('data-transition');
});

test('Back on the way leaves nothing above the page that comes', async ({ page }) => {
  await readAhead(page, paths.work, 'small-hours');
  await holdFlights(page);
  await tap(tileOf(page, 'Small Hours').getByRole('link'));
  await seenAt(page, 140);
  await page.goBack();
  await expect(page).toHaveURL(paths.work);
  await expect(flying(page)).toHaveCount(0);
  await expect(tileOf(page, 'Small Hours').locator('img').first()).toBeVisible();
});

test('a picture that the header does not have gives way to it once it is there', async ({ page }) => {
  await page.goto(paths.home);
  const cell = page.getByRole('region', { name: 'Projects' }).locator('[data-grows]').first();
  const slug = (await cell.getByRole('link').getAttribute('href'))?.split('/').at(-1) ?? '';
  await readAhead(page, paths.home, slug);
  await holdFlights(page);
  await tap(cell.getByRole('link'));
  await expect(page).toHaveURL(paths.project(slug));
  expectBox((await seenAt(page, 560)).frame, await boxOf(page.locator('[data-under-bar]')));
  await letGo(page);
  await expect(flying(page)).toHaveCount(0);
  await expect(frameOf(page)).toBeVisible();
});

test('nothing flies where less motion is wished for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await readAhead(page, paths.work, 'small-hours');
  await page.evaluate(() => {
    new MutationObserver((records) => {
      if (
        records.some(({ addedNodes }) =>
          [...addedNodes].some((node) => node instanceof HTMLElement && 'flying' in node.dataset),
        )
      )
        document.documentElement.dataset['flown'] = '';
    }).observe(document.body, { childList: true });
  });
  await tap(tileOf(page, 'Small Hours').getByRole('link'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Small Hours');
  await expect(page.locator('html')).not.toHaveAttribute('data-flown');
});
