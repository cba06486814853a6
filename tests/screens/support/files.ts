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

/** A picture drawn in the page. */
export async function drawPicture(name: string, width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(blob === null ? [] : [blob], name, { type: 'image/png' });
}
