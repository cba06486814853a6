import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { Dialog } from '../models/dialog.model.ts';
import { Table } from '../models/table.model.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { administrator } from '../support/administrator.ts';
import { startOwnProvider, temporaryStore, type OwnProvider } from '../support/own-provider.ts';
import { expect, test } from '../support/test.ts';

/** Kills the provider during each kind of write: the specified text is shown, the form is intact, a second try works. */

const screens = dashboardPaths;
const jpeg = readFileSync('provider/demo-content/media/kal/menu.jpg');
const env = { ADMIN_USERNAME: administrator.username, ADMIN_PASSWORD: administrator.password };

const store = temporaryStore();
// More than the sockets of both sides buffer: the upload is under way when the provider is killed.
const large = join(store.folder, 'large.jpg');
let provider: OwnProvider;

/** Creates by API what the pages change. */
async function seed(page: Page, origin: string): Promise<void> {
  const { data } = await (await page.request.get(`${origin}/api/projects`)).json();
  if (data.length > 0) return;
  for (const title of ['First', 'Second']) {
    const HeaderMedia = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: jpeg };
    const answer = await page.request.post(`${origin}/api/projects`, { multipart: { title, HeaderMedia } });
    expect(answer.ok()).toBe(true);
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const press = (name: string) => (page: Page) => button(page, name).click();
const retry = press('Retry');
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

interface Write {
  readonly what: string;
  readonly path: string;
  /** Everything up to the write itself. */
  readonly fill: (page: Page) => Promise<void>;
  readonly send: (page: Page) => Promise<void>;
  readonly failure: string;
  /** Nothing of it is lost. */
  readonly intact: (page: Page) => Promise<void>;
  readonly again: (page: Page) => Promise<void>;
  readonly success: (page: Page) => Promise<void>;
}

const says = (text: string) => (page: Page) => expect(page.getByRole('status').getByText(text)).toBeVisible();
/** Also behind the dialog of a check of the session, which may come to a server that is gone. */
const holds = (label: string, value: string) => (page: Page) =>
  expect(page.getByRole('textbox', { name: label, exact: true, includeHidden: true })).toHaveValue(value);

const writes: readonly Write[] = [
  {
    what: 'a project with its files',
    path: screens.createProject,
    fill: async (page) => {
      await field(page, 'Title').fill('Large');
      await page.getByLabel(/^Choose file for/).setInputFiles(large);
      await expect(page.getByLabel(/^Replace file of/)).toBeAttached();
    },
    send: async (page) => {
      await button(page, 'Submit').click();
      await expect(page.getByRole('progressbar').first()).toBeVisible();
    },
    failure: 'Failed to submit the project. Please check your server connection.',
    intact: async (page) => {
      await holds('Title', 'Large')(page);
      await expect(page.getByLabel(/^Replace file of/)).toBeAttached();
    },
    again: retry,
    success: says('Project created successfully!'),
  },
  {
    what: 'a story',
    path: screens.createStory,
    fill: async (page) => {
      await field(page, 'Title').fill('Typed once');
      await field(page, 'Author').fill('Hetal Vora');
      await field(page, 'Content').fill('Not lost.');
    },
    send: press('Submit'),
    failure: 'Network error!',
    intact: holds('Content', 'Not lost.'),
    again: press('Submit'),
    success: says('Story created successfully!'),
  },
  {
    what: 'the About page',
    path: screens.createAbout,
    fill: async (page) => {
      // Read before each attempt; here the provider dies under the write, not under that.
      await page.route('**/api/aboutpage', (route, request) =>
        request.method() === 'GET' ? route.fulfill({ json: { data: null } }) : route.fallback(),
      );
      await page.getByLabel('Heading').first().fill('Half a ream');
    },
    send: press('Submit'),
    failure: 'Failed to submit the form: ',
    intact: (page) => expect(page.getByLabel('Heading').first()).toHaveValue('Half a ream'),
    again: press('Submit'),
    success: (page) => expect(page.getByLabel('Heading').first()).toHaveValue(''),
  },
  {
    what: 'the texts of the home page',
    path: screens.homepage,
    fill: (page) => field(page, 'Text 1').fill('Written while it died.'),
    send: press('Save'),
    failure: '❌ Error: ',
    intact: holds('Text 1', 'Written while it died.'),
    again: press('Save'),
    success: says('✅ Home page texts updated successfully!'),
  },
  {
    what: 'a category',
    path: screens.categories,
    fill: (page) => field(page, 'Category name').fill('Furniture'),
    send: press('Add'),
    failure: 'Failed to add category...',
    intact: holds('Category name', 'Furniture'),
    again: press('Add'),
    success: (page) => expect(new Table(page).row('Furniture')).toHaveCount(1),
  },
  {
    what: 'a slot of the home page',
    path: screens.homepage,
    fill: async (page) => {
      await button(page, 'Project media').click();
      await page.getByRole('combobox', { name: 'Project' }).fill('First');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: /^Put on/ }).click();
      await page.getByLabel('Slot').selectOption({ label: 'grid item 1: empty' });
    },
    send: press('Put there'),
    failure: 'Failed to submit media: ',
    intact: (page) => expect(page.getByRole('listitem', { name: 'grid item 1' }).getByText('Empty')).toBeVisible(),
    again: retry,
    success: says('Media submitted successfully'),
  },
  {
    what: 'the order of the projects',
    path: screens.allProjects,
    fill: (page) => expect(page.getByRole('row').nth(1)).toContainText('First'),
    send: press('Move First down'),
    failure: 'Failed to update project position',
    // It is not rolled back (specification, section 4).
    intact: (page) => expect(page.getByRole('row').nth(2)).toContainText('First'),
    again: async (page) => {
      const moved = page.waitForResponse('**/position');
      await retry(page);
      expect((await moved).ok()).toBe(true);
    },
    success: (page) => expect(page.getByText('Failed to update project position')).toBeHidden(),
  },
  {
    what: 'a deletion',
    path: screens.allProjects,
    fill: press('Delete Second'),
    send: (page) => new Dialog(page).answer('Delete'),
    failure: 'Failed to delete project',
    intact: (page) => expect(new Table(page).row('Second')).toBeVisible(),
    again: async (page) => {
      await button(page, 'Delete Second').click();
      await new Dialog(page).answer('Delete');
    },
    success: says('Project deleted successfully!'),
  },
];

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  writeFileSync(large, Buffer.concat([jpeg, Buffer.alloc(30_000_000)]));
  provider = await startOwnProvider(store.folder, env);
});
test.afterAll(async () => {
  await provider.kill();
  store.remove();
});

for (const { what, path, fill, send, failure, intact, again, success } of writes) {
  test(`killed in the middle of ${what}`, async ({ page, allowConsole }) => {
    allowConsole(/./);
    const { origin } = provider;
    await openAsAdministrator(page, path, origin);
    await seed(page, origin);
    await page.reload();
    await fill(page);
    const sent = page.waitForRequest((request) => request.method() !== 'GET');
    // It accepts the request but never answers it.
    provider.pause();
    await send(page);
    await sent;
    await provider.kill();
    await expect(page.getByRole('alert').getByText(failure).first()).toBeVisible();
    await intact(page);
    provider = await startOwnProvider(store.folder, { ...env, PORT: new URL(origin).port });
    await again(page);
    await success(page);
  });
}

test('an answer that got lost', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await openAsAdministrator(page, screens.createProject, provider.origin);
  await field(page, 'Title').fill('Answered to nobody');
  let times = 0;
  await page.route('**/api/projects', async (route, request) => {
    if (request.method() !== 'POST') return route.fallback();
    times += 1;
    if (times > 1) return route.fallback();
    expect((await route.fetch()).status()).toBe(201);
    return route.abort();
  });
  await button(page, 'Submit').click();
  await expect(page.getByRole('alert').getByText('Failed to submit the project.')).toBeVisible();
  await field(page, 'Title').fill('Answered');
  await retry(page);
  await says('Project created successfully!')(page);
});

test('nothing was made twice', async ({ page }) => {
  const lists = await Promise.all(
    ['/api/projects', '/api/stories', '/api/category', '/api/homepagegrid'].map(async (path) =>
      (await page.request.get(provider.origin + path)).json(),
    ),
  );
  expect(lists).toMatchObject([
    { data: [{ title: 'First' }, { title: 'Large' }, { title: 'Answered' }] },
    { stories: [{ title: 'Typed once' }] },
    [{ name: 'Furniture' }],
    { homepageGrids: [{ position: 1 }] },
  ]);
});
