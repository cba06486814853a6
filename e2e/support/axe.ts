import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
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

/** Swaps white and black as the toggle does, and waits until the colour transitions have ended. */
async function swapTheme(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const name of ['white-theme', 'black-theme']) document.body.classList.toggle(name);
    const fades = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.all(fades.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** Expects no WCAG 2.2 AA violation on the current page, in either theme. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(axe(page).withTags(everything))).toEqual([]);
  await swapTheme(page);
  expect(await violationsOf(axe(page).withRules(colours)), 'in the other theme').toEqual([]);
  await swapTheme(page);
}

/** Opens the site in this theme, as for a visitor who chose it earlier. */
export async function useTheme(page: Page, theme: 'white' | 'black'): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage.setItem('theme', chosen);
  }, theme);
}
