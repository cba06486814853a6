import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { administrator } from '../support/administrator.ts';
import { expectAccessible } from '../support/axe.ts';
import { startOwnProvider, temporaryStore, type OwnProvider } from '../support/own-provider.ts';
import { expect, test } from '../support/test.ts';

const store = temporaryStore();
/** What is chosen from. */
const files = temporaryStore();
let provider: OwnProvider;

test.describe.configure({ mode: 'serial' });
const start = () =>
  startOwnProvider(store.folder, {
    ADMIN_USERNAME: administrator.username,
    ADMIN_PASSWORD: administrator.password,
  });
test.beforeAll(async () => {
  provider = await start();
});
test.afterAll(async () => {
  await provider.kill();
  store.remove();
  files.remove();
});

const open = (page: Page) => openAsAdministrator(page, dashboardPaths.importSite, provider.origin);
const exportField = (page: Page) => page.getByLabel('An export or a backup');
const folderField = (page: Page) => page.getByLabel('A folder of pictures');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The export of the provider's tests. What it fetches is nowhere: no host is asked for anything that is not public. */
const wordpress = (): Buffer =>
  Buffer.from(
    readFileSync('tests/provider/fixtures/wordpress.xml', 'utf8').replaceAll(
      '{MEDIA}',
      'http://media.old-studio.invalid',
    ),
  );

test('an export by mouse on a wide screen: looked through, chosen from, run, told of, and deleted again', async ({
  page,
  dialog,
  allowConsole,
}) => {
  allowConsole(/400/);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page);
  await expectAccessible(page);
  await exportField(page).setInputFiles({
    name: 'broken.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from('<rss><channel>'),
  });
  await expect(page.getByText('This is no whole export', { exact: false }).first()).toBeVisible();
  await exportField(page).setInputFiles({ name: 'studio.xml', mimeType: 'text/xml', buffer: wordpress() });
  await expect(page.getByRole('heading', { name: 'What was found' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'What 2 posts become' })).toHaveValue('story');
  await expect(page.getByRole('combobox', { name: 'What 1 of “testimonial” becomes' })).toHaveValue('none');
  // No host is asked for anything unless it is ticked.
  for (const box of await page.getByRole('checkbox', { name: /file/ }).all()) await expect(box).not.toBeChecked();
  await expect(page.getByText('Entries of menus: 1')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'media.old-studio.invalid: 4 files' }).click();
  await page.getByRole('combobox', { name: 'What 1 of “testimonial” becomes' }).selectOption('page');
  await button(page, 'Import 5 items').click();
  await expect(page.getByText('5 taken.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download report' }).click();
  const report = readFileSync(await (await download).path(), 'utf8');
  expect(report).toContain('photo.jpg was not taken.');

  await page.goto(provider.origin + dashboardPaths.allStories);
  await expect(page.getByRole('row').filter({ hasText: 'Hello “world” & others' })).toContainText('Draft');
  await page.goto(provider.origin + dashboardPaths.redirects);
  await expect(page.getByText('/2019/05/hello-world')).toBeVisible();

  await open(page);
  await button(page, 'Open studio.xml').click();
  await button(page, 'Delete everything it brought').click();
  await dialog.answer('Delete');
  await expect(page.getByText('Everything that it brought was deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What it brought was deleted' })).toBeVisible();
  await button(page, 'Back').click();
  await button(page, 'Delete studio.xml').click();
  await dialog.answer('Delete');
  await expect(page.getByRole('row')).toHaveCount(0);
  await page.goto(provider.origin + dashboardPaths.recentlyDeleted);
  await expect(page.getByText('Hello “world” & others')).toBeVisible();
});

test('a folder by keys on a phone: nested, with a film, a HEIC picture that this browser cannot open, and rubbish', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const folder = join(files.folder, 'Work');
  mkdirSync(join(folder, 'Kal', 'Détails'), { recursive: true });
  mkdirSync(join(folder, 'Upar'), { recursive: true });
  const picture = readFileSync('provider/demo-content/media/kal/menu.jpg');
  for (const path of ['Upar/1.jpg', 'Upar/2.jpg', 'Kal/Détails/a.jpg', 'Upar/.DS_Store'])
    writeFileSync(join(folder, path), picture);
  writeFileSync(join(folder, 'Upar/film.mp4'), readFileSync('provider/demo-content/renditions/nadi/teental-cycle.mp4'));
  writeFileSync(join(folder, 'Upar/phone.heic'), Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
  writeFileSync(join(folder, 'Upar/notes.txt'), 'Words');
  await open(page);
  await folderField(page).focus();
  await folderField(page).setInputFiles(folder);
  await expect(page.getByText('2 folders', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Work/Upar/phone.heic', { exact: false })).toBeVisible();
  await expect(page.getByText('Work/Upar/notes.txt', { exact: false })).toBeVisible();
  await expect(page.getByText('.DS_Store')).toHaveCount(0);
  await expectAccessible(page);
  await button(page, 'Import 2 items').press('Enter');
  await expect(page.getByText('2 taken.', { exact: false })).toBeVisible({ timeout: 30_000 });
  await page.goto(provider.origin + dashboardPaths.allProjects);
  for (const name of ['Kal – Détails', 'Upar'])
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Draft');
});

test('a folder is dropped; one file that does not arrive waits, and is left out', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load|ERR_/);
  await open(page);
  let refusals = 0;
  await page.route('**/api/imports/*/files', (route) => {
    refusals += 1;
    return refusals === 2 ? route.abort() : route.continue();
  });
  const transfer = await page.evaluateHandle(async () => {
    const canvas = new OffscreenCanvas(20, 20);
    canvas.getContext('2d');
    const made = new DataTransfer();
    for (const name of ['1.png', '2.png', '3.png']) {
      made.items.add(new File([await canvas.convertToBlob()], name, { type: 'image/png' }));
    }
    return made;
  });
  const place = folderField(page);
  await place.dispatchEvent('dragover', { dataTransfer: transfer });
  await expect(page.getByText('Drop here')).toBeVisible();
  await place.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(button(page, 'Try again')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Leave this file out').click();
  await expect(page.getByText('2.png: You left it out.')).toBeVisible();
  await button(page, 'Import 1 item').click();
  await expect(page.getByText('1 taken.', { exact: false })).toBeVisible({ timeout: 20_000 });
});

test('our own backup brings its projects; what was killed half-way goes on at the next start, each once', async ({
  page,
  allowConsole,
}) => {
  // The server is killed while it is asked how far it is.
  allowConsole(/ERR_CONNECTION|ERR_EMPTY/);
  test.slow();
  const archive = join(files.folder, 'vitrine.tar');
  await promisify(execFile)(process.execPath, ['provider/src/commands/backup.ts', archive], {
    env: { ...process.env, DATA_DIR: store.folder },
  });
  await open(page);
  await exportField(page).setInputFiles(archive);
  await expect(page.getByText('3 projects', { exact: true })).toBeVisible();
  await button(page, 'Import 3 items').click();
  await expect(page.getByText('3 taken.', { exact: false })).toBeVisible({ timeout: 20_000 });

  const items = Array.from(
    { length: 3000 },
    (_, at) =>
      `<item><title>Post ${String(at)}</title><link>http://many.example/${String(at)}/</link><wp:post_id>${String(at + 1)}</wp:post_id><wp:post_type>post</wp:post_type><content:encoded><![CDATA[<p>Words</p>]]></content:encoded></item>`,
  );
  const many = `<?xml version="1.0"?><rss version="2.0"><channel><link>http://many.example</link>${items.join('')}</channel></rss>`;
  await button(page, 'Back').click();
  await exportField(page).setInputFiles({ name: 'many.xml', mimeType: 'text/xml', buffer: Buffer.from(many) });
  await button(page, 'Import 3000 items').click();
  await expect(page.getByText('the server goes on', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await provider.kill();
  provider = await start();
  await open(page);
  // Under way, or done by the time at which the page is there.
  await expect(page.getByText(/3000 taken|brought 3000 drafts/)).toBeVisible({ timeout: 60_000 });
  const { stories } = await (await page.request.get(`${provider.origin}/api/stories`)).json();
  expect(stories.filter(({ title }: { title: string }) => title.startsWith('Post '))).toHaveLength(3000);
});
