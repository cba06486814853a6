/** The black half below each file of the project form, folded. */
import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { untilKept } from '../support/drafts.ts';
import { listProjects, newTitle, removeOurs } from '../support/projects.ts';
import { expect, test } from '../support/test.ts';
import { transferOf } from '../support/transfer.ts';

/** Beside the fold of one that has none yet. */
const foldOf = (page: Page, name: string) => page.getByText(`Second light : ${name}`, { exact: true });

const folder = 'provider/demo-content/media/upar';

test.afterEach(({ page }) => removeOurs(page));

/** The path of the header's second light, as everybody is told; null where it has none. */
async function readDark(page: Page, slug: string): Promise<string | null> {
  const answer = await page.request.get(`/api/project?slug=${slug}`);
  const { data }: { readonly data: { readonly details: { readonly dark?: { readonly mediaUrl: string } } } } =
    await answer.json();
  return data.details.dark?.mediaUrl ?? null;
}

test('a file is chosen for the black theme, another takes its place, it is removed, and each is undone', async ({
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
  const { id = 0, slug = '' } = (await listProjects(page)).find((one) => one.title === title) ?? {};

  await page.goto(dashboardPaths.editProject(id));
  const halves = page.getByRole('group', { name: 'Both lights of the header' });
  await expect(halves, 'folded until it has one').toBeHidden();
  await foldOf(page, 'the header').press('Enter');
  // What is typed meanwhile stays.
  await projectForm.title.fill(`${title} again`);
  await halves.getByLabel('Choose black of the header').setInputFiles(`${folder}/two-tins-night.jpg`);
  await expect(toasts.success(/^Black of .* saved$/)).toBeVisible();
  const first = await readDark(page, slug);
  expect(first).toMatch(/^media\//);
  await expect(halves.getByRole('button', { name: 'Remove black of the header' })).toBeVisible();
  await expectAccessible(page);

  await halves.getByRole('button', { name: 'Remove black of the header' }).click();
  await expect(toasts.success(/shows in both themes again$/)).toBeVisible();
  await expect(halves.getByLabel('Choose black of the header')).toBeFocused();
  expect(await readDark(page, slug)).toBeNull();
  await toasts.undo.last().press('Enter');
  await expect(halves.getByLabel('Replace black of the header')).toBeFocused();
  await expect.poll(() => readDark(page, slug)).toBe(first);
  await expect(halves.getByLabel('Replace black of the header')).toBeEnabled();
  await expect(projectForm.title).toHaveValue(`${title} again`);

  // Another kind is refused, in words, and nothing changes.
  await halves.getByLabel('Replace black of the header').setInputFiles(`${folder}/ridge-walk-night.mp4`);
  await expect(halves.getByRole('alert')).toHaveText('Please select a valid image file.');
  expect(await readDark(page, slug)).toBe(first);
});

test('a new picture is given one before it is stored: kept over a reload, undone, and sent with it', async ({
  page,
  projectForm,
  toasts,
}) => {
  await openAsAdministrator(page, dashboardPaths.createProject);
  const title = newTitle();
  await projectForm.title.fill(title);
  await projectForm.emptySlot('the header').setInputFiles(`${folder}/two-tins.jpg`);
  const halves = page.getByRole('group', { name: 'Both lights of the header' });
  await expect(halves).toBeHidden();
  // A file that is dragged there and rests unfolds them; one that goes by does not.
  const dataTransfer = await transferOf(page, ['night.png'], 300, 200);
  const fold = foldOf(page, 'the header');
  await fold.dispatchEvent('dragover', { dataTransfer });
  await expect(halves).toBeHidden();
  await expect(async () => {
    await fold.dispatchEvent('dragover', { dataTransfer });
    expect(await halves.isVisible()).toBe(true);
  }).toPass({ intervals: [150] });
  await halves.getByLabel('Choose black of the header').setInputFiles(`${folder}/ridge-walk-night.mp4`);
  await expect(halves.getByRole('alert')).toContainText(
    'In the black theme only a picture can take a picture’s place.',
  );
  await halves.getByLabel('Choose black of the header').setInputFiles(`${folder}/two-tins-night.jpg`);
  const remove = halves.getByRole('button', { name: 'Remove black of the header' });
  await expect(remove).toBeVisible();
  await expect(halves.getByRole('alert')).toBeEmpty();
  await expectAccessible(page);
  await remove.click();
  await halves.getByRole('button', { name: 'Undo: black of the header' }).click();
  await expect(halves.getByLabel('Replace black of the header')).toBeFocused();
  await expect(remove).toBeVisible();
  await untilKept(page, 'dark');

  await page.reload();
  await expect(remove).toBeVisible();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await toasts.seeSuccess('Project created successfully!');
  const { id = 0, slug = '' } = (await listProjects(page)).find((one) => one.title === title) ?? {};
  expect(await readDark(page, slug)).toMatch(/^media\//);
  // Where there is one, it is seen at once.
  await page.goto(dashboardPaths.editProject(id));
  await expect(remove).toBeVisible();
});

test('on a phone both halves of the About page stand apart from its picture, as high as a finger needs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsAdministrator(page, dashboardPaths.editAbout);
  const halves = page.getByRole('group', { name: 'Both lights of the image' });
  const field = halves.getByLabel(/^(?:Choose|Replace) black of the image$/);
  await expect(field).toBeVisible();
  expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const picture = await page.getByRole('img').filter({ visible: true }).first().boundingBox();
  const below = await halves.boundingBox();
  expect((below?.y ?? 0) - (picture?.y ?? 0) - (picture?.height ?? 0)).toBeGreaterThanOrEqual(8);
});

test('the homepage says and changes it at its slots, and the library says which files have one', async ({
  page,
  toasts,
}) => {
  await openAsAdministrator(page, dashboardPaths.homepage);
  const halves = page.getByRole('group', { name: 'Both lights of grid item 2', exact: true });
  await foldOf(page, 'grid item 2').click();
  await expect(halves.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await halves.getByLabel('Choose black of grid item 2').setInputFiles(`${folder}/two-tins-night.jpg`);
  await expect(toasts.success(/^Black of grid item 2 saved$/)).toBeVisible();
  await expect(halves.getByRole('button', { name: 'Remove black of grid item 2' })).toBeVisible();
  await expectAccessible(page);
  const { homepageGrids }: { readonly homepageGrids: readonly { readonly nonHoverMedia: string }[] } = await (
    await page.request.get('/api/homepagegrid')
  ).json();

  await page.goto(dashboardPaths.library);
  await page.getByRole('combobox', { name: 'Show' }).selectOption('twoLights');
  const tiles = page.getByRole('listbox', { name: 'Files' }).getByRole('option');
  const name = homepageGrids[1]?.nonHoverMedia.split('/').at(-1) ?? '';
  const tile = tiles.filter({ has: page.locator(`img[src*="${name}"]`) }).first();
  await tile.click();
  await expect(page.getByText('Has a second light', { exact: true })).toBeVisible();

  await page.goto(dashboardPaths.homepage);
  await page.getByText('Has a second light : grid item 2', { exact: true }).click();
  await halves.getByRole('button', { name: 'Remove black of grid item 2' }).click();
  await expect(toasts.success(/shows in both themes again$/)).toBeVisible();
});
