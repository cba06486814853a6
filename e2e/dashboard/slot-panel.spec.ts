import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { jsonOf } from '../support/bodies.ts';
import { layFinger, tap } from '../support/finger.ts';
import { expectPickedUp } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

/** Slots of Create Homepage filled in its panel, and moved to one another. */

const failure = /Failed to (load resource|submit|update)|Only half|Nothing was moved/;

interface Cell {
  readonly id: number;
  readonly projectId: number;
  readonly position: number;
  readonly nonHoverMedia: string;
  readonly hoverMedia: string | null;
}

interface Film {
  readonly id: number;
  readonly projectId: number;
  readonly position: number;
  readonly videoUrl: string;
  readonly project: { readonly title: string };
}

async function cells(page: Page): Promise<readonly Cell[]> {
  return (await (await page.request.get('/api/homepagegrid')).json()).homepageGrids;
}

async function films(page: Page): Promise<readonly Film[]> {
  return (await (await page.request.get('/api/homepage/headervideos')).json()).headerdata;
}

const urlsOf = (list: readonly Film[]) =>
  list.toSorted((one, other) => one.position - other.position).map(({ videoUrl }) => videoUrl);

test.beforeEach(async ({ page, homepage }) => {
  await openAsAdministrator(page, dashboardPaths.homepage);
  await expect(homepage.slot('grid item 6').getByRole('img')).toBeVisible();
});

test('an empty cell: two presses fill it, one more adds what shows after hover', async ({ page, toasts, homepage }) => {
  const cell = (await cells(page)).find(({ position }) => position === 3);
  expect((await page.request.delete(`/api/homepagegrid/${String(cell?.id)}`)).ok()).toBe(true);
  const now = async () => (await cells(page)).find(({ position }) => position === 3);
  try {
    await page.reload();
    await homepage.openPanel('grid item 1');
    await homepage.panel.getByRole('combobox', { name: 'Project' }).fill('Kal');
    await page.keyboard.press('Enter');
    await expect(homepage.panel.getByRole('button', { name: 'Shown now' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(homepage.frame('grid item 1')).toBeFocused();
    await page.reload();

    await page.getByRole('button', { name: 'Choose media for grid item 3' }).click();
    await expect(homepage.panel.getByText('428 wide × 600 high.')).toBeVisible();
    const media = homepage.panel.getByRole('list', { name: 'Media of Kal' });
    await expect(media, 'it begins at the project that was used last').toBeVisible();
    await expectAccessible(page);
    await media.getByRole('button').first().click();
    await toasts.seeSuccess('Media submitted successfully');
    await expect(homepage.panel).toBeHidden();
    await expect(homepage.frame('grid item 3')).toBeFocused();
    await expect(homepage.slot('grid item 3')).toContainText('Kal');
    await expect(homepage.link('grid item 3')).toHaveText(/^Edit Media/);
    const first = (await now())?.nonHoverMedia;

    await page.getByRole('button', { name: 'Add after hover' }).click();
    await expect(homepage.panel.getByRole('button', { name: 'After hover' })).toHaveAttribute('aria-pressed', 'true');
    await expect(
      homepage.panel.getByText('You cannot select the same media for both Before and After Hover.'),
    ).toBeVisible();
    await media.getByRole('button', { disabled: false }).first().click();
    await toasts.seeSuccess('Media updated successfully');
    expect(await now()).toMatchObject({ nonHoverMedia: first, hoverMedia: expect.any(String) });
    await toasts.undo.click();
    await expect.poll(async () => (await now())?.hoverMedia).toBe(null);
  } finally {
    const filled = await now();
    if (filled !== undefined) await page.request.delete(`/api/homepagegrid/${String(filled.id)}`);
    const { projectId, nonHoverMedia, hoverMedia } = cell ?? {};
    const data = { projectId, gridType: 'grid3', nonHoverMedia, hoverMedia, position: 3 };
    expect((await page.request.post('/api/homepagegrid', { data })).ok()).toBe(true);
  }
});

test('header films change places by mouse, and Undo puts them back', async ({ page, toasts, homepage }) => {
  const before = urlsOf(await films(page));
  const writes: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') writes.push(jsonOf(request));
  });
  const [one, two] = await films(page);
  await page.getByRole('button', { name: 'Drag header video 1' }).hover();
  await page.mouse.down();
  await page.mouse.move(700, 400, { steps: 3 });
  await expect(homepage.slot('grid item 1').getByText('This slot is of another kind.')).toBeAttached();
  const to = await homepage.slot('header video 2').boundingBox();
  await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 60, { steps: 4 });
  await expect(homepage.slot('header video 2').getByText('Drop here')).toBeVisible();
  await page.mouse.up();
  await expect(homepage.slot('header video 2')).toContainText(one?.project.title ?? '');
  await expect(homepage.slot('header video 1')).toContainText(two?.project.title ?? '');
  await toasts.seeSuccess('Media updated successfully');
  expect(urlsOf(await films(page))).toEqual([before[1], before[0], before[2], before[3]]);
  expect(writes).toEqual([
    { projectId: two?.projectId, newProjectId: one?.projectId, newMediaUrl: one?.videoUrl, id: two?.id, position: 2 },
    { projectId: one?.projectId, newProjectId: two?.projectId, newMediaUrl: two?.videoUrl, id: one?.id, position: 1 },
  ]);
  await page.reload();
  await expect(homepage.slot('header video 1')).toContainText(two?.project.title ?? '');
  await page.getByRole('button', { name: 'Drag header video 1' }).focus();
  await page.keyboard.press('Space');
  await expectPickedUp(page, /^header video 1 is over header video 2\.$/);
  await page.keyboard.press('Space');
  await toasts.seeSuccess('Media updated successfully');
  expect(urlsOf(await films(page)), 'by keyboard as well').toEqual(before);
  await toasts.undo.click();
  await expect.poll(async () => urlsOf(await films(page))).toEqual([before[1], before[0], before[2], before[3]]);
  await toasts.undo.click();
  await expect.poll(async () => urlsOf(await films(page))).toEqual(before);
});

test('what Retry cannot help offers another choice; a film says its weight; Ctrl and Enter send the texts', async ({
  page,
  allowConsole,
  toasts,
  homepage,
}) => {
  allowConsole(failure);
  await page.route('**/media/**', (route, request) =>
    request.method() === 'HEAD'
      ? route.fulfill({ headers: { 'content-length': String(144 * 1024 * 1024) } })
      : route.fallback(),
  );
  await page.reload();
  const weight = homepage.slot('header video 1').getByText('144 MB, about 2 minutes on 4G');
  await expect(weight).toBeVisible();
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(weight).toHaveText('144 MB', { useInnerText: true });
  if (size !== null) await page.setViewportSize(size);
  await expect(homepage.slot('grid item 2').getByText(/MB|KB/)).toHaveCount(0);
  await page.route('**/api/projects/homepagegrid/*', (route) => route.fulfill({ status: 409, body: 'Taken' }), {
    times: 1,
  });
  await homepage.openPanel('grid item 2');
  await homepage.panel.getByRole('listitem').getByRole('button', { disabled: false }).first().click();
  await toasts.seeFailure('Failed to update media: 409 - Taken');
  await expect(toasts.retry).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose another' }).click();
  await expect(homepage.panel).toBeVisible();
  await page.keyboard.press('Escape');
  await page.route('**/api/projects/homepagegrid/*', (route) => route.abort(), { times: 1 });
  await homepage.openPanel('grid item 2');
  await homepage.panel.getByRole('listitem').getByRole('button', { disabled: false }).first().click();
  await toasts.seeFailure('Failed to update media: The server could not be reached.');
  await expect(toasts.retry).toBeVisible();

  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.route('**/api/homepagetexts', (route, request) =>
    request.method() === 'PATCH' ? route.fulfill({ json: {} }) : route.fallback(),
  );
  await page.getByLabel('Text 1').press('Control+Enter');
  expect((await sent).url()).toContain('/api/homepagetexts');
});

test('by touch: a tap opens the panel, a long press picks up', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  try {
    await openAsAdministrator(page, dashboardPaths.homepage);
    const slot = (name: string) => page.getByRole('listitem', { name, exact: true });
    await expect(slot('header video 1').getByRole('img')).toBeVisible();
    await tap(slot('header video 1').getByRole('button', { name: 'Drag header video 1' }));
    await expect(page.getByRole('dialog').getByText('header video 1')).toBeVisible();
    await tap(page.getByRole('button', { name: 'Close' }));
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

    const from = await slot('header video 1').boundingBox();
    const finger = await layFinger(page);
    await finger.press((from?.x ?? 0) + 40, (from?.y ?? 0) + 30);
    await expect(slot('header video 2').getByText('header video 2', { exact: true })).toBeAttached();
    await finger.lift();
    await expect(slot('header video 2').getByText('header video 2', { exact: true })).toHaveCount(0);
  } finally {
    await context.close();
  }
});
