import type { Locator, Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { listProjects, newTitle, removeOurs } from '../support/projects.ts';
import { expect, test } from '../support/test.ts';

const folder = 'provider/demo-content/media/upar';
const point = (page: Page) => page.getByRole('slider', { name: 'The point that stays in view' });
/** What the frame of this name shows. */
const frame = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'What the frames show' })
    .getByRole('listitem')
    .filter({ hasText: name })
    .locator('img');
const seePosition = (picture: Locator, position: string) => expect(picture).toHaveCSS('object-position', position);

test.afterEach(({ page }) => removeOurs(page));

test('a new file’s point is dragged, goes along with the form, is changed where it is stored, and taken back', async ({
  page,
  projectForm,
  toasts,
}) => {
  await openAsAdministrator(page, dashboardPaths.createProject);
  const title = newTitle();
  await projectForm.title.fill(title);
  await projectForm.emptySlot('the header').setInputFiles(`${folder}/two-tins.jpg`);
  const choose = page.getByRole('button', { name: 'Choose what of the header stays in view' });
  await choose.click();
  const box = await point(page).locator('..').boundingBox();
  if (box === null) throw new Error('The picture has no place.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.25, box.y + box.height / 2, { steps: 4 });
  // While it is dragged, every frame shows its crop.
  await expect(point(page)).toHaveAttribute('aria-valuetext', '25 % from the left, 50 % from the top');
  await expect(frame(page, 'Tile on Work')).toHaveCSS('object-position', /^2[45](\.\d)?% (50|49\.9|50\.1)%$/);
  await page.mouse.up();
  await expect(frame(page, 'Shared link')).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: 'test-results/in-view-1440.png' });
  await page.mouse.dblclick(box.x + 10, box.y + 10);
  await seePosition(frame(page, 'Tile on Work'), '50% 50%');
  await point(page).focus();
  for (const key of ['Shift+ArrowLeft', 'Shift+ArrowLeft', 'ArrowUp', 'ArrowUp', 'Control+z'])
    await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(choose).toBeFocused();

  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await toasts.seeSuccess('Project created successfully!');
  const made = (await listProjects(page)).find((one) => one.title === title);
  const shownAt = (place: string) => page.goto(place);
  const header = page.locator('[data-under-bar] img').first();
  await shownAt(paths.project(made?.slug ?? ''));
  await seePosition(header, '30% 49%');
  expect(await (await page.request.get(paths.project(made?.slug ?? ''))).text()).toMatch(/\.300-490\.share\.jpg/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(dashboardPaths.editProject(made?.id ?? 0));
  await choose.click();
  await seePosition(frame(page, 'Tile, on a phone'), '30% 49%');
  await point(page).press('ArrowDown');
  await page.screenshot({ path: 'test-results/in-view-390.png' });
  await page.keyboard.press('Escape');
  await expect(toasts.success(/^What stays in view of .* is saved\.$/)).toBeVisible();
  await expect(choose).toBeFocused();
  const preview = page.locator('figure').filter({ has: choose }).locator('img').first();
  await seePosition(preview, '30% 50%');
  await page.getByRole('button', { name: 'Undo' }).last().press('Enter');
  await seePosition(preview, '30% 49%');
  await shownAt(paths.project(made?.slug ?? ''));
  await seePosition(header, '30% 49%');
});

test(
  'in a project’s media, where saving fails, nothing is lost',
  { tag: '@long' },
  async ({ page, toasts, allowConsole }) => {
    const [project] = await listProjects(page);
    await openAsAdministrator(page, dashboardPaths.projectMedia(project?.id ?? 0));
    await page
      .getByRole('button', { name: /^Keep in view: / })
      .first()
      .click();
    allowConsole(/Failed to (load resource|save what stays in view)/);
    await page.route('**/api/media-details', (route) => route.abort());
    await point(page).press('ArrowLeft');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to save what stays in view.' })).toBeVisible();
    await page.unroute('**/api/media-details');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(toasts.success(/^What stays in view of .* is saved\.$/)).toBeVisible();
    await toasts.undo.click();
    await expect(toasts.success(/restored successfully/)).toBeVisible();
  },
);
