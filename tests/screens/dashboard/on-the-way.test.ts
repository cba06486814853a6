import type { Locator } from '@playwright/test';
import { beforeEach, describe } from 'vitest';
import { Dialog } from '../../../e2e/models/dialog.model.ts';
import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { drafts } from '../../../src/platform/drafts.ts';
import { createGate, openAsAdministrator } from '../support/admin.ts';
import { chooseFiles } from '../support/files.ts';
import { answer, answerByExample } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

const failure = /Failed to/;
const open = (path: string) =>
  openAsAdministrator(page, path, ['formatting', 'library', 'storyPictures', 'textPictures', 'people']);

/** One pixel. */
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const picture = (name: string) => new File([png], name, { type: 'image/png' });
const stored = { status: 201, json: { data: { id: 'text-1', mediaUrl: 'media/kiln.jpg', mediaType: 'IMAGE' } } };
const waits = page.getByText('A picture is still on its way. The form is sent as soon as it is there.');
const question = new Dialog(page, 'Leave this page?');

/** Pictures that are sent arrive once the gate is opened. */
function holdPictures() {
  const gate = createGate();
  const sent = answer('POST', '/api/text-pictures', async () => {
    await gate.opened;
    return stored;
  });
  return { sent, release: gate.release };
}

beforeEach(() => {
  answerByExample('/api/library', '/api/stories', '/api/category', '/api/projects');
  answer('GET', '/api/aboutpage', { json: { data: null } });
});

describe('a picture on its way into a story', () => {
  const content = page.getByLabel('Content', { exact: true });
  const drop = async () => {
    await expect(content).toBeEditable();
    await expect(page.getByRole('button', { name: 'New picture', exact: true })).toBeVisible();
    await chooseFiles(page.locator('form input[type=file]'), picture('kiln.png'));
    await expect(page.getByRole('button', { name: 'Cancel upload' })).toBeVisible();
  };
  beforeEach(() => open(dashboardPaths.createStory));

  test('is waited for: the form is sent with it', async ({ storyForm, toasts }) => {
    const pictures = holdPictures();
    const sent = answer('POST', '/api/stories', { status: 201, json: { message: 'Created' } });
    await storyForm.write('Kiln');
    await drop();
    await storyForm.submit.click();
    await expect(waits).toBeVisible();
    await expect(storyForm.submitting).toBeDisabled();
    expect(sent).toHaveLength(0);
    pictures.release();
    await toasts.seeSuccess('Story created successfully!');
    await expect(waits).toBeHidden();
    expect(sent.map(({ form }) => form['content'])).toEqual([expect.stringContaining('(/media/kiln.jpg)')]);
  });

  test('is waited for until the wish is taken back, or it is let go', async ({ storyForm, toasts }) => {
    holdPictures();
    const sent = answer('POST', '/api/stories', { status: 201, json: { message: 'Created' } });
    await storyForm.write('Kiln');
    await drop();
    await storyForm.submit.click();
    await page.getByRole('button', { name: 'Back to the form' }).click();
    await expect(waits).toBeHidden();
    await expect(storyForm.submit).toBeEnabled();
    await storyForm.submit.click();
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await toasts.seeSuccess('Story created successfully!');
    expect(sent).toHaveLength(1);
  });

  test('that does not arrive keeps the form back, and says so', async ({ storyForm, toasts, allowConsole }) => {
    allowConsole(failure);
    answer('POST', '/api/text-pictures', 'unreachable');
    const sent = answer('POST', '/api/stories', { status: 201, json: { message: 'Created' } });
    await storyForm.write('Kiln');
    await chooseFiles(page.locator('form input[type=file]'), picture('kiln.png'));
    await expect(page.getByRole('alert').filter({ hasText: 'kiln.png' })).toContainText('was not sent');
    await storyForm.submit.click();
    await toasts.seeFailure('Not sent: a picture could not be uploaded. Try it again, or remove it.');
    expect(sent).toHaveLength(0);
    answer('POST', '/api/text-pictures', stored);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(content.locator('img')).toBeVisible();
    await storyForm.submit.click();
    await toasts.seeSuccess('Story created successfully!');
    expect(sent).toHaveLength(1);
  });

  test('is asked about before the page is left, also where nothing is typed', async () => {
    const pictures = holdPictures();
    await drop();
    const away = page.getByRole('navigation').getByRole('link', { name: 'Categories' });
    await away.click();
    await question.see();
    await expect(page.getByText('A picture is not stored yet, and would be lost.')).toBeVisible();
    await question.answer('Stay');
    const leaving = new Event('beforeunload', { cancelable: true });
    expect(window.dispatchEvent(leaving), 'a reload is asked about').toBe(false);
    pictures.release();
    await expect(content.locator('img')).toBeVisible();
    await away.click();
    await expect(page.getByText('A picture is not stored yet, and would be lost.')).toBeHidden();
    await question.answer('Leave');
  });

  test('that arrives while the page is being left leaves the question to be answered', async () => {
    const pictures = holdPictures();
    await drop();
    await page.getByRole('navigation').getByRole('link', { name: 'Categories' }).click();
    await question.see();
    pictures.release();
    await expect(page.getByText('Nothing is on its way any more.')).toBeVisible();
    await question.answer('Leave');
    // What was typed is another question.
    await expect(page.getByText('What you have changed is not saved.')).toBeVisible();
    await question.answer('Leave');
    await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  });

  test('goes on in another text, and comes into it', async ({ storyForm, toasts }) => {
    await storyForm.write('Kiln');
    await content.fill('Intro.');
    await expect.poll(async () => JSON.stringify(await drafts.list('story:new'))).toContain('Intro.');
    await open(dashboardPaths.createStory);
    await expect(content).toContainText('Intro.');
    const pictures = holdPictures();
    const sent = answer('POST', '/api/stories', { status: 201, json: { message: 'Created' } });
    await drop();
    await storyForm.discard.click();
    await expect(content).not.toContainText('Intro.');
    await expect(page.getByRole('button', { name: 'Cancel upload' })).toBeVisible();
    await page.getByText('Undo', { exact: true }).click();
    await expect(content).toContainText('Intro.');
    pictures.release();
    await expect(content.locator('img')).toBeVisible();
    await storyForm.submit.click();
    await toasts.seeSuccess('Story created successfully!');
    expect(sent.map(({ form }) => form['content'])).toEqual([expect.stringMatching(/Intro\.[^]*\/media\/kiln\.jpg/)]);
  });

  test('keeps the view in which it has its place', async () => {
    holdPictures();
    await content.fill('Intro.');
    await drop();
    await expect(page.getByRole('checkbox', { name: 'Formatted' })).toBeDisabled();
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(page.getByRole('checkbox', { name: 'Formatted' })).toBeEnabled();
  });
});

describe('a portrait on its way', () => {
  const upload = (name: string): Locator => page.getByLabel(`New portrait of ${name}`);
  beforeEach(async () => {
    await open(dashboardPaths.createAbout);
    await page.getByRole('button', { name: 'Add person' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Asha Rao');
  });

  test('is waited for: the page is sent with it', async ({ form, toasts }) => {
    const pictures = holdPictures();
    const sent = answer('POST', '/api/aboutpage', { status: 201, json: { success: true, message: 'Well done.' } });
    await chooseFiles(upload('Asha Rao'), picture('asha.png'));
    await form.submit.click();
    await expect(waits).toBeVisible();
    expect(sent).toHaveLength(0);
    pictures.release();
    await toasts.seeSuccess('Well done.');
    expect(sent.map(({ form: parts }) => parts['people'])).toEqual([expect.stringContaining('media/kiln.jpg')]);
  });

  test('is sent again when its person comes back', async () => {
    const pictures = holdPictures();
    await chooseFiles(upload('Asha Rao'), picture('asha.png'));
    await expect.poll(() => pictures.sent.length).toBe(1);
    await page.getByRole('button', { name: 'Remove Asha Rao' }).click();
    await page.getByRole('button', { name: 'Undo: Asha Rao' }).click();
    await expect.poll(() => pictures.sent.length).toBe(2);
    pictures.release();
    await expect(page.getByRole('button', { name: 'Remove portrait of Asha Rao' })).toBeVisible();
  });

  test('gives way to another file', async () => {
    const pictures = holdPictures();
    await chooseFiles(upload('Asha Rao'), picture('asha.png'));
    await expect.poll(() => pictures.sent.length).toBe(1);
    await chooseFiles(upload('Asha Rao'), picture('asha-laughing.png'));
    await expect.poll(() => pictures.sent.map(({ form }) => form['file'])).toEqual(['asha.png', 'asha-laughing.png']);
  });
});

describe('a category that is made beside a project', () => {
  const made = { status: 201, json: { data: { id: 31, name: 'Signs' } } };
  const name = page.getByRole('textbox', { name: 'New category' });
  beforeEach(async () => {
    answer('GET', '/api/projects/7/media', { json: { media: [], headerMedia: null, title: '' } });
    await open(dashboardPaths.createProject);
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await name.fill('Signs');
  });

  test('is waited for, and chosen', async ({ projectForm, toasts }) => {
    const gate = createGate();
    answer('POST', '/api/category', async () => {
      await gate.opened;
      return made;
    });
    const sent = answer('POST', '/api/projects', { status: 201, json: { data: { id: 7 } } });
    await page.getByRole('button', { name: 'Add category' }).click();
    await projectForm.submit.click();
    await expect(page.getByText('The new category is still being added.')).toBeVisible();
    expect(sent).toHaveLength(0);
    gate.release();
    await toasts.seeSuccess('Project created successfully!');
    expect(sent.map(({ form }) => form['category'])).toEqual(['31']);
  });

  test('is added with the form where only its name is typed', async ({ projectForm, toasts }) => {
    const added = answer('POST', '/api/category', made);
    const sent = answer('POST', '/api/projects', { status: 201, json: { data: { id: 7 } } });
    await projectForm.submit.click();
    await toasts.seeSuccess('Project created successfully!');
    expect(added).toHaveLength(1);
    expect(sent.map(({ form }) => form['category'])).toEqual(['31']);
  });

  test('that cannot be added keeps the form back until it is given up', async ({
    projectForm,
    toasts,
    allowConsole,
  }) => {
    allowConsole(failure);
    answer('POST', '/api/category', { status: 500, json: { message: 'The disk is full.' } });
    const sent = answer('POST', '/api/projects', { status: 201, json: { data: { id: 7 } } });
    await projectForm.submit.click();
    await toasts.seeFailure('Not sent: the new category could not be added. Add it again, or cancel it.');
    await expect(name).toHaveValue('Signs');
    expect(sent).toHaveLength(0);
    await page.getByRole('navigation').getByRole('link', { name: 'Categories' }).click();
    await question.see();
    await question.answer('Stay');
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await toasts.undo.click();
    await expect(name).toHaveValue('Signs');
    await page.keyboard.press('Escape');
    await projectForm.submit.click();
    await toasts.seeSuccess('Project created successfully!');
    expect(sent.map(({ form }) => form['category'])).toEqual(['']);
  });
});
