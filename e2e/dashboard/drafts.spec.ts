import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { bodyOf, passOn } from '../support/bodies.ts';
import { readKept, untilKept } from '../support/drafts.ts';
import { expectKept } from '../support/kept-files.ts';
import { Dialog } from '../models/dialog.model.ts';
import { StoryForm } from '../models/story-form.model.ts';
import { expect, test } from '../support/test.ts';

const { allStories, categories, createProject, createStory, editAbout, homepage } = dashboardPaths;
const ours = 'Drafted by a test';

async function findStory(page: Page, title: string): Promise<{ readonly id: number | string } | undefined> {
  const answer = await (await page.request.get('/api/stories')).json();
  const stories: readonly { readonly id: number | string; readonly title: string }[] = answer.stories ?? answer;
  return stories.find((story) => story.title.startsWith(title));
}

async function removeOurs(page: Page): Promise<void> {
  for (let story = await findStory(page, ours); story !== undefined; story = await findStory(page, ours)) {
    expect((await page.request.delete(`/api/stories/${String(story.id)}`)).ok()).toBe(true);
  }
}

/** One pixel: a picture is opened before it is taken. */
const studioPicture = {
  name: 'studio.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await removeOurs(page);
});

test('what is typed outlives a reload, and Discard takes it back for good', async ({ page, storyForm }) => {
  await openAsAdministrator(page, createStory);
  await storyForm.write(ours);
  await untilKept(page, 'Then.');
  await page.reload();
  await storyForm.seeDraft(ours);
  await expectAccessible(page);
  await storyForm.discard.click();
  await expect(storyForm.field('Title')).toHaveValue('');
  await expect(storyForm.field('Title')).toBeFocused();
  await expect(storyForm.draftNote).toBeHidden();
  await page.reload();
  await expect(storyForm.field('Title')).toBeEditable();
  await expect(storyForm.field('Title')).toHaveValue('');
  await expect(storyForm.draftNote).toBeHidden();
});

/** The same browser, another tab. */
async function openTab(page: Page, path: string) {
  const tab = await page.context().newPage();
  await tab.goto(path);
  const form = new StoryForm(tab);
  await expect(form.field('Title')).toBeEditable();
  return { tab, form };
}

test('two tabs with the same form keep a draft each; reloads find their own', async ({ page, storyForm }) => {
  await openAsAdministrator(page, createStory);
  await storyForm.write(`${ours} here`);
  await untilKept(page, 'here');
  const { tab, form } = await openTab(page, createStory);
  await expect(form.field('Title')).toHaveValue('');
  await form.write(`${ours} there`);
  await untilKept(page, 'there');
  await tab.reload();
  await form.seeDraft(`${ours} there`);
  await page.reload();
  await storyForm.seeDraft(`${ours} here`);
  await expect(page.getByText(/not sent/)).toBeHidden();
  await form.discard.click();
  await expect.poll(() => readKept(page)).not.toContain('there');
  expect(await readKept(page)).toContain('here');
  await tab.close();
});

test('two tabs of a new project make two projects’ drafts, files and all', async ({ page }) => {
  await openAsAdministrator(page, createProject);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Of the first tab');
  await untilKept(page, 'first tab');
  const { tab, form } = await openTab(page, createProject);
  await form.field('Title').fill('Of the second tab');
  await untilKept(page, 'second tab');
  await page.reload();
  await expect(title).toHaveValue('Of the first tab');
  await tab.reload();
  await expect(form.field('Title')).toHaveValue('Of the second tab');
  await tab.close();
});

test('drafts of closed tabs are listed: one goes on, one is discarded and comes back', async ({ page, storyForm }) => {
  test.slow();
  await openAsAdministrator(page, allStories);
  const tabs = [await openTab(page, createStory), await openTab(page, createStory)] as const;
  await tabs[0].form.write(`${ours} one`);
  await tabs[1].form.write(`${ours} two`);
  await untilKept(page, 'one');
  await untilKept(page, 'two');
  for (const { tab } of tabs) await tab.close({ runBeforeUnload: false });
  await page.goto(createStory);
  const list = page.getByRole('region', { name: '2 drafts not sent' });
  await expect(list.getByRole('listitem')).toHaveText([/two.*Saved \d\d:\d\d/, /one.*Saved \d\d:\d\d/]);
  await expect(storyForm.field('Title')).toHaveValue('');
  await expectAccessible(page);
  await page.getByRole('button', { name: `Discard ${ours} one` }).click();
  const undo = page.getByRole('button', { name: `Undo, ${ours} one` });
  await expect(undo).toBeFocused();
  await expect.poll(() => readKept(page)).not.toContain('one');
  await undo.press('Enter');
  await expect(page.getByRole('button', { name: `Discard ${ours} one` })).toBeFocused();
  await untilKept(page, 'one');
  await storyForm.field('Title').fill(`${ours} three`);
  await page.getByRole('button', { name: `Continue ${ours} one` }).click();
  await storyForm.seeDraft(`${ours} one`);
  await expect(storyForm.field('Title')).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: `${ours} three` })).toBeVisible();
  await page.reload();
  await storyForm.seeDraft(`${ours} one`);
  await expect(page.getByRole('region', { name: '2 drafts not sent' })).toBeVisible();
});

test('the draft that the former release kept is restored', async ({ page, storyForm }) => {
  await openAsAdministrator(page, allStories);
  await page.evaluate(async (title) => {
    const opening = indexedDB.open('vitrine', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('drafts'));
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const writing = opening.result.transaction('drafts', 'readwrite');
    const value = { title, author: 'Ritika Anand', content: 'First.\n\nThen.' };
    writing.objectStore('drafts').put({ savedAt: Date.now(), version: '', value }, 'story:new');
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    opening.result.close();
  }, ours);
  await page.goto(createStory);
  await storyForm.seeDraft(ours);
  await storyForm.discard.click();
  await expect.poll(() => readKept(page)).not.toContain(ours);
});

test('a draft that was discarded comes back in its place, files included', async ({ page, storyForm }) => {
  await openAsAdministrator(page, editAbout);
  const name = storyForm.field('Client name, column 2');
  await name.fill('Half a na');
  await page.getByLabel('Image', { exact: true }).and(page.locator('input')).setInputFiles(studioPicture);
  await untilKept(page, 'vitrine:file');
  await page.reload();
  await storyForm.discard.click();
  await expect(name).toHaveValue('');
  await expect(page.getByRole('status').getByText('Draft discarded.')).toBeVisible();
  await expect.poll(() => readKept(page)).not.toContain('Half a na');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(name).toHaveValue('Half a na');
  await expect(page.getByText('Selected file: studio.png')).toBeVisible();
  await expect(storyForm.draftNote).toBeVisible();
  await untilKept(page, 'vitrine:file');
  await page.reload();
  await expect(page.getByText('Selected file: studio.png')).toBeVisible();
  await storyForm.discard.click();
  await storyForm.field('Client name, column 1').fill('Typed after');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeHidden();
});

test('a draft of a story that has changed meanwhile says so; saved, it is gone', async ({
  page,
  allowConsole,
  toasts,
  storyForm,
}) => {
  // Firefox lets code fail that is still to come when its page is left.
  allowConsole(/The formatted view could not be loaded/);
  await openAsAdministrator(page, createStory);
  const story = { title: `${ours} once`, authorname: 'Nobody', content: 'One' };
  expect((await page.request.post('/api/stories', { multipart: story })).ok()).toBe(true);
  const { id } = (await findStory(page, ours)) ?? { id: '' };
  await page.goto(dashboardPaths.editStory(id));
  await storyForm.write(`${ours} here`);
  await untilKept(page, 'Then.');
  await page.goto(createStory);
  await expect(storyForm.field('Title')).toHaveValue('');
  const multipart = { ...story, title: `${ours} elsewhere` };
  expect((await page.request.patch(`/api/stories/${String(id)}`, { multipart })).ok()).toBe(true);
  await page.goto(dashboardPaths.editStory(id));
  await storyForm.seeDraft(`${ours} here`);
  await expect(page.getByText(/The stored version has changed since$/)).toBeVisible();
  await storyForm.submit.click();
  await toasts.seeSuccess('Story updated successfully!');
  await expect(storyForm.draftNote).toBeHidden();
  await page.reload();
  await expect(storyForm.field('Title')).toHaveValue(`${ours} here`);
  await expect(storyForm.field('Title')).toBeEditable();
  await expect(storyForm.draftNote).toBeHidden();
});

test('Save mine anyway writes only what was changed here', async ({ page, allowConsole, toasts, storyForm }) => {
  allowConsole(/412/);
  await openAsAdministrator(page, createStory);
  const story = { title: ours, authorname: 'Nobody', content: 'One' };
  expect((await page.request.post('/api/stories', { multipart: story })).ok()).toBe(true);
  const { id } = (await findStory(page, ours)) ?? { id: '' };
  await page.goto(dashboardPaths.editStory(id));
  await storyForm.field('Content').fill('Mine');
  await storyForm.field('Title').fill(`${ours} here`);
  const multipart = { ...story, authorname: 'Somebody', title: `${ours} elsewhere` };
  expect((await page.request.patch(`/api/stories/${String(id)}`, { multipart })).ok()).toBe(true);
  await storyForm.submit.click();
  const conflict = new Dialog(page, 'This was changed elsewhere since you opened it');
  await conflict.seeText(/Changed here\s*Content/);
  await conflict.seeText(/Changed elsewhere, stays as stored\s*Author/);
  await conflict.seeText(/Changed on both sides, yours is written where they differ\s*Title/);
  await expectAccessible(page);
  await conflict.answer('Save mine anyway');
  await toasts.seeSuccess('Story updated successfully!');
  await storyForm.seeValues({ Title: `${ours} here`, Author: 'Somebody', Content: 'Mine' });
  expect(await (await page.request.get(`/api/stories/${String(id)}`)).json()).toMatchObject({
    title: `${ours} here`,
    authorname: 'Somebody',
    content: 'Mine',
  });
});

test('the About form keeps the chosen image and what is half typed', async ({ page, toasts, storyForm }) => {
  await openAsAdministrator(page, editAbout);
  const name = storyForm.field('Client name, column 2');
  await name.fill('Half a na');
  await page.getByLabel('Image', { exact: true }).and(page.locator('input')).setInputFiles(studioPicture);
  await untilKept(page, 'vitrine:file');
  await page.reload();
  await expect(storyForm.draftNote).toBeVisible();
  await expect(page.getByText('Selected file: studio.png')).toBeVisible();
  await expect(name).toHaveValue('Half a na');
  await name.fill('');
  await page.route('**/api/aboutpage', (route, request) =>
    request.method() === 'PATCH' ? route.fulfill({ json: { success: true } }) : route.fallback(),
  );
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  expect(bodyOf(await sent)).toMatch(/filename="studio\.png"\r\nContent-Type: image\/png/);
  await toasts.seeSuccess('About page updated successfully!');
  await expect(storyForm.draftNote).toBeHidden();
  await expect(page.getByText('Selected file')).toBeHidden();
});

test('a session that ends under a submit leads to login and back to everything that was typed', async ({
  page,
  allowConsole,
  toasts,
  login,
  storyForm,
}) => {
  allowConsole(/401/);
  await openAsAdministrator(page, createStory);
  await storyForm.write(ours);
  await page.context().clearCookies();
  await storyForm.submit.click();
  const expired = page.getByRole('alertdialog', { name: 'Your token has expired, Please login again!' });
  await expired.getByRole('button', { name: 'Login' }).click();
  await login.logIn();
  await expect(page).toHaveURL(createStory);
  await storyForm.seeDraft(ours);
  await storyForm.submit.click();
  await toasts.seeSuccess('Story created successfully!');
  await expect(page.getByRole('alert').getByText(/Failed/)).toBeHidden();
  expect(await findStory(page, ours)).toBeDefined();
});

test('so do the files that were chosen for a project', async ({ page, allowConsole }) => {
  allowConsole(/401/);
  await expectKept(page);
});

test('the check that finds the session ended asks nothing, and login leads back to the draft', async ({
  page,
  allowConsole,
  login,
  storyForm,
}) => {
  allowConsole(/401/);
  await page.clock.install();
  await openAsAdministrator(page, createStory);
  await page.waitForLoadState('networkidle');
  await storyForm.write(ours);
  await page.context().clearCookies();
  await page.clock.fastForward(50_000);
  await expect(page).toHaveURL(paths.login);
  await login.logIn();
  await expect(page).toHaveURL(createStory);
  await storyForm.seeDraft(ours);
  await storyForm.discard.click();
});

test('a provider that dies under a submit loses nothing, not even with a reload before the next try', async ({
  page,
  allowConsole,
  toasts,
  storyForm,
}) => {
  allowConsole(/Failed to load resource/);
  await openAsAdministrator(page, createStory);
  await storyForm.write(ours);
  await page.route('**/api/stories', (route) => route.abort('connectionreset'));
  await storyForm.submit.click();
  await toasts.seeFailure('Network error!');
  await expect(storyForm.field('Content')).toHaveValue('First.\n\nThen.');
  await untilKept(page, 'Then.');
  await page.reload();
  await storyForm.seeDraft(ours);
  await page.unrouteAll();
  await storyForm.submit.click();
  await toasts.seeSuccess('Story created successfully!');
  await expect(storyForm.field('Title')).toHaveValue('');
});

test('an answer that is lost and a reload before the next try make one story', async ({
  page,
  allowConsole,
  toasts,
  storyForm,
}) => {
  allowConsole(/Failed to load resource/);
  await openAsAdministrator(page, createStory);
  await storyForm.write(ours);
  await page.route('**/api/stories', async (route) => {
    expect((await passOn(route)).ok()).toBe(true);
    await route.abort('connectionreset');
  });
  await storyForm.submit.click();
  await toasts.seeFailure('Network error!');
  await page.unrouteAll();
  await page.reload();
  await storyForm.seeDraft(ours);
  await storyForm.submit.click();
  await toasts.seeSuccess('Story created successfully!');
  const answer = await (await page.request.get('/api/stories')).json();
  const stories: readonly { readonly title: string }[] = answer.stories ?? answer;
  expect(stories.filter((story) => story.title.startsWith(ours))).toHaveLength(1);
});

test('an answer that is lost and a reload before the next try make one category', async ({ page, allowConsole }) => {
  allowConsole(/Failed to (load resource|add category)/);
  await openAsAdministrator(page, categories);
  const name = page.getByRole('textbox', { name: 'Category name' });
  const add = page.getByRole('button', { name: 'Add', exact: true });
  const rows = page.getByRole('row').filter({ hasText: ours });
  await name.fill(ours);
  await page.route('**/api/category', async (route) => {
    expect((await passOn(route)).ok()).toBe(true);
    await route.abort('connectionreset');
  });
  await add.click();
  await expect(page.getByRole('alert').getByText(/Failed/)).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(name).toHaveValue(ours);
  await add.click();
  await expect(name).toHaveValue('');
  await expect(rows).toHaveCount(1);
  const sent = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await rows.getByRole('button', { name: /Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  expect((await sent).ok()).toBe(true);
});

test('the texts of the home page wait while one chooses media', async ({ page, storyForm }) => {
  await openAsAdministrator(page, homepage);
  await storyForm.field('Text 2').fill('Not said yet');
  await page.getByRole('link', { name: /Media/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Media' })).toBeVisible();
  await page.goBack();
  await expect(storyForm.draftNote).toBeVisible();
  await expect(storyForm.field('Text 2')).toHaveValue('Not said yet');
  await storyForm.discard.click();
  await expect(storyForm.field('Text 2')).not.toHaveValue('Not said yet');
  await expect(storyForm.field('Text 1')).toBeFocused();
});

test('the new name of a category waits in its row; Cancel and Discard let it go', async ({ page, storyForm }) => {
  await openAsAdministrator(page, categories);
  const name = page.getByLabel('New name of Identity');
  const edit = page.getByRole('button', { name: 'Edit Identity' });
  await edit.click();
  await name.fill(ours);
  await untilKept(page, ours);
  await page.reload();
  await expect(name).toHaveValue(ours);
  await expect(storyForm.draftNote).toBeVisible();
  await expect(name).not.toBeFocused();
  await storyForm.discard.click();
  await expect(edit).toBeFocused();
  await edit.click();
  await name.fill(ours);
  await untilKept(page, ours);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => readKept(page)).not.toContain(ours);
  await page.reload();
  await expect(edit).toBeVisible();
  await expect(storyForm.draftNote).toBeHidden();
});

test('a browser that keeps nothing says so, and the form works', async ({ page, toasts, storyForm }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Site data is off', 'SecurityError');
    };
  });
  await openAsAdministrator(page, createStory);
  const off = page.getByRole('status').getByText(/^This browser keeps no draft/);
  await expect(storyForm.field('Title')).toBeEditable();
  await expect(off).toBeHidden();
  await storyForm.write(ours);
  await expect(off).toBeVisible();
  await storyForm.submit.click();
  await toasts.seeSuccess('Story created successfully!');
  await expect(off).toBeHidden();
});
