import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { readLegibility } from '../support/legibility.ts';
import { expect, test } from '../support/test.ts';

/** WCAG 2.2, 1.4.3: words on pictures and films, whatever these show. */

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

async function expectLegible(page: Page, what: string, title: string): Promise<void> {
  const lines = await readLegibility(page);
  expect(
    lines.map(({ text }) => text),
    what,
  ).toContain(title);
  for (const { text, contrast } of lines) expect.soft(contrast, `${what}: ${text}`).toBeGreaterThanOrEqual(4.5);
}

for (const size of sizes) {
  test(`the longest title is legible on a white picture, ${String(size.width)} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    const title = 'A Very Long Title of a Project, Which Goes on for Several Lines on Any Telephone';
    await page.route('**/api/project?*', async (route) => {
      const answer = await (await route.fetch()).json();
      answer.data = { ...answer.data, title, HeaderMedia: 'media\\white.svg', details: null };
      await route.fulfill({ json: answer });
    });
    await page.route('**/media/white.svg', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="800"><path fill="#fff" d="M0 0h1500v800H0z"/></svg>',
      }),
    );
    await page.goto(paths.work);
    await page.evaluate(() => document.fonts.ready);
    await page.getByRole('link', { name: 'Small Hours' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.waitForLoadState('networkidle');
    await expectLegible(page, 'white', title);
  });
}

/** Halts a film at a moment, and waits until that is seen. */
async function halt(film: Locator, share: 'first' | 'middle' | 'last'): Promise<void> {
  await film.evaluate(async (video: HTMLVideoElement, at) => {
    video.pause();
    const { duration } = video;
    const seeked = new Promise((resolve) => {
      video.addEventListener('seeked', resolve, { once: true });
    });
    video.currentTime = at === 'first' ? 0.5 : at === 'middle' ? duration / 2 : duration - 0.5;
    await seeked;
    // The shade takes its time.
    await new Promise((resolve) => {
      setTimeout(resolve, 900);
    });
  }, share);
}

test.describe('@long every film and header of the demo', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const theme of ['white', 'black'] as const) {
    for (const size of sizes) {
      const where = `${String(size.width)} ${theme}`;

      test(`the titles on the home page’s films are legible in their first, middle and last second, ${where}`, async ({
        page,
      }) => {
        test.setTimeout(120_000);
        await page.addInitScript((value) => {
          localStorage.setItem('theme', value);
        }, theme);
        await page.setViewportSize(size);
        await page.goto(paths.home);
        await page.evaluate(() => document.fonts.ready);
        const carousel = page.getByRole('region', { name: 'Carousel' });
        for (const [index, title] of ['Upar', 'Yamuna Biennale', 'Marut', 'Kal'].entries()) {
          await page.getByRole('button', { name: `Film ${String(index + 1)} of 4: ${title}` }).click();
          const film = carousel.locator('video').nth(index);
          await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.3);
          for (const moment of ['first', 'middle', 'last'] as const) {
            await halt(film, moment);
            await expectLegible(page, `${title}, ${moment} second`, title);
          }
        }
      });

      test(`the titles on the projects’ headers are legible, ${where}`, async ({ page }) => {
        test.setTimeout(120_000);
        await page.addInitScript((value) => {
          localStorage.setItem('theme', value);
        }, theme);
        await page.setViewportSize(size);
        const { data } = await (await page.request.get('/api/projects')).json();
        expect(data).toHaveLength(12);
        for (const { slug, title } of data) {
          await page.goto(paths.project(slug));
          await page.waitForLoadState('networkidle');
          await page.evaluate(() => document.fonts.ready);
          const film = page.locator('[data-under-bar] video');
          const moments = (await film.count()) === 0 ? [null] : (['first', 'middle', 'last'] as const);
          for (const moment of moments) {
            if (moment !== null) await halt(film, moment);
            await expectLegible(page, `${title} ${moment ?? ''}`, title);
          }
        }
      });
    }
  }
});
