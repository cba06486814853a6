import type { Locator, Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { tap } from '../support/finger.ts';
import { expect, test } from '../support/test.ts';

const screens = dashboardPaths;

const entries = [
  ['Dashboard', paths.dashboard, 'Dashboard'],
  ['All Projects', screens.allProjects, 'All Projects'],
  ['Create Project', screens.createProject, 'Create Project'],
  ['Categories', screens.categories, 'Categories'],
  ['All Media', screens.allMedia, 'All Media'],
  ['Library', screens.library, 'Library'],
  ['Create Homepage', screens.homepage, 'Create Homepage'],
  ['Create About', screens.createAbout, 'Create About'],
  ['Edit About', screens.editAbout, 'Edit About'],
  ['All Stories', screens.allStories, 'All Stories'],
  ['Create Story', screens.createStory, 'Create Story'],
  ['Settings', screens.settings, 'Settings'],
  ['Reset Password', screens.resetPassword, 'Reset Password'],
  ['Logout', screens.logout, 'Logout'],
] as const;

/** Behind Settings. */
const secondLevel = [
  ['Studio', screens.settings, 'Settings'],
  ['Look', screens.look, 'Look'],
  ['Words', screens.words, 'Words'],
  ['Pages', screens.pages, 'All Pages'],
  ['Redirects', screens.redirects, 'Redirects'],
  ['Inbox', screens.inbox, 'Inbox'],
  ['Visitors', screens.visitors, 'Visitors'],
  ['Import', screens.importSite, 'Import'],
  ['Backup', screens.backup, 'Backup'],
  ['Recently Deleted', screens.recentlyDeleted, 'Recently Deleted'],
  ['Administrators', screens.administrators, 'Administrators'],
  ['Sessions', screens.sessions, 'Sessions'],
  ['Ways to Log In', screens.signIn, 'Ways to Log In'],
  ['Log', screens.log, 'Log'],
] as const;

const side = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });

async function expectInWindow(place: Locator): Promise<void> {
  await expect(place).toBeInViewport({ ratio: 1 });
}

test('the side navigation leads to every page, marks it, and its heading takes the focus', async ({ page }) => {
  test.slow();
  await openAsAdministrator(page);
  await expect(side(page).getByRole('listitem')).toHaveText(entries.map(([label]) => label));
  await expect(side(page).getByRole('heading')).toHaveText(['Projects', 'Pages', 'Coffee break', 'Account']);
  for (const entry of await side(page).getByRole('listitem').all()) await expectInWindow(entry);
  for (const [label, path, heading] of entries.slice(1, -1)) {
    const link = side(page).getByRole('link', { name: label, exact: true });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${heading} | Half Ream`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    // A new project begins with its title.
    const first =
      path === screens.createProject
        ? page.getByLabel('Title', { exact: true })
        : page.getByRole('heading', { level: 1 });
    await expect(first).toBeFocused();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
});

test('Settings has a second level, which leads to every screen behind it and keeps the current one in view', async ({
  page,
}) => {
  test.slow();
  await openAsAdministrator(page, screens.settings);
  const level = page.getByRole('navigation', { name: 'Settings' });
  await expect(level.getByRole('listitem')).toHaveText(secondLevel.map(([label]) => label));
  for (const [label, path, heading] of secondLevel) {
    const link = level.getByRole('link', { name: label, exact: true });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(link).toHaveAttribute('aria-current', 'page');
    const mark = path === screens.settings ? 'page' : 'true';
    await expect(side(page).getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', mark);
  }
  await expectAccessible(page);
  const line = level.getByRole('list');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(line).toHaveCSS('-webkit-mask-image', 'none');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expectInWindow(level.getByRole('link', { name: 'Log', exact: true }));
  // Where there is more, it fades away.
  await expect(line).toHaveCSS('-webkit-mask-image', /linear-gradient/);
  await page.goto(screens.categories);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categories');
  await expect(level).toHaveCount(0);
});

test('in a low window the current entry is in view, and no entry comes or goes after the first draw', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  await page.addInitScript(() => {
    const drawn = new Set<string>();
    Object.assign(window, { drawn });
    new MutationObserver(() => {
      const shown = [...document.querySelectorAll('nav[aria-label="Dashboard"] li')].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
      if (shown.length > 0) drawn.add(shown.map(({ textContent }) => textContent).join());
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  const drawn = () => page.evaluate(() => [...('drawn' in window && window.drawn instanceof Set ? window.drawn : [])]);
  const wanted = [entries.map(([label]) => label).join()];
  await openAsAdministrator(page, screens.backup);
  await expectInWindow(side(page).getByRole('link', { name: 'Settings' }));
  expect(await drawn()).toEqual(wanted);
  // Known from before, they are there at once.
  await page.reload();
  await expectInWindow(side(page).getByRole('link', { name: 'Settings' }));
  expect(await drawn()).toEqual(wanted);
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
  await expect(side(page).getByRole('link', { name: 'All Projects' })).toHaveAttribute('aria-current', 'true');
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

test('from 900 px on the navigation stands beside the page, and nothing is wider than the window', async ({ page }) => {
  test.slow();
  await openAsAdministrator(page);
  for (const [, path, heading] of [...entries.slice(0, -1), ...secondLevel]) {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveText(heading);
    for (const [width, isBeside] of [
      [1024, true],
      [900, true],
      [834, false],
      [390, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(side(page)).toBeVisible({ visible: isBeside });
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: !isBeside });
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide, `${path}, ${String(width)} px`).toBeLessThanOrEqual(0);
    }
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await page.setViewportSize({ width: 900, height: 900 });
  await expect(drawer).toBeHidden();
});

test.describe('the command menu', () => {
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Search or go to' });
  const field = (page: Page) => menu(page).getByRole('combobox', { name: 'Search or go to' });
  const option = (page: Page, name: string | RegExp) => menu(page).getByRole('option', { name });

  test('opens by Ctrl K wherever the focus is, goes to a screen by its name, and its code comes only then', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url());
    });
    await openAsAdministrator(page, screens.categories);
    await page.getByRole('textbox', { name: 'Category name' }).click();
    const before = scripts.length;
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    expect(scripts.length).toBeGreaterThan(before);
    await expectAccessible(page);
    await page.keyboard.type('media all');
    await expect(menu(page).getByRole('option')).toHaveText(['All MediaProjects']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(screens.allMedia);
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'All Media' })).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('settings');
    await expect(menu(page).getByRole('option')).toHaveText(secondLevel.map(([label]) => `${label}Settings`));
  });

  test('creates, shows the site, changes the theme and logs out', async ({ page }) => {
    test.slow();
    await openAsAdministrator(page);
    const button = page.getByRole('button', { name: /^Search or go to/ });
    for (const [words, address] of [
      ['create pro', screens.createProject],
      ['create sto', screens.createStory],
      ['create cat', screens.categories],
      ['view site', paths.home],
    ] as const) {
      await button.click();
      await field(page).fill(words);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(address);
    }
    await page.goto(paths.dashboard);
    await button.click();
    await field(page).fill('theme');
    await page.keyboard.press('Enter');
    await expect(page.locator('body')).toHaveClass(/black-theme/);
    await expect(menu(page)).toBeHidden();
    await expect(button).toBeFocused();
    // Last, as its question covers the page.
    await button.click();
    await field(page).fill('logout');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(screens.logout);
  });

  test('says when its code cannot be fetched, and the page stays as it is', async ({ page, allowConsole }) => {
    allowConsole(/Failed to (load resource|fetch)|dynamically imported module/);
    await openAsAdministrator(page);
    await page.route('**/assets/CommandDialogs-*.js', (route) => route.abort());
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert').getByText('The command menu could not be opened.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  test('? lists the shortcuts, not while one types, and can be turned off', async ({ page }) => {
    await openAsAdministrator(page, screens.categories);
    const typed = page.getByRole('textbox', { name: 'Category name' });
    await typed.pressSequentially('Why?');
    await expect(typed).toHaveValue('Why?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(list).toHaveCount(0);
    await typed.clear();
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('?');
    await expect(list.getByText('Submit the form')).toBeVisible();
    await expect(list.getByText('Ctrl K')).toBeVisible();
    await expectAccessible(page);
    await list.getByRole('checkbox', { name: '? opens this list' }).click();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('shortcuts');
    await page.keyboard.press('Enter');
    await expect(list.getByRole('checkbox', { name: '? opens this list' })).not.toBeChecked();
    await list.getByRole('checkbox', { name: '? opens this list' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('?');
    await expect(list).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('a button opens it over the whole window', async ({ page }) => {
      await openAsAdministrator(page);
      await tap(page.getByRole('button', { name: 'Search or go to' }));
      await expect(field(page)).toBeFocused();
      const box = await menu(page).boundingBox();
      expect([box?.x, box?.y, box?.width]).toEqual([0, 0, 390]);
      for (const entry of await menu(page).getByRole('option').all()) {
        expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await expectAccessible(page);
      await tap(option(page, /^Categories/));
      await expect(page).toHaveURL(screens.categories);
      await expect(menu(page)).toBeHidden();
    });
  });
});
