import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { administrator } from '../support/administrator.ts';
import { listProjects, newTitle, removeOurs } from '../support/projects.ts';
import { expect, test } from '../support/test.ts';
import { transferOf } from '../support/transfer.ts';

/**
 * The ten most common jobs, each from the dashboard's first page and by pointer alone: how many presses each may take. What is typed,
 * what is dropped from another window and the browser's own dialogs are not counted; a choice of a select counts as two.
 */

/** Counts what is pressed in this tab, on whatever page. */
async function beginToCount(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      () => sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses') ?? 0) + 1)),
      true,
    );
  });
}

/** What a select costs that opens and is chosen from: Playwright does it without any pointer. */
let chosen = 0;

async function choose(select: Locator, value: string): Promise<void> {
  await select.selectOption(value);
  chosen += 2;
}

async function expectPresses(page: Page, most: number): Promise<void> {
  const presses = await page.evaluate(() => Number(sessionStorage.getItem('presses') ?? 0));
  expect(presses + chosen).toBeLessThanOrEqual(most);
}

/** Drops pictures onto a place, as from another window. */
async function drop(page: Page, place: Locator, names: readonly string[], width = 1500, height = 800): Promise<void> {
  const dataTransfer = await transferOf(page, names, width, height);
  await place.dispatchEvent('dragover', { dataTransfer });
  await place.dispatchEvent('drop', { dataTransfer });
}

/** A project of ours, stored without the dashboard. */
async function makeProject(page: Page, fields: Readonly<Record<string, string>> = {}) {
  const title = newTitle();
  const answer = await page.request.post('/api/projects', {
    multipart: { title, description: 'Made by a test.', ...fields },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const project = (await listProjects(page)).find((one) => one.title === title);
  if (project === undefined) throw new Error('It was not stored.');
  return project;
}

const goOn = (page: Page) => page.getByRole('region', { name: 'Go on' });
const side = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name, exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });

test.beforeEach(async ({ page }) => {
  chosen = 0;
  await beginToCount(page);
  await openAsAdministrator(page);
});
test.afterEach(({ page }) => removeOurs(page));

test('a new project with pictures, live: 4 before, 2 now', async ({ page, toasts }) => {
  await side(page, 'Create Project').click();
  const title = newTitle();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await drop(page, page.getByLabel('Choose file for the header', { exact: true }), ['header.png']);
  await drop(page, page.getByLabel('Title', { exact: true }), ['one.png', 'two.png'], 653, 600);
  await expect(page.getByText('2 files added')).toBeVisible();
  await submit(page).click();
  await toasts.seeSuccess('Project created successfully!');
  await expectPresses(page, 2);
  const { slug } = (await listProjects(page)).find((one) => one.title === title) ?? { slug: '' };
  expect((await page.request.get(paths.project(slug))).status()).toBe(200);
});

test('a typo: 3 before, 2 now', async ({ page, toasts }) => {
  const { title } = await makeProject(page);
  await page.reload();
  await goOn(page).getByRole('link', { name: title }).click();
  await page.getByLabel('Client name').fill('Without a typo');
  await submit(page).click();
  await toasts.seeSuccess('Project updated successfully!');
  await expectPresses(page, 2);
});

test('a picture is swapped: 4 before, 2 now', async ({ page, toasts }) => {
  const { title } = await makeProject(page);
  await page.reload();
  await goOn(page).getByRole('link', { name: title }).click();
  await drop(page, page.getByLabel('Choose file for the header', { exact: true }), ['other.png']);
  await expect(page.getByLabel('Replace file of the header', { exact: true })).toBeEnabled();
  await submit(page).click();
  await toasts.seeSuccess('Project updated successfully!');
  await expectPresses(page, 2);
});

test('a new project to the top of Work: a press for each row before, 3 now', async ({ page }) => {
  const { title } = await makeProject(page);
  await side(page, 'All Projects').click();
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Move to the top' }).click();
  await expect.poll(async () => (await listProjects(page))[0]?.title).toBe(title);
  await expectPresses(page, 3);
});

test('a draft is published: 5 before, 3 now', async ({ page, toasts }) => {
  const { title, slug } = await makeProject(page, { visibility: 'draft' });
  const status = async () => (await page.request.get(`${paths.project(slug)}`, { headers: { cookie: '' } })).status();
  await side(page, 'All Projects').click();
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  await toasts.seeSuccess(`${title} is public now.`);
  await expectPresses(page, 3);
  await expect.poll(status).toBe(200);
  await toasts.undo.click();
  await expect(page.getByRole('row', { name: title })).toContainText('Draft');
});

interface Cell {
  readonly id: number;
  readonly projectId: number;
  readonly position: number;
  readonly nonHoverMedia: string;
  readonly hoverMedia: string | null;
}

test('a slot of the home page is filled: 4 before, 2 now', async ({ page, toasts, homepage }) => {
  const third = async () => {
    const cells: readonly Cell[] = (await (await page.request.get('/api/homepagegrid')).json()).homepageGrids;
    return cells.find(({ position }) => position === 3);
  };
  const remove = async () => page.request.delete(`/api/homepagegrid/${String((await third())?.id)}`);
  const before = await third();
  await remove();
  try {
    await page.reload();
    await page
      .getByRole('region', { name: 'Waits' })
      .getByRole('link', { name: /^1 slot of 12/ })
      .click();
    const media = homepage.panel.getByRole('list', { name: /^Media of/ });
    await media.getByRole('button', { disabled: false }).first().click();
    await toasts.seeSuccess('Media submitted successfully');
    await expectPresses(page, 2);
  } finally {
    await remove();
    const { projectId, nonHoverMedia, hoverMedia } = before ?? {};
    const data = { projectId, gridType: 'grid3', nonHoverMedia, hoverMedia, position: 3 };
    expect((await page.request.post('/api/homepagegrid', { data })).ok()).toBe(true);
  }
});

test('a preview link for a colleague: 3 before, 2 now', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { title } = await makeProject(page, { visibility: 'draft' });
  await page.reload();
  await goOn(page).getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: /preview link/i }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/preview/');
  await expectPresses(page, 2);
});

test('a link for a client: 8 before, 5 now', async ({ page, context, toasts }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { title } = await makeProject(page);
  await page.reload();
  await goOn(page).getByRole('link', { name: title }).click();
  await choose(page.getByRole('combobox', { name: 'Visibility' }), 'sealed');
  await submit(page).click();
  await toasts.seeSuccess('Project updated successfully!');
  await page.getByRole('textbox', { name: 'New link for' }).fill('Meridian');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Copy the link for Meridian' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/p/');
  await expectPresses(page, 5);
});

test('a story with a new picture: 9 before, 3 now', async ({ page, toasts }) => {
  await side(page, 'Create Story').click();
  const title = newTitle();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Author').fill('Asha');
  const content = page.getByLabel('Content', { exact: true });
  await content.fill('Before.');
  await drop(page, content, ['new.png']);
  const words = page.getByLabel('Alternative text');
  await words.click();
  await words.fill('A new picture');
  await expect(content.getByRole('img', { name: 'A new picture' })).toBeVisible();
  await submit(page).click();
  await toasts.seeSuccess('Story created successfully!');
  await expectPresses(page, 3);
  const answer = await (await page.request.get('/api/stories')).json();
  const stories: readonly { readonly id: number; readonly title: string }[] = answer.stories ?? answer;
  const mine = stories.find((one) => one.title === title);
  if (mine !== undefined) await page.request.delete(`/api/stories/${String(mine.id)}`);
});

test('a backup to my disk: 3 and the password before, 1 and the password now', async ({ page }) => {
  await page
    .getByRole('region', { name: 'Waits' })
    .getByRole('link', { name: /backup/i })
    .click();
  await expect(page.getByLabel('Your password')).toBeFocused();
  await page.getByLabel('Your password').fill(administrator.password);
  const download = page.waitForEvent('download');
  await page.getByLabel('Your password').press('Enter');
  await download;
  await expectPresses(page, 1);
});
