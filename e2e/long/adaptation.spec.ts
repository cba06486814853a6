import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { expect, test } from '../support/test.ts';

const pages = [
  ['home', paths.home],
  ['work', paths.work],
  ['project', paths.project('upar')],
  ['about', paths.about],
  ['stories', paths.stories],
  ['one story', paths.story(1)],
  ['contact', paths.contact],
  ['404', '/no/such/page'],
  ['login', paths.login],
] as const;

// The browser logs the 404 of an unknown page.
test.beforeEach(({ allowConsole }) => {
  allowConsole(/status of 404/);
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}

for (const [name, path] of pages) {
  test(`${name}: no sideways scroll from 320 px up`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const width of [320, 390, 600, 727, 1024, 1025, 1399, 1400, 2400]) {
      await page.setViewportSize({ width, height: 700 });
      await expectNoSidewaysScroll(page);
    }
  });

  test(`${name}: survives 200 % zoom and wider text spacing (WCAG 1.4.4, 1.4.12)`, async ({ page }) => {
    // A window of 1280 px at 200 % has 640 px to lay out.
    await page.setViewportSize({ width: 640, height: 450 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    // A constructed style sheet, because the policy blocks style elements.
    await page.evaluate(() => {
      const wider = new CSSStyleSheet();
      wider.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
      );
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, wider];
    });
    await expectNoSidewaysScroll(page);
    const clipped = await page.locator('h1, h2, h3, p, a, button, li').evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { overflowX, overflowY, clipPath } = getComputedStyle(element);
          const isHidden = clipPath !== 'none' || element.closest('[aria-hidden="true"]') !== null;
          const cutsText = overflowX !== 'visible' || overflowY !== 'visible';
          return !isHidden && cutsText && element.scrollHeight > element.clientHeight + 2;
        })
        .map((element) => element.textContent),
    );
    expect(clipped).toEqual([]);
  });
}

test.describe('a large store', () => {
  test.use({ firstHtml: 'plain' });

  test('500 projects: Work answers at once and holds one page of them', async ({ page, allowConsole }) => {
    // The projects are mocked in the list only: prefetching their pages fails.
    allowConsole(/404/);
    const projects = Array.from({ length: 500 }, (_, index) => ({
      id: index + 1,
      title: `Project ${String(index + 1)}`,
      slug: `project-${String(index + 1)}`,
      HeaderMedia: null,
      categoryId: (index % 5) + 1,
      position: index + 1,
    }));
    await page.route('**/api/projects', (route) => route.fulfill({ json: { data: projects } }));
    await page.goto(paths.work);
    await expect(page.getByRole('main').getByRole('link', { name: /^Project \d+$/ })).toHaveCount(8);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(600);
    await page
      .getByRole('button', { name: 'Next' })
      .or(page.getByRole('link', { name: 'Next' }))
      .click();
    await expect(page.getByRole('link', { name: 'Project 9', exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^Project \d+$/ })).toHaveCount(8);
  });
});
