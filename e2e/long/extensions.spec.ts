import type { Page } from '@playwright/test';
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

const screens = paths.dashboardScreens;
const refused = /Failed to load resource.*412/;
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text);
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

test('a story that was changed in another tab is compared before it is overwritten', async ({ page, allowConsole }) => {
  allowConsole(refused);
  await openAsAdministrator(page);
  const multipart = { title: 'Two tabs', authorname: 'Nobody', content: 'As it was' };
  const { data } = await (await page.request.post('/api/stories', { multipart })).json();
  const story = `/api/stories/${String(data.id)}`;
  const change = (content: string) => page.request.patch(story, { multipart: { ...multipart, content } });
  await page.goto(paths.editStory(data.id));
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
  await expect(toast(page, 'Story updated successfully!')).toBeVisible();
  expect(await read(page, story)).toMatchObject({ content: 'Mine' });

  await content.fill('Mine, again');
  await button(page, 'Submit').click();
  await expect(toast(page, 'Story updated successfully!'), 'its own save is no other version').toHaveCount(2);
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
  await page.goto(paths.editProject(id));
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
  await button(page, 'Update').click();
  await button(page, 'Compare').click();
  await expect(conflict(page).getByText('Theirs', { exact: true })).toBeVisible();
  await button(page, 'Load the stored version').click();
  await expect(field).toHaveValue('Theirs');
  await page.request.patch('/api/homepagetexts', { data: { texts: hometexts } });
});

test('a missing alt text is found, written, and read on the site', async ({ page }) => {
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
  await field.fill('Two tins, told by a test');
  await field.press('Enter');
  await expect(toast(page, `${name} saved`)).toBeVisible();
  await expect(field, 'what is described stays, so that the focus does').toBeFocused();
  await expect(button(page, `Missing alt text (${String(before - 1)})`)).toBeVisible();
  await expectAccessible(page);
  await page.goto(paths.project('upar'));
  await expect(page.getByRole('img', { name: 'Two tins, told by a test' }).first()).toBeAttached();
  await page.request.patch('/api/media-details', { data: { path, alt: file?.details.alt ?? null } });
});

test('a poster is chosen by the keyboard', async ({ page }) => {
  await openAsAdministrator(page);
  const { id } = await firstProject(page, 'nadi-records');
  const film = (await filesOf(page, id)).find(({ mediaType }) => mediaType === 'VIDEO');
  const name = film?.name ?? '';
  await page.goto(paths.projectMedia(id));
  await button(page, `Choose poster of ${name}`).press('Enter');
  const slider = page.getByRole('slider');
  await expect(slider).toHaveAttribute('max', /^[1-9]/);
  for (const key of ['ArrowRight', 'ArrowRight', 'PageUp']) await slider.press(key);
  await expect(slider).toHaveAttribute('aria-valuetext', '1.0 s of 8.0 s');
  await expectAccessible(page);
  await button(page, 'Use this frame').press('Enter');
  await expect(toast(page, `Poster of ${name} saved`)).toBeVisible();
  const stored = (await filesOf(page, id)).find(({ mediaUrl }) => mediaUrl === film?.mediaUrl);
  expect(stored?.details.poster).not.toBe(film?.details.poster);
  const poster = await page.request.get(`/${stored?.details.poster ?? ''}`);
  expect([poster.status(), poster.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});

test('a deleted project comes back with its place on the home page', async ({ page }) => {
  await openAsAdministrator(page, screens.allProjects);
  const before = [await read(page, '/api/projects'), await read(page, '/api/homepage/headervideos')];
  const { headerdata } = await read<{ headerdata: readonly { project: { title: string } }[] }>(
    page,
    '/api/homepage/headervideos',
  );
  const title = headerdata[0]?.project.title ?? '';
  await button(page, `Delete ${title}`).click();
  await expect(page.getByRole('alertdialog').getByText('The home page shows it as header video')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Project deleted successfully!')).toBeVisible();
  await expect(page.getByRole('link', { name: `Edit ${title}` })).toHaveCount(0);
  await button(page, 'Undo').press('Enter');
  await expect(toast(page, 'Project restored successfully!')).toBeVisible();
  await expect(page.getByRole('link', { name: `Edit ${title}` })).toBeVisible();
  await expect(page.locator('body'), 'the focus is somewhere').not.toBeFocused();
  expect([await read(page, '/api/projects'), await read(page, '/api/homepage/headervideos')]).toEqual(before);
});

test('a deleted category, story and slot come back too', async ({ page }) => {
  await openAsAdministrator(page, screens.categories);
  const before = await read(page, '/api/category');
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
  const first = button(page, /^Delete /).first();
  await first.click();
  await expect(page.getByRole('alertdialog').getByText(/in this category and will have none/)).toBeVisible();
  await confirm.click();
  await button(page, 'Undo').click();
  await expect(toast(page, 'Category restored successfully!')).toBeVisible();
  expect(await read(page, '/api/category')).toEqual(before);

  const { stories } = await read<{ stories: readonly { title: string }[] }>(page, '/api/stories');
  await page.goto(screens.allStories);
  await button(page, `Delete ${stories[0]?.title ?? ''}`).click();
  await confirm.click();
  await button(page, 'Undo').click();
  await expect(toast(page, 'Story restored successfully!')).toBeVisible();
  await expect(button(page, `Delete ${stories[0]?.title ?? ''}`)).toBeVisible();

  await page.goto(screens.homepage);
  const grid = await read(page, '/api/homepagegrid');
  await button(page, 'Delete grid item 1').click();
  await expect(page.getByRole('alertdialog').getByText(/on the home page/)).toBeVisible();
  await confirm.click();
  await expect(toast(page, 'Grid item deleted successfully!')).toBeVisible();
  // The next page keeps the offer.
  await page.getByRole('link', { name: 'All Stories' }).first().click();
  await button(page, 'Undo').click();
  await expect(toast(page, 'Grid item restored successfully!')).toBeVisible();
  expect(await read(page, '/api/homepagegrid')).toEqual(grid);
});
