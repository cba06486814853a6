import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { untilKept } from '../support/drafts.ts';
import { logInAtOther, startOtherProvider } from '../support/other-provider.ts';
import { useOwnStudio } from '../support/own-studio.ts';
import { expect, test } from '../support/test.ts';

const { settings } = dashboardPaths;
const saved = 'Settings saved.';

const drawing = (color: string, inside = '') => ({
  name: `${color}.svg`,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2000 100">${inside}<path fill="${color}" d="M0 0h2000v100H0z"/></svg>`,
  ),
});
const round = {
  name: 'icon.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>'),
};

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const file = (page: Page, name: string) => page.locator(`input[type=file]`).and(page.getByLabel(name, { exact: true }));

const provider = useOwnStudio();

test('an empty studio gets its name, its marks and its address, and shows them at once and after a reload', async ({
  page,
}) => {
  await openAsAdministrator(page, settings, provider.origin);
  await expectAccessible(page);
  await field(page, 'Name').fill('Studio Nord');
  await field(page, 'Language').fill('de');
  await page.getByRole('combobox', { name: 'First theme' }).selectOption('black');
  await file(page, 'Wordmark in dark ink').setInputFiles(drawing('black', '<script>alert(1)</script>'));
  await file(page, 'Wordmark in light ink').setInputFiles(drawing('white'));
  await file(page, 'Icon').setInputFiles(round);
  await field(page, 'Address').fill('Studio Nord\nHafenstraße 1');
  await field(page, 'Landline').fill('');
  await field(page, 'Latitude').fill('53.5436');
  await field(page, 'Longitude').fill('9.9665');
  await field(page, 'Second link, address').fill('');
  await untilKept(page, 'Studio Nord');
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('Studio Nord');
  await expect(page.getByText('Selected file: ').first()).toBeVisible();
  await save(page).click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page).toHaveTitle('Settings | Studio Nord');
  await expect(page.getByRole('img', { name: 'Studio Nord' }).first()).toHaveAttribute('src', /^\/media\/\w+\.svg$/);

  // The wordmark is long: it leaves what stands beside it its place.
  const viewSite = page.getByRole('link', { name: 'View site' });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect((await viewSite.boundingBox())?.height).toBeLessThanOrEqual(44);
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(overflow).toBe(0);
  await page.setViewportSize(size);

  await viewSite.click();
  await expect(page).toHaveTitle('Studio Nord');

  // A visitor who has chosen no theme.
  const visit = await page.context().browser()?.newContext();
  const visitor = await visit?.newPage();
  await visitor?.goto(provider.origin + paths.contact);
  await expect(visitor?.locator('body') ?? page.locator('nothing')).toHaveClass(/black-theme/);
  await visitor?.setViewportSize({ width: 390, height: 844 });
  expect(await visitor?.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const html = await (await page.request.get(provider.origin + paths.contact)).text();
  for (const text of ['<html lang="de">', 'Talk to us | Studio Nord', 'Hafenstraße 1', 'type="image/svg+xml"'])
    expect(html).toContain(text);
  for (const text of ['LinkedIn</a>', 'tel:"', 'Mathura Road', 'logo-dark.svg']) expect(html).not.toContain(text);
  await visit?.close();
});

test('the dashboard and its login have the studio’s name from the first byte', async ({ page }) => {
  for (const path of [paths.login, paths.dashboard, settings]) {
    const answer = await page.request.get(provider.origin + path, { headers: { accept: 'text/html' } });
    expect(await answer.text()).toContain('<title>Studio Nord</title>');
    if (path !== paths.login) expect(answer.headers()['cache-control']).toBe('no-store');
  }
});

test('what is refused says so beside its field; Undo puts the former settings back', async ({ page, allowConsole }) => {
  allowConsole(/400|415|could not be saved/);
  await openAsAdministrator(page, settings, provider.origin);
  await field(page, 'First link, address').fill('javascript:alert(1)');
  await save(page).click();
  await expect(page.getByText('A link begins with https://').last()).toBeVisible();
  await expect(field(page, 'First link, address')).toBeFocused();
  await field(page, 'First link, address').fill('https://photos.example/nord');
  await file(page, 'Icon').setInputFiles({
    name: 'icon.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
  await expect(page.getByText('icon.pdf is not taken here. Choose an SVG or a PNG.')).toBeVisible();
  await file(page, 'Icon').setInputFiles(drawing('red'));
  await expect(page.getByText('icon.pdf is not taken here.')).toHaveCount(0);
  await save(page).click();
  await expect(page.getByText('An icon must be as wide as it is high.').last()).toBeVisible();
  await page.getByRole('button', { name: 'Keep the stored one' }).click();
  await field(page, 'Name').fill('Studio Süd');
  await save(page).click();
  await expect(page.getByText(saved)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Settings restored successfully!')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Studio Nord');
  await expect(page).toHaveTitle('Settings | Studio Nord');
});

test('a studio in Hamburg has a German site: words and menu, by keyboard, at once and for every visitor', async ({
  page,
}) => {
  await openAsAdministrator(page, dashboardPaths.words, provider.origin);
  const menu = page.getByRole('region', { name: 'Menu', exact: true });
  const stories = menu.getByRole('checkbox', { name: 'Coffee break' });
  await expect(stories).toBeEnabled();
  await stories.focus();
  await page.keyboard.press('Space');
  await expect(stories).not.toBeChecked();
  const group = page.locator('details').filter({ has: page.getByText('Menu and footer', { exact: true }) });
  // The first is open already.
  await group.getByRole('textbox', { name: 'Work', exact: true }).fill('Arbeiten');
  await group.getByRole('textbox', { name: 'Talk to us', exact: true }).fill('Kontakt');
  await expect(group.locator('summary')).toContainText(/2 of \d+ changed/);
  await expect(menu.getByRole('checkbox', { name: 'Kontakt' })).toBeChecked();
  await expectAccessible(page);

  // A word that loses what is filled in: its group opens, and the field has the focus.
  const read = page.locator('details').filter({ has: page.getByText('Read out, not seen', { exact: true }) });
  await read.locator('summary').click();
  await read.getByRole('textbox', { name: '{count} projects' }).fill('Projekte');
  await read.locator('summary').click();
  await save(page).click();
  await expect(page.getByText('Keep {count} in it, once.')).toBeVisible();
  await expect(read.getByRole('textbox', { name: '{count} projects' })).toBeFocused();
  await read.getByRole('textbox', { name: '{count} projects' }).fill('{count} Projekte');
  await untilKept(page, 'Studio Nord');
  await page.reload();
  await expect(stories).not.toBeChecked();
  await save(page).click();
  await expect(page.getByText(saved)).toBeVisible();

  await page.getByRole('link', { name: 'View site' }).click();
  const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
  await expect(links).toHaveText(['Home', 'Arbeiten', 'About', 'Kontakt']);
  await page.goto(provider.origin + paths.work);
  await expect(page).toHaveTitle('Arbeiten | Studio Nord');
  await expect(links).toHaveText(['Home', 'Arbeiten', 'About', 'Kontakt']);
  // Left out of the menu, but there.
  expect((await page.request.get(provider.origin + paths.stories)).status()).toBe(200);
});

test('two tabs: neither writes over the other unasked', async ({ page, context, allowConsole }) => {
  allowConsole(/412/);
  await openAsAdministrator(page, settings, provider.origin);
  const other = await context.newPage();
  await other.goto(provider.origin + settings);
  await field(page, 'Hours').fill('Mo-Fr');
  await field(other, 'Mobile').fill('+49 1');
  await save(page).click();
  await expect(page.getByText(saved)).toBeVisible();
  await save(other).click();
  await other.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect(other.getByText(saved)).toBeVisible();
  await expect(field(other, 'Hours')).toHaveValue('Mo-Fr');
  await expect(field(other, 'Mobile')).toHaveValue('+49 1');
});

test('without a network nothing that was typed is lost', async ({ page, context, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|could not be saved/);
  await openAsAdministrator(page, settings, provider.origin);
  await field(page, 'Home title').fill('Gestaltung');
  await context.setOffline(true);
  await save(page).click();
  await expect(page.getByText('What you entered is kept: try again.')).toBeVisible();
  await context.setOffline(false);
  await save(page).click();
  await expect(page.getByText(saved)).toBeVisible();
});

test('with a provider of the specified calls only there is nothing of it', async ({ page }) => {
  const plain = await startOtherProvider();
  try {
    await logInAtOther(page, plain.origin);
    await expect(page).toHaveURL(plain.origin + paths.dashboard);
    await expect(page.getByRole('link', { name: 'Reset Password' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Settings', exact: true })).toHaveCount(0);
    await page.goto(plain.origin + paths.home);
    await expect(page).toHaveTitle(/Half Ream/);
  } finally {
    await plain.close();
  }
});
