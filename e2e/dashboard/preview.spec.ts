import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { administrator } from '../support/administrator.ts';
import { expectAccessible } from '../support/axe.ts';
import { listProjects, newTitle, ours, removeOurs } from '../support/projects.ts';
import { startOwnProvider, temporaryStore } from '../support/own-provider.ts';
import { expect, test } from '../support/test.ts';

const folder = 'provider/demo-content/media/upar';
const { createProject, createStory } = dashboardPaths;

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Preview' });
const siteIn = (page: Page) => page.frameLocator('iframe[title="The page as visitors will see it"]');
const openPreview = (page: Page) => page.getByRole('button', { name: 'Preview', exact: true }).click();

/** The width of the window within, in its own pixels. */
const innerWidth = (page: Page) =>
  siteIn(page)
    .locator('html')
    .evaluate((element) => element.ownerDocument.defaultView?.innerWidth);

const colourSchemes = [
  [1440, 'white'],
  [390, 'black'],
] as const;

for (const [width, theme] of colourSchemes) {
  test(`at ${String(width)} in ${theme} a project is seen as it is typed, with its files`, async ({
    page,
    projectForm,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((saved) => localStorage.setItem('theme', saved), theme);
    await openAsAdministrator(page, createProject);
    await projectForm.title.fill('Before the rain');
    await projectForm.emptySlot('the header').setInputFiles(`${folder}/two-tins.jpg`);
    await expect(projectForm.filledSlot('the header')).toBeAttached();
    await openPreview(page);
    const site = siteIn(page);
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('Before the rain');
    await expect(site.locator(`body.${theme}-theme`)).toBeAttached();
    const picture = site.getByRole('article').locator('img').first();
    await expect(picture).toHaveAttribute('src', /^blob:/);
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await innerWidth(page)).toBe(390);
    await page.getByRole('button', { name: '1440 px' }).click();
    await expect.poll(() => innerWidth(page)).toBe(1440);
    await expectAccessible(page);
    const box = await panelOf(page).boundingBox();
    if (width === 390) expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 900 });
    else expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('it follows every letter beside the form, without the server, and loses nothing', async ({
  page,
  projectForm,
  allowConsole,
}) => {
  allowConsole(/ERR_CONNECTION_RE(?:FUSED|SET)|could not be reached/);
  const store = temporaryStore();
  const env = { ADMIN_USERNAME: administrator.username, ADMIN_PASSWORD: administrator.password };
  // Killed instead of taking the network away: a browser that is told to be offline may refuse its own cache too.
  let provider = await startOwnProvider(store.folder, env);
  const { origin, port } = new URL(provider.origin);
  try {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAsAdministrator(page, createProject, origin);
    await openPreview(page);
    const heading = siteIn(page).getByRole('heading', { level: 1 });
    await expect(heading).toBeAttached();
    await provider.kill();
    await projectForm.title.fill('');
    await projectForm.title.pressSequentially('Rain');
    await expect(heading).toHaveText('Rain');
    await page.getByLabel('Description', { exact: true }).fill('It rained for a year.');
    await expect(siteIn(page).getByText('It rained for a year.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Close preview' }).click();
    await openPreview(page);
    await expect(heading).toHaveText('Rain');
    provider = await startOwnProvider(store.folder, { ...env, PORT: port });
    await page.reload();
    await expect(projectForm.title).toHaveValue('Rain');
    await openPreview(page);
    await expect(heading).toHaveText('Rain');
  } finally {
    await provider.kill();
    store.remove();
  }
});

test('by keyboard: into it, through it and out of it, and the focus is where it was', async ({ page, projectForm }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAsAdministrator(page, createProject);
  await projectForm.title.fill('Keys');
  const button = page.getByRole('button', { name: 'Preview', exact: true });
  await button.press('Enter');
  const site = siteIn(page);
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Keys');
  await expect(page.getByRole('button', { name: '390 px' })).toBeFocused();
  // The other size, the other theme, closing, the page.
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(button).toBeFocused();
  await expect(projectForm.title).toHaveValue('Keys');
});

test('links within lead nowhere, and neither the dashboard nor its history moves', async ({ page, projectForm }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAsAdministrator(page, createProject);
  await projectForm.title.fill('Stay');
  const entries = await page.evaluate(() => history.length);
  await openPreview(page);
  // Drawn in its own size, so that every engine's driver finds what is to be clicked.
  await page.getByRole('button', { name: '390 px' }).click();
  const site = siteIn(page);
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Stay');
  const footer = site.getByRole('contentinfo');
  const opened: string[] = [];
  page.context().on('page', (other) => opened.push(other.url()));
  for (const name of ['Work', 'About']) await footer.getByRole('link', { name }).click();
  await footer.getByRole('link', { name: 'Work' }).click({ modifiers: ['Control'] });
  await footer.getByRole('link', { name: 'Work' }).press('Enter');
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Stay');
  expect(new URL(page.url()).pathname).toBe(createProject);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(opened).toEqual([]);
});

test('a stored project can be looked at with what was changed; its theme darkens the preview alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAsAdministrator(page, dashboardPaths.allProjects);
  const name = newTitle();
  const made = await page.request.post('/api/projects', { multipart: { title: name, Theme: 'black', grids: '[]' } });
  expect(made.ok()).toBe(true);
  const project = (await listProjects(page)).find(({ title }) => title === name);
  await page.goto(dashboardPaths.editProject(project?.id ?? 0));
  await page.getByLabel('Client name').fill('Nobody & Sons');
  await openPreview(page);
  const site = siteIn(page);
  await expect(site.getByText('Nobody & Sons')).toBeVisible();
  await expect(site.locator('body.black-theme')).toBeAttached();
  await expect(page.locator('body.white-theme')).toBeAttached();
  expect(await page.evaluate(() => localStorage.getItem('projectTheme'))).toBe(null);
  await removeOurs(page);
  expect(name).toContain(ours);
});

test('a story is seen as it is typed, and a second tab has a preview of its own', async ({
  page,
  context,
  storyForm,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsAdministrator(page, createStory);
  await storyForm.write('Told beside');
  await openPreview(page);
  await expect(siteIn(page).getByRole('heading', { level: 1 })).toHaveText('Told beside');
  await expect(siteIn(page).getByText('Then.')).toBeVisible();
  const other = await context.newPage();
  await other.goto(createStory);
  await other.getByLabel('Title').fill('Another');
  await openPreview(other);
  await expect(siteIn(other).getByRole('heading', { level: 1 })).toHaveText('Another');
  await expect(siteIn(page).getByRole('heading', { level: 1 })).toHaveText('Told beside');
  await other.close();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeFocused();
  await storyForm.seeWritten('Told beside');
});

test('opened by itself it says so, and shows nothing', async ({ page }) => {
  await page.goto('/dashboard/preview');
  await expect(page.getByText('A preview stands beside its form.')).toBeVisible();
});
