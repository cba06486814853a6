import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible, useTheme } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** A project of four grids. */
const path = dashboardPaths.editProject(6);

const grid = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const toggle = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('grids fold to their pictures, alone and together, and stay so for the session', async ({ page }) => {
  await openAsAdministrator(page, path);
  const all = page.getByRole('navigation', { name: 'Grids' });
  await all.getByRole('button', { name: 'Fold all' }).click();
  for (const name of ['1 · Nine', '2 · Three', '3 · Two, touching', '4 · Two'])
    await expect(toggle(page, name)).toHaveAttribute('aria-expanded', 'false');
  await expect(grid(page, '1 · Nine')).toContainText('9 pictures, with a text · G9');
  await expect(grid(page, '1 · Nine').locator('img')).toHaveCount(9);
  await expect(page.getByLabel('Replace file of grid 1, frame 1', { exact: true })).toHaveCount(0);
  await toggle(page, '2 · Three').click();
  await expect(page.getByLabel('Replace file of grid 2, frame 1', { exact: true })).toBeVisible();
  await page.reload();
  await expect(toggle(page, '1 · Nine')).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle(page, '2 · Three')).toHaveAttribute('aria-expanded', 'true');
  await useTheme(page, 'black');
  await expectAccessible(page);
});

test('folded grids are put into order by keys, and the outline says so', async ({ page }) => {
  await openAsAdministrator(page, path);
  const outline = page.getByRole('toolbar', { name: 'Go to a grid' });
  await page.getByRole('button', { name: 'Fold all' }).click();
  await page.getByRole('button', { name: 'Move grid 4 up' }).click();
  await expect(outline.getByRole('button')).toHaveText([
    '1 · Nine · 9 pictures',
    '2 · Three · 3 pictures',
    '3 · Two · 2 files',
    '4 · Two, touching · 2 pictures',
  ]);
  await expect(toggle(page, '3 · Two')).toHaveAttribute('aria-expanded', 'false');
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`the outline leads to a grid, unfolded and in view, at ${String(viewport.width)} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openAsAdministrator(page, path);
    await page.getByRole('button', { name: 'Fold all' }).click();
    await page.getByRole('button', { name: '3 · Two, touching · 2 pictures' }).click();
    const there = toggle(page, '3 · Two, touching');
    await expect(there).toBeFocused();
    await expect(there).toHaveAttribute('aria-expanded', 'true');
    const line = await page.getByRole('navigation', { name: 'Grids' }).boundingBox();
    const panel = await grid(page, '3 · Two, touching').boundingBox();
    expect(panel?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
    expect(panel?.y).toBeLessThan(viewport.height / 2);
  });

test('on a phone the head of a grid begins and ends in one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsAdministrator(page, path);
  // The longest name among them.
  const handle = page.getByRole('button', { name: 'Drag grid 3', exact: true });
  const cross = page.getByRole('button', { name: 'Remove grid 3', exact: true });
  await expect(cross).toBeEnabled();
  expect((await cross.boundingBox())?.y).toBe((await handle.boundingBox())?.y);
});

test('the checklist unfolds the grid to which it leads', async ({ page }) => {
  await openAsAdministrator(page, path);
  await page.getByRole('button', { name: 'Remove file of grid 2, frame 2' }).click();
  await page.getByRole('button', { name: 'Fold all' }).click();
  await page.getByText('Before it goes out:').click();
  await page.getByRole('button', { name: 'Grid 2 has an empty frame' }).click();
  await expect(page.getByLabel('Choose file for grid 2, frame 2')).toBeFocused();
  await expect(page.getByLabel('Choose file for grid 2, frame 2')).toBeInViewport();
  await expect(toggle(page, '1 · Nine')).toHaveAttribute('aria-expanded', 'false');
});

test('a frame is one stop of Tab, with arrows, Home and End inside; so is what a grid is changed with', async ({
  page,
}) => {
  await openAsAdministrator(page, path);
  await expect(page.getByLabel('Replace file of grid 2, frame 1', { exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Drag grid 2', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(toggle(page, '2 · Three')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const layout = page.getByLabel('Layout of grid 2', { exact: true });
  await expect(layout).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Add Text, grid 2' })).toBeFocused();
  await expect(layout, 'an arrow chose no other layout').toHaveValue('G10');
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Remove grid 2', exact: true })).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Replace file of grid 2, frame 1', { exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Move picture of grid 2, frame 1' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Remove file of grid 2, frame 1' })).toBeFocused();
  // The arrows come to what is folded only once it is not.
  await page.keyboard.press('End');
  await expect(page.getByText('Second light : grid 2, frame 1', { exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Replace file of grid 2, frame 1', { exact: true })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Choose black of grid 2, frame 1')).toBeFocused();
  await page.getByRole('button', { name: 'Remove file of grid 2, frame 1' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Replace file of grid 2, frame 2', { exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Remove file of grid 2, frame 1' }), 'where it was left').toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Remove grid 2', exact: true })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('button', { name: 'Drag grid 2', exact: true })).toBeFocused();

  // A grid of nine frames: from its head one stop for each, and then its text.
  await page.getByRole('button', { name: 'Remove grid 1', exact: true }).focus();
  for (let frame = 1; frame <= 9; frame += 1) {
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(`Replace file of grid 1, frame ${String(frame)}`, { exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(grid(page, '1 · Nine').getByRole('textbox', { name: 'Grid text' })).toBeFocused();
});
