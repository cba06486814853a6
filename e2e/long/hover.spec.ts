import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { expect, test } from '../support/test.ts';

const controls = 'a[href], button:not(:disabled)';
/** Around a control: its ring, an arrow that shifts. */
const AROUND = 10;

/** What is chosen already says so. */
const isChosen = (control: Locator) =>
  control.evaluate((one) => one.ariaChecked === 'true' || (one.ariaCurrent ?? 'false') !== 'false');

/** A link may cover the whole tile: its words and the media beside them answer. */
const boxOf = (control: Locator) =>
  control.evaluate((one) => {
    const { x, y, width, height } = (one.closest('[data-hover-root]') ?? one).getBoundingClientRect();
    return { x, y, width, height };
  });

/** Takes the pointer to a corner of the window that the control does not reach. */
async function pointAway(page: Page, control: Locator): Promise<void> {
  const box = await boxOf(control);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  if (box.y > 1) await page.mouse.move(0, 0);
  else await page.mouse.move(size.width - 1, size.height - 1);
}

/** What the control and its neighbourhood look like. */
async function look(page: Page, control: Locator): Promise<string> {
  const box = await boxOf(control);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const x = Math.max(0, box.x - AROUND);
  const y = Math.max(0, box.y - AROUND);
  const clip = {
    x,
    y,
    width: Math.min(size.width - x, box.width + 2 * AROUND),
    height: Math.min(size.height - y, box.height + 2 * AROUND),
  };
  return (await page.screenshot({ clip, animations: 'disabled', caret: 'hide' })).toString('base64');
}

const nameOf = (control: Locator) =>
  control.evaluate(
    (one) => `${one.tagName} "${one.ariaLabel ?? one.textContent}" in ${one.parentElement?.className ?? ''}`,
  );

/** Every visible control of the page that looks the same pointed at, or with the keyboard's focus. */
async function findSilent(page: Page, within: Locator): Promise<string[]> {
  const silent: string[] = [];
  // From now on a focus is the keyboard's.
  await page.keyboard.press('Shift');
  for (const control of await within.locator(controls).all()) {
    if (!(await control.isVisible())) continue;
    await control.evaluate((one) => {
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await pointAway(page, control);
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    // A bar or a sidebar that steps aside is there again at the top.
    if ((await control.evaluate((one) => one.closest('[data-hidden="true"], [data-away="true"]'))) !== null) {
      await page.evaluate(() => window.scrollTo(0, 0));
    }
    const atRest = await look(page, control);
    if (!(await isChosen(control))) {
      await control.hover({ force: true });
      if ((await look(page, control)) === atRest) silent.push(`pointed at: ${await nameOf(control)}`);
      await pointAway(page, control);
    }
    await control.focus();
    if ((await look(page, control)) === atRest) silent.push(`focused: ${await nameOf(control)}`);
  }
  return silent;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const theme of ['white', 'black']) {
  for (const width of [1440, 390]) {
    test.describe(`in the ${theme} theme at ${String(width)} px`, { tag: '@long' }, () => {
      test.setTimeout(240_000);
      test.use({ viewport: { width, height: 900 } });
      test.beforeEach(async ({ page }) => {
        await page.addInitScript((chosen) => {
          localStorage.setItem('theme', chosen);
        }, theme);
      });

      for (const path of [
        paths.home,
        paths.work,
        paths.project('upar'),
        paths.project('small-hours'),
        paths.about,
        paths.stories,
        '/individual/1',
        paths.contact,
        '/nowhere',
      ]) {
        test(`every control of ${path} answers hover and focus`, async ({ page, allowConsole }) => {
          // An unknown address, and the frame of the map, whose origin has no storage.
          allowConsole(/404|'localStorage'/);
          await page.goto(path);
          await page.waitForLoadState('networkidle');
          // Bar and footer are the same on every page.
          expect(await findSilent(page, page.locator(path === paths.home ? 'body' : 'main'))).toEqual([]);
        });
      }

      // In a wider window they stand in the page.
      if (width > 1024) return;
      test(`so do those that open first`, async ({ page }) => {
        await page.goto(paths.work);
        await page.getByRole('button', { name: 'Filter' }).click();
        expect(await findSilent(page, page.getByRole('navigation', { name: 'Categories' }))).toEqual([]);
        await page.getByRole('button', { name: 'Filter' }).click();
        await page.getByRole('button', { name: 'Open menu' }).click();
        expect(await findSilent(page, page.getByRole('dialog'))).toEqual([]);
      });
    });
  }
}
