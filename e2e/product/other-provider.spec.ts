import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { startOtherProvider, type OtherProvider } from '../support/other-provider.ts';
import { expect, test } from '../support/test.ts';

/** The static build beside any other provider that keeps the contract's calls and nothing more. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

let provider: OtherProvider;
test.beforeAll(async () => {
  provider = await startOtherProvider();
});
test.afterAll(async () => {
  await provider.close();
});

test('home shows its films, texts and cells', async ({ page }) => {
  await page.goto(provider.origin + paths.home);
  const films = page.getByRole('region', { name: 'Carousel' });
  await expect(films.getByText('1/1')).toBeVisible();
  await expect
    .poll(() => films.locator('video').evaluate((video: HTMLVideoElement) => !video.paused && video.readyState > 1))
    .toBe(true);
  await expect(page.getByText('Another provider says hello.')).toBeVisible();
  await expect(page.getByText('Home page text2')).toBeVisible();
  const picture = page.getByRole('region', { name: 'Projects' }).getByRole('img', { name: 'Kal' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('every other public page shows what it reads', async ({ page }) => {
  for (const [path, text] of [
    [paths.work, 'Kal'],
    [paths.project('kal'), 'Kal'],
    [paths.about, 'Elsewhere'],
    [paths.stories, 'Only one'],
  ] as const) {
    await page.goto(provider.origin + path);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  }
});

test('a picture shows too where widths are named and the query is ignored, as behind a cache of files', async ({
  page,
}) => {
  const header = { HeaderMedia: 'kal/header.jpg', details: { width: 2400, height: 1280, widths: [320, 1440, 2560] } };
  await page.route('**/api/projects', (route) =>
    route.fulfill({ json: [{ id: 'p-kal', slug: 'kal', title: 'Kal', ...header }] }),
  );
  await page.goto(provider.origin + paths.work);
  const picture = page.getByRole('main').locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const { asked, bytes } = await picture.evaluate(async (image: HTMLImageElement) => ({
    asked: image.currentSrc,
    bytes: (await (await fetch(image.currentSrc)).arrayBuffer()).byteLength,
  }));
  expect(asked).toMatch(/kal\/header\.jpg\?width=1440$/);
  expect(bytes).toBe(statSync('provider/demo-content/media/kal/header.jpg').size);
});

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('owner');
  await page.getByLabel('Password', { exact: true }).fill('opensesame');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(provider.origin + paths.dashboard);
}

test('login, categories and logout work', async ({ page, allowConsole, dialog, table }) => {
  allowConsole(/403/);
  await page.goto(provider.origin + paths.login);
  await page.getByLabel('Username').fill('owner');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
    'Login failed. Please check your credentials.',
  );
  await logIn(page);
  await page.getByRole('link', { name: 'Categories' }).click();
  await page.getByRole('textbox', { name: 'Category name' }).fill('Furniture');
  await page.getByRole('button', { name: 'Add' }).click();
  const row = table.row('Furniture');
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Delete' }).click();
  await dialog.answer('Delete');
  await expect(row).toBeHidden();
  await page.goto(provider.origin + dashboardPaths.logout);
  await page.getByRole('button', { name: 'Yes, Logout' }).click();
  await expect(page).toHaveURL(provider.origin + paths.login);
});

test('a file that it cannot keep leads to its own media, which offer nothing it has not', async ({
  page,
  allowConsole,
  dialog,
}) => {
  allowConsole(/404/);
  await page.goto(provider.origin + paths.login);
  await logIn(page);
  await page.getByRole('link', { name: 'Create Homepage', exact: true }).click();
  const cell = page.getByRole('listitem', { name: 'grid item 1', exact: true });
  await expect(cell.getByRole('img')).toBeVisible();
  const transfer = await page.evaluateHandle(async () => {
    const canvas = new OffscreenCanvas(20, 20);
    canvas.getContext('2d');
    const data = new DataTransfer();
    data.items.add(new File([await canvas.convertToBlob()], 'pasted.png', { type: 'image/png' }));
    return data;
  });
  const place = cell.locator('[data-file-place]');
  await place.dispatchEvent('dragover', { dataTransfer: transfer });
  await expect(cell.getByText('Drop here')).toBeVisible();
  await place.dispatchEvent('drop', { dataTransfer: transfer });
  await dialog.answer('Upload and show');
  await expect(dialog.root.getByRole('alert')).toContainText(
    'Files can only be dropped with a provider that keeps them.',
  );
  await dialog.answer('Choose from its media');
  await expect(page).toHaveURL(provider.origin + dashboardPaths.allMedia);
  expect(await page.evaluate(() => history.state.usr)).toMatchObject({ selectedField: 'homepagegrid', position: 1 });
  await page.getByRole('link', { name: 'Kal', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Before hover menu.jpg' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('status').getByText('Media updated successfully')).toBeVisible();

  await page.goto(provider.origin + dashboardPaths.projectMedia('p-kal'));
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  const sizeOf = (name: string, pixels: string) => {
    const { size } = statSync(`provider/demo-content/media/kal/${name}`);
    return page
      .getByRole('listitem', { name, exact: true })
      .getByText(`${pixels}, ${String(Math.round(size / 1024))} KB`);
  };
  await expect(sizeOf('menu.jpg', '1306 × 1200'), 'the loaded picture knows its size and weight').toBeVisible();
  await expect(sizeOf('turning-table.mp4', '1920 × 1080'), 'the film, too').toBeVisible();
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await expect(page.getByLabel(/^Alt text/)).toHaveCount(0);
});

test.describe('on another origin, open to every page', () => {
  let content: OtherProvider;
  let site: OtherProvider;
  let folder: string;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    content = await startOtherProvider({ isOpen: true });
    folder = mkdtempSync(join(tmpdir(), 'vitrine-static-'));
    await promisify(execFile)(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--emptyOutDir', '--outDir', folder],
      { env: { ...process.env, VITE_PROVIDER_HOST: content.origin } },
    );
    site = await startOtherProvider({ client: folder });
  });
  test.afterAll(async () => {
    await Promise.all([content.close(), site.close()]);
    rmSync(folder, { recursive: true, force: true });
  });

  test('visitors read every public page', async ({ page, context }) => {
    // A cookie of the provider's, as an administrator's browser has: no read of a public page carries it.
    await context.addCookies([{ name: 'session', value: 'secret', url: content.origin }]);
    const reads: { readonly host: string; readonly cookie: string | undefined }[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (!pathname.startsWith('/api/')) return;
      void request.allHeaders().then(({ cookie }) => reads.push({ host: origin, cookie }));
    });
    for (const [path, text] of [
      [paths.home, 'Another provider says hello.'],
      [paths.work, 'Kal'],
      [paths.project('kal'), 'Kal'],
      [paths.about, 'Elsewhere'],
      [paths.stories, 'Only one'],
    ] as const) {
      await page.goto(site.origin + path);
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    }
    await expect.poll(() => reads.length).toBeGreaterThan(7);
    expect(new Set(reads.map(({ host }) => host))).toEqual(new Set([content.origin]));
    expect(reads.every(({ cookie }) => cookie === undefined)).toBe(true);
  });
});
