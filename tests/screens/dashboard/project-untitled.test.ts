import { beforeEach } from 'vitest';
import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { answer, answerByExample } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

const note = page.getByText('It is without a title.');

beforeEach(async () => {
  answerByExample('/api/category', '/api/projects');
  answer('GET', '/api/projects/7/media', { json: { media: [], headerMedia: null, title: '' } });
  await openAsAdministrator(page, dashboardPaths.createProject);
});

test('an empty form is sent at once; Undo removes the project with any provider, and fills the form again', async ({
  toasts,
  projectForm,
}) => {
  const sent = answer('POST', '/api/projects', { status: 201, json: { data: { id: 7 } } });
  const removed = answer('DELETE', '/api/projects/7', { json: {} });
  await page.getByLabel('Client name').fill('Kiln');
  await projectForm.submit.click();
  await toasts.seeSuccess('Project created successfully!');
  await expect(note).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(sent.map(({ form }) => form?.['title'])).toEqual(['']);
  await expect(page.getByLabel('Client name')).toHaveValue('');
  await toasts.undo.click();
  await toasts.seeSuccess('Project removed.');
  expect(removed).toHaveLength(1);
  await expect(page.getByLabel('Client name')).toHaveValue('Kiln');
});

test('where a provider does not tell what it made, a title is added from the list', async ({ toasts, projectForm }) => {
  answerByExample('/api/homepage/headervideos', '/api/homevideos', '/api/homepagegrid', '/api/homepagetexts');
  answer('POST', '/api/projects', { status: 201, json: {} });
  await projectForm.submit.click();
  await toasts.seeSuccess('Project created successfully!');
  await expect(toasts.undo).toBeHidden();
  await page.getByRole('link', { name: 'Add one' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Projects' })).toBeVisible();
});

test('with a title nothing is said of it', async ({ toasts, projectForm }) => {
  answer('POST', '/api/projects', { status: 201, json: { data: { id: 7 } } });
  await projectForm.title.fill('Kiln');
  await projectForm.submit.click();
  await toasts.seeSuccess('Project created successfully!');
  await expect(note).toBeHidden();
  await expect(toasts.undo).toBeHidden();
});
