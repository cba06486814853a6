import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { readFaintWords } from './forced-colours.ts';
import { expect } from './test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const everything = { runOnly: { type: 'tag' as const, values: tags } };
const only = (rules: string[]) => ({ runOnly: { type: 'rule' as const, values: rules } });

/** The rules that depend on colours, which are all that differs between the themes. */
const colours = only(['color-contrast', 'link-in-text-block']);

/** Its package for Playwright evaluates it again for each check, which takes longer than the check. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/** @returns each broken rule, with where it is broken */
async function violationsOf(page: Page, options: Pick<RunOptions, 'runOnly' | 'rules'>): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async (wanted) => {
      if (window.axe === undefined) throw new Error('The page was left before axe could run.');
      // axe looks for what lies beneath a fixed bar anywhere on the page. At its top the bar is as it is there alone.
      const bar = window.scrollY === 0 ? document.querySelector<HTMLElement>('body header') : null;
      const isFixed = bar !== null && getComputedStyle(bar).position === 'fixed';
      if (isFixed) bar.style.position = 'absolute';
      const { violations } = await window.axe.run(document, wanted);
      if (isFixed) bar.style.position = '';
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    // Frames of other origins are not ours to test. Details of what is in order would take most of the time.
    { ...options, iframes: false, resultTypes: ['violations' as const] },
  );
}

/** Waits until the colour transitions have ended that the last change has begun. */
async function untilFaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const fades = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.all(fades.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** Swaps white and black as the toggle does. */
async function swapTheme(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const name of ['white-theme', 'black-theme']) document.body.classList.toggle(name);
  });
  await untilFaded(page);
}

/** Expects no WCAG 2.2 AA violation on the current page, in either theme. */
export async function expectAccessible(page: Page, what = 'the page'): Promise<void> {
  expect(await violationsOf(page, everything), what).toEqual([]);
  await swapTheme(page);
  expect(await violationsOf(page, colours), `${what} in the other theme`).toEqual([]);
  await swapTheme(page);
}

/** Windows of 1440 px at 200 % and of 1280 px at 400 %. */
const zoomed = [
  { name: 'at 200 %', size: { width: 720, height: 450 } },
  { name: 'at 320 px', size: { width: 320, height: 640 } },
] as const;

/** By how much the page is wider than its window. */
const readOverflow = () => {
  const { clientWidth, scrollWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the page is ${String(scrollWidth - clientWidth)} px wider than its window`] : [];
};

/**
 * Expects no violation on the current page at 200 % and reflowed to 320 px, where nothing is to be scrolled sideways
 * (WCAG 1.4.10). It ends as it was found.
 */
export async function expectAccessibleZoomed(page: Page, what: string): Promise<void> {
  const before = page.viewportSize();
  for (const { name, size } of zoomed) {
    await page.setViewportSize(size);
    await untilFaded(page);
    expect.soft(await violationsOf(page, everything), `${what} ${name}`).toEqual([]);
    expect.soft(await page.evaluate(readOverflow), `${what} ${name}`).toEqual([]);
    await swapTheme(page);
    expect.soft(await violationsOf(page, colours), `${what} ${name}, in the other theme`).toEqual([]);
    await swapTheme(page);
  }
  if (before !== null) await page.setViewportSize(before);
}

/** What has come near in a higher window may bring its typefaces, and words move with them: pictures of words are taken after that. */
async function untilLettered(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // One lays out, one tells what watches, one draws with what that has added.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
  });
}

/**
 * Expects no violation on the current page with the system's few colours in place of ours, in either theme and with a light and
 * a dark system. The contrast is read from what is painted, for the reason that `readFaintWords` gives.
 */
export async function expectAccessibleInForcedColours(page: Page, what: string): Promise<void> {
  await untilLettered(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const theme of ['its', 'the other'] as const) {
      const saying = `${what} with forced colours, ${colorScheme}, in ${theme} theme`;
      await untilFaded(page);
      const all = { ...everything, rules: { 'color-contrast': { enabled: false } } };
      // What differs between the four is the colours, of which axe has one rule more.
      const rules = theme === 'its' && colorScheme === 'light' ? all : only(['link-in-text-block']);
      expect.soft(await violationsOf(page, rules), saying).toEqual([]);
      expect.soft(await readFaintWords(page), saying).toEqual([]);
      await swapTheme(page);
    }
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
}

/** Opens the site in this theme, as for a visitor who chose it earlier. */
export async function useTheme(page: Page, theme: 'white' | 'black'): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage.setItem('theme', chosen);
  }, theme);
}
