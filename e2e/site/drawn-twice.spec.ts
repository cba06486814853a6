import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { paths } from '../../src/domain/paths.ts';
import { expect, test } from '../support/test.ts';

/** Share of a window's pixels that may differ: what smooths an edge. */
const TOLERANCE = 0.001;

const plain = readFileSync('dist/client/index.html', 'utf8');

/** Opens a page and waits for what its first view consists of: its heading, its letters, and every picture in the window. */
async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.waitForFunction(() => {
    const seen = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    return document.fonts.status === 'loaded' && seen.every(({ complete }) => complete);
  });
  // What is complete is painted once it is decoded, beside the page: until then its colour is seen.
  await page.evaluate(async () => {
    await Promise.allSettled([...document.images].filter(({ complete }) => complete).map((image) => image.decode()));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** The first view. Films are covered: which of their frames is shown is a matter of time. */
async function takePicture(page: Page) {
  const png = await page.screenshot({ animations: 'disabled', mask: [page.locator('video')] });
  return sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { width, height, tag } of [
  { width: 390, height: 844, tag: ['@long'] },
  { width: 1440, height: 900, tag: [] },
]) {
  test(
    `at ${width} pixels a page looks the same whether our server or the browser draws it`,
    { tag },
    async ({ page }) => {
      // Seven pages, each opened twice.
      test.slow();
      await page.setViewportSize({ width, height });
      const addresses = [
        paths.home,
        paths.work,
        paths.project('upar'),
        paths.about,
        paths.stories,
        paths.story(1),
        paths.contact,
      ];
      for (const path of addresses) {
        await open(page, path);
        const drawn = await takePicture(page);
        // As a static host answers.
        await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: plain }));
        await open(page, path);
        // A browser that draws it all itself may be a moment behind with a picture.
        await expect
          .poll(
            async () => {
              const own = await takePicture(page);
              return (
                pixelmatch(drawn.data, own.data, undefined, drawn.info.width, drawn.info.height) / (width * height)
              );
            },
            { message: path },
          )
          .toBeLessThan(TOLERANCE);
        await page.unrouteAll({ behavior: 'wait' });
      }
    },
  );
}

test('a header’s picture is seen, and not only there', async ({ page }) => {
  await open(page, paths.project('upar'));
  const { data, info } = await takePicture(page);
  const { channels } = await sharp(data, { raw: info }).stats();
  for (const { stdev } of channels.slice(0, 3)) expect(stdev).toBeGreaterThan(20);
});
