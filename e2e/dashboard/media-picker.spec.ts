import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { Homepage } from '../models/homepage.model.ts';
import { Picker } from '../models/picker.model.ts';
import { createGate, openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const { allMedia, homepage } = dashboardPaths;

interface Listed {
  readonly id: number;
  readonly title: string;
}

/** Goes from a slot to the picker of a project that this test can use, as an administrator does. */
async function pickFor(page: Page, slotName: string, wanted: (media: readonly Media[]) => boolean): Promise<Picked> {
  const projects: { readonly data: readonly Listed[] } = await (await page.request.get('/api/projects')).json();
  for (const project of projects.data) {
    const found: { readonly media: readonly Media[] } = await (
      await page.request.get(`/api/projects/${String(project.id)}/media`)
    ).json();
    if (!wanted(found.media)) continue;
    await openAsAdministrator(page, homepage);
    await new Homepage(page).chooseMediaFor(slotName);
    await page.getByRole('link', { name: project.title, exact: true }).click();
    await expect(new Picker(page).heading).toBeVisible();
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    return { project, media: found.media };
  }
  throw new Error('The demo content has no project for this test.');
}

interface Media {
  readonly mediaUrl: string;
  readonly name: string;
  readonly mediaType: string;
}

interface Picked {
  readonly project: Listed;
  readonly media: readonly Media[];
}

const isVideo = ({ mediaType }: Media) => mediaType === 'VIDEO';
const severalPictures = (media: readonly Media[]) => media.filter((one) => !isVideo(one)).length > 1;

test.beforeEach(async ({ page, table }) => {
  await openAsAdministrator(page, allMedia);
  await table.seeRows();
});

test.describe('a grid cell', () => {
  test('is emptied, filled with POST and stands again as it was', async ({ page, toasts, picker }) => {
    const { homepageGrids } = await (await page.request.get('/api/homepagegrid')).json();
    const cell = homepageGrids.at(-1);
    expect((await page.request.delete(`/api/homepagegrid/${String(cell.id)}`)).ok()).toBe(true);
    try {
      await pickFor(page, `grid item ${String(cell.position)}`, severalPictures);
      await picker.box('Before hover', 0).click();
      await picker.box('After hover', 1).click();
      await picker.submit.click();
      await toasts.seeSuccess('Media submitted successfully');
      const filled = page.getByRole('listitem', { name: `grid item ${String(cell.position)}`, exact: true });
      await expect(filled.getByRole('link', { name: 'Edit Media' })).toBeVisible();
    } finally {
      const now = (await (await page.request.get('/api/homepagegrid')).json()).homepageGrids;
      for (const { id, position } of now) {
        if (position === cell.position) await page.request.delete(`/api/homepagegrid/${String(id)}`);
      }
      const { projectId, gridType, nonHoverMedia, hoverMedia, position } = cell;
      const data = { projectId, gridType, nonHoverMedia, hoverMedia, position };
      expect((await page.request.post('/api/homepagegrid', { data })).ok()).toBe(true);
    }
  });
});

test('what stands in no grid is deleted here: it says where it is used, and Undo brings it back', async ({
  page,
  allowConsole,
  toasts,
  dialog,
}) => {
  allowConsole(/Failed to (load resource|delete)/);
  const made = await page.request.post('/api/projects', { multipart: { title: 'With loose files' } });
  const { id } = (await made.json()).data;
  const kept = `/api/projects/${String(id)}/media`;
  try {
    for (const name of ['label-katori.jpg', 'label-matka.jpg']) {
      const buffer = readFileSync(`provider/demo-content/media/ek-haath/${name}`);
      await page.request.post(kept, { multipart: { file: { name, mimeType: 'image/jpeg', buffer } } });
    }
    const media: readonly Media[] = (await (await page.request.get(kept)).json()).media;
    const [first, second] = media.map(({ name }) => name);
    await page.route('**/api/homepagegrid', (route) =>
      route.fulfill({
        json: { homepageGrids: [{ id: 1, projectId: id, position: 2, nonHoverMedia: media[0]?.mediaUrl }] },
      }),
    );
    await page.goto(dashboardPaths.projectMedia(id));
    const button = (name: string | undefined) => page.getByRole('button', { name: `Delete ${name ?? ''}` });
    await button(first).press('Enter');
    await dialog.seeText('Are you sure you want to delete this file?');
    await dialog.seeText('The home page shows it as grid cell 2; it goes there too.');
    await dialog.seeFocusOn('Cancel');
    await page.keyboard.press('Escape');
    await expect(button(first)).toBeFocused();

    await page.route('**/api/media/*', (route) => route.abort(), { times: 1 });
    await button(first).click();
    await dialog.answer('Delete');
    await toasts.seeFailure('Failed to delete the file. Nothing was changed. Try again.');
    await expect(button(first)).toBeFocused();

    const gate = createGate();
    await page.route('**/api/media/*', async (route) => {
      await gate.opened;
      await route.fallback();
    });
    await page.keyboard.press('Enter');
    await dialog.answer('Delete');
    await expect(dialog.button('Deleting...')).toBeDisabled();
    gate.release();
    await toasts.seeSuccess('File deleted successfully!');
    await expect(button(first)).toHaveCount(0);
    await expect(button(second)).toBeFocused();
    await toasts.undo.click();
    await toasts.seeSuccess('File restored successfully!');
    await expect(button(first)).toBeVisible();
    for (const name of [second, first]) {
      await button(name).click();
      await dialog.answer('Delete');
      await expect(button(name)).toHaveCount(0);
    }
    await expect(page.getByText('No media available')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Media', exact: true })).toBeFocused();
  } finally {
    await page.request.delete(`/api/projects/${String(id)}`);
  }
});

test('files of one name are distinguished by every control', async ({ page, toasts, dialog }) => {
  const made = await page.request.post('/api/projects', { multipart: { title: 'Twins' } });
  const { id } = (await made.json()).data;
  try {
    for (const picture of ['label-katori.jpg', 'label-matka.jpg']) {
      const buffer = readFileSync(`provider/demo-content/media/ek-haath/${picture}`);
      const file = { name: 'label.jpg', mimeType: 'image/jpeg', buffer };
      await page.request.post(`/api/projects/${String(id)}/media`, { multipart: { file } });
    }
    const called = (role: 'button' | 'textbox', name: string) => page.getByRole(role, { name, exact: true });
    await page.reload();
    await page.getByRole('button', { name: /^Missing alt text/ }).click();
    await expect(called('textbox', 'Alt text of label.jpg, Twins, 1 of 2')).toBeVisible();
    await expect(called('textbox', 'Alt text of label.jpg, Twins, 2 of 2')).toBeVisible();

    await page.goto(dashboardPaths.projectMedia(id));
    await expect(called('textbox', 'Alt text of label.jpg, 2 of 2')).toBeVisible();
    await expect(page.getByText('label.jpg', { exact: true })).toHaveCount(2);
    await called('button', 'Delete label.jpg, 1 of 2').click();
    await dialog.answer('Delete');
    await expect(called('button', 'Delete label.jpg')).toBeFocused();
    await toasts.undo.click();
    await expect(called('button', 'Delete label.jpg, 2 of 2')).toBeVisible();

    await page.goto(homepage);
    await page.getByRole('button', { name: 'Project media' }).click();
    await page.getByRole('combobox', { name: 'Project' }).fill('Twins');
    await page.keyboard.press('Enter');
    await expect(called('button', 'Drag label.jpg, 2 of 2')).toBeVisible();
    await called('button', 'Put on… label.jpg, 1 of 2').click();
    await dialog.seeText('Put label.jpg, 1 of 2 on…');
  } finally {
    await page.request.delete(`/api/projects/${String(id)}`);
  }
});

test('is accessible in both themes', { tag: '@long' }, async ({ page, table, picker }) => {
  test.slow();
  await pickFor(page, 'grid item 1', severalPictures);
  await picker.box('Before hover', 0).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to All Media' }).click();
  await table.seeRows();
  await expectAccessible(page);
});
