import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { ffmpeg } from '../../tests/provider/support/ffmpeg.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { administrator } from '../support/administrator.ts';
import { expectAccessible } from '../support/axe.ts';
import { startOwnProvider, temporaryStore } from '../support/own-provider.ts';
import type { OwnProvider } from '../support/own-provider.ts';
import { expect, test } from '../support/test.ts';

// A film is converted on two slow cores, beside other tests.
test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 20_000 });

const store = temporaryStore();
let own: OwnProvider;
const address = dashboardPaths.allMedia;
const demoFilm = (path: string) => readFileSync(new URL(`../../provider/demo-content/media/${path}`, import.meta.url));

test.beforeAll(async () => {
  own = await startOwnProvider(store.folder, {
    ADMIN_USERNAME: administrator.username,
    ADMIN_PASSWORD: administrator.password,
  });
});
test.afterAll(async () => {
  await own.kill();
  store.remove();
});

/** Stores films in a project of their own, as a studio did before there were renditions. */
async function storeFilms(page: Page, films: Readonly<Record<string, Buffer>>): Promise<number> {
  await openAsAdministrator(page, address, own.origin);
  const { data: project } = await (
    await page.request.post(`${own.origin}/api/projects`, { multipart: { title: 'Tulsi', description: 'Signs' } })
  ).json();
  for (const [name, buffer] of Object.entries(films)) {
    const file = { name, mimeType: 'video/mp4', buffer };
    const url = `${own.origin}/api/projects/${String(project.id)}/media`;
    expect((await page.request.post(url, { multipart: { file } })).status()).toBe(201);
  }
  await page.reload();
  return project.id;
}

const section = (page: Page) => page.getByRole('region', { name: 'Films for phones' });
const renditions = async (page: Page, project: number): Promise<readonly unknown[]> => {
  const answer = await page.request.get(`${own.origin}/api/projects/${String(project)}/media`);
  const { media }: { media: readonly { name: string; details: { renditions: readonly unknown[] } }[] } =
    await answer.json();
  return media.flatMap(({ details }) => details.renditions);
};

test('films without a version for phones get one in the browser, and a broken one does not hold them up', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/A film could not be converted/);
  const walk = demoFilm('upar/ridge-walk.mp4');
  const project = await storeFilms(page, {
    // Its index says what it holds; the pictures themselves are cut off.
    'cut off.mp4': walk.subarray(0, Math.floor(walk.length / 2)),
    'animals.mp4': demoFilm('tulsi/counting-animals.mp4'),
  });
  const films = section(page);
  await films.getByRole('button', { name: 'Films without a version for phones (2)' }).click();
  await expectAccessible(page);
  await films.getByRole('button', { name: 'Prepare 2 films' }).click();
  await expect(films.getByRole('listitem').filter({ hasText: 'animals.mp4' })).toContainText(/on phones \d+ KB/, {
    timeout: 120_000,
  });
  expect(await renditions(page, project)).toMatchObject([{ width: 720, height: 720, type: 'video/mp4' }]);
  await expect(films.getByRole('status')).toHaveText('1 film is ready for phones. 1 film could not be prepared.');
  await expect(films.getByRole('button', { name: 'Retry' })).toBeFocused();
  await expectAccessible(page);

  await page.reload();
  await expect(films.getByRole('button', { name: 'Films without a version for phones (1)' })).toBeVisible();
  expect((await page.request.delete(`${own.origin}/api/projects/${String(project)}`)).ok()).toBe(true);
});

test('the line of the first page leads to what can be done about them', async ({ page }) => {
  const project = await storeFilms(page, { 'walk.mp4': demoFilm('upar/ridge-walk.mp4') });
  await page.goto(own.origin + paths.dashboard);
  await page
    .getByRole('region', { name: 'Waits' })
    .getByRole('link', { name: '1 film without a lighter version for phones' })
    .click();
  await expect(section(page).getByRole('button', { name: 'Films without a version for phones (1)' })).toBeFocused();
  await expect(section(page).getByRole('button', { name: 'Prepare 1 film' })).toBeInViewport();
  expect((await page.request.delete(`${own.origin}/api/projects/${String(project)}`)).ok()).toBe(true);
});

test('who leaves meanwhile is asked, and Cancel leaves the film as it is', async ({ page }) => {
  const project = await storeFilms(page, { 'walk.mp4': demoFilm('upar/ridge-walk.mp4') });
  const films = section(page);
  await films.getByRole('button', { name: 'Films without a version for phones (1)' }).click();
  await films.getByRole('button', { name: 'Prepare 1 film' }).click();
  await expect(films.getByText(/Converting… [1-9]\d* %/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Categories' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave this page?' });
  await expect(dialog).toContainText('Films are being prepared for phones.');
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await films.getByRole('button', { name: 'Cancel' }).click();
  await expect(films.getByRole('button', { name: 'Prepare 1 film' })).toBeFocused();
  expect(await renditions(page, project)).toEqual([]);
  expect((await page.request.delete(`${own.origin}/api/projects/${String(project)}`)).ok()).toBe(true);
});

test('a server with FFmpeg makes them itself: nothing is to be done, and they go from the list', async ({ page }) => {
  const shelf = temporaryStore();
  // FFmpeg begins when the test says so.
  const command = join(shelf.folder, 'ffmpeg');
  const go = join(shelf.folder, 'go');
  const wait = `while [ ! -e ${go} ]; do sleep 0.2; done`;
  writeFileSync(command, `#!/bin/sh\ncase "$*" in *-encoders*) ;; *) ${wait};; esac\nexec ${ffmpeg} "$@"\n`);
  chmodSync(command, 0o755);
  const server = await startOwnProvider(join(shelf.folder, 'data'), {
    ADMIN_USERNAME: administrator.username,
    ADMIN_PASSWORD: administrator.password,
    FFMPEG: command,
  });
  try {
    await openAsAdministrator(page, address, server.origin);
    const { data: project } = await (
      await page.request.post(`${server.origin}/api/projects`, { multipart: { title: 'Nadi', description: 'Film' } })
    ).json();
    const file = { name: 'film.mp4', mimeType: 'video/mp4', buffer: demoFilm('nadi/teental-cycle.mp4') };
    const url = `${server.origin}/api/projects/${String(project.id)}/media`;
    expect((await page.request.post(url, { multipart: { file } })).status()).toBe(201);
    await page.reload();
    const opener = section(page).getByRole('button', { name: 'Films without a version for phones (1)' });
    await opener.click();
    await expect(section(page)).toContainText('The server makes it, one film after the other: there is nothing to do.');
    await expect(section(page).getByRole('listitem')).toContainText('Made by the server');
    await expect(section(page).getByRole('button', { name: /Prepare|Retry/ })).toHaveCount(0);
    await expectAccessible(page);
    writeFileSync(go, '');
    await expect(section(page)).toBeHidden({ timeout: 120_000 });
  } finally {
    await server.kill();
    shelf.remove();
  }
});
