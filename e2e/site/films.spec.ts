import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Slot {
  readonly videoUrl: string;
  readonly details: { readonly renditions: readonly { readonly path: string }[] };
}

/** The first film of the carousel: its own file and its rendition's, as the provider names them. */
async function firstFilm(page: Page): Promise<{ readonly own: string; readonly small: string }> {
  const answer: { readonly headerdata: readonly Slot[] } = await (
    await page.request.get('/api/homepage/headervideos')
  ).json();
  const [slot] = answer.headerdata;
  const small = slot?.details.renditions[0]?.path;
  if (slot === undefined || small === undefined) throw new Error('The demo’s first film has no rendition.');
  return { own: slot.videoUrl, small };
}

const film = (page: Page, index = 0) => page.getByRole('region', { name: 'Carousel' }).locator('video').nth(index);
const source = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => new URL(video.currentSrc).pathname);
const isRunning = (page: Page, index = 0) =>
  film(page, index).evaluate((video: HTMLVideoElement) => !video.paused && video.readyState > 1);

test('a phone plays the rendition and fetches nothing of the film itself', async ({ page }) => {
  const { own, small } = await firstFilm(page);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.home);
  await expect.poll(() => isRunning(page)).toBe(true);
  expect(await source(page)).toBe(`/${small}`);
  expect(asked).not.toContain(`/${own}`);
});

test('a wide window plays the film itself', async ({ page }) => {
  const { own, small } = await firstFilm(page);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto(paths.home);
  await expect.poll(() => isRunning(page)).toBe(true);
  expect(await source(page)).toBe(`/${own}`);
  expect(asked).not.toContain(`/${small}`);
});

test('where the rendition cannot be had, a phone plays the film itself', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  const { own, small } = await firstFilm(page);
  await page.route(`**/${small}`, (route) => route.fulfill({ status: 404 }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.home);
  await expect.poll(() => isRunning(page)).toBe(true);
  expect(await source(page)).toBe(`/${own}`);
});

test('where neither can be had, the next film plays', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  const { own, small } = await firstFilm(page);
  for (const path of [own, small]) await page.route(`**/${path}`, (route) => route.fulfill({ status: 404 }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.home);
  await expect(page.getByRole('region', { name: 'Carousel' }).getByText('2/4')).toBeVisible();
  await expect.poll(() => isRunning(page, 1)).toBe(true);
});

test('the captions of a film are drawn by the browser', async ({ page }) => {
  await page.route('**/media/*.vtt', (route) =>
    route.fulfill({ contentType: 'text/vtt', body: 'WEBVTT\n\n00:00:00.000 --> 00:00:09.000\nA tin is opened.\n' }),
  );
  await page.route('**/api/homepage/headervideos', async (route) => {
    const answer = await (await route.fetch()).json();
    answer.headerdata[0].details.captions = `${answer.headerdata[0].videoUrl}.0123456789ab.vtt`;
    await route.fulfill({ json: answer });
  });
  await page.goto(paths.about);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => isRunning(page)).toBe(true);
  await expect(film(page).locator('track')).toHaveAttribute('srclang', 'en');
  const shown = () =>
    film(page).evaluate((video: HTMLVideoElement) => {
      const [track] = video.textTracks;
      const cue = track?.activeCues?.[0];
      return [track?.kind, track?.label, track?.mode, cue instanceof VTTCue ? cue.text : null];
    });
  await expect.poll(shown).toEqual(['captions', 'Captions', 'showing', 'A tin is opened.']);
});
