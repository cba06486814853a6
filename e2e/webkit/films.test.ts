import { paths } from '../../src/domain/paths.ts';
import type { Page } from './support/page.ts';
import { expect, test } from './support/test.ts';

interface Seen {
  readonly isPlaying: boolean;
  readonly time: number;
}

/** The films that are to be seen. Runs in the page. */
function films(): readonly Seen[] {
  return [...document.querySelectorAll('video')]
    .filter((video) => {
      const { top, bottom } = video.getBoundingClientRect();
      return video.checkVisibility({ visibilityProperty: true }) && top < innerHeight && bottom > 0;
    })
    .map((video) => ({ isPlaying: !video.paused, time: video.currentTime }));
}

/** The home page in the theme that a visitor has chosen before. */
async function openHome(page: Page, theme: string): Promise<void> {
  await page.visit('/healthz');
  await page.run((chosen) => localStorage.setItem('theme', chosen), theme);
  await page.open(paths.home);
}

for (const { theme, elsewhere, ...size } of [
  { width: 1440, height: 900, theme: 'white', elsewhere: '/healthz' },
  { width: 390, height: 844, theme: 'black', elsewhere: '/nothing-here' },
]) {
  test.describe(`at ${String(size.width)}, ${theme}`, () => {
    test.override({ wishes: { ...size, isReduced: false } });

    test('films play muted and inline; Pause stops them and Play starts them', async ({ page }) => {
      await openHome(page, theme);
      const running = async () => (await page.run(films)).some(({ isPlaying, time }) => isPlaying && time > 0);
      await expect.poll(running).toBe(true);
      expect(await page.run(() => [...document.querySelectorAll('video')].every((video) => video.muted))).toBe(true);
      await page.click('button', 'Pause films');
      await expect.poll(running).toBe(false);
      await page.click('button', 'Play films');
      await expect.poll(running).toBe(true);
    });

    test(`films go on after Back from another document, ${elsewhere}`, async ({ page }) => {
      await openHome(page, theme);
      const time = async () => (await page.run(films)).find(({ isPlaying }) => isPlaying)?.time ?? 0;
      await expect.poll(time).toBeGreaterThan(0.5);
      await page.run(() => {
        Object.assign(window, { isTheSame: true });
      });
      // The browser keeps the document that is left, and shows it again as it was.
      await page.visit(elsewhere);
      await page.back();
      await page.seeElement('button', 'Pause films');
      expect(await page.run(() => 'isTheSame' in window), 'the document was kept').toBe(true);
      const before = await time();
      await expect.poll(time).toBeGreaterThan(before + 0.5);
    });
  });
}

test.describe('with reduced motion', () => {
  test.override({ wishes: { width: 1440, height: 900, isReduced: true } });

  test('nothing plays until Play is pressed', async ({ page }) => {
    await page.open(paths.home);
    await page.seeElement('button', 'Play films');
    expect((await page.run(films)).some(({ isPlaying }) => isPlaying)).toBe(false);
    await page.click('button', 'Play films');
    await expect.poll(async () => (await page.run(films)).some(({ isPlaying }) => isPlaying)).toBe(true);
  });
});
