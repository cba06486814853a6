import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { Dialog } from '../models/dialog.model.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
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
