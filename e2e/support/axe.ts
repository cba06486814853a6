import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFaintWords } from './forced-colours.ts';
import { expect } from './test.ts';

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend on colours, which are all that differs between the themes. */
const colours = ['color-contrast', 'link-in-text-block'];

// Frames of other origins are not ours to test; without frames axe needs no second page to merge results.
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true).options({ iframes: false });

async function violationsOf(checked: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await checked.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
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
  expect(await violationsOf(axe(page).withTags(everything))).toEqual([]);
  await swapTheme(page);
  expect(await violationsOf(axe(page).withRules(colours)), 'in the other theme').toEqual([]);
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
    expect.soft(await violationsOf(axe(page).withTags(everything)), `${what} ${name}`).toEqual([]);
    expect.soft(await page.evaluate(readOverflow), `${what} ${name}`).toEqual([]);
    await swapTheme(page);
    expect.soft(await violationsOf(axe(page).withRules(colours)), `${what} ${name}, in the other theme`).toEqual([]);
    await swapTheme(page);
  }
  if (before !== null) await page.setViewportSize(before);
}

/**
 * Expects no violation on the current page with the system's few colours in place of ours, in either theme and with a light and
 * a dark system. The contrast is read from what is painted, for the reason that `readFaintWords` gives.
 */
export async function expectAccessibleInForcedColours(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const theme of ['its', 'the other'] as const) {
      const saying = `${what} with forced colours, ${colorScheme}, in ${theme} theme`;
      await untilFaded(page);
      const checked = axe(page).withTags(everything).disableRules(['color-contrast']);
      // What differs between the four is the colours, of which axe has one rule more.
      const rules = theme === 'its' && colorScheme === 'light' ? checked : axe(page).withRules(['link-in-text-block']);
      expect.soft(await violationsOf(rules), saying).toEqual([]);
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
