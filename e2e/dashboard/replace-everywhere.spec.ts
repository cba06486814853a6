import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { listProjects, newTitle, removeOurs } from '../support/projects.ts';
import { expect, test } from '../support/test.ts';

const folder = 'provider/demo-content/media/upar';
const dialog = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'));
const places = (page: Page) => page.getByRole('region', { name: 'Places that change' });

test.afterEach(({ page }) => removeOurs(page));

test('a new file takes all places of a stored one, from its slot and from All Media, and Undo brings the old one back', async ({
  page,
  projectForm,
  toasts,
}) => {
  await openAsAdministrator(page, dashboardPaths.createProject);
  const title = newTitle();
  await projectForm.title.fill(title);
  await projectForm.emptySlot('the header').setInputFiles(`${folder}/two-tins.jpg`);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await toasts.seeSuccess('Project created successfully!');
  const made = (await listProjects(page)).find((one) => one.title === title);
  const shown = async () =>
    (await (await page.request.get(`/api/project?slug=${made?.slug ?? ''}`)).json()).data.HeaderMedia;
  const before = await shown();

  // By keyboard, while a text of the form is not saved.
  await page.goto(dashboardPaths.editProject(made?.id ?? 0));
  await projectForm.title.fill(`${title} again`);
  const open = page.getByRole('button', { name: 'Replace file of the header everywhere' });
  const choosing = page.waitForEvent('filechooser');
  await open.press('Enter');
  await (await choosing).setFiles(`${folder}/tissue.jpg`);
  await expect(dialog(page)).toContainText('everywhere?');
  await expect(places(page)).toContainText('1 place changes at once:');
  await expect(places(page)).toContainText(`${title}: header`);
  await expect(places(page)).toContainText('cropped to the shape of each window');
  await expectAccessible(page);
  await page.screenshot({ path: 'test-results/replace-1440.png' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toasts.success(/^Replaced everywhere: /)).toBeVisible();
  await expect(open).toBeFocused();
  const after = await shown();
  expect(after).not.toBe(before);
  // What was typed is still there, and can be saved over it.
  await expect(projectForm.title).toHaveValue(`${title} again`);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await toasts.seeSuccess('Project updated successfully!');
  expect(await shown()).toBe(after);
  const site = await page.request.get(paths.project(made?.slug ?? ''));
  expect(await site.text()).toContain(after);

  // From All Media, on a phone, and back again.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(dashboardPaths.projectMedia(made?.id ?? 0));
  const again = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Replace everywhere: / }).click();
  await (await again).setFiles(`${folder}/two-tins.jpg`);
  await expect(places(page)).toBeVisible();
  await page.screenshot({ path: 'test-results/replace-390.png' });
  await page.getByRole('button', { name: 'Replace everywhere', exact: true }).last().click();
  await expect(toasts.success(/^Replaced everywhere: /)).toBeVisible();
  expect(await shown()).not.toBe(after);
  await page.getByRole('button', { name: 'Undo' }).last().press('Enter');
  await expect.poll(shown).toBe(after);
});

test('a file that a place cannot take is refused with the place, and a change elsewhere is looked at again', async ({
  page,
  toasts,
  allowConsole,
}) => {
  const [film] = (await (await page.request.get('/api/homevideos')).json()).headerdata;
  await openAsAdministrator(page, dashboardPaths.projectMedia(film.projectId));
  // It stands where only pictures do.
  await page.route('**/api/media-places?*', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: [...data, { kind: 'about', title: '' }] } });
  });
  const opener = page.getByRole('button', { name: /^Replace everywhere: / }).first();
  const first = page.waitForEvent('filechooser');
  await opener.click();
  await (await first).setFiles('provider/demo-content/media/kal/turning-table.mp4');
  await expect(places(page)).toContainText('Does not fit: takes pictures only');
  await expect(page.getByRole('button', { name: 'Replace everywhere', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(opener).toBeFocused();
  await page.unroute('**/api/media-places?*');

  const picture = page
    .getByRole('listitem')
    .filter({ hasNot: page.locator('video') })
    .getByRole('button', { name: /^Replace everywhere: / });
  allowConsole(/Failed to (load resource|replace)/);
  await page.route('**/api/media-replacements', (route) =>
    route.fulfill({ status: 412, json: { message: 'This was changed elsewhere since you opened it.' } }),
  );
  const choosing = page.waitForEvent('filechooser');
  await picture.first().click();
  await (await choosing).setFiles(`${folder}/two-tins.jpg`);
  await page.getByRole('button', { name: 'Replace everywhere', exact: true }).last().click();
  await expect(page.getByRole('alert').filter({ hasText: 'look again where it stands now' })).toBeVisible();
  await page.unroute('**/api/media-replacements');
  await page.getByRole('button', { name: 'Look again' }).click();
  await page.getByRole('button', { name: 'Replace everywhere', exact: true }).last().click();
  await expect(toasts.success(/^Replaced everywhere: /)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().press('Enter');
  await expect(toasts.success(/restored successfully/)).toBeVisible();
});

test('with a provider that cannot, nothing offers it', async ({ page }) => {
  await page.route('**/api/verify-auth', (route) =>
    route.fulfill({ json: { message: 'Logged in.', extensions: ['focus'] } }),
  );
  const [project] = await listProjects(page);
  await openAsAdministrator(page, dashboardPaths.projectMedia(project?.id ?? 0));
  await expect(page.getByRole('button', { name: /^Keep in view: / }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Replace everywhere: / })).toHaveCount(0);
});
