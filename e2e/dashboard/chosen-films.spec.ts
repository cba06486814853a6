import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { listProjects, newTitle, removeOurs } from '../support/projects.ts';
import { expect, test } from '../support/test.ts';

// A film is converted on two slow cores, beside other tests.
test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 20_000 });

const { createProject } = paths.dashboardScreens;
const fixture = (name: string) => `e2e/fixtures/films/${name}`;
const converted = 120_000;

interface Stored {
  readonly headerMedia: string;
  readonly headerDetails: {
    readonly width: number;
    readonly height: number;
    readonly duration: number;
    readonly type: string;
    readonly renditions: readonly unknown[];
  };
}

const header = (page: Page) => page.getByLabel(/^(Choose file for|Replace file of) the header$/);
const light = 'provider/demo-content/media/kal/turning-table.mp4';
const note = (page: Page, name: string) => page.getByRole('group', { name: `Film ${name}` });

/** A form with a title and a film for its header. */
async function choose(page: Page, name: string): Promise<string> {
  const title = newTitle();
  await openAsAdministrator(page, createProject);
  await page.getByLabel('Title').first().fill(title);
  await header(page).setInputFiles(fixture(name));
  return title;
}

async function submit(page: Page, title: string): Promise<Stored> {
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Project created successfully!')).toBeVisible({ timeout: converted });
  const found = (await listProjects(page)).find((one) => one.title === title);
  const answer = await page.request.get(`/api/projects/${String(found?.id)}/media`);
  return answer.json();
}

/** The film as a visitor has it: playing, and how large. */
async function play(page: Page, path: string) {
  return page.evaluate(async (src) => {
    const film = document.createElement('video');
    film.muted = true;
    film.src = src;
    await film.play();
    return { width: film.videoWidth, height: film.videoHeight, duration: Math.round(film.duration) };
  }, `/${path}`);
}

test.afterEach(async ({ page }) => {
  await removeOurs(page);
});

for (const [name, what, shown] of [
  ['h264.mov', 'H.264 in .mov', { width: 960, height: 540, duration: 2 }],
  ['prores.mov', 'ProRes', { width: 320, height: 180, duration: 1 }],
  ['portrait.mov', 'a portrait that was turned', { width: 360, height: 640, duration: 2 }],
  ['variable.mov', 'a variable frame rate', { width: 640, height: 360, duration: 3 }],
  ['sound.mov', 'sound', { width: 640, height: 360, duration: 2 }],
  ['uhd.mp4', '4K', { width: 1920, height: 1080, duration: 2 }],
] as const) {
  test(`${what} becomes a film that plays`, async ({ page }) => {
    const title = await choose(page, name);
    const stored = await submit(page, title);
    expect(stored.headerMedia).toMatch(/\.mp4$/);
    expect(await play(page, stored.headerMedia)).toEqual(shown);
    const bytes = await (await page.request.get(`/${stored.headerMedia}`)).body();
    expect(bytes.indexOf('moov'), 'its index comes first').toBeLessThan(bytes.indexOf('mdat'));
    expect(bytes.includes('soun'), 'it is silent').toBe(false);
  });
}

for (const [name, text] of [
  ['long.mov', /long\.mov was not taken\. It is longer than 60 seconds/],
  ['huge.mov', /huge\.mov was not taken\. It is larger than 4K/],
  ['corrupt.mov', /corrupt\.mov will not play for visitors: it is a QuickTime film/],
] as const) {
  test(`${name} is refused, and says why`, async ({ page, allowConsole }) => {
    allowConsole(/A film could not be converted/);
    const title = await choose(page, name);
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByLabel('Title').first()).toHaveValue(title);
  });
}

test('its conversion can be cancelled, taken up again after a reload, and awaited by Submit', async ({ page }) => {
  const title = await choose(page, 'h264.mov');
  const film = note(page, 'h264.mov');
  await film.getByRole('button', { name: 'Cancel' }).click();
  await expect(film).toContainText('It was not converted');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(/Not sent: a film could not be converted/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title').first()).toHaveValue(title);
  await expect(film).toContainText(/Converting|Comparing|converted/, { timeout: 30_000 });
  const stored = await submit(page, title);
  expect(stored.headerMedia).toMatch(/\.mp4$/);
});

test('a project is sent without the version for phones when nobody wants to wait for it', async ({ page }) => {
  const title = newTitle();
  await openAsAdministrator(page, createProject);
  await page.getByLabel('Title').first().fill(title);
  await header(page).setInputFiles(light);
  await expect(note(page, 'turning-table.mp4')).toContainText('Converting for phones…', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Submit' }).click();
  const foot = page.getByRole('region', { name: 'Upload' });
  await expect(foot.getByRole('status')).toHaveText(
    'A film is still being converted for phones. The project is sent as soon as that is done.',
  );
  await expect(foot).toContainText(/Converting for phones… \d+ %/);
  await foot.getByRole('button', { name: 'Send without it' }).click();
  await expect(page.getByText('Project created successfully!')).toBeVisible();
  const found = (await listProjects(page)).find((one) => one.title === title);
  const answer = await page.request.get(`/api/projects/${String(found?.id)}/media`);
  const { headerDetails }: Stored = await answer.json();
  expect(headerDetails.renditions ?? []).toEqual([]);
});

test('a slot says what becomes of its film, and takes another in place of one that was not converted', async ({
  page,
}) => {
  await choose(page, 'h264.mov');
  const slot = page.locator('[data-file-place]').first();
  await expect(slot).toContainText('Converting …', { timeout: 30_000 });
  await note(page, 'h264.mov').getByRole('button', { name: 'Cancel' }).click();
  await expect(slot).toContainText('Not converted');
  await expect(slot).not.toContainText('Checking');
  await header(page).setInputFiles(fixture('portrait.mov'));
  await expect(note(page, 'h264.mov')).toBeHidden();
  const portrait = note(page, 'portrait.mp4');
  await expect(portrait).toContainText(/converted \d/, { timeout: converted });
  // A replacement that is not converted hides what is known of the film before, until it is taken out.
  await header(page).setInputFiles(fixture('h264.mov'));
  await note(page, 'h264.mov').getByRole('button', { name: 'Cancel' }).click();
  await expect(slot).toContainText('Not converted');
  await expect(portrait).toBeHidden();
  await expect(slot.getByText(/\d+ × \d+, \d+ KB/)).toBeHidden();
  await note(page, 'h264.mov').getByRole('button', { name: 'Remove' }).click();
  await expect(portrait).toBeVisible();
});
