import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { listProjects, newTitle, removeOurs } from '../support/projects.ts';
import { expect, test } from '../support/test.ts';

const header = (page: Page) => page.getByLabel(/^(Choose file for|Replace file of) the header$/);
const heic = {
  name: 'fog.heic',
  mimeType: 'image/heic',
  buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(400), 'latin1'),
};

/** A red that sRGB does not have, in P3. */
async function redOfP3(): Promise<Buffer> {
  const tagged = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#888888' } })
    .png()
    .withIccProfile('p3')
    .toBuffer();
  return sharp(tagged).keepIccProfile().linear([0, 0, 0], [250, 5, 5]).png().toBuffer();
}

/**
 * No browser of these tests decodes HEVC pictures, as Safari does. Here the browser is given another picture where it is asked to show a
 * HEIC: everything but the decoding itself is the product's.
 */
async function decodeHeicAs(page: Page, picture: Buffer): Promise<void> {
  await page.addInitScript((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const addressOf = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (it) =>
      addressOf(it instanceof Blob && it.type === 'image/heic' ? new Blob([bytes], { type: 'image/png' }) : it);
  }, picture.toString('base64'));
}

test.afterEach(async ({ page }) => {
  await removeOurs(page);
});

test('a HEIC that the browser can decode is sent as JPEG, in its size and its colours', async ({ page }) => {
  await decodeHeicAs(page, await redOfP3());
  const title = newTitle();
  await openAsAdministrator(page, dashboardPaths.createProject);
  await page.getByLabel('Title').first().fill(title);
  await header(page).setInputFiles(heic);
  await expect(page.getByLabel('Replace file of the header')).toBeAttached();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Project created successfully!')).toBeVisible();
  const found = (await listProjects(page)).find((one) => one.title === title);
  const { headerMedia } = await (await page.request.get(`/api/projects/${String(found?.id)}/media`)).json();
  expect(headerMedia).toMatch(/\.jpg$/);
  const sent = await (await page.request.get(`/${String(headerMedia)}`)).body();
  const { width, height, icc } = await sharp(sent).metadata();
  const keepsP3 = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { colorSpace: 'display-p3' });
    return context?.getContextAttributes().colorSpace === 'display-p3';
  });
  expect([width, height, icc !== undefined]).toEqual([300, 400, keepsP3]);
  const [red = 0, green = 255, blue = 255] = await sharp(sent).keepIccProfile().raw().toBuffer();
  // In sRGB it is 255 0 0, the nearest that there is; with P3's numbers for that it would be 234 51 35.
  const expected = keepsP3 ? 250 : 255;
  expect([Math.abs(red - expected) < 7, green < 15, blue < 15], String([red, green, blue])).toEqual([true, true, true]);
});

test('one that it cannot decode is refused, and says what to do', async ({ page }) => {
  await openAsAdministrator(page, dashboardPaths.createProject);
  await header(page).setInputFiles(heic);
  await expect(page.getByText(/fog\.heic is a HEIC picture.*Export it as JPEG.*choose it in Safari/)).toBeVisible();
});
