import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { paths } from '../../src/domain/paths.ts';
import { expect, test } from '../support/test.ts';

/** Share of a window's pixels that may differ: what smooths an edge. */
const TOLERANCE = 0.001;

const plain = readFileSync('dist/client/index.html', 'utf8');

/** Runs in the page: has everything in the window come? */
function isComplete(): boolean {
  const isSeen = (image: HTMLImageElement) => image.getBoundingClientRect().top < innerHeight;
  return document.fonts.status === 'loaded' && [...document.images].filter(isSeen).every(({ complete }) => complete);
}

/** The first view, when everything in it has come. Films are covered: which of their frames is shown is a matter of time. */
async function takePicture(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.waitForFunction(isComplete);
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
        await page.goto(path);
        const drawn = await takePicture(page);
        // As a static host answers.
        await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: plain }));
        await page.goto(path);
        // Here the page's reads come after its frame, and its films after them.
        const difference = async () => {
          const own = await takePicture(page);
          return pixelmatch(drawn.data, own.data, undefined, width, height) / (width * height);
        };
        await expect.poll(difference, { message: path }).toBeLessThan(TOLERANCE);
        await page.unrouteAll({ behavior: 'wait' });
      }
    },
  );
}

test('a header’s picture is seen, and not only there', async ({ page }) => {
  await page.goto(paths.project('upar'));
  const { data, info } = await takePicture(page);
  const { channels } = await sharp(data, { raw: info }).stats();
  for (const { stdev } of channels.slice(0, 3)) expect(stdev).toBeGreaterThan(20);
});
