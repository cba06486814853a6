import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';

const screens = paths.dashboardScreens;

const entries = [
  ['Dashboard', paths.dashboard, 'Dashboard'],
  ['All Projects', screens.allProjects, 'All Projects'],
  ['Create Project', screens.createProject, 'Create Project'],
  ['Categories', screens.categories, 'Categories'],
  ['All Media', screens.allMedia, 'All Media'],
  ['Create Homepage', screens.homepage, 'Create Homepage'],
  ['Create About', screens.createAbout, 'Create About'],
  ['Edit About', screens.editAbout, 'Edit About'],
  ['All Stories', screens.allStories, 'All Stories'],
  ['Create Story', screens.createStory, 'Create Story'],
  ['Reset Password', screens.resetPassword, 'Reset Password'],
  ['Logout', screens.logout, 'Logout'],
] as const;

test('the side navigation leads to every page, marks it, and its heading takes the focus', async ({ page }) => {
  test.slow();
  await openAsAdministrator(page);
  const navigation = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(navigation.getByRole('listitem')).toHaveText(entries.map(([label]) => label));
  await expect(navigation.getByRole('heading')).toHaveText(['Projects', 'Pages', 'Coffee break', 'Account']);
  for (const [label, path, heading] of entries.slice(1, -1)) {
    await navigation.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${heading} | Half Ream`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    // A new project begins with its title.
    const first =
      path === screens.createProject
        ? page.getByLabel('Title', { exact: true })
        : page.getByRole('heading', { level: 1 });
    await expect(first).toBeFocused();
    await expect(navigation.getByRole('link', { name: label, exact: true })).toHaveAttribute('aria-current', 'page');
  }
});

test('the first stop of a page is the way past the navigation', async ({ page }) => {
  await openAsAdministrator(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('home welcomes and counts', async ({ page }) => {
  await openAsAdministrator(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Welcome back' })).toBeVisible();
  await expect(page.getByText('Your Content Managment System', { exact: true })).toBeVisible();
  const { data } = await (await page.request.get('/api/projects')).json();
  const stories = await (await page.request.get('/api/stories')).json();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveText([
    `All Projects${String(data.length)}`,
    /^Create Homepage\d+ of 12 slots$/,
    'Edit About',
    `All Stories${String((stories.stories ?? stories).length)}`,
  ]);
});

test('a count that could not be read is left out', async ({ page, allowConsole }) => {
  allowConsole(/500/);
  await page.route('**/api/homevideos', (route) => route.fulfill({ status: 500 }));
  await openAsAdministrator(page);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.nth(0)).toHaveText(/^All Projects\d+$/);
  await expect(rows.nth(1)).toHaveText('Create Homepage');
});

test('an address that is no page says so inside the shell', async ({ page }) => {
  await openAsAdministrator(page, `${paths.dashboard}/no-such-page`);
  await expect(page.getByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(paths.dashboard);
});

test('the theme row switches the theme, which is remembered', async ({ page }) => {
  await openAsAdministrator(page);
  await page.getByRole('button', { name: 'White theme' }).click();
  await expect(page.locator('body')).toHaveClass(/black-theme/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Black theme' })).toBeVisible();
});

test('View site leads out', async ({ page }) => {
  await openAsAdministrator(page);
  await page.getByRole('link', { name: 'View site' }).click();
  await expect(page).toHaveURL(paths.home);
});

test('lists lead to their records', async ({ page }) => {
  test.slow();
  await openAsAdministrator(page, screens.allProjects);
  await page
    .getByRole('table')
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Project' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(/\S/);
  const navigation = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(navigation.getByRole('link', { name: 'All Projects' })).toHaveAttribute('aria-current', 'true');
  await page.goto(screens.allStories);
  await page
    .getByRole('table')
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Story' })).toBeFocused();
  await page.goto(screens.allMedia);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Send Media for Homepage' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('a list that could not be read can be read again', async ({ page, allowConsole, table }) => {
  allowConsole(/500/);
  await openAsAdministrator(page);
  await page.route('**/api/projects', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('navigation').getByRole('link', { name: 'All Projects' }).click();
  await expect(page.getByRole('alert').getByText('Error: Failed to fetch projects')).toBeVisible();
  await page.unroute('**/api/projects');
  await page.getByRole('button', { name: 'Try again' }).click();
  await table.seeRows();
});

test.describe('up to 1024 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the navigation stands in a drawer', async ({ page }) => {
    await openAsAdministrator(page);
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeHidden();
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('navigation').getByRole('listitem')).toHaveText(entries.map(([label]) => label));
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await drawer.getByRole('link', { name: 'Categories' }).click();
    await expect(page).toHaveURL(screens.categories);
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeFocused();
    await button.click();
    await drawer.getByRole('link', { name: 'Categories' }).click();
    await expect(drawer).toBeHidden();
  });

  test('nothing is wider than the screen', { tag: '@long' }, async ({ page }) => {
    test.slow();
    for (const [, path, heading] of entries) {
      await openAsAdministrator(page, path);
      await expect(page.locator('h1')).toHaveText(heading);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide, path).toBeLessThanOrEqual(0);
    }
  });
});
