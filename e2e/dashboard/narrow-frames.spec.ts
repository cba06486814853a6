/** Frames three a row on a phone: a finger sees the pictures, and comes to what can be done with one by a tap. */
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { tap } from '../support/finger.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

// The Firefox of these tests says that what points can hover.
test(
  'the first tap on a frame shows its buttons, and only the next one presses',
  { tag: '@chromium' },
  async ({ page, projectForm }) => {
    await openAsAdministrator(page, dashboardPaths.editProject(6));
    const field = projectForm.filledSlot('grid 1, frame 2');
    await expect(field).toBeEnabled();
    const slot = page.getByRole('toolbar', { name: 'Grid 1, frame 2', exact: true }).locator('[data-file-place]');
    const remove = page.getByRole('button', { name: 'Remove file of grid 1, frame 2' });
    const shown = remove.locator('xpath=..');
    await expect(shown).toHaveCSS('opacity', '0');
    let chosen = 0;
    page.on('filechooser', () => {
      chosen += 1;
    });

    await tap(slot);
    await expect(shown).toHaveCSS('opacity', '1');
    expect(chosen, 'no file is asked for').toBe(0);
    await expectAccessible(page);
    const box = await remove.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const below = await page.getByRole('button', { name: /^Choose what of grid 1, frame 2 / }).boundingBox();
    expect(Math.min(below?.width ?? 0, below?.height ?? 0)).toBeGreaterThanOrEqual(44);

    await tap(remove);
    await expect(page.getByText('Picture removed.', { exact: true })).toBeVisible();
  },
);
