import { beforeEach, describe } from 'vitest';
import { paths } from '../../../src/domain/paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { answerByExample } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

const links = ['Home', 'Work', 'About', 'Coffee break', 'Talk to us'];

describe('bar', () => {
  test('wide: logo, four links and the toggle; the current page is marked', async () => {
    answerByExample('/api/aboutpage');
    await page.goto(paths.about);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link')).toHaveText(['', 'Work', 'About', 'Coffee break', 'Talk to us']);
    await expect(bar.getByRole('link', { name: 'Half Ream' })).toHaveAttribute('href', '/');
    await expect(bar.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await expect(bar.getByRole('button', { name: 'Open menu' })).toBeHidden();
  });
});

describe('mobile menu', () => {
  beforeEach(async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    answerByExample('/api/aboutpage');
    await page.goto(paths.contact);
  });

  test('opens, holds links and toggle, locks the page, closes with Escape, cross and route', async () => {
    const overflow = () => getComputedStyle(document.documentElement).overflow;
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('listitem').getByRole('link')).toHaveText(links);
    await expect(menu.getByRole('button', { name: 'Black theme' })).toBeVisible();
    await expect(menu).toContainText('17 Press Lane');
    // In the other theme.
    await expect(menu).toHaveCSS('background-color', 'rgb(29, 29, 29)');
    expect(overflow()).toBe('hidden');
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await menu.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(paths.about);
    await expect(menu).toBeHidden();
    expect(overflow()).not.toBe('hidden');
  });

  test('closes when the window grows wider than 1024 px', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 844 });
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.setViewportSize({ width: 1025, height: 844 });
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });
});

describe('theme', () => {
  test('the footer switch chooses the theme with pointer and arrow keys', async () => {
    await page.goto(paths.contact);
    const group = page.getByRole('radiogroup', { name: 'Theme' });
    await group.getByRole('radio', { name: 'Black' }).click();
    await expect(page.locator('body')).toHaveClass(/black-theme/);
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('body')).toHaveClass(/white-theme/);
    await expect(group.getByRole('radio', { name: 'White' })).toBeFocused();
  });
});

test('the footer holds links, social links in a new tab and the small print', async () => {
  await page.goto(paths.contact);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation', { name: 'Footer' }).getByRole('link')).toHaveText(links);
  for (const name of ['Instagram', 'LinkedIn']) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  }
  await expect(footer.getByText('© Half Ream. All rights reserved.')).toBeVisible();
  await expect(footer.getByText('Brand names and marks are shown for portfolio purposes only.')).toBeVisible();
  await expect(footer.getByText(/black-white toggle can ease viewing/)).toBeVisible();
});
