import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { findSilent } from '../support/answers.ts';
import { listProjects } from '../support/projects.ts';
import { expect, test } from '../support/test.ts';

const screens = dashboardPaths;
const picture = 'provider/demo-content/media/upar/two-tins.jpg';

test.slow();

async function seeAnswers(page: Page, part = 'body'): Promise<void> {
  expect(await findSilent(page, page.locator(part))).toEqual([]);
}

for (const [name, path] of [
  ['home', paths.dashboard],
  ['all projects', screens.allProjects],
  ['categories', screens.categories],
  ['all media', screens.allMedia],
  ['create homepage', screens.homepage],
  ['create about', screens.createAbout],
  ['edit about', screens.editAbout],
  ['all stories', screens.allStories],
  ['create story', screens.createStory],
  ['recently deleted', screens.recentlyDeleted],
  ['reset password', screens.resetPassword],
] as const) {
  test(`every control answers the pointer and the focus: ${name}`, async ({ page }) => {
    await openAsAdministrator(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await seeAnswers(page);
  });
}

test('the login answers', async ({ page }) => {
  await page.goto(paths.login);
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await seeAnswers(page);
});

test('a project with media, and the media of a project, answer', async ({ page, projectForm }) => {
  await openAsAdministrator(page);
  const [project] = await listProjects(page);
  if (project === undefined) throw new Error('The demo studio has projects');
  await page.goto(dashboardPaths.editProject(project.id));
  await expect(projectForm.title).not.toHaveValue('');
  await page.waitForLoadState('networkidle');
  await seeAnswers(page, 'main');
  await page.goto(dashboardPaths.projectMedia(project.id));
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await seeAnswers(page);
});

test('new grids of every kind answer', async ({ page, projectForm }) => {
  await openAsAdministrator(page, screens.createProject);
  for (const kind of ['G3', 'G4', 'G9']) await projectForm.addGrid(kind);
  await projectForm.emptySlot('grid 2, frame 1').setInputFiles(picture);
  await expect(projectForm.filledSlot('grid 2, frame 1')).toBeVisible();
  await page.getByLabel('Role', { exact: true }).fill('Design');
  await page.getByLabel('Name', { exact: true }).fill('Nobody');
  await page.getByRole('button', { name: 'Add credit' }).click();
  await seeAnswers(page, 'main');
  await projectForm.title.fill('');
  await page.getByRole('button', { name: 'Move picture of grid 2, frame 1' }).click();
  await seeAnswers(page, '[role="alertdialog"]');
});

test('the panel, the shelf, the command menu, the shortcuts and a message answer', async ({ page, categories }) => {
  await openAsAdministrator(page, screens.homepage);
  await page.getByRole('button', { name: 'Project media' }).click();
  await page.getByRole('combobox', { name: 'Project' }).fill('Kal');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Drag/ })).not.toHaveCount(0);
  await seeAnswers(page, 'body');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search or go to' })).toBeVisible();
  await seeAnswers(page, '[role="dialog"]');
  await page.getByRole('option', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await seeAnswers(page, '[role="dialog"]');
  await page.goto(screens.categories);
  await categories.newName.fill(`Answers ${crypto.randomUUID().slice(0, 8)}`);
  await categories.add.click();
  const row = page.getByRole('row', { name: /Answers/ });
  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('status').getByRole('button', { name: 'Undo' })).toBeVisible();
  await seeAnswers(page, '[role="status"]:has(button)');
});

test('the drawer of a phone answers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsAdministrator(page);
  await seeAnswers(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await seeAnswers(page, '[role="dialog"]');
});
