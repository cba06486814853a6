import { expect, test as base } from 'vitest';
import { startProvider, type TestProvider } from '../../../scripts/lib/provider.ts';
import { openBrowser, type Wishes } from './browser.ts';
import type { Page } from './page.ts';
import { startDriver, type Driver } from './processes.ts';
import { startProxy, type Proxy } from './proxy.ts';

function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run \`npm run test:browsers\`.`);
  return value;
}

interface Fixtures {
  readonly provider: TestProvider;
  readonly driver: Driver;
  readonly proxy: Proxy;
  readonly wishes: Wishes;
  /** A browser of this test's own. What its pages say on the console fails the test. */
  readonly page: Page;
}

export const test = base.extend<Fixtures>({
  provider: [
    // eslint-disable-next-line no-empty-pattern -- Vitest reads from the pattern what a fixture needs.
    async ({}, use) => {
      const provider = await startProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: 'file' },
  ],
  driver: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const driver = await startDriver();
      await use(driver);
      await driver.stop();
    },
    { scope: 'file' },
  ],
  proxy: [
    async ({ provider }, use) => {
      const proxy = await startProxy(provider.origin);
      await use(proxy);
      await proxy.stop();
    },
    { scope: 'file' },
  ],
  wishes: { width: 1440, height: 900, isReduced: false },
  page: async ({ driver, proxy, wishes }, use) => {
    proxy.asked.length = 0;
    const { page, close } = await openBrowser(driver, fromEnvironment('VITRINE_WEBKIT'), proxy.origin, wishes);
    try {
      await use(page);
      expect(await page.said(), 'the console stayed silent').toEqual([]);
    } finally {
      await close();
    }
  },
});

export { expect };
