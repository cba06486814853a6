import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { Dialog } from '../models/dialog.model.ts';
import { createGate, openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { answer } from '../support/answer.ts';
import { bodyOf } from '../support/bodies.ts';
import { expect, test } from '../support/test.ts';

interface Story {
  readonly id: number | string;
  readonly title: string;
  readonly authorname: string;
  readonly content: string;
}

const screens = dashboardPaths;
const ours = 'Told by a test';
const calls = '**/api/stories**';
const failure = /Failed to (load resource|delete)/;

/** A title that no other run has used. */
const newTitle = () => `${ours} ${crypto.randomUUID().slice(0, 8)}`;

async function readStories(page: Page): Promise<readonly Story[]> {
  const answer = await (await page.request.get('/api/stories')).json();
  return answer.stories ?? answer;
}

async function makeStory(page: Page): Promise<Story> {
  const title = newTitle();
  const multipart = { title, authorname: 'Nobody', content: 'One\nTwo' };
  expect((await page.request.post('/api/stories', { multipart })).ok()).toBe(true);
  const made = (await readStories(page)).find((story) => story.title === title);
  if (made === undefined) throw new Error('The story was not stored');
  return made;
}

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const { id, title } of await readStories(page)) {
    if (title.startsWith(ours)) await page.request.delete(`/api/stories/${String(id)}`);
  }
});

test.describe('creating', () => {
  test.beforeEach(async ({ page, storyForm }) => {
    await openAsAdministrator(page, screens.createStory);
    await expect(storyForm.submit).toBeVisible();
  });

  test('sends exactly title, authorname and content, says so, and the form is empty again', async ({
    page,
    toasts,
    table,
    storyForm,
  }) => {
    const title = newTitle();
    const request = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/api/stories'));
    await storyForm.write(title);
    await storyForm.submit.click();
    await toasts.seeSuccess('Story created successfully!');
    const body = bodyOf(await request);
    expect([...body.matchAll(/name="(\w+)"/g)].map(([, name]) => name)).toEqual(['title', 'authorname', 'content']);
    for (const label of ['Title', 'Author', 'Content'] as const) await expect(storyForm.field(label)).toHaveValue('');
    await expect(storyForm.field('Title')).toBeFocused();
    await expect(page.getByRole('link', { name: 'View it' })).toBeVisible();
    await page.getByRole('link', { name: 'Edit it' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Story' })).toBeVisible();
    await expect(storyForm.field('Title')).toHaveValue(title);
    await page.goto(screens.allStories);
    // The newest stands first.
    await expect(table.rows.first()).toContainText(title);
  });

  test('asks for all three, at each field, and the first has the focus', async ({ page, storyForm }) => {
    await storyForm.submit.click();
    await expect(storyForm.field('Title')).toHaveAccessibleDescription('Please enter the title');
    await expect(storyForm.field('Author')).toHaveAccessibleDescription("Please enter the author's name");
    await expect(storyForm.field('Content')).toHaveAccessibleDescription('Please enter the content');
    await expect(storyForm.field('Title')).toBeFocused();
    await storyForm.field('Title').fill('T');
    await storyForm.field('Author').fill('  ');
    await page.keyboard.press('Control+Enter');
    await expect(storyForm.field('Author')).toBeFocused();
    await expect(storyForm.field('Author')).toHaveAccessibleDescription("Please enter the author's name");
    await expect(page.getByText('Please enter the title')).toBeHidden();
  });

  test('sends once, however often it is submitted', async ({ page, toasts, storyForm }) => {
    const gate = createGate();
    let sent = 0;
    await answer(page, calls, 'POST', async (route) => {
      sent += 1;
      await gate.opened;
      await route.fallback();
    });
    await storyForm.write(newTitle());
    for (const label of ['Title', 'Author']) await storyForm.field(label).press('Enter');
    await expect(storyForm.submit).toBeEnabled();
    expect(sent).toBe(0);
    await storyForm.field('Title').press('Control+Enter');
    await storyForm.field('Content').press('Control+Enter');
    await expect(storyForm.submitting).toBeDisabled();
    gate.release();
    await toasts.seeSuccess('Story created successfully!');
    expect(sent).toBe(1);
  });

  test('a failure keeps what was typed, which can be submitted again', async ({
    page,
    allowConsole,
    toasts,
    storyForm,
  }) => {
    allowConsole(failure);
    const title = newTitle();
    await answer(page, calls, 'POST', (route) => route.fulfill({ status: 507, body: 'The disk is full.' }));
    await storyForm.write(title);
    await storyForm.submit.click();
    await toasts.seeFailure('Failed: The disk is full.');
    await expect(storyForm.submit).toBeFocused();
    await page.unrouteAll();
    await answer(page, calls, 'POST', (route) => route.abort('failed'));
    await storyForm.submit.click();
    await toasts.seeReason('The server could not be reached. What you entered is kept: try again.', 'Network error!');
    await expect(storyForm.field('Title')).toHaveValue(title);
    await page.unrouteAll();
    await storyForm.submit.click();
    await toasts.seeSuccess('Story created successfully!');
  });

  test('leaving with something typed is asked about; links and Back wait for the answer', async ({
    page,
    storyForm,
  }) => {
    await page.getByRole('navigation').getByRole('link', { name: 'All Stories' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Create Story' }).click();
    await storyForm.field('Title').fill('Half a thought');
    const question = new Dialog(page, 'Leave this page?');
    const away = page.getByRole('navigation').getByRole('link', { name: 'Categories' });
    await away.click();
    await question.see();
    await question.answer('Stay');
    await question.seeClosed();
    await expect(away).toBeFocused();
    await expect(page).toHaveURL(screens.createStory);
    await expect(storyForm.field('Title')).toHaveValue('Half a thought');
    // Held back, it never arrives: `goBack` would wait for it.
    await page.evaluate(() => history.back());
    await question.see();
    await expect(page).toHaveURL(screens.createStory);
    await question.answer('Leave');
    await expect(page).toHaveURL(screens.allStories);
    await page.getByRole('navigation').getByRole('link', { name: 'Create Story' }).click();
    await storyForm.field('Title').fill('Another');
    await page.getByRole('navigation').getByRole('link', { name: 'Categories' }).click();
    await question.answer('Leave');
    await expect(page).toHaveURL(screens.categories);
  });

  test('closing the tab with something typed brings the question of the browser', async ({ page, storyForm }) => {
    // By keys: Firefox asks nothing of who has not touched the page.
    await storyForm.field('Title').pressSequentially('Half a thought');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(storyForm.field('Title')).toHaveValue('Half a thought');
    await storyForm.field('Title').fill('');
  });
});

test.describe('editing', () => {
  test('loads the story, saves it and keeps it', async ({ page, toasts, table, storyForm }) => {
    await openAsAdministrator(page, screens.allStories);
    const story = await makeStory(page);
    await page.goto(dashboardPaths.editStory(story.id));
    await expect(storyForm.field('Title')).toHaveValue(story.title);
    await expect(storyForm.field('Author')).toHaveValue('Nobody');
    await expect(storyForm.field('Content')).toHaveValue('One\nTwo');
    const changed = newTitle();
    await storyForm.field('Title').fill(changed);
    await storyForm.field('Content').fill('One\nTwo\nThree');
    await storyForm.submit.click();
    await toasts.seeSuccess('Story updated successfully!');
    await expect(storyForm.field('Title')).toHaveValue(changed);
    await page.getByRole('navigation').getByRole('link', { name: 'All Stories' }).click();
    await table.seeRow(changed);
    await page.goto(dashboardPaths.editStory(story.id));
    await expect(storyForm.field('Content')).toHaveValue('One\nTwo\nThree');
  });

  test('a story that is not there says so', async ({ page, allowConsole }) => {
    allowConsole(/404/);
    await openAsAdministrator(page, dashboardPaths.editStory(987654));
    await expect(page.getByRole('alert').getByText(/^Error: /)).toBeVisible();
  });
});

test.describe('the list', () => {
  const question = 'Are you sure you want to delete this story?';

  test.beforeEach(async ({ page, table }) => {
    await openAsAdministrator(page, screens.allStories);
    await table.seeRows();
  });

  test('asks before it deletes; deleted, the focus goes to a row that stays', async ({ page, toasts, table }) => {
    const { title } = await makeStory(page);
    await page.reload();
    await expect(table.headings).toHaveText(['S.No', 'Story Name', 'Action']);
    const button = table.delete(title);
    await button.click();
    const dialog = new Dialog(page, question);
    await dialog.seeText(title);
    await dialog.seeFocusOn('Cancel');
    await page.keyboard.press('Enter');
    await dialog.seeClosed();
    await expect(button).toBeFocused();
    const next = (await readStories(page)).toReversed()[1];
    await button.click();
    await dialog.answer('Delete');
    await toasts.seeSuccess('Story deleted successfully!');
    await expect(table.row(title)).toBeHidden();
    await expect(table.edit(next?.title ?? '')).toBeFocused();
    expect((await readStories(page)).map((story) => story.title)).not.toContain(title);
  });

  test('a failed deletion says so, here and in the console, and leaves the row', async ({
    page,
    allowConsole,
    toasts,
    dialog,
    table,
  }) => {
    allowConsole(failure);
    const { title } = await makeStory(page);
    await page.reload();
    await answer(page, calls, 'DELETE', (route) => route.fulfill({ status: 500 }));
    const logged = page.waitForEvent('console', (message) => message.text().includes('Failed to delete story.'));
    await table.delete(title).click();
    await dialog.answer('Delete');
    await toasts.seeFailure('Failed to delete story.');
    await toasts.seeReason('The server had an error of its own.', 'Failed to delete story.');
    expect((await logged).type()).toBe('error');
    await expect(table.delete(title)).toBeFocused();
  });

  test('many can be searched and sorted', async ({ page, table }) => {
    const stories = Array.from({ length: 12 }, (_, index) => ({
      id: index,
      title: `Story ${'LKJIHGFEDCBA'[index] ?? ''}`,
      authorname: 'A',
      content: 'C',
    }));
    await answer(page, calls, 'GET', (route) => route.fulfill({ json: { stories } }));
    await page.reload();
    await expect(table.rows.first()).toContainText('Story A');
    await expect(table.rows).toHaveCount(12);
    await page.getByLabel('Search by title').fill('  story b');
    await expect(table.rows).toHaveCount(1);
    await page.getByLabel('Search by title').fill('nothing like it');
    await expect(page.getByText('No story has that in its title')).toBeVisible();
    await page.getByLabel('Search by title').fill('');
    await answer(page, calls, 'GET', (route) => route.fulfill({ json: { stories: stories.toReversed() } }));
    await page.reload();
    await expect(table.rows.first()).toContainText('Story L');
    await page.getByLabel('Sort by').selectOption('Title');
    await expect(table.rows.first()).toContainText('Story A');
  });

  test('an empty list leads to Create Story', async ({ page }) => {
    await answer(page, calls, 'GET', (route) => route.fulfill({ json: { stories: [] } }));
    await page.reload();
    await expect(page.getByText('No stories available')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Create Story' }).click();
    await expect(page).toHaveURL(screens.createStory);
  });
});

test(
  'accessible in both themes: form with messages, list, question',
  { tag: '@long' },
  async ({ page, dialog, storyForm }) => {
    test.slow();
    await openAsAdministrator(page, screens.createStory);
    await storyForm.submit.click();
    await expect(page.getByText('Please enter the content')).toBeVisible();
    await expectAccessible(page);
    await page.goto(screens.allStories);
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await dialog.see();
    await expectAccessible(page);
  },
);
