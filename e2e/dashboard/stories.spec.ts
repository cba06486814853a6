import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { createGate, openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

interface Story {
  readonly id: number | string;
  readonly title: string;
  readonly authorname: string;
  readonly content: string;
}

const screens = paths.dashboardScreens;
const ours = 'Told by a test';
const failure = /Failed to (load resource|delete)/;

/** A title that no other run has used. */
const newTitle = () => `${ours} ${crypto.randomUUID().slice(0, 8)}`;

const field = (page: Page, label: 'Title' | 'Author' | 'Content') => page.getByRole('textbox', { name: label });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const toast = (page: Page, kind: 'status' | 'alert', text: string) => page.getByRole(kind).getByText(text);

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

async function fill(page: Page, title: string): Promise<void> {
  await field(page, 'Title').fill(title);
  await field(page, 'Author').fill('Ritika Anand');
  await field(page, 'Content').fill('First.\n\nThen.');
}

/** Answers one method of the stories' calls with this. */
async function answer(page: Page, method: string, respond: Parameters<Page['route']>[1]): Promise<void> {
  await page.route('**/api/stories**', async (route, request) => {
    if (request.method() === method) await respond(route, request);
    else await route.fallback();
  });
}

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const { id, title } of await readStories(page)) {
    if (title.startsWith(ours)) await page.request.delete(`/api/stories/${String(id)}`);
  }
});

test.describe('creating', () => {
  test.beforeEach(async ({ page }) => {
    await openAsAdministrator(page, screens.createStory);
    await expect(submit(page)).toBeVisible();
  });

  test('sends exactly title, authorname and content, says so, and the form is empty again', async ({ page }) => {
    const title = newTitle();
    const request = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/api/stories'));
    await fill(page, title);
    await submit(page).click();
    await expect(toast(page, 'status', 'Story created successfully!')).toBeVisible();
    const body = (await request).postData() ?? '';
    expect([...body.matchAll(/name="(\w+)"/g)].map(([, name]) => name)).toEqual(['title', 'authorname', 'content']);
    for (const label of ['Title', 'Author', 'Content'] as const) await expect(field(page, label)).toHaveValue('');
    await expect(field(page, 'Title')).toBeFocused();
    await page.goto(screens.allStories);
    // The newest stands first.
    await expect(page.getByRole('row').nth(1)).toContainText(title);
  });

  test('asks for all three, at each field, and the first has the focus', async ({ page }) => {
    await submit(page).click();
    await expect(field(page, 'Title')).toHaveAccessibleDescription('Please enter the title');
    await expect(field(page, 'Author')).toHaveAccessibleDescription("Please enter the author's name");
    await expect(field(page, 'Content')).toHaveAccessibleDescription('Please enter the content');
    await expect(field(page, 'Title')).toBeFocused();
    await field(page, 'Title').fill('T');
    await field(page, 'Author').fill('  ');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Author')).toBeFocused();
    await expect(page.getByText('Please enter the title')).toBeHidden();
  });

  test('sends once, however often it is submitted', async ({ page }) => {
    const gate = createGate();
    let sent = 0;
    await answer(page, 'POST', async (route) => {
      sent += 1;
      await gate.opened;
      await route.fallback();
    });
    await fill(page, newTitle());
    await field(page, 'Title').press('Enter');
    await field(page, 'Title').press('Enter');
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    gate.release();
    await expect(toast(page, 'status', 'Story created successfully!')).toBeVisible();
    expect(sent).toBe(1);
  });

  test('a failure keeps what was typed, which can be submitted again', async ({ page, allowConsole }) => {
    allowConsole(failure);
    const title = newTitle();
    await answer(page, 'POST', (route) => route.fulfill({ status: 507, body: 'The disk is full.' }));
    await fill(page, title);
    await submit(page).click();
    await expect(toast(page, 'alert', 'Failed: The disk is full.')).toBeVisible();
    await expect(submit(page)).toBeFocused();
    await page.unrouteAll();
    await answer(page, 'POST', (route) => route.abort('failed'));
    await submit(page).click();
    await expect(toast(page, 'alert', 'Network error!')).toBeVisible();
    await expect(field(page, 'Title')).toHaveValue(title);
    await page.unrouteAll();
    await submit(page).click();
    await expect(toast(page, 'status', 'Story created successfully!')).toBeVisible();
  });

  test('leaving with something typed is asked about; links and Back wait for the answer', async ({ page }) => {
    await page.getByRole('navigation').getByRole('link', { name: 'All Stories' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Create Story' }).click();
    await field(page, 'Title').fill('Half a thought');
    const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
    const away = page.getByRole('navigation').getByRole('link', { name: 'Categories' });
    await away.click();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await expect(away).toBeFocused();
    await expect(page).toHaveURL(screens.createStory);
    await expect(field(page, 'Title')).toHaveValue('Half a thought');
    // Held back, it never arrives: `goBack` would wait for it.
    await page.evaluate(() => history.back());
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(screens.createStory);
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(screens.allStories);
    await page.getByRole('navigation').getByRole('link', { name: 'Create Story' }).click();
    await field(page, 'Title').fill('Another');
    await page.getByRole('navigation').getByRole('link', { name: 'Categories' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(screens.categories);
  });

  test('closing the tab with something typed brings the question of the browser', async ({ page }) => {
    await field(page, 'Title').fill('Half a thought');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(field(page, 'Title')).toHaveValue('Half a thought');
    await field(page, 'Title').fill('');
  });
});

test.describe('editing', () => {
  test('loads the story, saves it and keeps it', async ({ page }) => {
    await openAsAdministrator(page, screens.allStories);
    const story = await makeStory(page);
    await page.goto(paths.editStory(story.id));
    await expect(field(page, 'Title')).toHaveValue(story.title);
    await expect(field(page, 'Author')).toHaveValue('Nobody');
    await expect(field(page, 'Content')).toHaveValue('One\nTwo');
    const changed = newTitle();
    await field(page, 'Title').fill(changed);
    await field(page, 'Content').fill('One\nTwo\nThree');
    await submit(page).click();
    await expect(toast(page, 'status', 'Story updated successfully!')).toBeVisible();
    await expect(field(page, 'Title')).toHaveValue(changed);
    await page.getByRole('navigation').getByRole('link', { name: 'All Stories' }).click();
    await expect(rowOf(page, changed)).toBeVisible();
    await page.goto(paths.editStory(story.id));
    await expect(field(page, 'Content')).toHaveValue('One\nTwo\nThree');
  });

  test('a story that is not there says so', async ({ page, allowConsole }) => {
    allowConsole(/404/);
    await openAsAdministrator(page, paths.editStory(987654));
    await expect(page.getByRole('alert').getByText(/^Error: /)).toBeVisible();
  });
});

test.describe('the list', () => {
  const question = 'Are you sure you want to delete this story?';

  test.beforeEach(async ({ page }) => {
    await openAsAdministrator(page, screens.allStories);
    await expect(page.getByRole('row')).not.toHaveCount(0);
  });

  test('asks before it deletes; deleted, the focus goes to a row that stays', async ({ page }) => {
    const { title } = await makeStory(page);
    await page.reload();
    await expect(page.getByRole('columnheader')).toHaveText(['S.No', 'Story Name', 'Action']);
    const button = page.getByRole('button', { name: `Delete ${title}` });
    await button.click();
    const dialog = page.getByRole('alertdialog', { name: question });
    await expect(dialog).toContainText(title);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    const next = (await readStories(page)).toReversed()[1];
    await button.click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'status', 'Story deleted successfully!')).toBeVisible();
    await expect(rowOf(page, title)).toBeHidden();
    await expect(page.getByRole('link', { name: `Edit ${next?.title ?? ''}` })).toBeFocused();
    expect((await readStories(page)).map((story) => story.title)).not.toContain(title);
  });

  test('a failed deletion says so, here and in the console, and leaves the row', async ({ page, allowConsole }) => {
    allowConsole(failure);
    const { title } = await makeStory(page);
    await page.reload();
    await answer(page, 'DELETE', (route) => route.fulfill({ status: 500 }));
    const logged = page.waitForEvent('console', (message) => message.text().includes('Failed to delete story.'));
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'alert', 'Failed to delete story.')).toBeVisible();
    expect((await logged).type()).toBe('error');
    await expect(page.getByRole('button', { name: `Delete ${title}` })).toBeFocused();
  });

  test('many can be searched and sorted', async ({ page }) => {
    const stories = Array.from({ length: 12 }, (_, index) => ({
      id: index,
      title: `Story ${'LKJIHGFEDCBA'[index] ?? ''}`,
      authorname: 'A',
      content: 'C',
    }));
    await answer(page, 'GET', (route) => route.fulfill({ json: { stories } }));
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toContainText('Story A');
    await expect(page.getByRole('row')).toHaveCount(13);
    await page.getByLabel('Search by title').fill('  story b');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByLabel('Search by title').fill('nothing like it');
    await expect(page.getByText('No story has that in its title')).toBeVisible();
    await page.getByLabel('Search by title').fill('');
    await answer(page, 'GET', (route) => route.fulfill({ json: { stories: stories.toReversed() } }));
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toContainText('Story L');
    await page.getByLabel('Sort by').selectOption('Title');
    await expect(page.getByRole('row').nth(1)).toContainText('Story A');
  });

  test('an empty list leads to Create Story', async ({ page }) => {
    await answer(page, 'GET', (route) => route.fulfill({ json: { stories: [] } }));
    await page.reload();
    await expect(page.getByText('No stories available')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Create Story' }).click();
    await expect(page).toHaveURL(screens.createStory);
  });
});

test('accessible in both themes: form with messages, list, question', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await openAsAdministrator(page, screens.createStory);
  await submit(page).click();
  await expect(page.getByText('Please enter the content')).toBeVisible();
  await expectAccessible(page);
  await page.goto(screens.allStories);
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
});
