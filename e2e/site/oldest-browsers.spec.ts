import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';

/** Takes away what the oldest supported browsers lack between them (package.json, `browserslist`). Runs in the page. */
function forgetTheNew(): void {
  const missing: readonly (readonly [object, readonly string[]])[] = [
    [AbortSignal, ['any']],
    [Array, ['fromAsync']],
    [Array.prototype, ['toReversed', 'toSorted', 'toSpliced', 'with']],
    [Document.prototype, ['startViewTransition']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['try', 'withResolvers']],
    [Set.prototype, ['difference', 'intersection', 'isSubsetOf', 'union']],
    [URL, ['canParse', 'parse']],
    [window, ['navigation', 'requestIdleCallback', 'scheduler']],
  ];
  for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name);
}

async function followTo(page: Page, name: string, path: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test.describe('the oldest supported browser', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(forgetTheNew);
  });

  test('shows every page, opened first and by its links', async ({ page }) => {
    await page.goto(paths.home);
    await followTo(page, 'Work', paths.work);
    await page.getByRole('main').getByRole('link', { name: 'Kal' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kal' })).toBeVisible();
    await followTo(page, 'About', paths.about);
    await followTo(page, 'Coffee break', paths.stories);
    await followTo(page, 'Talk to us', paths.contact);
    await page.getByRole('banner').getByRole('link', { name: 'Half Ream' }).click();
    await expect(page.getByRole('region', { name: 'Carousel' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Projects' }).getByRole('link')).toHaveCount(6);
  });

  test('shows the dashboard’s lists and forms', async ({ page, table, projectForm }) => {
    await openAsAdministrator(page, dashboardPaths.allProjects);
    await table.seeRows();
    await page.goto(dashboardPaths.allStories);
    await table.seeRows();
    await page.goto(dashboardPaths.createProject);
    await projectForm.addGrid('G2');
    await expect(projectForm.emptySlot('grid 1, frame 2')).toBeAttached();
    await page.goto(dashboardPaths.homepage);
    await expect(page.getByRole('listitem', { name: 'grid item 6' })).toBeVisible();
  });
});

test.describe('an older browser', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSPropertyRule'));
  });

  test('keeps the first HTML, which is read and followed without script', async ({ page }) => {
    const open = { waitUntil: 'networkidle' } as const;
    await page.goto(paths.work, open);
    const isTakenOver = () =>
      page.evaluate(() => {
        const root = document.getElementById('root');
        return root !== null && Object.keys(root).some((name) => name.startsWith('__reactContainer'));
      });
    expect(await isTakenOver()).toBe(false);
    await expect(page.locator('main img').first()).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Museum of Salt' }).click();
    await expect(page).toHaveURL(paths.project('museum-of-salt'));
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1, name: 'Museum of Salt' })).toBeVisible();
    expect(await isTakenOver()).toBe(false);
  });

  test('says so where nothing was drawn', async ({ page }) => {
    await page.goto(paths.login, { waitUntil: 'networkidle' });
    await expect(page.getByText('This page needs a newer browser.')).toBeVisible();
  });
});
