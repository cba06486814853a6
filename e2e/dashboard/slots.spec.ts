import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { createGate, openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { jsonOf } from '../support/bodies.ts';
import { expect, test } from '../support/test.ts';

/** Media and files put straight onto a slot of Create Homepage. */

const failure = /Failed to (load resource|submit|update)/;
const film = 'provider/demo-content/media/kal/turning-table.mp4';

/** Lets nothing be stored: every write of the home page is noted and answered by `respond`. */
async function catchWrites(page: Page, respond: Parameters<Page['route']>[1]) {
  const writes: { readonly method: string; readonly path: string; readonly body: unknown }[] = [];
  await page.route(
    /\/api\/(projects\/homepagegrid|homepagegrid|homepage\/headervideos|homevideos)/,
    (route, request) => {
      if (request.method() === 'GET') return route.fallback();
      writes.push({ method: request.method(), path: new URL(request.url()).pathname, body: jsonOf(request) });
      return respond(route, request);
    },
  );
  return writes;
}

/** Makes a project of its own, so that no other test's changes. */
async function createProject(page: Page, title: string): Promise<number> {
  const answer = await page.request.post('/api/projects', { multipart: { title } });
  return (await answer.json()).data.id;
}

test.beforeEach(async ({ page, homepage }) => {
  await openAsAdministrator(page, dashboardPaths.homepage);
  await expect(homepage.slot('grid item 6').getByRole('img')).toBeVisible();
});

test('a file: refused in words, its project asked for or proposed, stored with progress, shown at once', async ({
  page,
  allowConsole,
  toasts,
  dialog,
  homepage,
}) => {
  test.setTimeout(180_000);
  allowConsole(failure);
  const id = await createProject(page, 'Dropped files');
  try {
    const file = page.getByLabel('Choose file for header video 1');
    await homepage.openPanel('header video 1');
    await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await toasts.seeFailure('a.txt is neither a picture');

    await homepage.openPanel('header video 1');
    await file.setInputFiles(film);
    await dialog.seeText('Put turning-table.mp4 on header video 1');
    await dialog.seeText('It becomes one of the media of');
    await dialog.seeText('1920 × 1080: cropped to the shape of each window');
    await expectAccessible(page);
    await dialog.root.getByRole('combobox', { name: 'Project' }).fill('Dropped');
    await page.keyboard.press('Enter');
    await dialog.seeText('It becomes one of the media of Dropped files.');
    await expect(dialog.root.getByRole('group', { name: 'Film turning-table.mp4' })).toContainText(/for phones \d/, {
      timeout: 120_000,
    });

    const upload = `**/api/projects/${String(id)}/media`;
    const hold = createGate();
    await page.route(upload, async (route, request) => {
      if (request.method() !== 'POST') return route.fallback();
      await hold.opened;
      return route.abort();
    });
    await dialog.answer('Upload and show');
    await expect(dialog.root.getByRole('progressbar')).toBeVisible();
    await dialog.answer('Cancel upload');
    await expect(dialog.button('Upload and show')).toBeVisible();
    hold.release();
    await dialog.answer('Upload and show');
    await expect(dialog.root.getByRole('alert')).toContainText('The file could not be stored. Nothing was changed.');
    await page.unroute(upload);

    const writes = await catchWrites(page, (route) => route.fulfill({ json: {} }));
    const posters = page.waitForResponse('**/api/poster');
    await dialog.answer('Retry');
    expect((await posters).ok()).toBe(true);
    await toasts.seeSuccess('Media updated successfully');
    await dialog.seeClosed();
    const { media } = await (await page.request.get(`/api/projects/${String(id)}/media`)).json();
    expect(media).toMatchObject([{ mediaType: 'VIDEO', details: { poster: expect.any(String) } }]);
    expect(writes).toMatchObject([{ method: 'PATCH', body: { newProjectId: id, newMediaUrl: media[0].mediaUrl } }]);
  } finally {
    await page.request.delete(`/api/projects/${String(id)}`);
  }
});
