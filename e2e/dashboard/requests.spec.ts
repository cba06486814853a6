import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { dashboardScreens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

/** The page, its code, styles, typefaces and mark: what the build decides. */
const MOST_FILES = 25;

/** What the provider is asked for: a screen that shows where things are used asks for all places. */
const MOST_ANSWERS = 10;

for (const path of [...dashboardScreens, paths.login]) {
  test(`${path}, opened first, asks for at most ${String(MOST_FILES)} files`, async ({ page }) => {
    const files: string[] = [];
    const answers: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // Pictures and films are the studio's, as many as a screen shows.
      if (pathname.startsWith('/media/')) return;
      (pathname.startsWith('/api/') ? answers : files).push(pathname);
    });
    if (path === paths.login) await page.goto(path);
    else await openAsAdministrator(page, path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('alertdialog'))).not.toHaveCount(0);
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(MOST_FILES);
    expect(answers.length, answers.join('\n')).toBeLessThanOrEqual(MOST_ANSWERS);
  });
}

test('the code of the screens where the work mostly goes on is there before it is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const screens = () => asked.filter((path) => /\/(?:AllProjects|Library|Homepage)Screen-[^/]*\.js$/.test(path));
  await openAsAdministrator(page, paths.dashboard);
  await expect.poll(() => screens().length).toBe(3);
  await page.getByRole('link', { name: 'Library', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
  expect(screens()).toHaveLength(3);
});

test('the typefaces that can be chosen are fetched when one comes to them', async ({ page }) => {
  const faces: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(?:syne|space-grotesk)-/.test(pathname)) faces.push(pathname);
  });
  await openAsAdministrator(page, dashboardPaths.look);
  const card = page.getByRole('button', { name: /^Syne/ });
  await expect(card).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(faces).toEqual([]);
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => faces.length).toBeGreaterThan(1);
});
