import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { expect, test } from '../support/test.ts';

/** On paper a project looks like pages of a portfolio. */

const projects = ['small-hours', 'tulsi-childrens-hospital'] as const;

async function print(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
}

/** A stream of a PDF as text; `''` where it is no compressed one. */
function unpack(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

/** Sheets of the PDF, and the size of each, in points. Firefox packs what tells them. */
async function toSheets(page: Page): Promise<readonly string[]> {
  const text = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const packed = [...text.matchAll(/\/ObjStm[^]*?stream\r?\n([^]*?)\r?\nendstream/g)].map(([, stream = '']) =>
    unpack(stream),
  );
  const sheet = /\/Type \/Page\s[^]*?\/MediaBox \[\s?0 0 (\d+)[\d.]* (\d+)/g;
  return [text, ...packed].flatMap((part) =>
    [...part.matchAll(sheet)].map(([, width, height]) => {
      // 841.89 x 595.28, which engines round.
      const isA4 = Math.abs(Number(width) - 841.5) < 1.5 && Math.abs(Number(height) - 595) < 1.5;
      return isA4 ? 'landscape A4' : `${String(width)} x ${String(height)}`;
    }),
  );
}

for (const slug of projects) {
  test(`${slug}: header, facts and each grid on a landscape A4 of its own, from any place of the page`, async ({
    page,
  }) => {
    await page.goto(paths.project(slug));
    const grids = await page.getByRole('region', { name: 'Images' }).evaluate((images) => {
      const texts = images.querySelectorAll(':scope > div > p').length;
      return [...images.children].filter((one) => getComputedStyle(one).display !== 'none').length - texts;
    });
    await page.mouse.wheel(0, 2500);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-scrolled', 'true');
    const sheets = await toSheets(page);
    expect(sheets).toEqual(Array.from({ length: 2 + grids }, () => 'landscape A4'));
  });
}

test('is on white paper, without bar, footer, buttons and what leads elsewhere, for a visitor who chose black too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'black');
  });
  await print(page, paths.project('small-hours'));
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Discover More')).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(247, 246, 243)');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCSS('color', 'rgb(29, 29, 29)');
  await expect(title).toHaveCSS('position', 'static');
});

test('a carousel prints all its pictures, and fetches none for it before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(request.url());
  });
  await page.goto(paths.project('small-hours'));
  await page.waitForLoadState('networkidle');
  const carousel = page.getByRole('group', { name: 'Small Hours' });
  await carousel.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const pictures = carousel.locator('xpath=../following-sibling::*[1]').locator('img');
  await expect(pictures).toHaveCount(5);
  expect(await pictures.evaluateAll((all) => all.map((one) => one.checkVisibility()))).not.toContain(true);
  await page.emulateMedia({ media: 'print' });
  await expect(carousel).toBeHidden();
  for (const picture of await pictures.all()) await expect(picture).toBeVisible();
});

test('films are their posters, and no frame is cut by the end of a sheet', async ({ page }) => {
  await print(page, paths.project('nadi-records'));
  const films = page.locator('video');
  expect(await films.count()).toBeGreaterThan(0);
  for (const film of await films.all()) await expect(film).toBeHidden();
  const frames = page.getByRole('region', { name: 'Images' }).locator('div:has(> img):visible');
  expect(await frames.count()).toBeGreaterThan(3);
  for (const frame of await frames.all()) await expect(frame).toHaveCSS('break-inside', 'avoid');
});

for (const slug of ['small-hours', 'nadi-records']) {
  test(`${slug}: the title stands clear above the header, on one sheet with it`, async ({ page }) => {
    // A4 landscape without its edges.
    await page.setViewportSize({ width: 1032, height: 695 });
    await print(page, paths.project(slug));
    const title = page.getByRole('heading', { level: 1 });
    const letters = await title.evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return range.getBoundingClientRect().bottom;
    });
    const header = await page.locator('[data-under-bar] img:visible').first().boundingBox();
    const { y: top, height } = header ?? { y: 0, height: 0 };
    expect(top - letters).toBeGreaterThanOrEqual(8);
    expect(height).toBeGreaterThan(695 / 2);
    expect(top + height).toBeLessThanOrEqual(695);
  });
}

for (const [path, least, most] of [
  [paths.home, 4, 9],
  [paths.work, 2, 4],
  [paths.about, 2, 5],
  [paths.contact, 1, 3],
  [paths.story(1), 1, 4],
] as const) {
  test(`${path} prints on a few sheets`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const sheets = await toSheets(page);
    expect(new Set(sheets)).toEqual(new Set(['landscape A4']));
    expect(sheets.length).toBeGreaterThanOrEqual(least);
    expect(sheets.length).toBeLessThanOrEqual(most);
  });
}
