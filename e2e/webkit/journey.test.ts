import { paths } from '../../src/domain/paths.ts';
import type { Page } from './support/page.ts';
import { keys } from './support/page.ts';
import { expect, test } from './support/test.ts';

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

const themeOf = (page: Page) => page.run(() => document.body.className);
const scrolled = (page: Page) => page.run(() => Math.round(window.scrollY));

/** What has to be true of every page. Runs in the page. */
function facts() {
  return {
    headings: document.querySelectorAll('h1').length,
    beyondTheEdge: document.documentElement.scrollWidth - innerWidth,
    broken: [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
  };
}

async function chooseBlack(page: Page, isNarrow: boolean): Promise<void> {
  if (isNarrow) {
    await page.click('header button', 'Open menu');
    await page.click('[role=dialog] button', 'Black theme');
    await page.press(keys.escape);
  } else {
    await page.click('header button', 'Black theme');
  }
  await expect.poll(() => themeOf(page)).toBe('black-theme');
}

for (const size of [wide, narrow]) {
  for (const theme of ['white', 'black'] as const) {
    test.describe(`the site at ${String(size.width)}, ${theme}`, () => {
      test.override({ wishes: { ...size, isReduced: false } });

      test('every page opens whole and silent, first and by its links', async ({ page }) => {
        const isNarrow = size === narrow;
        await page.open(paths.contact);
        if (theme === 'black') await chooseBlack(page, isNarrow);
        const see = async (path: string) => {
          expect(await page.run(facts), path).toEqual({ headings: 1, beyondTheEdge: 0, broken: [] });
          expect(await themeOf(page), path).toBe(`${theme}-theme`);
        };
        for (const path of [
          paths.home,
          paths.work,
          `${paths.work}?category=1`,
          paths.project('small-hours'),
          paths.about,
          paths.stories,
          paths.story(1),
          paths.contact,
          '/no/such/page',
        ]) {
          await page.open(path);
          await page.seeElement('h1');
          await see(path);
        }
        for (const [name, path] of [
          ['Work', paths.work],
          ['About', paths.about],
          ['Coffee break', paths.stories],
          ['Talk to us', paths.contact],
        ] as const) {
          if (isNarrow) await page.click('header button', 'Open menu');
          await page.click(isNarrow ? '[role=dialog] a' : 'header a', name);
          await expect.poll(() => page.path()).toBe(path);
          await page.until((title) => document.title.startsWith(title), name);
          await see(path);
        }
      });
    });
  }
}

for (const size of [wide, narrow]) {
  test.describe(`at ${String(size.width)}`, () => {
    test.override({ wishes: { ...size, isReduced: true } });

    test('Back returns to where one was, Forward and links begin at the top; the theme is kept', async ({
      page,
      proxy,
    }) => {
      await page.open(paths.work);
      await chooseBlack(page, size === narrow);
      await page.middleOf('main a', 'Ek Haath');
      const before = await scrolled(page);
      expect(before).toBeGreaterThan(300);
      await page.click('main a', 'Ek Haath');
      await expect.poll(() => page.path()).toBe(paths.project('ek-haath'));
      await expect.poll(() => scrolled(page)).toBe(0);
      await page.back();
      await expect.poll(() => page.path()).toBe(paths.work);
      await expect.poll(() => scrolled(page)).toBe(before);
      await page.forward();
      await expect.poll(() => page.path()).toBe(paths.project('ek-haath'));
      await page.reload();
      expect(await themeOf(page)).toBe('black-theme');
      // React takes over the page that it was drawn for; nobody leaves it before.
      await proxy.quiet();
      await page.back();
      await expect.poll(() => scrolled(page)).toBe(before);
    });

    test('a carousel is turned by its buttons, arrow keys and drag of a finger', async ({ page }) => {
      await page.open(paths.project('small-hours'));
      const carousel = '[aria-roledescription=carousel]';
      const said = () => page.run((css) => document.querySelector(`${css} p`)?.textContent ?? '', carousel);
      await page.middleOf(carousel);
      const first = await said();
      await page.click('button', 'Next image');
      await expect.poll(said).not.toBe(first);
      await page.press(keys.arrowLeft);
      await expect.poll(said).toBe(first);
      await page.run((css) => {
        const target = document.querySelector(css);
        const { y } = target?.getBoundingClientRect() ?? { y: 0 };
        const send = (type: string, clientX: number) =>
          target?.dispatchEvent(
            new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX, clientY: y + 50, isPrimary: true }),
          );
        send('pointerdown', 300);
        send('pointermove', 200);
        send('pointerup', 100);
      }, carousel);
      await expect.poll(said).not.toBe(first);
    });
  });
}

test.describe('at a desk', () => {
  test.override({ wishes: { ...wide, isReduced: true } });

  test('the filter hides and shows the categories; one is chosen and left by Back', async ({ page }) => {
    await page.open(paths.work);
    const isOpen = () =>
      page.run(() => document.querySelector('header button[aria-controls=categories]')?.getAttribute('aria-expanded'));
    await page.click('header button[aria-controls=categories]');
    await expect.poll(isOpen).toBe('false');
    await page.click('header button[aria-controls=categories]');
    await expect.poll(isOpen).toBe('true');
    await page.click('#categories a[href$="category=2"]');
    await expect.poll(() => page.path()).toBe(`${paths.work}?category=2`);
    await expect.poll(() => page.run(() => document.querySelectorAll('main li a[href^="/project/"]').length)).toBe(3);
    await page.back();
    await expect.poll(() => page.path()).toBe(paths.work);
  });

  test('the keyboard alone reaches content and theme', async ({ page }) => {
    await page.open(paths.contact);
    const focused = () => page.run(() => document.activeElement?.textContent?.trim() ?? '');
    await page.press(keys.tab);
    expect(await focused()).toBe('Skip to content');
    await page.press(keys.enter);
    await expect.poll(() => page.run(() => document.activeElement?.tagName)).toBe('MAIN');
  });
});

test.describe('on a phone', () => {
  test.override({ wishes: { ...narrow, isReduced: true } });

  test('the menu holds the page still, and gives scroll and focus back', async ({ page }) => {
    await page.open(paths.work);
    await page.scrollTo(400);
    await page.scrollTo(300);
    await expect.poll(() => page.run(() => document.querySelector('header')?.dataset['hidden'])).toBe('false');
    await page.click('header button', 'Open menu');
    await page.seeElement('[role=dialog]');
    expect(await page.run(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    const box = await page.run(() => document.querySelector('[role=dialog]')?.getBoundingClientRect().toJSON());
    expect(box).toMatchObject({ x: 0, y: 0, ...narrow });
    await page.press(keys.escape);
    await expect.poll(() => page.has('[role=dialog]')).toBe(false);
    expect(await page.run(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open menu');
    expect(await scrolled(page)).toBe(300);
    await page.click('header button', 'Open menu');
    await page.click('[role=dialog] a', 'About');
    await expect.poll(() => page.path()).toBe(paths.about);
    await expect.poll(() => page.has('[role=dialog]')).toBe(false);
    expect(await scrolled(page)).toBe(0);
  });

  test('the filter opens over the list and closes by scrolling or with a choice', async ({ page }) => {
    await page.open(paths.work);
    const button = 'header button[aria-controls=categories]';
    const isOpen = () => page.run((css) => document.querySelector(css)?.getAttribute('aria-expanded'), button);
    await page.click(button);
    await expect.poll(isOpen).toBe('true');
    await page.scrollTo(200);
    await expect.poll(isOpen).toBe('false');
    await page.scrollTo(0);
    await page.seeElement(button);
    await page.click(button);
    await expect.poll(isOpen).toBe('true');
    await page.click('#categories a[href$="category=2"]');
    await expect.poll(() => page.path()).toBe(`${paths.work}?category=2`);
    await expect.poll(isOpen).toBe('false');
  });
});
