import type { Page } from '@playwright/test';
import { dashboardPaths, forgottenPath } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { startMailServer } from '../../tests/provider/support/mail-server.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { administrator } from '../support/administrator.ts';
import { expectAccessible } from '../support/axe.ts';
import { startOtherProvider } from '../support/other-provider.ts';
import { startOwnProvider, temporaryStore } from '../support/own-provider.ts';
import { expect, test } from '../support/test.ts';

const chosen = 'seven blue kettles sing';
const mailbox = 'studio@nord.example';

const wayThere = (page: Page) => page.getByRole('link', { name: 'Forgotten password?' });
const wayBack = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Login', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const username = (page: Page) => page.getByLabel('Username', { exact: true });
const password = (page: Page) => page.getByLabel('New password', { exact: true });
const said = (page: Page) => page.getByRole('main').getByRole('alert');
const send = (page: Page) => page.getByRole('button', { name: 'Send the link' });

/** A studio that sends mails, once its settings have an address, and the mailbox they come to. */
async function startMailingStudio() {
  const store = temporaryStore();
  const mail = await startMailServer();
  const port = String(await freePort());
  const provider = await startOwnProvider(store.folder, {
    ADMIN_USERNAME: administrator.username,
    ADMIN_PASSWORD: administrator.password,
    PORT: port,
    // Links in mails lead there, whatever a request claims.
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    SMTP_URL: mail.url,
    SMTP_FROM: 'site@nord.example',
  });
  return {
    origin: provider.origin,
    mails: mail.mails,
    async close() {
      await provider.kill();
      await mail.close();
      store.remove();
    },
  };
}

test('a link comes by mail, sets a new password once, and ends every session', async ({
  page,
  browser,
  login,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/401|404/);
  const studio = await startMailingStudio();
  const desk = await browser.newContext();
  try {
    // Without an address in the settings no mail could go anywhere.
    await page.goto(studio.origin + forgottenPath);
    await expect(page.getByText('This server sends no mail.')).toBeVisible();
    const owner = await desk.newPage();
    await openAsAdministrator(owner, dashboardPaths.settings, studio.origin);
    await owner.getByRole('textbox', { name: 'Name', exact: true }).fill('Studio Nord');
    await owner.getByRole('region', { name: 'Contact' }).getByLabel('E-mail').fill(mailbox);
    await owner.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(owner.getByText('Settings saved.')).toBeVisible();

    await page.bringToFront();
    await page.goto(studio.origin + paths.login);
    await wayThere(page).click();
    await expect(page).toHaveURL(studio.origin + forgottenPath);
    await expect(username(page)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(username(page)).toHaveAccessibleDescription('Enter the username');
    await page.keyboard.type(administrator.username);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Look into the mail')).toBeVisible();
    await expectAccessible(page);

    await expect.poll(() => studio.mails.length).toBe(1);
    expect(studio.mails[0]?.to).toEqual([mailbox]);
    const link = new RegExp(`${studio.origin}${forgottenPath}#[\\w-]+`).exec(studio.mails[0]?.text ?? '')?.[0] ?? '';
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // As from a mail program, not from the page that is open.
    await page.goto('about:blank');
    await page.goto(link);
    await expect(heading(page, 'New password')).toBeVisible();
    await expect(password(page)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('short');
    await page.keyboard.press('Enter');
    await expect(password(page)).toHaveAccessibleDescription('A new password needs at least 10 characters.');
    await password(page).fill(chosen);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').getByText('Password reset successfully!')).toBeVisible();
    await expectAccessible(page);
    // The secret of the link is told to nobody but the provider, in a body.
    expect(asked.filter((url) => url.includes(link.split('#')[1] ?? ' '))).toEqual([]);
    expect((await owner.request.get(`${studio.origin}/api/verify-auth`)).status()).toBe(401);

    await wayBack(page).click();
    await login.logIn();
    await expect(said(page)).toHaveText(/\S/);
    await login.logIn({ username: administrator.username, password: chosen });
    await expect(page).toHaveURL(studio.origin + paths.dashboard);
    await expect(heading(page, 'Dashboard')).toBeVisible();

    await page.goto('about:blank');
    await page.goto(link);
    await password(page).fill('nine quiet harbours wait');
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText(/^This link is not good any more: it was used/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ask for another link' }).click();
    await expect(username(page)).toBeFocused();
  } finally {
    await desk.close();
    await studio.close();
  }
});

test('without a mail server the page says which command helps, and leads back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.login);
  await wayThere(page).press('Enter');
  await expect(page).toHaveURL(forgottenPath);
  await expect(heading(page, 'Forgotten password')).toBeVisible();
  await expect(page.getByRole('status').getByText('by the command npm run password')).toBeVisible();
  await expect(username(page)).toHaveCount(0);
  await expectAccessible(page);
  await wayBack(page).press('Enter');
  await expect(page).toHaveURL(paths.login);
  await expect(heading(page, 'Login')).toBeVisible();
});

test('a failure says what to do, and keeps what was typed', async ({ page, allowConsole }) => {
  allowConsole(/429|503/);
  await page.route('**/api/forgotten-password', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { data: { byMail: true } } })
      : route.fulfill({ status: 429, body: '' }),
  );
  await page.goto(forgottenPath);
  await username(page).fill('mara');
  await send(page).click();
  await expect(said(page)).toHaveText('There were too many tries: wait a minute before the next.');
  await expect(username(page)).toHaveValue('mara');
  await expectAccessible(page);
  await page.route('**/api/forgotten-password', (route) => route.fulfill({ status: 202, json: { message: 'Asked' } }));
  await send(page).click();
  await expect(heading(page, 'Look into the mail')).toBeVisible();

  await page.route('**/api/new-password', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('about:blank');
  await page.goto(`${forgottenPath}#a-link`);
  await password(page).fill(chosen);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(said(page)).toHaveText('The server is not available at the moment.');
  await expect(password(page)).toHaveValue(chosen);
});

test('with a provider of the specified calls it sends to whoever keeps the server', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  const plain = await startOtherProvider();
  try {
    await page.goto(plain.origin + paths.login);
    await wayThere(page).click();
    await expect(page.getByText('Whoever keeps the server can give you a new one.')).toBeVisible();
    await expect(username(page)).toHaveCount(0);
  } finally {
    await plain.close();
  }
});
