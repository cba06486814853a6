import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axeCore, { type AxeResults, type RunOptions } from 'axe-core';
import { isFirefox } from './firefox.ts';
import { expect } from './test.ts';

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend on colours, which are all that differs between the themes. */
const colours = ['color-contrast', 'link-in-text-block'];

const describeViolations = ({ violations }: Pick<AxeResults, 'violations'>) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);

/** Runs axe where its builder's way of handing over what it found makes Firefox 153 crash. */
async function runInFirefox(page: Page, options: RunOptions): Promise<readonly string[]> {
  await page.evaluate(`${axeCore.source};0`);
  const found: string = await page.evaluate(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => JSON.stringify({ violations }))`,
  );
  return describeViolations(JSON.parse(found));
}

// Frames of other origins are not ours to test; without frames axe needs no second page to merge results.
async function violationsOf(page: Page, only: 'everything' | 'colours'): Promise<readonly string[]> {
  const values = only === 'everything' ? everything : colours;
  const options: RunOptions = {
    iframes: false,
    runOnly: { type: only === 'everything' ? 'tag' : 'rule', values: [...values] },
  };
  if (isFirefox(page.context())) return runInFirefox(page, options);
  return describeViolations(await new AxeBuilder({ page }).setLegacyMode(true).options(options).analyze());
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
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page, 'everything')).toEqual([]);
  await swapTheme(page);
  expect(await violationsOf(page, 'colours'), 'in the other theme').toEqual([]);
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
    expect.soft(await violationsOf(page, 'everything'), `${what} ${name}`).toEqual([]);
    expect.soft(await page.evaluate(readOverflow), `${what} ${name}`).toEqual([]);
    await swapTheme(page);
    expect.soft(await violationsOf(page, 'colours'), `${what} ${name}, in the other theme`).toEqual([]);
    await swapTheme(page);
  }
  if (before !== null) await page.setViewportSize(before);
}

/** Opens the site in this theme, as for a visitor who chose it earlier. */
export async function useTheme(page: Page, theme: 'white' | 'black'): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage.setItem('theme', chosen);
  }, theme);
}
