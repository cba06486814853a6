import { expect, test as base } from 'vitest';
import { startProvider, type TestProvider } from '../../../scripts/lib/provider.ts';
import { openBrowser, openOrdinary, type Wishes } from './browser.ts';
import type { Page } from './page.ts';
import type { View } from './view.ts';
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
  /** Opens an ordinary window, not a private one; opened again, it remembers. */
  readonly open: () => Promise<{ readonly view: View; readonly close: () => Promise<void> }>;
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
  page: async ({ driver, proxy, wishes, task }, use) => {
    proxy.asked.length = 0;
    const { page, close } = await openBrowser(driver, fromEnvironment('VITRINE_WEBKIT'), proxy.origin, wishes);
    try {
      await use(page);
      expect(await page.said(), 'the console stayed silent').toEqual([]);
    } finally {
      if (task.result?.state === 'fail') await page.picture(`test-results/webkit/${task.id}.png`).catch(() => null);
      await close();
    }
  },
  open: async ({ driver, proxy }, use) => {
    const closing: (() => Promise<void>)[] = [];
    await use(async () => {
      const { view, close } = await openOrdinary(driver, fromEnvironment('VITRINE_WEBKIT'), proxy.origin);
      closing.push(close);
      return { view, close };
    });
    await Promise.all(closing.map((close) => close()));
  },
});

export { expect };
