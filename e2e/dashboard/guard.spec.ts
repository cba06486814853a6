import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { Dialog } from '../models/dialog.model.ts';
import { openAsAdministrator, setFlag } from '../support/admin.ts';
import { administrator } from '../support/administrator.ts';
import { expectAccessible } from '../support/axe.ts';
import { startOwnProvider, temporaryStore } from '../support/own-provider.ts';
import { expect, test } from '../support/test.ts';

const { categories, allProjects, logout } = dashboardPaths;
const expired = 'Your token has expired, Please login again!';

const flag = (page: Page) => page.evaluate(() => localStorage.getItem('isAuthenticated'));

test.describe('without the local flag', () => {
  test('leads to login, and from there to the page that was wanted', async ({ page, login }) => {
    await page.goto(categories);
    await expect(page).toHaveURL(paths.login);
    await login.logIn();
    await expect(page).toHaveURL(categories);
    await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(paths.login);
  });

  test('a flag that is not "true" does not count', async ({ page }) => {
    await setFlag(page, 'yes');
    await page.goto(paths.dashboard);
    await expect(page).toHaveURL(paths.login);
  });

  test('login does not lead back to logging out', async ({ page, login }) => {
    await page.goto(logout);
    await login.logIn();
    await expect(page).toHaveURL(paths.dashboard);
  });

  test('login never leads out of the dashboard, whatever page was wanted', async ({ page, login }) => {
    for (const elsewhere of [paths.about, '//elsewhere.example/dashboard', '/dashboard-of-another', 7]) {
      await test.step(String(elsewhere), async () => {
        await page.goto(paths.login);
        await page.evaluate((from) => {
          history.replaceState({ ...history.state, usr: { from } }, '');
        }, elsewhere);
        await page.reload();
        await login.logIn();
        await expect(page).toHaveURL(paths.dashboard);
      });
    }
  });
});

test('with the flag the page shows at once, before the check has answered', async ({ page }) => {
  await openAsAdministrator(page);
  await page.route('**/api/verify-auth', () => undefined);
  await page.goto(categories);
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a check that is cut off by a reload ends nothing', async ({ page }) => {
  await openAsAdministrator(page);
  await page.route('**/api/verify-auth', () => undefined);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(await flag(page)).toBe('true');
});

test('checks on opening and every 50 seconds', async ({ page }) => {
  await page.clock.install();
  let checks = 0;
  await page.route('**/api/verify-auth', async (route) => {
    checks += 1;
    await route.fallback();
  });
  await openAsAdministrator(page);
  await expect.poll(() => checks).toBe(1);
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(49_000);
  expect(checks).toBe(1);
  await page.clock.fastForward(1_000);
  await expect.poll(() => checks).toBe(2);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('a 401 leads to login, forgets the flag and comes back after login', async ({ page, allowConsole, login }) => {
  allowConsole(/401/);
  await page.clock.install();
  await openAsAdministrator(page, allProjects);
  await page.evaluate(() => {
    localStorage.setItem('authToken', 'of the session that has ended');
  });
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await page.clock.fastForward(50_000);
  await expect(page).toHaveURL(paths.login);
  await expect(page.getByText(expired)).toBeHidden();
  expect(await flag(page)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  await login.logIn();
  await expect(page).toHaveURL(allProjects);
});

test('a 401 on opening leads to login as well', async ({ page, allowConsole }) => {
  allowConsole(/401/);
  await setFlag(page);
  await page.goto(categories);
  await expect(page).toHaveURL(paths.login);
});

test('without a network the message stands over the page, and goes by itself when the session proves valid', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.clock.install();
  await openAsAdministrator(page, categories);
  const name = page.getByRole('textbox', { name: 'Category name' });
  await name.fill('Typed before');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.clock.fastForward(50_000);
  const dialog = new Dialog(page, expired);
  await dialog.see();
  await dialog.seeText('Your work is kept.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog.see();
  // A check in between fails as well.
  await page.clock.fastForward(2000);
  await dialog.see();
  expect(await flag(page)).toBe('true');
  await page.context().setOffline(false);
  await dialog.seeClosed();
  await expect(page).toHaveURL(categories);
  await expect(name).toBeFocused();
  await page.keyboard.type(', and after');
  await expect(name).toHaveValue('Typed before, and after');
  expect(await flag(page)).toBe('true');
  await name.fill('');
});

test('a session that turns out to have ended leads to login by itself, and back', async ({
  page,
  allowConsole,
  login,
}) => {
  allowConsole(/Failed to load resource/);
  await page.clock.install();
  await openAsAdministrator(page, categories);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.clock.fastForward(50_000);
  await new Dialog(page, expired).see();
  await page.context().clearCookies();
  await page.context().setOffline(false);
  await expect(page).toHaveURL(paths.login);
  expect(await flag(page)).toBeNull();
  await login.logIn();
  await expect(page).toHaveURL(categories);
});

test('a provider that is killed and started again ends no session', async ({ page, allowConsole }) => {
  test.slow();
  allowConsole(/Failed to load resource/);
  const store = temporaryStore();
  const env = { ADMIN_USERNAME: administrator.username, ADMIN_PASSWORD: administrator.password };
  const first = await startOwnProvider(store.folder, env);
  await page.clock.install();
  await openAsAdministrator(page, dashboardPaths.createStory, first.origin);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Typed before it died');
  await page.waitForLoadState('networkidle');
  await first.kill();
  await page.clock.fastForward(50_000);
  const dialog = new Dialog(page, expired);
  await dialog.see();
  const second = await startOwnProvider(store.folder, { ...env, PORT: new URL(first.origin).port });
  await page.clock.fastForward(2000);
  await dialog.seeClosed();
  await expect(title).toHaveValue('Typed before it died');
  await expect(title).toBeFocused();
  await second.kill();
  store.remove();
});

for (const [name, fail] of [
  ['has no network', (page: Page) => page.route('**/api/verify-auth', (route) => route.abort('internetdisconnected'))],
  ['is refused with 500', (page: Page) => page.route('**/api/verify-auth', (route) => route.fulfill({ status: 500 }))],
] as const) {
  test(`a check that ${name} says that the token has expired, then leads to login and back`, async ({
    page,
    allowConsole,
    login,
  }) => {
    allowConsole(/Failed to load resource/);
    await page.clock.install();
    await openAsAdministrator(page, categories);
    await page.getByLabel('Category name').fill('Typed before the network went');
    await page.waitForLoadState('networkidle');
    await fail(page);
    await page.clock.fastForward(50_000);
    const dialog = new Dialog(page, expired);
    await dialog.see();
    await expect(page).toHaveURL(categories);
    // The page stays as it is below the dialog.
    await expect(page.getByPlaceholder('Category name')).toHaveValue('Typed before the network went');
    await expect(dialog.root.getByRole('button')).toHaveCount(1);
    await expect(dialog.root.getByRole('button')).toBeFocused();
    await dialog.root.getByRole('button').click();
    await expect(page).toHaveURL(paths.login);
    expect(await flag(page)).toBeNull();
    await page.unrouteAll();
    await login.logIn();
    await expect(page).toHaveURL(categories);
    await expect(page.getByPlaceholder('Category name')).toHaveValue('Typed before the network went');
  });
}
