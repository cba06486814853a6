import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { untilKept } from '../support/drafts.ts';
import { logInAtOther, startOtherProvider } from '../support/other-provider.ts';
import { useOwnStudio } from '../support/own-studio.ts';
import { expect, test } from '../support/test.ts';

const { allProjects, allStories, createProject, createStory, settings } = dashboardPaths;
const visibility = (page: Page) => page.getByRole('combobox', { name: 'Visibility' });
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

const provider = useOwnStudio();

for (const width of [1440, 390]) {
  test(`a draft is kept, marked, seen by its owner alone, and published, at ${String(width)}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const name = `Tide Tables ${String(width)}`;
    const address = paths.project(`tide-tables-${String(width)}`);
    await openAsAdministrator(page, createProject, provider.origin);
    await title(page).fill(name);
    await expect(visibility(page)).toHaveValue('public');
    await visibility(page).selectOption('draft');
    await expect(page.getByText('Only you see it, here and at its address')).toBeVisible();
    await untilKept(page, '"visibility":"draft"');
    await page.reload();
    await expect(visibility(page)).toHaveValue('draft');
    await expectAccessible(page);
    await submit(page).click();
    await expect(page.getByText('Project created successfully!')).toBeVisible();
    expect((await provider.asVisitor(address)).status).toBe(404);
    expect((await provider.asVisitor('/work')).html).not.toContain(name);

    // The owner opens it from the list; it comes from the server, and a reload shows it again.
    await page.goto(provider.origin + allProjects);
    await expect(row(page, name)).toContainText('Draft');
    await page.getByRole('button', { name: `More for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'View' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await page.goto(provider.origin + allProjects);
    await page.getByRole('combobox', { name: 'Show' }).selectOption('public');
    await expect(row(page, name)).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Show' }).selectOption('draft');
    await expectAccessible(page);
    await page.getByRole('link', { name: `Edit ${name}` }).click();
    await visibility(page).selectOption('public');
    await submit(page).click();
    await expect(page.getByText('Project updated successfully!')).toBeVisible();
    expect((await provider.asVisitor(address)).status).toBe(200);
    expect((await provider.asVisitor('/work')).html).toContain(name);
    await page.goto(provider.origin + allProjects);
    await expect(row(page, name)).not.toContainText('Draft');
  });
}

test('by keyboard alone: what is scheduled says when, and comes out by itself', async ({ page }) => {
  await openAsAdministrator(page, createProject, provider.origin);
  // A form is read-only until it is known whether there is a draft of it.
  await expect(title(page)).toBeEditable();
  await title(page).focus();
  await page.keyboard.type('Later');
  await visibility(page).focus();
  await page.keyboard.type('Sched');
  await expect(visibility(page)).toHaveValue('scheduled');
  await expect(page.getByText('Choose a day and a time.')).toBeVisible();
  await page.keyboard.press('Tab');
  const time = page.getByLabel('Public from');
  await expect(time).toBeFocused();
  // A year ago is now: it says so.
  await time.fill('2020-01-01T09:00');
  await expect(page.getByText('This time has passed')).toBeVisible();
  const soon = new Date(Date.now() + 6000);
  const pad = (part: number) => String(part).padStart(2, '0');
  const local = `${String(soon.getFullYear())}-${pad(soon.getMonth() + 1)}-${pad(soon.getDate())}T${[
    soon.getHours(),
    soon.getMinutes(),
    soon.getSeconds(),
  ]
    .map(pad)
    .join(':')}`;
  await time.fill(local);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Project created successfully!')).toBeVisible();
  expect((await provider.asVisitor(paths.project('later'))).status).toBe(404);
  expect((await provider.asVisitor('/sitemap.xml')).html).not.toContain('later');
  await page.goto(provider.origin + allProjects);
  await expect(row(page, 'Later')).toContainText('Public from');
  await expect
    .poll(async () => (await provider.asVisitor(paths.project('later'))).status, { timeout: 15_000 })
    .toBe(200);
  expect((await provider.asVisitor('/sitemap.xml')).html).toContain('later');
  await page.reload();
  await expect(row(page, 'Later')).not.toContainText('Public from');
});

test('what is scheduled without a time is said to stay a draft', async ({ page }) => {
  await openAsAdministrator(page, createProject, provider.origin);
  await title(page).fill('Never');
  await visibility(page).selectOption('scheduled');
  await submit(page).click();
  await expect(page.getByText('It stays a draft: no day and time were chosen.')).toBeVisible();
  await openAsAdministrator(page, createStory, provider.origin);
  await page.getByLabel('Title').fill('Never told');
  await page.getByLabel('Author').fill('Asha');
  await page.getByLabel('Content', { exact: true }).fill('Words.');
  await visibility(page).selectOption('scheduled');
  await submit(page).click();
  await expect(page.getByText('It stays a draft: no day and time were chosen.')).toBeVisible();
});

test('an unlisted story is in no list, and search engines are told so', async ({ page }) => {
  await openAsAdministrator(page, createStory, provider.origin);
  await title(page).fill('For a few');
  await page.getByRole('textbox', { name: 'Author' }).fill('Asha');
  await page.getByRole('textbox', { name: 'Content' }).fill('Not for everybody.');
  await visibility(page).selectOption('unlisted');
  await submit(page).click();
  await expect(page.getByText('Story created successfully!')).toBeVisible();
  const address = await page.getByRole('link', { name: 'View it' }).getAttribute('href');
  const story = await provider.asVisitor(address ?? '');
  expect([story.status, story.robots]).toEqual([200, 'noindex']);
  expect(story.html).toContain('<meta name="robots" content="noindex">');
  for (const path of ['/story', '/stories.rss', '/sitemap.xml']) {
    expect((await provider.asVisitor(path)).html).not.toContain('For a few');
  }
  await page.goto(provider.origin + allStories);
  await expect(row(page, 'For a few')).toContainText('Unlisted');
  await expectAccessible(page);
});

test('new ones begin as drafts where the settings say so', async ({ page }) => {
  await openAsAdministrator(page, settings, provider.origin);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Half Ream');
  await page.getByRole('combobox', { name: 'They begin as' }).selectOption('draft');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await page.goto(provider.origin + createProject);
  await expect(visibility(page)).toHaveValue('draft');
  await title(page).fill('Begun');
  await submit(page).click();
  await expect(page.getByText('Project created successfully!')).toBeVisible();
  expect((await provider.asVisitor(paths.project('begun'))).status).toBe(404);
  await page.getByRole('link', { name: 'View it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Begun' })).toBeVisible();
  await page.goto(provider.origin + createStory);
  await expect(visibility(page)).toHaveValue('draft');
});

test('two tabs: a draft is not published unseen by the other', async ({ page, context, allowConsole }) => {
  allowConsole(/412/);
  await openAsAdministrator(page, allProjects, provider.origin);
  await page.getByRole('link', { name: 'Edit Begun' }).click();
  await expect(visibility(page)).toHaveValue('draft');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(visibility(other)).toHaveValue('draft');
  await visibility(page).selectOption('unlisted');
  await submit(page).click();
  await expect(page.getByText('Project updated successfully!')).toBeVisible();
  await other.getByRole('textbox', { name: 'Year' }).fill('2026');
  await submit(other).click();
  await expect(other.getByRole('alertdialog')).toContainText('Visibility');
  await other.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect(other.getByText('Project updated successfully!')).toBeVisible();
  await expect(visibility(other)).toHaveValue('unlisted');
});

test('a slot of the home page says that visitors are not shown what is in it', async ({ page }) => {
  await openAsAdministrator(page, allProjects, provider.origin);
  const link = await page.getByRole('link', { name: 'Edit Begun' }).getAttribute('href');
  const projectId = Number(link?.split('/').at(-1));
  const film = await readFile('provider/demo-content/renditions/nadi/teental-cycle.mp4');
  const made = await page.request.post(`${provider.origin}/api/projects/${String(projectId)}/media`, {
    multipart: { file: { name: 'film.mp4', mimeType: 'video/mp4', buffer: film } },
  });
  const { data }: { data: { mediaUrl: string } } = await made.json();
  const slot = { projectId, headervideoUrl: data.mediaUrl, position: 1 };
  await page.request.post(`${provider.origin}/api/homepage/headervideos`, { data: slot });
  await page.goto(provider.origin + dashboardPaths.homepage);
  await expect(page.getByText('Visitors are not shown this: its project is not public.')).toBeVisible();
  const answer = await (await fetch(`${provider.origin}/api/homepage/headervideos`)).json();
  expect(answer).toEqual({ headerdata: [] });
  await expectAccessible(page);
  // The first page says so as well, and leads to the slot.
  await page.goto(provider.origin + paths.dashboard);
  await page
    .getByRole('region', { name: 'Waits' })
    .getByRole('link', { name: 'Visitors are not shown header video 1: Begun is not public' })
    .press('Enter');
  await expect(page.getByRole('button', { name: 'Drag header video 1' })).toBeFocused();
});

test('the checklist says what is missing, and leads there', async ({ page }) => {
  await openAsAdministrator(page, allProjects, provider.origin);
  await page.getByRole('link', { name: 'Edit Begun' }).click();
  const list = page.getByText(/^Before it goes out: 3 to look at/);
  await list.focus();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'No description' }).press('Enter');
  const description = page.getByRole('textbox', { name: 'Description' });
  await expect(description).toBeFocused();
  await description.fill('It is here now.');
  await expect(page.getByText(/^Before it goes out: 2 to look at/)).toBeVisible();
  await page.getByRole('button', { name: 'No header picture or film' }).click();
  await expect(page.getByLabel('Choose file for the header')).toBeFocused();
});

test('with another provider nothing of it is there', async ({ page }) => {
  const plain = await startOtherProvider();
  try {
    await logInAtOther(page, plain.origin);
    await expect(page).toHaveURL(plain.origin + paths.dashboard);
    for (const path of [createProject, createStory]) {
      await page.goto(plain.origin + path);
      await expect(title(page)).toBeVisible();
      await expect(visibility(page)).toHaveCount(0);
      await expect(page.getByText('Before it goes out')).toHaveCount(0);
    }
    await page.goto(plain.origin + allProjects);
    await expect(page.getByRole('link', { name: 'Edit Kal' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Show' })).toHaveCount(0);
  } finally {
    await plain.close();
  }
});
