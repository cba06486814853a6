import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { untilKept } from '../support/drafts.ts';
import { logInAtOther, startOtherProvider } from '../support/other-provider.ts';
import { listProjects, newTitle, removeOurs } from '../support/projects.ts';
import { expect, test } from '../support/test.ts';

// A film is converted on two slow cores, beside other tests.
test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 20_000 });

const { createProject } = dashboardPaths;
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

/**
 * How far apart the colours of two films are after a second, of 255: the mean of 16 × 9 blocks.
 * @param chosen a file of H.264 @param path of the stored film
 */
async function compareColours(page: Page, chosen: string, path: string): Promise<number> {
  const bytes = readFileSync(chosen).toString('base64');
  return page.evaluate(
    async ([source, address]) => {
      const binary = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0));
      const blocksOf = async (src: string): Promise<Uint8ClampedArray> => {
        const film = document.createElement('video');
        film.muted = true;
        film.preload = 'auto';
        await new Promise((resolve, reject) => {
          film.addEventListener('loadedmetadata', () => {
            film.currentTime = 1;
          });
          film.addEventListener('seeked', resolve);
          film.addEventListener('error', () => reject(new Error(`${src} does not play here.`)));
          film.src = src;
        });
        const context = new OffscreenCanvas(16, 9).getContext('2d');
        context?.drawImage(film, 0, 0, 16, 9);
        return context?.getImageData(0, 0, 16, 9).data ?? new Uint8ClampedArray();
      };
      const url = URL.createObjectURL(new Blob([binary], { type: 'video/mp4' }));
      const [one, other] = [await blocksOf(url), await blocksOf(address)];
      return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
    },
    [bytes, `/${path}`] as const,
  );
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
] as const) {
  test(`${what} becomes a film that plays`, async ({ page }) => {
    const title = await choose(page, name);
    const stored = await submit(page, title);
    expect(stored.headerMedia).toMatch(/\.mp4$/);
    expect(await play(page, stored.headerMedia)).toEqual(shown);
    const bytes = await (await page.request.get(`/${stored.headerMedia}`)).body();
    expect(bytes.indexOf('moov'), 'its index comes first').toBeLessThan(bytes.indexOf('mdat'));
    expect(bytes.includes('soun'), 'it has the sound that it came with').toBe(name === 'sound.mov');
  });
}

test('a film that plays, and whose conversion would be larger, stays as it is', async ({ page }) => {
  const title = await choose(page, 'uhd.mp4');
  const stored = await submit(page, title);
  expect(await play(page, stored.headerMedia)).toEqual({ width: 3840, height: 2160, duration: 2 });
});

test('a converted film has the colours of the chosen one', async ({ page }) => {
  const title = await choose(page, 'h264.mov');
  await expect(note(page, 'h264.mp4')).toContainText(/converted \d/, { timeout: converted });
  const { headerMedia } = await submit(page, title);
  expect(await compareColours(page, fixture('h264.mov'), headerMedia)).toBeLessThan(3);
});

test(
  'Cancel frees what a conversion took: its worker ends with all of its memory',
  { tag: '@chromium' },
  async ({ page }) => {
    await choose(page, 'uhd.mp4');
    const film = note(page, 'uhd.mp4');
    for (const again of [true, false]) {
      await expect(film).toContainText(/Converting for the web… \d/, { timeout: 60_000 });
      await expect.poll(() => page.workers()).toHaveLength(1);
      await film.getByRole('button', { name: 'Cancel' }).click();
      await expect(film).toContainText('It was not converted');
      await expect.poll(() => page.workers()).toEqual([]);
      if (again) await film.getByRole('button', { name: 'Convert' }).click();
    }
  },
);

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

for (const [what, file, text] of [
  // No browser of these tests decodes HEVC, and their provider has no FFmpeg.
  [
    'an HEVC film that this browser cannot decode',
    fixture('hevc.mov'),
    /hevc\.mov will not play for visitors: it is a QuickTime film \(\.mov\)\. Export it as MP4 \(H\.264\)\./,
  ],
  [
    'an empty film',
    { name: 'empty.mov', mimeType: 'video/quicktime', buffer: Buffer.alloc(0) },
    /empty\.mov is empty\. Export or download it once more\./,
  ],
] as const) {
  test(`${what} says so in its slot, and takes nothing of the form away, not even by a reload`, async ({ page }) => {
    const title = newTitle();
    await openAsAdministrator(page, createProject);
    await page.getByLabel('Title').first().fill(title);
    await page.getByLabel('Description', { exact: true }).fill('Nine gardens, nine altitudes.');
    const slot = page.locator('[data-file-place]').first();
    await header(page).setInputFiles(light);
    await expect(slot).toContainText('1920 × 1080', { timeout: 30_000 });
    await header(page).setInputFiles(file);
    const refusal = page.getByRole('alert').filter({ hasText: text });
    await expect(refusal).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await expect(slot).toContainText('1920 × 1080');
    await untilKept(page, 'Nine gardens, nine altitudes.');
    await page.reload();
    await expect(page.getByLabel('Title').first()).toHaveValue(title);
    await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Nine gardens, nine altitudes.');
    await expect(slot).toContainText('1920 × 1080', { timeout: 30_000 });
    expect((await submit(page, title)).headerMedia).toMatch(/\.mp4$/);
  });
}

test('a provider of the specified calls gets the converted film in the specified part, and is asked for nothing else', async ({
  page,
}) => {
  const plain = await startOtherProvider();
  try {
    await logInAtOther(page, plain.origin);
    await expect(page).toHaveURL(plain.origin + paths.dashboard);
    await page.goto(plain.origin + createProject);
    await page.getByLabel('Title').first().fill('New');
    const before = plain.asked.length;
    await header(page).setInputFiles(fixture('h264.mov'));
    await expect(note(page, 'h264.mp4')).toContainText(/converted \d/, { timeout: converted });
    await expect(note(page, 'h264.mp4').getByRole('checkbox'), 'no choice that it does not offer').toHaveCount(0);
    expect(plain.asked.slice(before), 'what is converted here asks nobody').toEqual([]);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Project created successfully!')).toBeVisible({ timeout: converted });
    const [form] = plain.projects;
    const film = form?.get('HeaderMedia');
    expect(plain.projects).toHaveLength(1);
    expect(film).toMatchObject({ name: 'h264.mp4', type: 'video/mp4' });
    const bytes = film instanceof File ? Buffer.from(await film.arrayBuffer()) : Buffer.alloc(0);
    expect([bytes.includes('avc1'), bytes.indexOf('moov') < bytes.indexOf('mdat')]).toEqual([true, true]);
    const files = [...(form?.values() ?? [])].filter((part) => part instanceof File);
    expect(files, 'no second version of it').toHaveLength(1);
    // Behind the form its new film is looked at once more, which a version for phones would follow.
    await expect.poll(() => plain.asked).toContain('GET /api/projects/p-new/media');
    await page.waitForTimeout(1000);
    const writes = plain.asked.slice(before).filter((call) => !call.startsWith('GET '));
    expect(writes).toEqual(['POST /api/projects']);
    expect(plain.asked.filter((call) => /rendition|poster|conversion|original/.test(call))).toEqual([]);
  } finally {
    await plain.close();
  }
});

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
  // All Media lists it, and makes it later.
  const { data: plain } = await (await page.request.get('/api/films-without-renditions')).json();
  expect(plain).toContainEqual(expect.objectContaining({ name: 'turning-table.mp4', projectId: found?.id }));
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
