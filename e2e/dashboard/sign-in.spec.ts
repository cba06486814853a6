import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { administrator } from '../support/administrator.ts';
import { expectAccessible } from '../support/axe.ts';
import { startOtherProvider } from '../support/other-provider.ts';
import { useOwnStudio } from '../support/own-studio.ts';
import { expect, test } from '../support/test.ts';

const studio = useOwnStudio();
/** Passkeys belong to a name. */
const named = () => studio.origin.replace('127.0.0.1', 'localhost');
const period = 30_000;
const codeOf = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

/** Chromium's own authenticator, which verifies its user without asking (CDP, domain WebAuthn). */
async function giveAuthenticator(page: Page, isUserVerified = true): Promise<void> {
  test.skip(
    page.context().browser()?.browserType().name() === 'firefox',
    'Firefox’s authenticators for tests are WebDriver’s, which Playwright does not speak with it.',
  );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  });
}

async function enterPassword(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(administrator.username);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
}

const isIn = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
const code = (page: Page) => page.getByLabel('Code', { exact: true });
const wayIn = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' });

async function openScreen(page: Page): Promise<void> {
  await page.goto(named() + dashboardPaths.signIn);
  await expect(page.getByRole('heading', { level: 1, name: 'Ways to Log In' })).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await page.goto(named() + dashboardPaths.logout);
  await page.getByRole('button', { name: 'Yes, Logout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
}

test('a passkey: added, logged in by, renamed, removed', async ({ page, allowConsole }) => {
  allowConsole(/403/);
  await giveAuthenticator(page);
  await page.goto(named() + paths.login);
  await expect(wayIn(page), 'nobody has one').toHaveCount(0);
  await enterPassword(page);
  await isIn(page);
  await openScreen(page);
  await expect(page.getByText('No passkeys yet.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  await expect(page.getByLabel('Name of the passkey')).toBeFocused();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Name of the passkey')).toBeFocused();
  await page.getByLabel('Name of the passkey').fill('Phone');
  await page.getByLabel('Your password').fill('not it');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your password')).toHaveAccessibleDescription('The password is wrong.');
  await expectAccessible(page);
  await page.getByLabel('Your password').fill(administrator.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Passkey added.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Phone' })).toContainText('not used yet');
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeFocused();

  await logOut(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await wayIn(page).click();
  await isIn(page);
  await openScreen(page);
  await expect(page.getByRole('row').filter({ hasText: 'Phone' })).toContainText('last used');

  await page.getByRole('button', { name: 'Rename Phone' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Ritika’s phone');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Rename Ritika’s phone' })).toBeFocused();

  await page.getByRole('button', { name: 'Remove Ritika’s phone' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('It cannot be put back, only added anew.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Passkey removed.')).toBeVisible();
  await expect(page.getByText('No passkeys yet.')).toBeVisible();
  await logOut(page);
  await expect(wayIn(page)).toHaveCount(0);
});

test('a device that does not verify its user gets no passkey, and is told what to do', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/The passkey was not added/);
  await giveAuthenticator(page, false);
  await page.goto(named() + paths.login);
  await enterPassword(page);
  await isIn(page);
  await openScreen(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('Phone');
  await page.getByLabel('Your password').fill(administrator.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The passkey was not added.')).toBeVisible();
  await expect(page.getByText('Please try again.')).toBeVisible();
  await expect(page.getByLabel('Name of the passkey')).toHaveValue('Phone');
});

test('an address in numbers has none, and says so', async ({ page }) => {
  await page.goto(studio.origin + paths.login);
  await enterPassword(page);
  await isIn(page);
  await page.goto(studio.origin + dashboardPaths.signIn);
  await expect(page.getByText('None can be added here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
});

test('an app on a phone’s width: set up, asked for, replayed, recovered from, turned off', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/40[013]/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(named() + paths.login);
  await enterPassword(page);
  await isIn(page);
  await openScreen(page);
  await page.getByRole('button', { name: 'Set up an app' }).press('Enter');
  await expect(page.getByLabel('Your password')).toBeFocused();
  await page.keyboard.type(administrator.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR code with the secret' })).toBeVisible();
  await expect(code(page)).toBeFocused();
  await expectAccessible(page);
  const shown = await page.getByText(/^Secret: /).textContent();
  const secret = (shown ?? '').replace('Secret:', '').replaceAll(' ', '');
  await code(page).fill('000000');
  await page.keyboard.press('Enter');
  await expect(code(page)).toHaveAccessibleDescription(/Is the clock of its device right/);
  await code(page).fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByText('A login asks for a code from now on.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeFocused();
  await expectAccessible(page);
  const codes = page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery = ''] = await codes.allTextContents();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const kept = await readFile(await (await downloading).path(), 'utf8');
  expect(kept.trim().split('\n')).toEqual(await codes.allTextContents());
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await expect(page.getByText(recovery)).toHaveCount(0);

  await logOut(page);
  await enterPassword(page);
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(code(page)).toHaveAccessibleDescription('Enter the code');
  await code(page).fill('12 34');
  await page.keyboard.press('Enter');
  await expect(code(page)).toHaveAccessibleDescription(/This code is wrong, or it has been used/);
  await expect(code(page)).toBeFocused();
  await page.getByRole('button', { name: 'Back to the password' }).click();
  await expect(page.getByLabel('Username')).toHaveValue(administrator.username);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await enterPassword(page);
  // The code of the present may have been used to set the app up.
  const next = codeOf(secret, Date.now() + period);
  await code(page).fill(next);
  await page.keyboard.press('Enter');
  await isIn(page);

  await logOut(page);
  await enterPassword(page);
  await code(page).fill(next);
  await page.keyboard.press('Enter');
  await expect(code(page)).toHaveAccessibleDescription(/This code is wrong, or it has been used/);
  await code(page).fill(recovery.toUpperCase());
  await page.keyboard.press('Enter');
  await isIn(page);
  await openScreen(page);
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();

  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByLabel('Your password').fill(administrator.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The former recovery codes are void.')).toBeVisible();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('button', { name: 'New recovery codes' })).toBeFocused();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeFocused();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByLabel('Your password').fill(administrator.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('A login asks for the password alone.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up an app' })).toBeFocused();
  await logOut(page);
  await enterPassword(page);
  await isIn(page);
});

test('a passkey takes the place of the code too', async ({ page, allowConsole }) => {
  allowConsole(/401/);
  await giveAuthenticator(page);
  await page.goto(named() + paths.login);
  await enterPassword(page);
  await isIn(page);
  await openScreen(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('Key');
  await page.getByLabel('Your password').fill(administrator.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Passkey added.')).toBeVisible();
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await page.getByLabel('Your password').fill(administrator.password);
  await page.keyboard.press('Enter');
  const shown = await page.getByText(/^Secret: /).textContent();
  await code(page).fill(codeOf((shown ?? '').replace('Secret:', '').replaceAll(' ', '')));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await logOut(page);
  await enterPassword(page);
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await isIn(page);
});

test('with a provider of the specified calls nothing is there, and the dashboard asks for nothing', async ({
  page,
  allowConsole,
}) => {
  // It is asked once whether it knows passkeys, and refuses.
  allowConsole(/40[14]/);
  const plain = await startOtherProvider();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  try {
    await page.goto(plain.origin.replace('127.0.0.1', 'localhost') + paths.login);
    await page.getByLabel('Username').fill('owner');
    await page.getByLabel('Password', { exact: true }).fill('opensesame');
    await expect(wayIn(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Reset Password' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Settings', exact: true })).toHaveCount(0);
    expect(asked.filter((path) => /second-factor|passkey/.test(path))).toEqual(['/api/login/passkey/options']);
  } finally {
    await plain.close();
  }
});
