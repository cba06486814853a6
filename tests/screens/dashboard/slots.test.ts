import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { createGate, openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectPickedUp, moveInSteps } from '../support/dragging.ts';
import { keepHome } from '../support/home.ts';
import { answer } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

/** Media put straight onto a slot of Create Homepage. */

const failure = /Failed to (submit|update)/;
const cellWrites = '/api/projects/homepagegrid/*';

const open = () => openAsAdministrator(page, dashboardPaths.homepage);

test('dragged by mouse: shown at once, sent as the picker sends it, rolled back with words and Retry', async ({
  allowConsole,
  toasts,
  homepage,
}) => {
  allowConsole(failure);
  const { putCell } = keepHome();
  const gate = createGate();
  const writes = answer('PATCH', cellWrites, async (call) => {
    await gate.opened;
    return writes.length === 1 ? { status: 507, text: 'Disk full' } : putCell(call);
  });
  await open();
  await homepage.openShelf('Kal');
  const before = await homepage.pictureOf('grid item 1');
  const tile = homepage.shelf.getByRole('button', { name: /^Drag/ }).first();
  await homepage.slot('grid item 1').scrollIntoViewIfNeeded();
  await tile.hover();
  await page.mouse.down();
  await moveInSteps(page, { x: 600, y: 600 }, { x: 700, y: 700 }, 3);
  await expect(homepage.slot('header video 1').getByText('This slot takes videos only.')).toBeAttached();
  const to = await homepage.slot('grid item 1').getByText('Before hover').boundingBox();
  await moveInSteps(page, { x: 700, y: 700 }, { x: (to?.x ?? 0) + 5, y: (to?.y ?? 0) + 5 }, 3);
  await expect(homepage.slot('grid item 1').getByText('Drop here')).toBeVisible();
  await page.mouse.up();
  await expect(homepage.slot('grid item 1')).toContainText('Kal');
  await expect.poll(() => homepage.pictureOf('grid item 1')).not.toBe(before);
  gate.release();
  await toasts.seeFailure('Failed to update media: 507 - Disk full');
  await expect.poll(() => homepage.pictureOf('grid item 1')).toBe(before);
  await toasts.retry.click();
  await toasts.seeSuccess('Media updated successfully');
  const sent = {
    projectId: 2,
    id: 21,
    position: 1,
    newnonHoverMedia: expect.any(String),
    newhoverMedia: null,
  };
  expect(writes.map(({ path, json }) => [path, json])).toEqual([
    ['/api/projects/homepagegrid/21', sent],
    ['/api/projects/homepagegrid/21', sent],
  ]);
});

/** Picks up the focused item. */
async function pickUp(of: Page): Promise<void> {
  await of.keyboard.press('Space');
  await expectPickedUp(of, / is over grid item 1\.$/);
}

test('carried by keyboard from slot to slot, over films only those that take them', async ({ toasts, homepage }) => {
  const { cellWrites: writes } = keepHome();
  await open();
  await homepage.openShelf('Kal');
  const tiles = homepage.shelf.getByRole('listitem').filter({ has: page.locator('img') });
  const first = tiles.first().getByRole('button', { name: /^Drag/ });
  await first.focus();
  await pickUp(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/ is over grid item 2\.$/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/ is over grid item 2\.$/)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/ was let go\.$/)).toBeAttached();
  await expect(first).toBeFocused();
  expect(writes).toEqual([]);
  await pickUp(page);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/ is over grid item 6\.$/)).toBeAttached();
  await page.keyboard.press('Space');
  await toasts.seeSuccess('Media updated successfully');
  expect(writes.map(({ json }) => json)).toMatchObject([{ position: 6 }]);
});

test('without dragging: Put on… fills an empty slot', async ({ toasts, dialog, homepage }) => {
  const { additions } = keepHome({ empty: 3 });
  await open();
  await expect(homepage.slot('grid item 3').getByText('Empty')).toBeVisible();
  await homepage.openShelf('Kal');
  await page.setViewportSize({ width: 390, height: 844 });
  const width = () => document.documentElement.scrollWidth - innerWidth;
  await expect.poll(width, 'what the shelf holds beyond its edge does not widen the page').toBe(0);
  const put = homepage.shelf.getByRole('button', { name: /^Put on/ }).first();
  await put.click();
  const list = dialog.root.getByLabel('Slot');
  await expect(list.getByRole('option', { name: 'header video 1: This slot takes videos only.' })).toBeDisabled();
  await list.selectOption({ label: 'grid item 3: empty' });
  await expectAccessible();
  await dialog.answer('Put there');
  await expect(homepage.slot('grid item 3')).toContainText('Kal');
  await expect(put).toBeFocused();
  await toasts.seeSuccess('Media submitted successfully');
  await expect(homepage.slot('grid item 3').getByRole('link', { name: 'Edit Media' })).toBeVisible();
  expect(additions.map(({ json }) => json)).toMatchObject([{ projectId: 2, gridType: 'grid3', position: 3 }]);
});
