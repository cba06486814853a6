import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { expectStillLetters } from '../support/lights.ts';
import { expect, test } from '../support/test.ts';

/** The two themes are one room in two lights. */

test('no letter of a long text moves when the theme changes', async ({ page }) => {
  expect(await expectStillLetters(page, paths.stories)).toBeGreaterThan(100);
});

test('a page in Latin letters fetches the first font, and the bold one where something is current in a list', async ({
  page,
}) => {
  const fonts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname.replace(/-[\w-]{8}\.woff2$/, ''));
  });
  const open = async (path: string) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  };
  for (const path of [paths.home, paths.project('museum-of-salt'), paths.about]) await open(path);
  expect([...fonts]).toEqual(['/assets/anek-first']);
  for (const path of [paths.stories, paths.contact]) await open(path);
  expect([...fonts].toSorted()).toEqual(['/assets/anek-first', '/assets/anek-strong']);
});

test.describe('the theme changes', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  /** The circle in which the new theme opens: where, and for how long. */
  const turning = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === '::view-transition-new(root)',
        )
        .map(({ effect }) => ({
          at: document.documentElement.style.getPropertyValue('--light-at'),
          ms: Number(effect?.getComputedTiming().endTime),
        })),
    );

  test('from the toggle, in less than half a second, and no click is lost meanwhile', async ({ page }) => {
    await page.goto(paths.contact);
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Black theme' });
    const box = await toggle.boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.click(x, y);
    await expect.poll(() => turning(page)).toEqual([{ at: `${String(x)}px ${String(y)}px`, ms: 480 }]);
    await page.mouse.click(x, y);
    await expect(page.locator('body')).toHaveClass('white-theme');
    const about = await page.getByRole('banner').getByRole('link', { name: 'About' }).boundingBox();
    await page.mouse.click((about?.x ?? 0) + 5, (about?.y ?? 0) + 5);
    await expect(page).toHaveURL(paths.about);
  });

  test('with all of the page: nothing in it fades from theme to theme by itself', async ({ page }) => {
    await page.goto(paths.contact);
    await page.getByRole('banner').getByRole('button', { name: 'Black theme' }).click();
    await expect.poll(() => turning(page)).toHaveLength(1);
    const seen = await page.evaluate(() => ({
      bar: getComputedStyle(document.querySelector('header') ?? document.body).backgroundColor,
      page: getComputedStyle(document.body).backgroundColor,
      fading: document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition && /color$/.test(one.transitionProperty)).length,
    }));
    expect(seen).toEqual({ bar: 'rgb(29, 29, 29)', page: 'rgb(29, 29, 29)', fading: 0 });
  });

  test('from the half of the switch that the keyboard chose', async ({ page }) => {
    await page.goto(paths.contact);
    const halves = page.getByRole('radiogroup', { name: 'Theme' });
    await halves.getByRole('radio', { name: 'White' }).focus();
    // Before it turns: that takes half a second.
    const black = await halves.getByRole('radio', { name: 'Black' }).boundingBox();
    await page.keyboard.press('ArrowRight');
    const at = `${String((black?.x ?? 0) + (black?.width ?? 0) / 2)}px`;
    await expect.poll(async () => (await turning(page))[0]?.at.split(' ')[0]).toBe(at);
    await expect(halves.getByRole('radio', { name: 'Black' })).toBeFocused();
  });
});
