import type { Locator } from '@playwright/test';

/** Chooses files for a file field, as the browser's own window does. */
export async function chooseFiles(field: Locator, ...files: readonly File[]): Promise<void> {
  // The page is the test's own: what it sees need not be handed over.
  await field.evaluate((input) => {
    if (!(input instanceof HTMLInputElement)) throw new Error('No file field');
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    input.files = transfer.files;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
