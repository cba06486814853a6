import { paths } from '../../src/domain/paths.ts';
import { Login } from '../models/login.model.ts';
import { expectKept } from '../support/kept-files.ts';
import { expect, test as base } from '../support/test.ts';

/** In private windows: in Chromium those of all tests are. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const firefoxUserPrefs = { ...launchOptions.firefoxUserPrefs, 'browser.privatebrowsing.autostart': true };
      await use({ ...launchOptions, firefoxUserPrefs });
    },
    { scope: 'worker' },
  ],
});

test('in a private window a draft is kept with its files', async ({ page, browserName, allowConsole }) => {
  allowConsole(/401/);
  await page.goto(paths.contact);
  const answer = await page.evaluate(() => navigator.storage.getDirectory().then(String, String));
  if (browserName === 'firefox') expect(answer, 'what it refuses there only').toContain('SecurityError');
  await expectKept(page, async (tab, path = paths.dashboard) => {
    await tab.goto(path);
    await new Login(tab).logIn();
    await tab.waitForURL(path);
  });
});
