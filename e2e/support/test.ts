import { test as base, expect, type ConsoleMessage } from '@playwright/test';

interface Fixtures {
  /** Lets console errors, warnings and page errors that match pass in this test. */
  readonly allowConsole: (pattern: RegExp) => void;
}

/** Playwright's `test`, which fails when a page says something in the console or throws. */
export const test = base.extend<Fixtures>({
  allowConsole: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const said: string[] = [];
      const note = (text: string) => {
        said.push(text);
      };
      context.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error' || message.type() === 'warning') note(message.text());
      });
      context.on('weberror', (error) => {
        note(error.error().message);
      });
      await use((pattern) => {
        allowed.push(pattern);
      });
      expect(
        said.filter((text) => !allowed.some((pattern) => pattern.test(text))),
        'the console stayed silent',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
