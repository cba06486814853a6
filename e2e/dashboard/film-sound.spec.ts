import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { untilKept } from '../support/drafts.ts';
import { listProjects, newTitle, removeOurs } from '../support/projects.ts';
import { expect, test } from '../support/test.ts';

// Films are converted on two slow cores, beside other tests.
test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 20_000 });

const converted = { timeout: 60_000 };
const fixtures = (...names: readonly string[]) => names.map((name) => `e2e/fixtures/films/${name}`);
const note = (page: Page, name: string) => page.getByRole('group', { name: `Film ${name}` });
const wish = 'Visitors can turn its sound on';
const discs = (page: Page, name: 'Turn sound on' | 'Turn sound off') => page.getByRole('button', { name });
/** Which of the page's films are heard, in their order. */
const heard = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('video')].map((film) => !film.muted && film.volume > 0));
/** Of the first film. */
const isPaused = (page: Page) =>
  page
    .locator('video')
    .first()
    .evaluate((film: HTMLVideoElement) => film.paused);

test.afterEach(async ({ page }) => {
  await removeOurs(page);
});

test('films are heard where their owner wishes it: as they are, and converted; by one visitor’s press at a time', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/net::ERR_FAILED|Failed to save this\./);
  const title = newTitle();
  await openAsAdministrator(page, dashboardPaths.createProject);
  await page.getByLabel('Title').first().fill(title);
  await page.getByLabel(/^(Choose file for|Replace file of) the header$/).setInputFiles(fixtures('heard.mp4'));
  const box = note(page, 'heard.mp4').getByRole('checkbox', { name: wish });
  // Its sound is kept unless it is taken out.
  await expect(box).toBeChecked();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(note(page, 'heard.mp4')).toContainText('It begins muted, and has sound on its project’s page only.');

  // AAC is taken over; this one becomes AAC. Taken out and had back, its sound is in what is sent.
  await page.getByLabel('Add pictures and films', { exact: true }).setInputFiles(fixtures('pcm.mov', 'h264.mov'));
  await expect(note(page, 'pcm.mp4')).toContainText(/converted \d/, converted);
  const taken = note(page, 'pcm.mp4').getByRole('checkbox', { name: wish });
  await taken.uncheck();
  await untilKept(page, '"isHeard":false');
  await expect(note(page, 'pcm.mp4')).toContainText('Its sound stays in the file: visitors can be let hear it later.');
  await note(page, 'pcm.mp4').getByRole('checkbox', { name: 'Take its sound out' }).check();
  await expect(note(page, 'pcm.mp4')).toContainText('To have its sound back, choose the file again.');
  await untilKept(page, '"isSilent":true');
  await taken.check();
  await expect(note(page, 'pcm.mp4')).toContainText(/converted \d/, converted);
  await expect(note(page, 'h264.mp4')).toContainText(/converted \d/, converted);
  await expect(note(page, 'h264.mp4').getByRole('checkbox', { name: wish })).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  for (const name of ['heard.mp4', 'pcm.mp4'])
    await expect(note(page, name).getByRole('checkbox', { name: wish })).toBeChecked(converted);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Project created successfully!')).toBeVisible(converted);
  const { id, slug } = (await listProjects(page)).find((one) => one.title === title) ?? { id: 0, slug: '' };

  await page.goto(paths.project(slug));
  await expect(discs(page, 'Turn sound on')).toHaveCount(2, converted);
  expect(await heard(page)).toEqual([false, false, false]);
  await expectAccessible(page);
  await discs(page, 'Turn sound on').first().focus();
  await page.keyboard.press('Enter');
  await expect(discs(page, 'Turn sound off')).toBeFocused();
  await expect.poll(() => heard(page)).toEqual([true, false, false]);
  // It was paused, as its visitor wishes to see nothing move; played and paused again it stays heard.
  await expect.poll(() => isPaused(page)).toBe(true);
  for (const [name, paused] of [
    ['Play films', false],
    ['Pause films', true],
  ] as const) {
    await page.getByRole('button', { name }).first().click();
    await expect.poll(() => isPaused(page)).toBe(paused);
    expect(await heard(page)).toEqual([true, false, false]);
  }
  await discs(page, 'Turn sound on').scrollIntoViewIfNeeded();
  await discs(page, 'Turn sound on').last().click();
  await expect.poll(() => heard(page).then((all) => all.filter(Boolean).length)).toBe(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => heard(page)).toEqual([false, false, false]);

  // What was converted has its sound in it: its first second is not silence.
  const { media } = await (await page.request.get(`/api/projects/${String(id)}/media`)).json();
  const pcm = media.find((one: { name: string }) => one.name === 'pcm.mp4');
  expect(pcm.details).toMatchObject({ hasSound: true, sound: true });
  const loudest = await page.evaluate(async (path) => {
    const bytes = await (await fetch(`/${path}`)).arrayBuffer();
    const sound = await new OfflineAudioContext(1, 44_100, 44_100).decodeAudioData(bytes);
    return Math.max(...sound.getChannelData(0).subarray(0, 20_000));
  }, pcm.mediaUrl);
  expect(loudest).toBeGreaterThan(0.05);

  await page.goto(dashboardPaths.projectMedia(id));
  const tile = page.getByRole('listitem', { name: 'heard.mp4' });
  const stored = tile.getByRole('checkbox', { name: wish });
  await expect(stored).toBeChecked();
  await page.route('**/api/media-details', (route) => route.abort());
  await stored.press('Space');
  await expect(tile.getByRole('alert').filter({ hasText: 'Failed to save this.' })).toBeVisible();
  await page.unroute('**/api/media-details');
  await tile.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/heard\.mp4.* is silent now/)).toBeVisible();
  await expect(stored).toBeFocused();
  await page.goto(paths.project(slug));
  await expect(discs(page, 'Turn sound on')).toHaveCount(1);
});

test('a film that has sound is given captions, which are taken away and back', async ({
  page,
  projectForm,
  toasts,
  allowConsole,
}) => {
  allowConsole(/400|Failed to save the captions/);
  await openAsAdministrator(page, dashboardPaths.createProject);
  const title = newTitle();
  await projectForm.title.fill(title);
  await page.getByLabel(/^(Choose file for|Replace file of) the header$/).setInputFiles(fixtures('heard.mp4'));
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await toasts.seeSuccess('Project created successfully!');
  const { id = 0, slug = '' } = (await listProjects(page)).find((one) => one.title === title) ?? {};
  await page.goto(dashboardPaths.editProject(id));
  const field = page.getByLabel('Choose captions of film of the header');
  const captionsOf = async (): Promise<unknown> =>
    (await (await page.request.get(`/api/project?slug=${slug}`)).json()).data.details.captions;
  const vtt = (text: string) => ({ name: 'film.vtt', mimeType: 'text/vtt', buffer: Buffer.from(text) });

  await field.setInputFiles(vtt('1\n00:00:00,000 --> 00:00:01,000\nSubRip'));
  await expect(page.getByRole('alert').filter({ hasText: 'begins with WEBVTT' })).toBeVisible();
  await field.setInputFiles(vtt('WEBVTT\n\n00:00.000 --> 00:01.000\nA bell.\n'));
  await expect(toasts.success(/^Captions of film of .*the header.* saved$/)).toBeVisible();
  await expect(page.getByText('Captions: yes')).toBeVisible();
  const first = await captionsOf();
  expect(first).toMatch(/\.vtt$/);
  await expectAccessible(page);
  await page.goto(paths.project(slug));
  await expect(page.locator('track')).toHaveAttribute('src', `/${String(first)}`);

  await page.goto(dashboardPaths.editProject(id));
  await page.getByRole('button', { name: 'Remove captions of film of the header' }).click();
  await expect(toasts.success(/has no captions now$/)).toBeVisible();
  expect(await captionsOf()).toBeUndefined();
  await toasts.undo.last().click();
  await expect(page.getByText('Captions: yes')).toBeVisible();
  expect(await captionsOf()).toBe(first);
});
