import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { expect, test } from '../support/test.ts';

/** Pictures that fit no frame: tall ones, pale ones, transparent ones. */

test.use({ firstHtml: 'plain' });

const details = {
  alt: 'A picture',
  poster: null,
  bytes: 1,
  duration: null,
  luminance: null,
  widths: [],
  posterWidths: [],
};

interface Shown {
  readonly width: number;
  readonly height: number;
  readonly color: string | null;
}

const frameOf = ({ width, height, color }: Shown, index = 0) => ({
  id: index + 1,
  mediaUrl: `media/${String(index)}.svg`,
  mediaType: 'IMAGE',
  details: { ...details, width, height, color },
});

/** Opens a project with one grid. */
async function open(page: Page, gridType: string, frames: readonly Shown[], theme = 'white') {
  await page.addInitScript((value) => {
    localStorage.setItem('theme', value);
  }, theme);
  await page.route('**/media/*.svg', (route) => {
    const frame = frames[Number(/(\d+)\.svg/.exec(route.request().url())?.[1])] ?? { width: 1, height: 1 };
    const size = `width="${String(frame.width)}" height="${String(frame.height)}"`;
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" ${size}><circle cx="50%" cy="50%" r="20" fill="#6579ba"/></svg>`,
    });
  });
  await page.route('**/api/project?slug=paper-boat', (route) =>
    route.fulfill({
      json: {
        data: {
          id: 1,
          title: 'Paper Boat',
          slug: 'paper-boat',
          grids: [{ id: 1, gridType, position: '1', frames: frames.map(frameOf) }],
        },
      },
    }),
  );
  await page.goto(paths.project('paper-boat'));
  const pictures = page.getByRole('img', { name: 'A picture' });
  await expect(pictures.first()).toBeVisible();
  return pictures;
}

const hairline = (picture: Element) => {
  const frame = picture.parentElement;
  return frame === null ? null : getComputedStyle(frame, '::after').borderTopWidth;
};

for (const [name, width, height] of [
  ['portrait', 600, 8000],
  ['square', 1, 1],
] as const) {
  for (const gridType of ['G7', 'G1', 'G3'] as const) {
    test(`a ${name} picture alone in a ${gridType} is whole within the window, on its own colour`, async ({ page }) => {
      for (const window of [
        { width: 1440, height: 700 },
        { width: 390, height: 620 },
      ]) {
        await page.setViewportSize(window);
        const picture = (await open(page, gridType, [{ width, height, color: '#a03020' }])).first();
        const box = await picture.boundingBox();
        expect(box?.height).toBeLessThanOrEqual(window.height);
        expect(box?.width).toBeGreaterThan(300);
        await expect(picture).toHaveCSS('object-fit', 'contain');
        await expect(picture.locator('..')).toHaveCSS('background-color', 'rgb(160, 48, 32)');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(window.width);
      }
    });
  }
}

test('a carousel in a narrow window with a mouse leaves the page as wide as the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const size = { width: 1920, height: 1080, color: null };
  await open(page, 'G3', [size, size]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a panorama alone is as wide as the page, and not cut', async ({ page }) => {
  const picture = (await open(page, 'G7', [{ width: 8000, height: 600, color: '#a03020' }])).first();
  const box = await picture.boundingBox();
  expect(box?.width).toBeGreaterThan(1300);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(8000 / 600, 0);
});

for (const [color, inWhite, inBlack] of [
  ['#f4f3ef', '1px', '0px'],
  ['#222222', '0px', '1px'],
  ['#a03020', '0px', '0px'],
  [null, '0px', '0px'],
] as const) {
  test(`a frame of ${String(color)} has a hairline where it has no edge of its own`, async ({ page }) => {
    const picture = (await open(page, 'G7', [{ width: 1500, height: 800, color }])).first();
    // A pseudo-element that is not there has the initial width, which counts as none without a style.
    const edge = async () => {
      const drawn = await picture.evaluate(
        (one) => one.parentElement !== null && getComputedStyle(one.parentElement, '::after').content !== 'none',
      );
      return drawn ? picture.evaluate(hairline) : '0px';
    };
    expect(await edge()).toBe(inWhite);
    await page.evaluate(() => {
      document.body.className = 'black-theme';
    });
    expect(await edge()).toBe(inBlack);
  });
}

test('frames that touch have one hairline around them all', async ({ page }) => {
  const pale = { width: 700, height: 600, color: '#f4f3ef' };
  const pictures = await open(page, 'G2', [pale, pale]);
  const sides = (picture: Element) => {
    const style = picture.parentElement === null ? null : getComputedStyle(picture.parentElement, '::after');
    return [style?.borderLeftWidth, style?.borderRightWidth, style?.borderTopWidth];
  };
  expect(await pictures.nth(0).evaluate(sides)).toEqual(['1px', '0px', '1px']);
  expect(await pictures.nth(1).evaluate(sides)).toEqual(['0px', '1px', '1px']);
});

test('the arrow on a pale picture has an edge, and none on another', async ({ page }) => {
  const size = { width: 1920, height: 1080 };
  await open(page, 'G3', [
    { ...size, color: '#f4f3ef' },
    { ...size, color: '#a03020' },
  ]);
  const carousel = page.getByRole('group', { name: 'Paper Boat' });
  const edge = () => carousel.locator('[data-side] > span').evaluate((disc) => getComputedStyle(disc).borderTopColor);
  expect(await edge()).toMatch(/^color\(srgb 0\.11\d* 0\.11\d* 0\.11\d* \/ 0\.25\)$/);
  await page.getByRole('button', { name: 'Next image' }).click();
  await expect.poll(edge).toBe('rgba(0, 0, 0, 0)');
});

test('a transparent picture has no ground of its own on Home and on About', async ({ page }) => {
  const clear = { ...details, width: 1200, height: 800, color: null };
  await page.route('**/media/clear.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><circle cx="600" cy="400" r="200"/></svg>',
    }),
  );
  await page.route('**/api/homepagegrid', (route) =>
    route.fulfill({
      json: {
        homepageGrids: [
          {
            id: 1,
            projectId: 1,
            gridType: 'grid1',
            position: 1,
            nonHoverMedia: 'media/clear.svg',
            nonHoverDetails: clear,
            project: { title: 'Clear', slug: 'clear' },
          },
        ],
      },
    }),
  );
  await page.route('**/api/aboutpage', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { data: { ...answer.data, mediaUrl: 'media/clear.svg', details: clear } } });
  });
  for (const path of [paths.home, paths.about]) {
    await page.goto(path);
    const picture = page.locator('img[src$="clear.svg"]');
    await expect(picture.locator('..')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});
