import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInForcedColours, expectAccessibleZoomed } from '../support/axe.ts';
import { testEveryView } from '../support/every-view.ts';

/**
 * Every screen, panel and question: as it is, at 200 % and in a window of 320 px, and with the system's colours in place of ours; each
 * in both themes.
 */

/** High, as contrast with the system's colours is looked at in the window only. */
const high = { width: 1440, height: 2000 };

testEveryView(async (page: Page, what: string) => {
  const before = page.viewportSize() ?? high;
  await expectAccessible(page, what);
  await expectAccessibleZoomed(page, what);
  await page.setViewportSize({ ...high, width: before.width });
  await expectAccessibleInForcedColours(page, what);
  await page.setViewportSize(before);
});
