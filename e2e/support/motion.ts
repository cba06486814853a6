import type { Page } from '@playwright/test';
import { sayMotion, type Motion } from '../../scripts/lib/firefox-messages.ts';

/** Emulates what a visitor has set for motion, in every engine: in Firefox for all its pages from now on. */
export async function preferMotion(page: Page, motion: Motion): Promise<void> {
  if (page.context().browser()?.browserType().name() === 'firefox') await page.evaluate(sayMotion(motion));
  else await page.emulateMedia({ reducedMotion: motion });
}
