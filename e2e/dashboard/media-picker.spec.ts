import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { Homepage } from '../models/homepage.model.ts';
import { Picker } from '../models/picker.model.ts';
import { createGate, openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { jsonOf } from '../support/bodies.ts';
import { expect, test } from '../support/test.ts';

const { allMedia, homepage } = dashboardPaths;
const failure = /Failed to (load resource|submit|update)/;

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

test.describe('All Media', () => {
  test('lists the projects, sorts them, and finds one', async ({ page, table }) => {
    const { data }: { readonly data: readonly Listed[] } = await (await page.request.get('/api/projects')).json();
    await expect(table.rows).toHaveCount(data.length);
    await expect(table.headings).toHaveText(['S.No', 'Picture', 'Project Title']);
    await page.getByLabel('Sort').selectOption('Title');
    const titles = data.map(({ title }) => title).toSorted((one, other) => one.localeCompare(other));
    await expect(page.getByRole('table').getByRole('link')).toHaveText(titles);
    const serial = data.findIndex(({ title }) => title === titles[0]) + 1;
    await expect(page.getByRole('cell').first()).toHaveText(String(serial));
    await page.getByRole('searchbox').fill(data[3]?.title.toUpperCase() ?? '');
    await expect(table.rows).toHaveCount(1);
    await page.getByRole('searchbox').fill('no such project');
    await expect(page.getByText('No project has that in its title or client')).toBeVisible();
  });

  test('passes the slot on, with the project', async ({ page }) => {
    const { project } = await pickFor(page, 'grid item 4', severalPictures);
    const state = await page.evaluate(() => history.state.usr);
    expect(state).toMatchObject({ selectedField: 'homepagegrid', position: 4, id: project.id });
    await expect(page.getByText('For Grid 7, position 4, 1335x383.')).toBeVisible();
  });
});

test.describe('a grid cell', () => {
  test('has two single choices, previewed in the foot', async ({ page, picker }) => {
    await pickFor(page, 'grid item 1', severalPictures);
    const foot = page.getByRole('region', { name: 'Chosen media' });
    await picker.box('Before hover', 0).click();
    await picker.box('Before hover', 1).click();
    await expect(picker.box('Before hover', 0)).not.toBeChecked();
    await expect(picker.box('Before hover', 1)).toBeChecked();
    await picker.box('After hover', 0).click();
    await expect(foot.getByText('Before hover')).toBeVisible();
    await expect(foot.getByText('After hover')).toBeVisible();
    await picker.box('After hover', 0).click();
    await expect(foot.getByText('After hover')).toBeHidden();
  });

  test('says what is wrong', async ({ page, toasts, picker }) => {
    await pickFor(page, 'grid item 1', severalPictures);
    await picker.submit.click();
    await toasts.seeFailure('Please select at least one media for Before or After Hover.');
    await picker.box('Before hover', 0).click();
    await picker.box('After hover', 0).click();
    await picker.submit.click();
    await toasts.seeFailure('You cannot select the same media for both Before and After Hover.');
  });

  test('sends the cell with PATCH once, and leads back', async ({ page, toasts, picker }) => {
    const { project } = await pickFor(page, 'grid item 1', severalPictures);
    const gate = createGate();
    const bodies: unknown[] = [];
    await page.route('**/api/projects/homepagegrid/*', async (route, request) => {
      bodies.push(jsonOf(request));
      await gate.opened;
      await route.fulfill({ json: {} });
    });
    const { homepageGrids } = await (await page.request.get('/api/homepagegrid')).json();
    const [cell] = homepageGrids;
    await picker.box('Before hover', 0).click();
    await picker.submit.click();
    await expect(picker.submitting).toBeDisabled();
    gate.release();
    await toasts.seeSuccess('Media updated successfully');
    await expect(page).toHaveURL(homepage);
    expect(await page.evaluate(() => history.state.usr)).toEqual({ refresh: true });
    expect(bodies).toEqual([
      {
        projectId: cell.projectId,
        newnonHoverMedia: expect.any(String),
        newhoverMedia: null,
        id: cell.id,
        position: 1,
        ...(cell.projectId === project.id ? {} : { newProjectId: project.id }),
      },
    ]);
  });

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

test.describe('a film slot', () => {
  const mixed = (media: readonly Media[]) => media.some(isVideo) && media.some((one) => !isVideo(one));

  test('takes videos only, and says why', async ({ page, toasts, picker }) => {
    const { media } = await pickFor(page, 'header video 1', mixed);
    const picture = media.find((one) => !isVideo(one));
    const refused = page.getByRole('checkbox', { name: `Select ${picture?.name ?? ''}` });
    await expect(refused.first()).toBeDisabled();
    await expect(refused.first()).toHaveAccessibleDescription('This slot takes videos only.');
    await picker.submit.click();
    await toasts.seeFailure('Please select a media using the checkbox');
  });

  test('a refusal shows status and body, and the choice stays', async ({ page, allowConsole, toasts, picker }) => {
    allowConsole(failure);
    await pickFor(page, 'homepage video 1', mixed);
    await page.route('**/api/homevideos', (route, request) =>
      request.method() === 'PATCH' ? route.fulfill({ status: 409, body: 'Taken' }) : route.fallback(),
    );
    const film = page.getByRole('checkbox', { name: 'Select', disabled: false }).first();
    await film.click();
    await picker.submit.click();
    await toasts.seeFailure('Failed to update media: 409 - Taken');
    await expect(film).toBeChecked();
  });
});

test('opened directly, Submit asks for the slot: a picture of all twelve', async ({ page, toasts, dialog, picker }) => {
  await page.goto(dashboardPaths.projectMedia(1));
  await expect(picker.heading).toBeVisible();
  const { media }: { readonly media: readonly Media[] } = await (
    await page.request.get('/api/projects/1/media')
  ).json();
  const shown = page.getByRole('main').getByRole('listitem');
  await expect(page.getByRole('checkbox', { name: /^.*Select / })).toHaveCount(await shown.count());
  const file = media.find((one) => !isVideo(one));
  const tile = page.getByRole('listitem', { name: file?.name ?? '', exact: true });
  await tile.getByRole('img').click();
  await expect(tile.getByRole('checkbox'), 'a press on the picture selects').toBeChecked();
  await picker.submit.click();
  await dialog.seeText(`Which slot is to show ${file?.name ?? ''}?`);
  await dialog.seeText('Position not specified');
  await expect(dialog.root.getByRole('button', { name: /^(header video|homepage video|grid item) \d: / })).toHaveCount(
    12,
  );
  await expect(dialog.root.getByRole('button', { name: /^header video 2: / })).toBeDisabled();
  await expect(dialog.root.getByRole('button', { name: /^header video 2: / })).toHaveAccessibleDescription(
    'This slot takes videos only.',
  );
  await expectAccessible(page);
  await dialog.answer('Cancel');
  await expect(picker.submit).toBeFocused();
  await toasts.seeFailure('Position not specified');

  const { homepageGrids } = await (await page.request.get('/api/homepagegrid')).json();
  const bodies: unknown[] = [];
  await page.route('**/api/projects/homepagegrid/*', async (route, request) => {
    bodies.push(jsonOf(request));
    await route.fulfill({ json: {} });
  });
  await picker.submit.click();
  await dialog.root.getByRole('button', { name: /^grid item 2: / }).click();
  await toasts.seeSuccess('Media updated successfully');
  await expect(page).toHaveURL(homepage);
  expect(bodies).toMatchObject([{ id: homepageGrids[1].id, position: 2, newnonHoverMedia: file?.mediaUrl }]);
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

test('files of one name are told apart by every control', async ({ page, toasts, dialog }) => {
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
