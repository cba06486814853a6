import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator, submitLogin } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const { categories, createStory, editAbout, homepage } = paths.dashboardScreens;
const ours = 'Drafted by a test';
const restored = /^Draft from \d\d:\d\d restored/;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const note = (page: Page) => page.getByRole('status').getByText(restored);
const discard = (page: Page) => page.getByRole('button', { name: 'Discard' });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });
const toast = (page: Page, kind: 'status' | 'alert', text: string) => page.getByRole(kind).getByText(text);

async function type(page: Page, title: string): Promise<void> {
  await field(page, 'Title').fill(title);
  await field(page, 'Author').fill('Ritika Anand');
  await field(page, 'Content').fill('First.\n\nThen.');
}

async function expectTyped(page: Page, title: string): Promise<void> {
  await expect(note(page)).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue(title);
  await expect(field(page, 'Author')).toHaveValue('Ritika Anand');
  await expect(field(page, 'Content')).toHaveValue('First.\n\nThen.');
}

/** All that lies in the browser, as JSON. */
function readKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('vitrine');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const found = opening.result.transaction('drafts').objectStore('drafts').getAll();
    await new Promise((resolve) => found.addEventListener('success', resolve));
    opening.result.close();
    return JSON.stringify(found.result);
  });
}

/** Leaving within the blink of an eye is a race that a busy browser may lose; no hand is as quick as a test. */
async function untilKept(page: Page, part: string): Promise<void> {
  await expect.poll(() => readKept(page)).toContain(part);
}

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

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await removeOurs(page);
});

test('what is typed outlives a reload, and Discard takes it back for good', async ({ page }) => {
  await openAsAdministrator(page, createStory);
  await type(page, ours);
  await untilKept(page, 'Then.');
  await page.reload();
  await expectTyped(page, ours);
  await expectAccessible(page);
  await discard(page).click();
  await expect(field(page, 'Title')).toHaveValue('');
  await expect(field(page, 'Title')).toBeFocused();
  await expect(note(page)).toBeHidden();
  await page.reload();
  await expect(field(page, 'Title')).toBeEditable();
  await expect(field(page, 'Title')).toHaveValue('');
  await expect(note(page)).toBeHidden();
});

test('a draft of a story that has changed meanwhile says so; saved, it is gone', async ({ page }) => {
  await openAsAdministrator(page, createStory);
  const story = { title: `${ours} once`, authorname: 'Nobody', content: 'One' };
  expect((await page.request.post('/api/stories', { multipart: story })).ok()).toBe(true);
  const { id } = (await findStory(page, ours)) ?? { id: '' };
  await page.goto(paths.editStory(id));
  await type(page, `${ours} here`);
  await untilKept(page, 'Then.');
  await page.goto(createStory);
  await expect(field(page, 'Title')).toHaveValue('');
  const multipart = { ...story, title: `${ours} elsewhere` };
  expect((await page.request.patch(`/api/stories/${String(id)}`, { multipart })).ok()).toBe(true);
  await page.goto(paths.editStory(id));
  await expectTyped(page, `${ours} here`);
  await expect(page.getByText(/The stored version has changed since$/)).toBeVisible();
  await submit(page).click();
  await expect(toast(page, 'status', 'Story updated successfully!')).toBeVisible();
  await expect(note(page)).toBeHidden();
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue(`${ours} here`);
  await expect(field(page, 'Title')).toBeEditable();
  await expect(note(page)).toBeHidden();
});

test('the About form keeps the chosen image and what is half typed', async ({ page }) => {
  await openAsAdministrator(page, editAbout);
  const name = field(page, 'Client name, column 2');
  await name.fill('Half a na');
  const buffer = Buffer.from('pixels');
  await page.locator('input[type=file]').setInputFiles({ name: 'studio.png', mimeType: 'image/png', buffer });
  await untilKept(page, 'vitrine:file');
  await page.reload();
  await expect(note(page)).toBeVisible();
  await expect(page.getByText('Selected file: studio.png')).toBeVisible();
  await expect(name).toHaveValue('Half a na');
  await name.fill('');
  await page.route('**/api/aboutpage', (route, request) =>
    request.method() === 'PATCH' ? route.fulfill({ json: { success: true } }) : route.fallback(),
  );
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  expect((await sent).postData()).toMatch(/filename="studio\.png"\r\nContent-Type: image\/png/);
  await expect(toast(page, 'status', 'About page updated successfully!')).toBeVisible();
  await expect(note(page)).toBeHidden();
  await expect(page.getByText('Selected file')).toBeHidden();
});

test('a session that ends under a submit leads to login and back to everything that was typed', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/401/);
  await openAsAdministrator(page, createStory);
  await type(page, ours);
  await page.context().clearCookies();
  await submit(page).click();
  const expired = page.getByRole('alertdialog', { name: 'Your token has expired, Please login again!' });
  await expired.getByRole('button', { name: 'Login' }).click();
  await submitLogin(page);
  await expect(page).toHaveURL(createStory);
  await expectTyped(page, ours);
  await submit(page).click();
  await expect(toast(page, 'status', 'Story created successfully!')).toBeVisible();
  await expect(page.getByRole('alert').getByText(/Failed/)).toBeHidden();
  expect(await findStory(page, ours)).toBeDefined();
});

test('the check that finds the session ended asks nothing, and login leads back to the draft', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/401/);
  await page.clock.install();
  await openAsAdministrator(page, createStory);
  await page.waitForLoadState('networkidle');
  await type(page, ours);
  await page.context().clearCookies();
  await page.clock.fastForward(50_000);
  await expect(page).toHaveURL(paths.login);
  await submitLogin(page);
  await expect(page).toHaveURL(createStory);
  await expectTyped(page, ours);
  await discard(page).click();
});

test('a provider that dies under a submit loses nothing, not even with a reload before the next try', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await openAsAdministrator(page, createStory);
  await type(page, ours);
  await page.route('**/api/stories', (route) => route.abort('connectionreset'));
  await submit(page).click();
  await expect(toast(page, 'alert', 'Network error!')).toBeVisible();
  await expect(field(page, 'Content')).toHaveValue('First.\n\nThen.');
  await untilKept(page, 'Then.');
  await page.reload();
  await expectTyped(page, ours);
  await page.unrouteAll();
  await submit(page).click();
  await expect(toast(page, 'status', 'Story created successfully!')).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue('');
});

test('an answer that is lost and a reload before the next try make one story', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await openAsAdministrator(page, createStory);
  await type(page, ours);
  await page.route('**/api/stories', async (route) => {
    expect((await route.fetch()).ok()).toBe(true);
    await route.abort('connectionreset');
  });
  await submit(page).click();
  await expect(toast(page, 'alert', 'Network error!')).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expectTyped(page, ours);
  await submit(page).click();
  await expect(toast(page, 'status', 'Story created successfully!')).toBeVisible();
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
    expect((await route.fetch()).ok()).toBe(true);
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

test('the texts of the home page wait while one chooses media', async ({ page }) => {
  await openAsAdministrator(page, homepage);
  await field(page, 'Text 2').fill('Not said yet');
  await page.getByRole('link', { name: /Media/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Media' })).toBeVisible();
  await page.goBack();
  await expect(note(page)).toBeVisible();
  await expect(field(page, 'Text 2')).toHaveValue('Not said yet');
  await discard(page).click();
  await expect(field(page, 'Text 2')).not.toHaveValue('Not said yet');
  await expect(field(page, 'Text 1')).toBeFocused();
});

test('the new name of a category waits in its row; Cancel and Discard let it go', async ({ page }) => {
  await openAsAdministrator(page, categories);
  const name = page.getByLabel('New name of Identity');
  const edit = page.getByRole('button', { name: 'Edit Identity' });
  await edit.click();
  await name.fill(ours);
  await untilKept(page, ours);
  await page.reload();
  await expect(name).toHaveValue(ours);
  await expect(note(page)).toBeVisible();
  await expect(name).not.toBeFocused();
  await discard(page).click();
  await expect(edit).toBeFocused();
  await edit.click();
  await name.fill(ours);
  await untilKept(page, ours);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => readKept(page)).not.toContain(ours);
  await page.reload();
  await expect(edit).toBeVisible();
  await expect(note(page)).toBeHidden();
});

test('a browser that keeps nothing says so, and the form works', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Site data is off', 'SecurityError');
    };
  });
  await openAsAdministrator(page, createStory);
  const off = page.getByRole('status').getByText(/^This browser keeps no draft/);
  await expect(field(page, 'Title')).toBeEditable();
  await expect(off).toBeHidden();
  await type(page, ours);
  await expect(off).toBeVisible();
  await submit(page).click();
  await expect(toast(page, 'status', 'Story created successfully!')).toBeVisible();
  await expect(off).toBeHidden();
});
