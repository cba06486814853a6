import { statSync } from 'node:fs';
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

test('login, categories and logout work', async ({ page, allowConsole }) => {
  allowConsole(/403/);
  await page.goto(provider.origin + paths.login);
  await page.getByLabel('Username').fill('owner');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
    'Login failed. Please check your credentials.',
  );
  await page.getByLabel('Password', { exact: true }).fill('opensesame');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(provider.origin + paths.dashboard);
  await page.getByRole('link', { name: 'Categories' }).click();
  await page.getByRole('textbox', { name: 'Category name' }).fill('Furniture');
  await page.getByRole('button', { name: 'Add' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Furniture' });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
  await page.goto(provider.origin + paths.dashboardScreens.logout);
  await page.getByRole('button', { name: 'Yes, Logout' }).click();
  await expect(page).toHaveURL(provider.origin + paths.login);
});
