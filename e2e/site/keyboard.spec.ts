import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { expect, test } from '../support/test.ts';

/** Presses Tab until `target` has the focus; every stop on the way must be visible. */
async function tabTo(page: Page, target: Locator, limit = 40): Promise<void> {
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press('Tab');
    const isThere = await target.evaluate((element) => element === document.activeElement);
    const ring = await page.evaluate(() => {
      const active = document.activeElement;
      if (active === null || active === document.body) return true;
      const { width, height } = active.getBoundingClientRect();
      const own = getComputedStyle(active);
      const cover = getComputedStyle(active, '::after');
      // The focus is somewhere in the map, a page of its own.
      if (active instanceof HTMLIFrameElement) return true;
      const hasRing = [own, cover].some(
        ({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none',
      );
      return width * height > 0 && hasRing;
    });
    expect(ring, 'the focus can be seen').toBe(true);
    if (isThere) return;
  }
  throw new Error('Tab did not lead there.');
}

test('the whole site can be walked with the keyboard alone', async ({ page }) => {
  await page.goto(paths.home);
  await expect(page.getByRole('region', { name: 'Carousel' })).toBeVisible();
  const bar = page.getByRole('banner');

  await test.step('the theme is switched and switched back', async () => {
    await tabTo(page, bar.getByRole('button', { name: 'Black theme' }));
    await page.keyboard.press('Space');
    await expect(page.locator('body')).toHaveClass('black-theme');
    await page.keyboard.press('Space');
    await expect(page.locator('body')).toHaveClass('white-theme');
  });

  await test.step('a cell of the home page opens its project', async () => {
    await tabTo(page, page.getByRole('region', { name: 'Projects' }).getByRole('link', { name: 'Small Hours' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths.project('small-hours'));
    await expect(page.getByRole('heading', { level: 1, name: 'Small Hours' })).toBeFocused();
  });

  await test.step('the carousel goes on and back', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Next image' }).first());
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 / 5').first()).toBeAttached();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('1 / 5').first()).toBeAttached();
  });

  await test.step('a related project opens', async () => {
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Tarini Specimen' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Tarini Specimen' })).toBeFocused();
  });

  for (const [link, heading] of [
    ['Work', 'Work'],
    ['About', 'Half a ream, and the rest in conversation'],
    ['Coffee break', 'Coffee break'],
    ['Talk to us', 'Talk to us'],
  ] as const) {
    await test.step(`the bar leads to ${link}`, async () => {
      await page.keyboard.press('Shift+Tab');
      await page.getByRole('link', { name: 'Skip to content' }).focus();
      await tabTo(page, bar.getByRole('link', { name: link }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    });
  }

  await test.step('the theme of the footer is chosen with an arrow', async () => {
    await tabTo(page, page.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio', { name: 'White' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('body')).toHaveClass('black-theme');
  });
});
