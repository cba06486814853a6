import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { ffmpeg } from '../../tests/provider/support/ffmpeg.ts';
import { isRunning, patientFfmpeg } from '../../tests/provider/support/patient-ffmpeg.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { administrator } from '../support/administrator.ts';
import { expectAccessible } from '../support/axe.ts';
import { untilKept } from '../support/drafts.ts';
import { startOwnProvider, temporaryStore } from '../support/own-provider.ts';
import { expect, test } from '../support/test.ts';

/** HEVC, which no browser of these tests decodes, with a provider that has an FFmpeg. */

test.describe.configure({ timeout: 120_000 });
test.use({ actionTimeout: 20_000 });

const { createProject } = dashboardPaths;
const hevc = 'e2e/fixtures/films/hevc.mov';
const patience = { timeout: 60_000 };

const header = (page: Page) => page.getByLabel(/^(Choose file for|Replace file of) the header$/);
const note = (page: Page, name: string) => page.getByRole('group', { name: `Film ${name}` });
const title = (page: Page) => page.getByLabel('Title').first();

/** A provider of its own for one test. */
async function withServer(
  command: string,
  run: (server: { origin: string; incoming: () => readonly string[] }) => Promise<void>,
) {
  const store = temporaryStore();
  const own = await startOwnProvider(join(store.folder, 'data'), {
    ADMIN_USERNAME: administrator.username,
    ADMIN_PASSWORD: administrator.password,
    FFMPEG: command,
  });
  try {
    await run({ origin: own.origin, incoming: () => readdirSync(join(store.folder, 'data', 'incoming')) });
  } finally {
    await own.kill();
    store.remove();
  }
}

/** One whose FFmpeg waits until it is told to go on. */
async function withPatientServer(
  run: (
    server: { origin: string; incoming: () => readonly string[] } & ReturnType<typeof patientFfmpeg>,
  ) => Promise<void>,
) {
  const shelf = temporaryStore();
  const patient = patientFfmpeg(shelf.folder);
  try {
    await withServer(patient.command, (server) => run({ ...server, ...patient }));
  } finally {
    shelf.remove();
  }
}

async function choose(page: Page, origin: string): Promise<void> {
  await openAsAdministrator(page, createProject, origin);
  await title(page).fill('Nadi');
  await header(page).setInputFiles(hevc);
}

/** Submits the form, and waits for what follows behind it: the server must not be gone by then. */
async function submit(page: Page, whileSending = async (): Promise<void> => undefined): Promise<void> {
  const poster = page.waitForResponse('**/api/poster', patience);
  await page.getByRole('button', { name: 'Submit' }).click();
  await whileSending();
  await expect(page.getByText('Project created successfully!')).toBeVisible(patience);
  expect((await poster).ok()).toBe(true);
}

test('an HEVC film becomes a film that plays, and the server keeps nothing but it', async ({ page }) => {
  await withServer(ffmpeg, async ({ origin, incoming }) => {
    await choose(page, origin);
    await expect(note(page, 'hevc.mp4')).toContainText(/\d+ KB, converted \d+ KB/, patience);
    await expectAccessible(page);
    await expect.poll(incoming).toEqual([]);
    await submit(page);
    const { data } = await (await page.request.get(`${origin}/api/projects`)).json();
    const path: string = data[0].HeaderMedia;
    const playing = await page.evaluate(async (src) => {
      const film = document.createElement('video');
      film.muted = true;
      film.src = src;
      await film.play();
      return [film.videoWidth > 0, film.videoHeight > 0];
    }, `/${path}`);
    expect([path.endsWith('.mp4'), ...playing]).toEqual([true, true, true]);
  });
});

test('how far it is stands in the slot; Cancel ends it on the server too; Convert begins again, and Submit waits for it', async ({
  page,
}) => {
  await withPatientServer(async ({ origin, incoming, pid, goOn }) => {
    await choose(page, origin);
    const film = note(page, 'hevc.mov');
    await expect(film).toContainText('The server converts it… 25 %', patience);
    await expect(film.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    await expect(page.locator('[data-file-place]').first()).toContainText('Converting …');
    await expectAccessible(page);
    const running = pid() ?? 0;
    await film.getByRole('button', { name: 'Cancel' }).click();
    await expect(film).toContainText('It was not converted');
    await expect.poll(() => isRunning(running)).toBe(false);
    await expect.poll(incoming).toEqual([]);
    await film.getByRole('button', { name: 'Convert' }).click();
    await expect(film).toContainText('The server converts it… 25 %', patience);
    await submit(page, async () => {
      await expect(page.getByRole('region', { name: 'Upload' })).toContainText('The server converts it… 25 %');
      goOn();
    });
  });
});

test('a reload ends it on the server; the film is still chosen, and converted again', async ({ page }) => {
  await withPatientServer(async ({ origin, incoming, pid, goOn }) => {
    await choose(page, origin);
    const film = note(page, 'hevc.mov');
    await expect(film).toContainText('The server converts it…', patience);
    await untilKept(page, 'Nadi');
    const running = pid() ?? 0;
    await page.reload();
    await expect.poll(() => isRunning(running)).toBe(false);
    await expect(title(page)).toHaveValue('Nadi');
    await expect(film).toContainText('The server converts it…', patience);
    goOn();
    await expect(note(page, 'hevc.mp4')).toContainText(/converted \d/, patience);
    await expect.poll(incoming).toEqual([]);
    await submit(page);
  });
});

test('without a network in the middle the slot says so, and Retry converts it once there is one', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/net::ERR_|could not be reached/);
  await withPatientServer(async ({ origin, goOn }) => {
    await choose(page, origin);
    const film = note(page, 'hevc.mov');
    await expect(film).toContainText('The server converts it…', patience);
    await context.setOffline(true);
    await expect(film).toContainText(
      'The server, which was to convert it, could not be reached. Try again when the connection is back.',
      patience,
    );
    await expectAccessible(page);
    await context.setOffline(false);
    goOn();
    await film.getByRole('button', { name: 'Retry' }).click();
    await expect(note(page, 'hevc.mp4')).toContainText(/converted \d/, patience);
    await expect(title(page)).toHaveValue('Nadi');
    await submit(page);
  });
});
