import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { expect, test } from '../support/test.ts';

/** Every kind of place that a picture has; the projects have all grids between them. */
const pages = [
  paths.home,
  paths.work,
  paths.about,
  ...['tulsi-childrens-hospital', 'museum-of-salt', 'kal', 'small-hours', 'a-year-of-rain'].map(paths.project),
];

interface Drawn {
  readonly address: string;
  /** In device pixels: the width of the whole picture as it is drawn, what its frame cuts off included. */
  readonly needed: number;
  readonly chosen: number | undefined;
  readonly widths: readonly number[];
}

/** Brings every picture into view and tells what the browser chose. Runs in the page. */
async function look(): Promise<Drawn[]> {
  // Those that only paper shows are never fetched here.
  const images = [...document.querySelectorAll<HTMLImageElement>('main img')].filter((one) => one.checkVisibility());
  for (const image of images) {
    image.scrollIntoView({ block: 'center', behavior: 'instant' });
    await image.decode();
  }
  return images.map((image) => {
    const box = image.getBoundingClientRect();
    const own = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const scale = (own * box.height) / box.width;
    const isWhole = getComputedStyle(image).objectFit === 'contain';
    const candidates = image.srcset.split(',').map((one) => one.split(' '));
    const width = (text = '') => Number(text.replace('w', ''));
    return {
      address: `${location.pathname} ${image.currentSrc}`,
      needed: box.width * (isWhole ? Math.min(1, scale) : Math.max(1, scale)) * devicePixelRatio,
      chosen: candidates.filter(([url = '']) => image.currentSrc.endsWith(url)).map(([, text]) => width(text))[0],
      widths: candidates.map(([, text]) => width(text)),
    };
  });
}

/** Variants cost the machine time, and only which one is asked for is looked at here. */
async function answerAll(page: Page): Promise<void> {
  const body = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  await page.route(/\/media\/.+\.\d+\.avif$/, (route) => route.fulfill({ body, contentType: 'image/gif' }));
}

for (const [deviceScaleFactor, windows] of [
  [
    1,
    [
      [1440, 900],
      [1920, 1080],
    ],
  ],
  [
    2,
    [
      [390, 844],
      [834, 1112],
    ],
  ],
] as const) {
  test.describe(`at ${String(deviceScaleFactor)} device pixels`, () => {
    test.use({ deviceScaleFactor });

    test('every picture comes in the smallest width that fills its place', { tag: '@long' }, async ({ page }) => {
      test.slow();
      await answerAll(page);
      let count = 0;
      for (const path of pages) {
        for (const [width, height] of windows) {
          await page.setViewportSize({ width, height });
          await page.goto(path);
          for (const { address, needed, chosen, widths } of await page.evaluate(look)) {
            count += 1;
            const best = widths.findIndex((one) => one >= needed);
            const off = widths.indexOf(chosen ?? Number.NaN) - (best === -1 ? widths.length - 1 : best);
            // A step more at most; a pixel or two less is not seen.
            const isSharp = off >= 0 || (chosen ?? 0) >= needed * 0.98;
            const told = `${String(width)} px, ${address}: ${String(chosen)} for ${String(needed)}`;
            expect(isSharp, `${told} is sharp`).toBe(true);
            expect(off, `${told} is not too large`).toBeLessThanOrEqual(1);
          }
        }
      }
      expect(count).toBeGreaterThan(100);
    });
  });
}

test('the first picture is announced in the head as it will be chosen, the ones below wait', async ({ page }) => {
  await answerAll(page);
  for (const path of [paths.home, paths.project('kal'), paths.about]) {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(path);
    const first = page.locator('main img').first();
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    const preload = page.locator('head link[rel=preload][as=image]');
    // Of a pair, the head cannot know which: the script that knows the theme fetches it.
    const isPair = (await first.getAttribute('data-light')) !== null;
    await expect(preload).toHaveCount(isPair ? 0 : 1);
    if (isPair) await expect(first).toHaveAttribute('loading', 'eager');
    else
      for (const [own, announced] of [
        ['srcset', 'imagesrcset'],
        ['sizes', 'imagesizes'],
      ] as const) {
        await expect(preload).toHaveAttribute(announced, String(await first.getAttribute(own)));
      }
    const chosen = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(asked.filter((url) => url === chosen)).toHaveLength(1);
    if (path === paths.about) continue;
    await expect(page.locator('main img').last()).toHaveAttribute('loading', 'lazy');
  }
});

test('a picture is sent small, and a film waits over its poster until it may play', async ({ page }) => {
  const types: string[] = [];
  const films: string[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (response.url().endsWith('.avif')) types.push(type);
    if (type.startsWith('video/')) films.push(response.url());
  });
  await page.goto(paths.home);
  const carousel = page.getByRole('region', { name: 'Carousel' });
  await expect
    .poll(() =>
      carousel
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  expect(types.length).toBeGreaterThan(0);
  for (const type of types) expect(['image/avif', 'image/jpeg']).toContain(type);
  // Motion is reduced here: no film has been asked for.
  expect(films).toEqual([]);
  await expect(carousel.locator('video').first()).toHaveCSS('opacity', '0');
  await carousel.getByRole('button', { name: 'Play' }).click();
  await expect(carousel.locator('video').first()).toHaveCSS('opacity', '1');
  expect(films.length).toBeGreaterThan(0);
});
