import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { startOwnProvider, temporaryStore, type OwnProvider } from '../support/own-provider.ts';
import { expect, test } from '../support/test.ts';

/** A studio on its first day: nothing has been written. */
const store = temporaryStore();
let provider: OwnProvider;
test.beforeAll(async () => {
  provider = await startOwnProvider(store.folder, { ADMIN_USERNAME: 'ritika', ADMIN_PASSWORD: 'paper boats at noon' });
});
test.afterAll(async () => {
  await provider.kill();
  store.remove();
});

const screens = dashboardPaths;

async function logIn(page: Page): Promise<void> {
  await page.goto(provider.origin + paths.login);
  await page.getByLabel('Username').fill('ritika');
  await page.getByLabel('Password', { exact: true }).fill('paper boats at noon');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(provider.origin + paths.dashboard);
}

const steps = (page: Page) => page.getByRole('list', { name: 'First steps' });

test('every public page is complete: the specified texts, and no hole before the footer', async ({ page }) => {
  test.slow();
  const pages = [
    [paths.home, ['Loading page...', 'Home page text1', 'Home page text2', 'Home page text3', 'No Grid Data Found']],
    [paths.work, ['No projects found']],
    [
      paths.about,
      [
        'No Heading Available',
        'No Description Available',
        'No sections available',
        'No subsections available',
        'No clients available',
      ],
    ],
    [paths.stories, ['No stories available']],
  ] as const;
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, texts] of pages) {
      await page.goto(provider.origin + path);
      for (const text of texts) await expect(page.getByText(text, { exact: true }), path).toBeVisible();
      // The largest stretch of the page, from the bar to the footer, in which nothing stands.
      const hole = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll('header, main p, main h1, main h2, main a, main li, footer')]
          .map((element) => element.getBoundingClientRect())
          .filter(({ width: wide, height }) => wide > 2 && height > 2)
          .sort((one, other) => one.top - other.top);
        let end = 0;
        let largest = 0;
        for (const { top, bottom } of boxes) {
          largest = Math.max(largest, top - end);
          end = Math.max(end, bottom);
        }
        return largest;
      });
      expect(hole, `${path} at ${String(width)} px`).toBeLessThan(270);
      await expectAccessible(page);
    }
  }
});

test('the dashboard greets by name and shows the first steps, each leading to its place', async ({ page }) => {
  test.slow();
  await logIn(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Welcome, ritika', exact: true })).toBeVisible();
  await expect(page.getByText('Your Content Managment System', { exact: true })).toBeVisible();
  await expect(page.getByText('0 of 7 done')).toBeVisible();
  await expect(steps(page).getByRole('listitem').first()).toContainText('Keep the site closed while you work');
  await expectAccessible(page);
  for (const [label, address] of [
    ['Name the studio', dashboardPaths.settings],
    ['Add a category', screens.categories],
    ['Create your first project', screens.createProject],
    ['Fill the home page', screens.homepage],
    ['Write the About page', screens.createAbout],
    ['Tell a story', screens.createStory],
  ] as const) {
    await steps(page).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(provider.origin + address);
    await page.goto(provider.origin + paths.dashboard);
  }
});

test('empty lists have the button that fills them; what is done is ticked; hidden steps stay hidden', async ({
  page,
}) => {
  await logIn(page);
  await page.goto(provider.origin + screens.allProjects);
  const first = page.getByRole('main').getByRole('link', { name: 'Create your first project' });
  await expect(first).toHaveAttribute('href', screens.createProject);
  await expect(page.getByRole('main').getByText('No projects found')).toBeVisible();
  await page.goto(provider.origin + screens.allMedia);
  await first.click();
  await expect(page).toHaveURL(provider.origin + screens.createProject);
  await page.goto(provider.origin + screens.allStories);
  await expect(page.getByRole('main').getByRole('link', { name: 'Create Story' })).toBeVisible();
  await page.goto(provider.origin + screens.categories);
  await page.getByRole('button', { name: 'Name your first category' }).click();
  const field = page.getByRole('textbox', { name: 'Category name' });
  await expect(field).toBeFocused();
  await field.fill('Identity');
  await field.press('Enter');
  await expect(page.getByRole('table')).toContainText('Identity');

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByText('1 of 7 done')).toBeVisible();
  await expect(steps(page).getByRole('link', { name: /^Add a category ?, done/ })).toBeVisible();
  await page.getByRole('button', { name: 'Hide these steps' }).click();
  await expect(steps(page)).toBeHidden();
  const show = page.getByRole('button', { name: 'Show the first steps' });
  await expect(show).toBeFocused();
  await page.reload();
  await expect(show).toBeVisible();
  await show.click();
  await expect(page.getByRole('button', { name: 'Hide these steps' })).toBeFocused();
  await expect(steps(page)).toBeVisible();
});

test('the steps are gone when the studio has some of everything, and what cannot be read counts as no step', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/500/);
  await logIn(page);
  const film = { id: 1, projectId: 1, position: 1, videoUrl: 'media/a.mp4', project: { title: 'Upar', slug: 'upar' } };
  await page.route('**/api/category', (route) => route.fulfill({ json: [{ id: 1, name: 'Identity' }] }));
  await page.route('**/api/projects', (route) => route.fulfill({ json: [{ id: 1, title: 'Upar', slug: 'upar' }] }));
  await page.route('**/api/homepage/headervideos', (route) => route.fulfill({ json: { headerdata: [film] } }));
  await page.route('**/api/aboutpage', (route) => route.fulfill({ json: { data: { id: 1 } } }));
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Welcome back, ritika' })).toBeVisible();
  // A studio that is open, and has work to show, is not asked to close.
  await expect(page.getByText('4 of 6 done')).toBeVisible();
  await expect(steps(page)).not.toContainText('Keep the site closed');
  await page.route('**/api/stories', (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await expect(page.getByRole('main').getByText('Create Homepage')).toBeVisible();
  await expect(page.getByText('1 of 12 slots')).toBeVisible();
  await expect(steps(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show the first steps' })).toHaveCount(0);
});
