/** Pairs: each theme shows its own picture, and the other is not fetched before it is wanted. */
import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { expect, test } from '../support/test.ts';

interface Pair {
  readonly day: string;
  readonly night: string;
}

interface Details {
  readonly HeaderMedia: string;
  readonly details: { readonly dark?: { readonly mediaUrl: string } };
}

const salt = paths.project('museum-of-salt');

/** The header of the salt museum by day and by night, as the provider names them. */
async function readPair(page: Page): Promise<Pair> {
  const answer = await page.request.get('/api/project?slug=museum-of-salt');
  const { data }: { readonly data: Details } = await answer.json();
  return { day: data.HeaderMedia, night: data.details.dark?.mediaUrl ?? 'none' };
}

/** The files of media that are asked for from now on. */
function noteMedia(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/media/')) asked.push(pathname);
  });
  return asked;
}

const begins = (asked: readonly string[], file: string): number =>
  asked.filter((path) => path.startsWith(`/${file}`)).length;

/** The picture of the header that has a box, without its width. */
const shown = (page: Page) =>
  page
    .locator('[data-under-bar] img[data-light]')
    .evaluateAll((all) =>
      all.flatMap((one) =>
        one instanceof HTMLImageElement && one.getClientRects().length > 0 && one.complete
          ? [new URL(one.currentSrc).pathname.slice(1).replace(/(\.\w+)\.\d+\.\w+$/, '$1')]
          : [],
      ),
    );

for (const theme of ['white', 'black'] as const) {
  test(`in the ${theme} theme only its own picture is fetched`, async ({ page }) => {
    const { day, night } = await readPair(page);
    await page.addInitScript((chosen) => {
      localStorage.setItem('theme', chosen);
    }, theme);
    const [own, other] = theme === 'white' ? [day, night] : [night, day];
    const asked = noteMedia(page);
    await page.goto(salt, { waitUntil: 'networkidle' });
    await expect.poll(() => shown(page)).toEqual([own]);
    expect([begins(asked, own), begins(asked, other)]).toEqual([1, 0]);
  });
}

test('coming near the switch fetches the other; turning moves nothing', async ({ page }) => {
  const { day, night } = await readPair(page);
  const asked = noteMedia(page);
  await page.goto(salt, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      // What a press moves does not count (web.dev/cls): the word beside the toggle goes with the first.
      const moved = list.getEntries().filter((entry) => !('hadRecentInput' in entry && entry.hadRecentInput === true));
      if (moved.length > 0) dataset['moved'] = String(Number(dataset['moved'] ?? 0) + moved.length);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Black theme' });
  expect(begins(asked, night)).toBe(0);
  // The code comes with the first input; then the pointer leaves and comes again.
  await expect
    .poll(async () => {
      await page.mouse.move(720, 500);
      await toggle.hover();
      return begins(asked, night);
    })
    .toBe(1);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await toggle.click();
  await expect.poll(() => shown(page)).toEqual([night]);
  expect(await height()).toBe(before);
  await toggle.click();
  await expect.poll(() => shown(page)).toEqual([day]);
  expect([begins(asked, day), begins(asked, night)]).toEqual([1, 1]);
  expect(await page.evaluate(() => document.documentElement.dataset['moved'])).toBeUndefined();
});

test('a home page that opens in black begins with its first film, by night', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'black');
  });
  await page.goto(paths.home, { waitUntil: 'networkidle' });
  await expect(page.locator('[data-under-bar] [aria-hidden=false] img[data-light=black]')).toBeVisible();
  await expect(page.locator('[data-under-bar]').getByText('1/4')).toBeVisible();
});

test('the toggle says what it does until the theme has been changed, for good', async ({ page }) => {
  await page.goto(paths.home);
  const word = page.getByRole('banner').getByText('By night');
  await expect(word).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Black theme' }).click();
  await expect(word).toBeHidden();
  await page.reload();
  await expect(page.getByRole('banner').getByText('By day')).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the white one shows', async ({ page }) => {
    const { day } = await readPair(page);
    await page.goto(salt);
    const pictures = page.locator('[data-under-bar] img[data-light]');
    await expect(pictures).toHaveCount(2);
    await expect(pictures.first()).toBeVisible();
    await expect(pictures.first()).toHaveAttribute('src', new RegExp(`${day}$`));
    await expect(pictures.last()).toBeHidden();
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('films change at the second where the other was', async ({ page }) => {
    await page.goto(paths.home);
    const film = page.locator('[data-under-bar] [aria-hidden=false] video');
    const at = () => film.evaluate((one) => (one instanceof HTMLVideoElement ? one.currentTime : 0));
    await expect.poll(at).toBeGreaterThan(1.5);
    const sources = () => film.evaluate((one) => one.querySelector('source:last-child')?.getAttribute('src'));
    const day = await sources();
    const before = await at();
    await page.getByRole('banner').getByRole('button', { name: 'Black theme' }).click();
    await expect.poll(sources).not.toBe(day);
    await expect.poll(at).toBeGreaterThanOrEqual(before);
  });
});
