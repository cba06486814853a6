import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { createGate, openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { jsonOf } from '../support/bodies.ts';
import { expectPickedUp } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

/** Media and files put straight onto a slot of Create Homepage. */

const failure = /Failed to (load resource|submit|update)/;
const picture = 'provider/demo-content/media/kal/menu.jpg';
const film = 'provider/demo-content/media/kal/turning-table.mp4';

interface Shown {
  readonly id: number;
  readonly projectId: number;
  readonly position: number;
  readonly nonHoverMedia: string;
  readonly hoverMedia: string | null;
}

async function cells(page: Page): Promise<readonly Shown[]> {
  return (await (await page.request.get('/api/homepagegrid')).json()).homepageGrids;
}

async function projectNamed(page: Page, title: string): Promise<number> {
  const { data }: { readonly data: readonly { readonly id: number; readonly title: string }[] } = await (
    await page.request.get('/api/projects')
  ).json();
  return data.find((one) => one.title === title)?.id ?? 0;
}

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

test('dragged by mouse: shown at once, sent as the picker sends it, rolled back with words and Retry', async ({
  page,
  allowConsole,
  toasts,
  homepage,
}) => {
  allowConsole(failure);
  await homepage.openShelf('Kal');
  const gate = createGate();
  let tries = 0;
  const writes = await catchWrites(page, async (route) => {
    await gate.opened;
    tries += 1;
    await (tries === 1 ? route.fulfill({ status: 507, body: 'Disk full' }) : route.fulfill({ json: {} }));
  });
  const [cell] = (await cells(page)).filter(({ position }) => position === 1);
  const before = await homepage.pictureOf('grid item 1');
  const tile = homepage.shelf.getByRole('button', { name: /^Drag/ }).first();
  await homepage.slot('grid item 1').scrollIntoViewIfNeeded();
  await tile.hover();
  await page.mouse.down();
  await page.mouse.move(700, 700, { steps: 3 });
  await expect(homepage.slot('header video 1').getByText('This slot takes videos only.')).toBeAttached();
  const to = await homepage.slot('grid item 1').getByText('Before hover').boundingBox();
  await page.mouse.move((to?.x ?? 0) + 5, (to?.y ?? 0) + 5, { steps: 3 });
  await expect(homepage.slot('grid item 1').getByText('Drop here')).toBeVisible();
  await page.mouse.up();
  await expect(homepage.slot('grid item 1')).toContainText('Kal');
  await expect.poll(() => homepage.pictureOf('grid item 1')).not.toBe(before);
  gate.release();
  await toasts.seeFailure('Failed to update media: 507 - Disk full');
  await expect.poll(() => homepage.pictureOf('grid item 1')).toBe(before);
  await toasts.retry.click();
  await toasts.seeSuccess('Media updated successfully');
  const sent = {
    method: 'PATCH',
    path: `/api/projects/homepagegrid/${String(cell?.id)}`,
    body: {
      projectId: cell?.projectId,
      newProjectId: await projectNamed(page, 'Kal'),
      id: cell?.id,
      position: 1,
      newnonHoverMedia: expect.any(String),
      newhoverMedia: null,
    },
  };
  expect(writes).toEqual([sent, sent]);
});

/** Picks up the focused item. */
async function pickUp(page: Page): Promise<void> {
  await page.keyboard.press('Space');
  await expectPickedUp(page, / is over grid item 1\.$/);
}

test('carried by keyboard from slot to slot, over films only those that take them', async ({
  page,
  toasts,
  homepage,
}) => {
  const writes = await catchWrites(page, (route) => route.fulfill({ json: {} }));
  await homepage.openShelf('Kal');
  const tiles = homepage.shelf.getByRole('listitem').filter({ has: page.locator('img') });
  const first = tiles.first().getByRole('button', { name: /^Drag/ });
  await first.focus();
  await pickUp(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/ is over grid item 2\.$/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/ is over grid item 2\.$/)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/ was let go\.$/)).toBeAttached();
  await expect(first).toBeFocused();
  expect(writes).toEqual([]);
  await pickUp(page);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/ is over grid item 6\.$/)).toBeAttached();
  await page.keyboard.press('Space');
  await toasts.seeSuccess('Media updated successfully');
  expect(writes).toMatchObject([{ method: 'PATCH', body: { position: 6 } }]);
});

test('without dragging: Put on… fills an empty slot', async ({ page, toasts, dialog, homepage }) => {
  const cell = (await cells(page)).find(({ position }) => position === 3);
  expect((await page.request.delete(`/api/homepagegrid/${String(cell?.id)}`)).ok()).toBe(true);
  try {
    await page.reload();
    await expect(homepage.slot('grid item 3').getByText('Empty')).toBeVisible();
    await homepage.openShelf('Kal');
    const width = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(width, 'what the shelf holds beyond its edge does not widen the page').toBe(0);
    const put = homepage.shelf.getByRole('button', { name: /^Put on/ }).first();
    await put.click();
    const list = dialog.root.getByLabel('Slot');
    await expect(list.getByRole('option', { name: 'header video 1: This slot takes videos only.' })).toBeDisabled();
    await list.selectOption({ label: 'grid item 3: empty' });
    await expectAccessible(page);
    await dialog.answer('Put there');
    await expect(homepage.slot('grid item 3')).toContainText('Kal');
    await expect(put).toBeFocused();
    await toasts.seeSuccess('Media submitted successfully');
    await expect(homepage.slot('grid item 3').getByRole('link', { name: 'Edit Media' })).toBeVisible();
  } finally {
    const now = (await cells(page)).find(({ position }) => position === 3);
    if (now !== undefined) await page.request.delete(`/api/homepagegrid/${String(now.id)}`);
    const { projectId, nonHoverMedia, hoverMedia } = cell ?? {};
    const data = { projectId, gridType: 'grid3', nonHoverMedia, hoverMedia, position: 3 };
    expect((await page.request.post('/api/homepagegrid', { data })).ok()).toBe(true);
  }
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
    await file.setInputFiles(picture);
    await toasts.seeFailure('This slot takes videos only.');
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
