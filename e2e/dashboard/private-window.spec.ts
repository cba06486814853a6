import { expectKept } from '../support/kept-files.ts';
import { test } from '../support/test.ts';

// Playwright's windows are private ones in Chromium; Firefox opens its as one only when it is told to.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const firefoxUserPrefs = { ...launchOptions.firefoxUserPrefs, 'browser.privatebrowsing.autostart': true };
    await use({ ...launchOptions, firefoxUserPrefs });
  },
});

test('in a private window a draft outlives a reload and the end of the session, files and all', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/401/);
  await expectKept(page);
});
