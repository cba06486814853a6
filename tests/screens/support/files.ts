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

/** Drops files on a place, as who drags them from a folder. */
export async function dropFiles(place: Locator, ...files: readonly File[]): Promise<void> {
  await place.evaluate((element) => {
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    for (const name of ['dragenter', 'dragover', 'drop'])
      element.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }));
  });
}
