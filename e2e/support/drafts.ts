import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The drafts that lie in the browser, as JSON. */
export function readKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('vitrine');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const found = opening.result.transaction('drafts').objectStore('drafts').getAll();
    await new Promise((resolve) => found.addEventListener('success', resolve));
    opening.result.close();
    return JSON.stringify(found.result);
  });
}

/** A draft is written a moment after the last key; a test is quicker than that, a person is not. */
export async function untilKept(page: Page, part: string): Promise<void> {
  await expect.poll(() => readKept(page)).toContain(part);
}
