import { paths } from '../../src/domain/paths.ts';
import { expect, test } from '../support/test.ts';

/** Where the system's own colours replace ours, and where more contrast is wished for. */

test.describe('forced colours', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
  });

  test('what is current stays marked: in the bar, in the pages of a list', async ({ page }) => {
    await page.goto(paths.stories);
    for (const name of ['Main', 'Pages of stories']) {
      const current = page.getByRole('navigation', { name }).locator('[aria-current]:visible').first();
      await expect(current).toHaveCSS('text-decoration-line', 'underline');
    }
  });

  test('the bar keeps its ground over a header, so that its icon and its wordmark are seen', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      for (const path of [paths.home, paths.project('upar')]) {
        await page.goto(path);
        await expect(page.locator('[data-under-bar]').first()).toBeVisible();
        const bar = page.getByRole('banner');
        await expect(bar).toHaveCSS(
          'background-color',
          colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)',
        );
        const wordmark = bar.locator('img:visible');
        await expect(wordmark).toHaveAttribute('src', colorScheme === 'light' ? /dark/ : /light/);
      }
    }
  });

  test('the switch shows which half is chosen', async ({ page }) => {
    await page.goto(paths.about);
    const chosen = page.getByRole('contentinfo').getByRole('radio', { checked: true }).locator('span').last();
    const [dot, half] = await chosen.evaluate((one) => [
      getComputedStyle(one).backgroundColor,
      getComputedStyle(one.closest('button') ?? one).backgroundColor,
    ]);
    expect(dot).not.toBe(half);
  });
});

test('more contrast: no text is muted, and lines are seen, in both themes', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  for (const [theme, text, muted] of [
    ['white', 'rgb(29, 29, 29)', 'rgb(74, 74, 74)'],
    ['black', 'rgb(255, 255, 255)', 'rgb(255, 255, 255)'],
  ] as const) {
    await page.goto(paths.about);
    await page.evaluate((chosen) => {
      localStorage.setItem('theme', chosen);
    }, theme);
    await page.reload();
    await expect(page.getByRole('main').locator('p').first()).toHaveCSS('color', text);
    await expect(page.getByRole('contentinfo').locator('p').first()).toHaveCSS('color', muted);
  }
});
