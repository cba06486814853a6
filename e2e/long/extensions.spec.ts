import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** What only the reference provider offers. After all others, as these change and restore what the store came with. */

interface File {
  readonly name: string;
  readonly mediaUrl: string;
  readonly mediaType: string;
  readonly details: { readonly alt: string | null; readonly poster: string | null };
}

const screens = dashboardPaths;
const refused = /Failed to load resource.*412/;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const conflict = (page: Page) =>
  page.getByRole('alertdialog', { name: 'This was changed elsewhere since you opened it' });

async function read<T>(page: Page, path: string): Promise<T> {
  return (await page.request.get(path)).json();
}

async function firstProject(page: Page, slug: string): Promise<{ readonly id: number; readonly title: string }> {
  return (await read<{ data: { id: number; title: string } }>(page, `/api/project?slug=${slug}`)).data;
}

async function filesOf(page: Page, id: number): Promise<readonly File[]> {
  return (await read<{ media: readonly File[] }>(page, `/api/projects/${String(id)}/media`)).media;
}

test('a story that was changed in another tab is compared before it is overwritten', async ({
  page,
  allowConsole,
  toasts,
}) => {
  allowConsole(refused);
  await openAsAdministrator(page);
  const multipart = { title: 'Two tabs', authorname: 'Nobody', content: 'As it was' };
  const { data } = await (await page.request.post('/api/stories', { multipart })).json();
  const story = `/api/stories/${String(data.id)}`;
  const change = (content: string) => page.request.patch(story, { multipart: { ...multipart, content } });
  await page.goto(dashboardPaths.editStory(data.id));
  const content = page.getByRole('textbox', { name: 'Content' });

  await expect(content).toHaveValue('As it was');
  await change('Theirs');
  await content.fill('Mine');
  await button(page, 'Submit').click();
  await expect(conflict(page)).toBeVisible();
  await expect(button(page, 'Go on editing')).toBeFocused();
  await button(page, 'Compare').click();
  await expect(conflict(page).getByText('Theirs', { exact: true })).toBeVisible();
  await expect(conflict(page).getByText('Mine', { exact: true })).toBeVisible();
  await expect(conflict(page).getByText('Two tabs'), 'only what differs').toHaveCount(0);
  await expectAccessible(page);
  await button(page, 'Save mine anyway').click();
  await toasts.seeSuccess('Story updated successfully!');
  expect(await read(page, story)).toMatchObject({ content: 'Mine' });

  await content.fill('Mine, again');
  await button(page, 'Submit').click();
  await expect(toasts.success('Story updated successfully!'), 'its own save is no other version').toHaveCount(2);
  await change('Theirs, at last');
  await content.fill('Mine, for nothing');
  await button(page, 'Submit').click();
  await button(page, 'Load the stored version').click();
  await expect(content).toHaveValue('Theirs, at last');
  await page.request.delete(story);
});

test('a project that was changed in another tab is compared, and the stored version can be taken', async ({
  page,
  allowConsole,
}) => {
  allowConsole(refused);
  await openAsAdministrator(page);
  const create = await page.request.post('/api/projects', {
    multipart: { title: 'Two tabs', clientName: 'As it was' },
  });
  expect(create.ok()).toBe(true);
  const { data } = await read<{ data: readonly { id: number; title: string }[] }>(page, '/api/projects');
  const id = data.find(({ title }) => title === 'Two tabs')?.id ?? 0;
  await page.goto(dashboardPaths.editProject(id));
  const client = page.getByRole('textbox', { name: 'Client name' });
  await expect(client).toHaveValue('As it was');
  const theirs = { title: 'Two tabs', clientName: 'Theirs', grids: '[]' };
  expect((await page.request.patch(`/api/projects/${String(id)}/edit`, { multipart: theirs })).ok()).toBe(true);
  await client.fill('Mine');
  await button(page, 'Submit').click();
  await button(page, 'Compare').click();
  await expect(conflict(page).getByText('Theirs', { exact: true })).toBeVisible();
  await expect(conflict(page).getByText('Mine', { exact: true })).toBeVisible();
  await button(page, 'Load the stored version').click();
  await expect(client).toHaveValue('Theirs');
  await page.request.delete(`/api/projects/${String(id)}`);
});

test('home texts that were changed in another tab are not lost', async ({ page, allowConsole }) => {
  allowConsole(refused);
  await openAsAdministrator(page, screens.homepage);
  const { hometexts } = await read<{ hometexts: readonly { id: number; text: string }[] }>(page, '/api/homepagetexts');
  const field = page.getByRole('textbox', { name: 'Text 1' });
  await expect(field).toHaveValue(hometexts[0]?.text ?? '');
  await page.request.patch('/api/homepagetexts', { data: { texts: [{ id: 1, text: 'Theirs' }] } });
  await field.fill('Mine');
  await button(page, 'Save').click();
  await button(page, 'Compare').click();
  await expect(conflict(page).getByText('Theirs', { exact: true })).toBeVisible();
  await button(page, 'Load the stored version').click();
  await expect(field).toHaveValue('Theirs');
  await page.request.patch('/api/homepagetexts', { data: { texts: hometexts } });
});

test('a missing alt text is found, written, and read on the site', async ({ page, toasts }) => {
  await openAsAdministrator(page);
  const { id, title } = await firstProject(page, 'upar');
  const file = (await filesOf(page, id)).find(({ mediaType }) => mediaType === 'IMAGE');
  const path = file?.mediaUrl ?? '';
  await page.request.patch('/api/media-details', { data: { path, alt: null } });
  await page.goto(screens.allMedia);
  await button(page, /^Missing alt text \([1-9]/).click();
  const name = `Alt text of ${file?.name ?? ''}, ${title}`;
  const field = page.getByRole('textbox', { name });
  const before = Number(/\d+/.exec((await button(page, /^Missing alt text/).textContent()) ?? '')?.[0]);
  await field.fill('Two tins,');
  const low = (await field.boundingBox())?.height ?? 0;
  await field.press('Enter');
  await field.pressSequentially('told by a test\n\n\n\n');
  expect((await field.boundingBox())?.height, 'it grows').toBeGreaterThan(low);
  await field.press('Control+Enter');
  await toasts.seeSuccess(`${name} saved`);
  await expect(field, 'what is described stays, so that the focus does').toBeFocused();
  await expect(button(page, `Missing alt text (${String(before - 1)})`)).toBeVisible();
  await expectAccessible(page);
  await page.goto(paths.project('upar'));
  await expect(page.getByRole('img', { name: 'Two tins, told by a test' }).first()).toBeAttached();
  await page.request.patch('/api/media-details', { data: { path, alt: file?.details.alt ?? null } });
});

test('a poster is chosen by the keyboard', async ({ page, toasts }) => {
  await openAsAdministrator(page);
  const { id } = await firstProject(page, 'nadi-records');
  const film = (await filesOf(page, id)).find(({ mediaType }) => mediaType === 'VIDEO');
  const name = film?.name ?? '';
  await page.goto(dashboardPaths.projectMedia(id));
  await button(page, `Choose poster of ${name}`).press('Enter');
  const slider = page.getByRole('slider');
  await expect(slider).toHaveAttribute('max', /^[1-9]/);
  for (const key of ['ArrowRight', 'ArrowRight', 'PageUp']) await slider.press(key);
  await expect(slider).toHaveAttribute('aria-valuetext', '1.0 s of 8.0 s');
  await expectAccessible(page);
  await button(page, 'Use this frame').press('Enter');
  await toasts.seeSuccess(`Poster of ${name} saved`);
  const stored = (await filesOf(page, id)).find(({ mediaUrl }) => mediaUrl === film?.mediaUrl);
  expect(stored?.details.poster).not.toBe(film?.details.poster);
  const poster = await page.request.get(`/${stored?.details.poster ?? ''}`);
  expect(poster.status()).toBe(200);
  expect(poster.headers()['content-type']).toBe('image/jpeg');
});

test('a deleted project comes back with its place on the home page', async ({ page, toasts, dialog, table }) => {
  await openAsAdministrator(page, screens.allProjects);
  const projects = await read(page, '/api/projects');
  const films = await read(page, '/api/homepage/headervideos');
  const { headerdata } = await read<{ headerdata: readonly { project: { title: string } }[] }>(
    page,
    '/api/homepage/headervideos',
  );
  const title = headerdata[0]?.project.title ?? '';
  await table.delete(title).click();
  await expect(dialog.root.getByText('The home page shows it as header video')).toBeVisible();
  await dialog.answer('Delete');
  await toasts.seeSuccess('Project deleted successfully!');
  await expect(table.edit(title)).toHaveCount(0);
  await toasts.undo.press('Enter');
  await toasts.seeSuccess('Project restored successfully!');
  await expect(table.edit(title)).toBeVisible();
  await expect(page.locator('body'), 'the focus is somewhere').not.toBeFocused();
  expect(await read(page, '/api/projects')).toEqual(projects);
  expect(await read(page, '/api/homepage/headervideos')).toEqual(films);
});

test('a deleted category, story and slot come back too', async ({ page, toasts, dialog, table }) => {
  await openAsAdministrator(page, screens.categories);
  const before = await read(page, '/api/category');
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
  const first = button(page, /^Delete /).first();
  await first.click();
  await expect(dialog.root.getByText(/in this category and will have none/)).toBeVisible();
  await confirm.click();
  await toasts.undo.click();
  await toasts.seeSuccess('Category restored successfully!');
  expect(await read(page, '/api/category')).toEqual(before);

  const { stories } = await read<{ stories: readonly { title: string }[] }>(page, '/api/stories');
  await page.goto(screens.allStories);
  await table.delete(stories[0]?.title ?? '').click();
  await confirm.click();
  await toasts.undo.click();
  await toasts.seeSuccess('Story restored successfully!');
  await expect(table.delete(stories[0]?.title ?? '')).toBeVisible();

  await page.goto(screens.homepage);
  const grid = await read(page, '/api/homepagegrid');
  await button(page, 'Delete grid item 1').click();
  await toasts.seeSuccess('Grid item deleted successfully!');
  // The next page keeps the offer.
  await page.getByRole('link', { name: 'All Stories' }).first().click();
  await toasts.undo.click();
  await toasts.seeSuccess('Grid item restored successfully!');
  expect(await read(page, '/api/homepagegrid')).toEqual(grid);
});
