import type { BrowserContext, Page } from '@playwright/test';
import { say, type Wish } from '../../scripts/lib/firefox-messages.ts';

/** Whether these are pages of the machine's Firefox, to whose driver the tests say what Playwright has no message for. */
export function isFirefox(context: BrowserContext): boolean {
  return context.browser()?.browserType().name() === 'firefox';
}

/** Says to Firefox's driver what is wanted (scripts/lib/firefox-driver.ts). */
export async function wish(page: Page, wanted: Wish): Promise<void> {
  await page.evaluate(say(wanted));
}

/** Lets `page.emulateMedia` and a double click do in Firefox what they do in other browsers. */
export function emulateInFirefox(page: Page): void {
  page.emulateMedia = async ({ media, reducedMotion, forcedColors, colorScheme, contrast } = {}) => {
    await wish(page, {
      ...(media === undefined ? {} : { medium: media ?? 'screen' }),
      ...(reducedMotion === undefined ? {} : { motion: reducedMotion ?? 'no-preference' }),
      ...(forcedColors === undefined ? {} : { forcedColors: forcedColors ?? 'none' }),
      // Playwright's own default.
      ...(colorScheme === undefined ? {} : { colorScheme: colorScheme === 'dark' ? 'dark' : 'light' }),
      ...(contrast === undefined ? {} : { contrast: contrast ?? 'no-preference' }),
    });
  };
  // Playwright sends each press by itself, and Firefox's driver counts each as the first: no double click would follow.
  page.mouse.dblclick = async (x, y, options) => {
    await page.mouse.click(x, y, { ...options, clickCount: 1 });
    await page.mouse.click(x, y, { ...options, clickCount: 1 });
    await page.evaluate(
      ([left, top]) => {
        const place = { clientX: left, clientY: top, detail: 2, bubbles: true, cancelable: true };
        document.elementFromPoint(left, top)?.dispatchEvent(new MouseEvent('dblclick', place));
      },
      [x, y] as const,
    );
  };
}
