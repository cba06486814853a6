import { openAsAdministrator } from '../support/admin.ts';
import { expectStillLetters } from '../support/lights.ts';
import { dashboardScreens, publicScreens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

/** The two themes are one room in two lights: no letter of any screen moves when the theme changes. */

test('no letter of the site moves', async ({ page, allowConsole }) => {
  test.setTimeout(240_000);
  allowConsole(/status of 404/);
  for (const path of publicScreens) expect(await expectStillLetters(page, path)).toBeGreaterThan(10);
});

test('no letter of the dashboard moves', async ({ page }) => {
  test.setTimeout(240_000);
  await openAsAdministrator(page);
  for (const path of dashboardScreens) expect(await expectStillLetters(page, path)).toBeGreaterThan(10);
});
