import { paths } from '../../src/domain/paths.ts';
import { startFilmRelay, type FilmRelay } from '../support/film-relay.ts';
import { countRenders } from '../support/renders.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A fast line, and one on which a film comes more slowly than it plays. */
const fast = 1_280_000;
const slow = 30_000;

let relay: FilmRelay;
test.beforeEach(async ({ baseURL }) => {
  relay = await startFilmRelay(baseURL ?? '', fast);
});
test.afterEach(async () => relay.close());

const asked = () => new Set(relay.films.map(({ path }) => path));
const sent = () => relay.films.reduce((sum, film) => sum + film.sent, 0);
const isRunning = `(() => { const film = document.querySelector('[aria-label=Carousel] video'); return !film.paused && film.currentTime > 0; })()`;

for (const { name, width, height, rate, most } of [
  { name: 'phone', width: 390, height: 844, rate: 200_000, most: 1_634_000 },
  { name: 'desktop', width: 1440, height: 900, rate: fast, most: 3_500_000 },
]) {
  test(`home on a ${name} loads few bytes of films in its first 20 seconds @long`, async ({ page }) => {
    test.setTimeout(60_000);
    relay.setRate(rate);
    await page.setViewportSize({ width, height });
    await page.goto(relay.origin + paths.home);
    await page.waitForTimeout(20_000);
    expect(sent()).toBeGreaterThan(100_000);
    expect(sent()).toBeLessThanOrEqual(most);
  });
}

test('nothing of the next film comes before the first can be played to its end', async ({ page }) => {
  relay.setRate(slow);
  await page.goto(relay.origin + paths.home);
  await expect.poll(() => page.evaluate(isRunning)).toBe(true);
  await page.waitForTimeout(1500);
  expect(asked().size).toBe(1);
  relay.setRate(fast);
  await expect.poll(() => asked().size).toBe(2);
});

test('a film whose page is left is not loaded any further', async ({ page }) => {
  relay.setRate(slow);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(relay.origin + paths.home);
  await expect.poll(sent).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Work', exact: true }).first().click();
  await expect(page).toHaveURL(relay.origin + paths.work);
  await expect.poll(() => relay.films.every(({ isAborted }) => isAborted)).toBe(true);
});

test('progress is one animation: it stands while the film waits, and nothing is redrawn while it plays', async ({
  page,
}) => {
  const renders = await countRenders(page);
  await page.goto(relay.origin + paths.home);
  await expect.poll(() => page.evaluate(isRunning)).toBe(true);
  await expect.poll(() => asked().size).toBe(2);
  // What comes late after the first paint is drawn first; a line that is drawn again is so four times a second.
  await expect.poll(() => renders.during(() => page.waitForTimeout(2000)), { timeout: 20_000 }).toBe(0);

  const difference = () =>
    page.evaluate(() => {
      const film = document.querySelector<HTMLVideoElement>('[aria-label=Carousel] video');
      const lines = document.querySelector('[aria-label=Carousel]')?.getAnimations({ subtree: true }) ?? [];
      const scaled = lines.filter(
        ({ effect }) => effect instanceof KeyframeEffect && effect.getTiming().fill === 'both',
      );
      const [line] = scaled;
      if (film === null || line === undefined || scaled.length !== 1) return Infinity;
      return Math.abs(film.currentTime * 1000 - Number(line.currentTime));
    });
  expect(await difference()).toBeLessThan(300);
  await page.getByRole('button', { name: 'Pause' }).first().click();
  await expect.poll(difference).toBeLessThan(20);
});

test('progress stands with a film that has stalled', async ({ page }) => {
  relay.setRate(slow);
  await page.goto(relay.origin + paths.home);
  await expect.poll(() => page.evaluate(isRunning)).toBe(true);
  relay.setRate(0);
  const line = () =>
    page.evaluate(() => {
      const [one] = (document.querySelector('[aria-label=Carousel]')?.getAnimations({ subtree: true }) ?? []).filter(
        ({ effect }) => effect instanceof KeyframeEffect && effect.getTiming().fill === 'both',
      );
      return { state: one?.playState, time: Number(one?.currentTime) };
    });
  await expect.poll(async () => (await line()).state, { timeout: 10_000 }).toBe('paused');
  const { time } = await line();
  await page.waitForTimeout(500);
  expect((await line()).time).toBe(time);
  relay.setRate(fast);
  await expect.poll(async () => (await line()).state).toBe('running');
});

for (const { name, script } of [
  { name: 'data to be saved', script: `({ saveData: true })` },
  { name: 'a slow connection', script: `({ effectiveType: '2g' })` },
]) {
  test(`with ${name} films stand on their posters until Play is pressed`, async ({ page }) => {
    await page.addInitScript(`Object.defineProperty(Navigator.prototype, 'connection', { get: () => (${script}) })`);
    await page.goto(relay.origin + paths.home);
    const play = page.getByRole('region', { name: 'Carousel' }).getByRole('button', { name: 'Play' });
    await expect(play).toBeVisible();
    await page.waitForTimeout(500);
    expect(relay.films).toEqual([]);
    await play.click();
    await expect.poll(() => page.evaluate(isRunning)).toBe(true);
  });
}

test('where the browser refuses to play, films stand on their posters until Play is pressed', async ({ page }) => {
  // As a telephone in low power mode does.
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    let isPressed = false;
    addEventListener('click', () => (isPressed = true), true);
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (isPressed) return play.call(this);
      document.documentElement.dataset['refused'] = '';
      return Promise.reject(new DOMException('Not without a gesture.', 'NotAllowedError'));
    };
  });
  await page.goto(relay.origin + paths.home);
  // Play is offered before the first try as well, and Pause during it.
  await page.locator('html[data-refused]').waitFor();
  const play = page.getByRole('region', { name: 'Carousel' }).getByRole('button', { name: 'Play' });
  await expect(play).toBeVisible();
  await play.click();
  await expect.poll(() => page.evaluate(isRunning)).toBe(true);
});

test('films that play when they are pointed at load nothing before that', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(relay.origin + paths.work);
  await page.getByRole('heading', { name: 'Work', exact: true }).waitFor();
  await page.mouse.wheel(0, 1200);
  await page.waitForLoadState('networkidle');
  expect(relay.films).toEqual([]);
});

test('a film that cannot be had leaves its poster, and is tried again when it is pointed at again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  let isThere = false;
  await page.route(/\.(mp4|webm)$/, (route) => (isThere ? route.fallback() : route.fulfill({ status: 404 })));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(relay.origin + paths.home);
  const cell = page
    .locator('[data-grows]')
    .filter({ has: page.locator('video') })
    .first();
  await cell.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await cell.hover();
  const film = cell.locator('video');
  const networkState = () => film.evaluate((video: HTMLVideoElement) => video.networkState);
  await expect.poll(networkState).toBe(3);
  await expect(cell.locator('img').first()).toBeVisible();
  await page.mouse.move(2, 2);
  await expect.poll(() => film.evaluate((video) => getComputedStyle(video.closest('span') ?? video).opacity)).toBe('0');
  isThere = true;
  await cell.hover();
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0))
    .toBe(true);
});

test('a damaged film leaves its poster, and the carousel goes on to the next', async ({ page }) => {
  let damaged = '';
  await page.route(/\.(mp4|webm)$/, (route) => {
    if (damaged === '') damaged = route.request().url();
    if (route.request().url() !== damaged) return route.fallback();
    return route.fulfill({ contentType: 'video/mp4', body: 'ftyp, and nothing that could be played' });
  });
  await page.goto(relay.origin + paths.home);
  await expect(page.getByText('2/4')).toBeVisible();
});
