/** What tests of screens ask of the browser from outside the page: real input, as Playwright gives it. Runs in Node. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { keepRequests } from '../../../e2e/support/requests.ts';

/** Longest wait for a control that cannot be used yet, in milliseconds. */
const timeout = 15_000;

/** A command on the only element that a selector of Playwright's finds. */
function on<Rest extends unknown[]>(
  perform: (target: Locator, ...rest: Rest) => Promise<unknown>,
): BrowserCommand<[selector: string, ...rest: Rest]> {
  return async ({ frame }, selector, ...rest) => {
    await perform((await frame()).locator(selector), ...rest);
  };
}

/** A command on the keyboard, which types into the frame of the tests. */
function byKeys(perform: (keyboard: Page['keyboard'], keys: string) => Promise<void>): BrowserCommand<[keys: string]> {
  return async ({ page }, keys) => {
    await page.evaluate(() => {
      const frame = document.querySelector('iframe');
      if (document.activeElement !== frame) frame?.focus();
    });
    await perform(page.keyboard, keys);
  };
}

/** Where the frame of the tests begins in its page. */
async function originOf({ page }: BrowserCommandContext): Promise<{ readonly x: number; readonly y: number }> {
  return (await page.locator('iframe').boundingBox()) ?? { x: 0, y: 0 };
}

const moveMouse: BrowserCommand<[x: number, y: number, steps?: number]> = async (context, x, y, steps = 1) => {
  const origin = await originOf(context);
  await context.page.mouse.move(origin.x + x, origin.y + y, { steps });
};

interface ClickOptions {
  readonly button?: 'left' | 'middle';
  readonly clickCount?: number;
  readonly force?: boolean;
  readonly modifiers?: ('Control' | 'Shift')[];
  readonly position?: { readonly x: number; readonly y: number };
}

export const commands = {
  check: on((target) => target.check({ timeout })),
  click: on((target, options: ClickOptions = {}) => target.click({ ...options, timeout })),
  fill: on((target, text: string) => target.fill(text, { timeout })),
  hover: on((target) => target.hover({ timeout })),
  keepRequests: (async (_context, requests: readonly string[]) => {
    keepRequests(new Set(requests), `screens-${randomUUID()}`);
  }) satisfies BrowserCommand<[readonly string[]]>,
  moveMouse,
  press: on((target, key: string) => target.press(key, { timeout })),
  pressKey: byKeys((keyboard, key) => keyboard.press(key)),
  pressMouse: (async ({ page }) => page.mouse.down()) satisfies BrowserCommand<[]>,
  pressSequentially: on((target, text: string) => target.pressSequentially(text, { timeout })),
  releaseMouse: (async ({ page }) => page.mouse.up()) satisfies BrowserCommand<[]>,
  selectOption: on((target, option: string | { label: string }) => target.selectOption(option, { timeout })),
  setInputFiles: on((target, files: string | string[]) => target.setInputFiles(files, { timeout })),
  typeKeys: byKeys((keyboard, text) => keyboard.type(text)),
  uncheck: on((target) => target.uncheck({ timeout })),
};

/** The same, as a test calls them. */
export type Commands = {
  [Name in keyof typeof commands]: (typeof commands)[Name] extends BrowserCommand<infer Args>
    ? (...args: Args) => Promise<void>
    : never;
};
