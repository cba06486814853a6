import { readFileSync } from 'node:fs';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { listProjects, newTitle, ours, removeOurs } from '../support/projects.ts';
import { expect, test } from '../support/test.ts';

const folder = 'provider/demo-content/media/upar';
const { createProject } = dashboardPaths;

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await removeOurs(page);
});

test('Enter in a field publishes nothing; Ctrl or ⌘ with Enter sends the form from anywhere in it', async ({
  page,
  toasts,
  projectForm,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/projects')) sent.push(request.url());
  });
  await openAsAdministrator(page, createProject);
  await projectForm.title.fill(newTitle());
  const fields = [
    projectForm.title,
    page.getByLabel('Client name'),
    page.getByLabel('Year'),
    page.getByRole('radio', { name: 'G1', exact: true }),
    page.getByLabel('Role', { exact: true }),
  ];
  for (const field of fields) await field.press('Enter');
  await expect(projectForm.submit).toBeEnabled();
  expect(sent).toEqual([]);
  await page.getByLabel('Description', { exact: true }).press('Meta+Enter');
  await toasts.seeSuccess('Project created successfully!');
  await projectForm.title.fill(newTitle());
  await page.getByLabel('Category').press('Control+Enter');
  await expect(projectForm.title).toHaveValue('');
  expect(sent).toHaveLength(2);
});

test('after creating, the message leads to the page and to the form; an edit form says when it was saved', async ({
  page,
  toasts,
  projectForm,
}) => {
  const name = newTitle();
  const heading = (text: string) => page.getByRole('heading', { level: 1, name: text });
  await openAsAdministrator(page, createProject);
  await projectForm.title.fill(name);
  await projectForm.submit.click();
  await toasts.seeSuccess('Project created successfully!');
  await expect(page.getByRole('link', { name: 'View it' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit it' }).click();
  await expect(heading('Edit Project')).toBeFocused();
  await expect(projectForm.title).toHaveValue(name);
  await expect(page.getByText('Project created successfully!')).toBeHidden();
  await projectForm.title.fill(`${name}, corrected`);
  await expect(page.getByText(/^Unsaved changes/).filter({ visible: true })).toBeVisible();
  await projectForm.submit.click();
  await toasts.seeSuccess('Project updated successfully!');
  await expect(page.getByText(/^Last saved \d\d:\d\d$/).filter({ visible: true })).toBeVisible();
  await page.getByRole('link', { name: 'View it' }).click();
  await expect(heading(`${name}, corrected`)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Last saved \d\d:\d\d$/).filter({ visible: true })).toBeVisible();
  await page.getByRole('button', { name: 'More for this project' }).click();
  await page.getByRole('menuitem', { name: 'View' }).click();
  await expect(heading(`${name}, corrected`)).toBeVisible();
});

test('a provider that does not tell what it made: a message without links', async ({ page, toasts, projectForm }) => {
  await openAsAdministrator(page, createProject);
  await page.route('**/api/projects', (route, request) =>
    request.method() === 'POST' ? route.fulfill({ status: 200, body: '' }) : route.fallback(),
  );
  await projectForm.title.fill(newTitle());
  await projectForm.submit.click();
  await toasts.seeSuccess('Project created successfully!');
  await expect(page.getByRole('link', { name: 'View it' })).toBeHidden();
});

test('a refusal stands at the file or the field that it is about, without a Retry that cannot help', async ({
  page,
  allowConsole,
  toasts,
  projectForm,
}) => {
  allowConsole(/Failed to load resource/);
  const failed = 'Failed to submit the project. Please check your server connection.';
  const file = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: readFileSync(`${folder}/ridge-line.jpg`) });
  const answers = [
    { status: 415, json: { message: 'It is not a picture that can be stored.', part: 'grid_0_frame_1_0' } },
    { status: 400, json: { message: 'There is no such year.', part: 'year' } },
  ];
  await openAsAdministrator(page, createProject);
  await page.route('**/api/projects', (route, request) => {
    const answer = request.method() === 'POST' ? answers.shift() : undefined;
    return answer === undefined ? route.fallback() : route.fulfill(answer);
  });
  await projectForm.title.fill(newTitle());
  await projectForm.addGrid('G2');
  await projectForm.emptySlot('grid 1, frame 2').setInputFiles(file('tins.jpg'));
  await expect(projectForm.filledSlot('grid 1, frame 2')).toBeVisible();
  await projectForm.submit.click();
  const refusal = 'It is not a picture that can be stored.';
  await toasts.seeReason(`Grid 1, frame 2, tins.jpg: ${refusal} What you entered is kept.`, failed);
  await expect(toasts.retry).toBeHidden();
  await expect(projectForm.filledSlot('grid 1, frame 2')).toHaveAccessibleDescription(new RegExp(refusal));
  await projectForm.submit.click();
  const year = page.getByLabel('Year');
  await expect(year).toHaveAccessibleDescription('There is no such year.');
  await expect(year).toBeFocused();
  await year.fill('2026');
  await expect(year).toHaveAccessibleDescription('');
  await projectForm.submit.click();
  await toasts.seeSuccess('Project created successfully!');
});

/** Its projects in a list would be anybody's. */
test.afterEach(async ({ page }) => {
  const untitled = (await listProjects(page)).filter(({ title }) => title === '');
  for (const { id } of untitled) await page.request.delete(`/api/projects/${String(id)}`);
});

test('a project without a title is made at once; Undo takes it away, and its form is filled again', async ({
  page,
  toasts,
  projectForm,
}) => {
  const untitled = async () => (await listProjects(page)).filter(({ title }) => title === '');
  await openAsAdministrator(page, createProject);
  await page.getByLabel('Client name').fill(ours);
  await projectForm.submit.click();
  await toasts.seeSuccess('Project created successfully!');
  await toasts.seeSuccess('It is without a title.');
  expect(await untitled()).toHaveLength(1);
  await toasts.undo.click();
  await toasts.seeSuccess('Project removed.');
  expect(await untitled()).toHaveLength(0);
  await expect(page.getByLabel('Client name')).toHaveValue(ours);
  // What was removed can be had again, as any other project.
  await toasts.undo.click();
  await toasts.seeSuccess('Project restored successfully!');
  await projectForm.submit.click();
  await page.getByRole('link', { name: 'Add one' }).click();
  await expect(projectForm.title).toBeFocused();
  await projectForm.title.fill(`${ours}: named`);
  await projectForm.submit.click();
  await toasts.seeSuccess('Project updated successfully!');
  await projectForm.title.fill('');
  await projectForm.submit.click();
  await toasts.seeSuccess('It is without a title.');
  await toasts.undo.click();
  await expect(projectForm.title).toHaveValue(`${ours}: named`);
  await expect(page.getByText('It is without a title.')).toBeHidden();
});

test('a new category is made in the form, and chosen; a failure keeps its name', async ({
  page,
  allowConsole,
  toasts,
  projectForm,
}) => {
  allowConsole(/Failed to/);
  const category = `Category ${crypto.randomUUID().slice(0, 8)}`;
  const name = page.getByRole('textbox', { name: 'New category' });
  const select = page.getByRole('combobox', { name: 'Category', exact: true });
  await openAsAdministrator(page, createProject);
  await projectForm.title.fill(newTitle());
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(name).toBeFocused();
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription('Category name cannot be empty!');
  await page.route('**/api/category', (route, request) =>
    request.method() === 'POST' ? route.abort('failed') : route.fallback(),
  );
  await name.fill(category);
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription(
    'The server could not be reached. Failed to add category... Check console for details.',
  );
  await expect(name).toHaveValue(category);
  await page.unrouteAll();
  await name.press('Enter');
  await expect(select).toBeFocused();
  await expect(select.locator('option:checked')).toHaveText(category);
  await projectForm.submit.click();
  await toasts.seeSuccess('Project created successfully!');
  await page.getByRole('link', { name: 'Edit it' }).click();
  await expect(select.locator('option:checked')).toHaveText(category);
  const made = await (await page.request.get('/api/category')).json();
  const { id } = made.find((one: { readonly name: string }) => one.name === category);
  await page.request.delete(`/api/category/${String(id)}`);
});
