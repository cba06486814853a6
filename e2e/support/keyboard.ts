import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Presses a key until this has the focus. */
export async function pressUntil(page: Page, key: string, target: Locator): Promise<void> {
  for (let count = 0; count < 200; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

const listening = new WeakSet<Page>();

/** Chooses a file for the field that has the focus. */
export async function chooseByKey(page: Page, file: string): Promise<void> {
  if (!listening.has(page)) {
    listening.add(page);
    // One listener for all file dialogs: added for each one, it could come after the next key.
    page.on('filechooser', () => undefined);
  }
  // A round trip, after which the listener is active.
  await expect(page.locator('input[type=file]:focus')).toBeEnabled();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file);
}

/** Waits until a dragged item follows the keys: dnd-kit starts listening to keys one timer after its announcement. */
export async function expectPickedUp(page: Page, announcement: string | RegExp): Promise<void> {
  await expect(page.getByText(announcement, { exact: true })).toBeAttached();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}
