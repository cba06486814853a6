import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Presses a key until this has the focus. */
export async function pressUntil(page: Page, key: string, target: Locator): Promise<void> {
  for (let count = 0; count < 80; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/**
 * Chooses a file for the field that has the focus. Keep a listener for `filechooser` on meanwhile: between two of them the
 * browser would otherwise show its own chooser again.
 */
export async function chooseByKey(page: Page, file: string): Promise<void> {
  await expect(page.locator('input[type=file]:focus')).toBeAttached();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file);
}
