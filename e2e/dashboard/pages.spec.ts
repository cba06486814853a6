import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { untilKept } from '../support/drafts.ts';
import { logInAtOther, startOtherProvider } from '../support/other-provider.ts';
import { useOwnStudio } from '../support/own-studio.ts';
import { seeMarkdown } from '../support/formatted.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const footer = (page: Page) => page.getByRole('navigation', { name: 'Footer' });

const provider = useOwnStudio();

const open = (page: Page, path: string) => openAsAdministrator(page, path, provider.origin);
const visit = (page: Page, path: string) =>
  page.request.get(provider.origin + path, { headers: { accept: 'text/html', cookie: '' }, maxRedirects: 0 });

test('by mouse on a wide screen: written, refused an address of the site, shown in the footer and at its address', async ({
  page,
  allowConsole,
}) => {
  // A whole task, and three looks by axe.
  test.slow();
  allowConsole(/400/);
  await open(page, dashboardPaths.pages);
  await expect(page.getByText('No pages yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create Page' }).click();
  await submit(page).click();
  await expect(page.getByText('Please enter the title')).toBeVisible();
  await expect(field(page, 'Title')).toBeFocused();
  await field(page, 'Title').fill('Legal notice');
  await expect(page.getByText('/legal-notice', { exact: true })).toBeVisible();
  await field(page, 'Address').fill('Contact');
  await field(page, 'Content').fill('Who we are\n\nHalf Ream, New Delhi.');
  await field(page, 'Content').evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 10));
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await seeMarkdown(page, 'Content', /^## Who we are/);
  // Nothing typed is lost.
  await untilKept(page, 'Who we are');
  await page.reload();
  await seeMarkdown(page, 'Content', /^## Who we are/);
  await submit(page).click();
  await expect(page.getByText('/contact belongs to the site itself. Choose another address.').first()).toBeVisible();
  await expect(field(page, 'Address')).toBeFocused();
  await expectAccessible(page);
  await field(page, 'Address').fill('');
  await submit(page).click();
  await expect(page.getByText('Page created successfully!')).toBeVisible();

  await page.getByRole('link', { name: 'View it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Legal notice' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Who we are' })).toBeVisible();
  await expect(page).toHaveTitle('Legal notice');
  await expect(footer(page).getByRole('link', { name: 'Legal notice' })).toBeVisible();
  await page.reload();
  await footer(page).getByRole('link', { name: 'Legal notice' }).click();
  await expectAccessible(page);
  const drawn = await visit(page, '/legal-notice');
  expect(drawn.status()).toBe(200);
  expect(await drawn.text()).toContain('<h2');
  expect(await (await visit(page, '/sitemap.xml')).text()).toContain('/legal-notice</loc>');
});

test('by keys on a phone: a draft is nobody’s but its owner’s, then public under another address; the old one leads on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, dashboardPaths.createPage);
  // A form is read-only until it is known whether there is a draft of it.
  await expect(field(page, 'Title')).toBeEditable();
  await field(page, 'Title').focus();
  await page.keyboard.type('Privacy');
  await page.getByRole('combobox', { name: 'Visibility' }).focus();
  await page.keyboard.type('Draft');
  await expect(page.getByText('Only you see it, here and at its address while you are logged in.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('Page created successfully!')).toBeVisible();
  await expect(field(page, 'Title')).toBeFocused();
  expect((await visit(page, '/privacy')).status()).toBe(404);
  await page.getByRole('link', { name: 'View it' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(footer(page).getByRole('link', { name: 'Privacy' })).toHaveCount(0);

  await open(page, dashboardPaths.pages);
  await page.getByRole('link', { name: 'Edit Privacy' }).press('Enter');
  await expect(field(page, 'Address')).toHaveValue('privacy');
  await field(page, 'Address').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Data Protection');
  await expect(page.getByText('/privacy will lead here too: no link breaks.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Visibility' }).focus();
  await page.keyboard.type('Public');
  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('Page updated successfully!')).toBeVisible();
  await expect(field(page, 'Address')).toHaveValue('data-protection');
  await expect(page.getByText('Also reached at /privacy.')).toBeVisible();
  const answer = await visit(page, '/privacy?a=b');
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/data-protection?a=b']);
});

test('the order of the list is that of the footer; what is deleted comes back to its place', async ({
  page,
  dialog,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, dashboardPaths.pages);
  const rows = page.getByRole('row').filter({ has: page.getByRole('button') });
  await expect(rows).toHaveText([/Legal notice/, /Privacy/]);
  await expectAccessible(page);
  const menu = page.getByRole('button', { name: 'More for Privacy' });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Move up' }).press('Enter');
  await expect(rows).toHaveText([/Privacy/, /Legal notice/]);
  await menu.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('menuitem', { name: 'Move down' })).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('Escape');
  await page.goto(provider.origin + paths.contact);
  const links = footer(page).getByRole('list').nth(1).getByRole('link');
  await expect(links).toHaveText(['Privacy', 'Legal notice']);

  await open(page, dashboardPaths.pages);
  await page.getByRole('button', { name: 'Delete Privacy' }).click();
  await dialog.answer('Delete');
  await expect(rows).toHaveText([/Legal notice/]);
  expect((await visit(page, '/data-protection')).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveText([/Privacy/, /Legal notice/]);
  expect((await visit(page, '/privacy')).status()).toBe(301);
});

test('what was changed elsewhere meanwhile is not overwritten unasked', async ({ page, allowConsole }) => {
  allowConsole(/412/);
  await open(page, dashboardPaths.pages);
  await page.getByRole('link', { name: 'Edit Legal notice' }).click();
  await field(page, 'Title').fill('Imprint');
  const { pages } = await (await page.request.get(`${provider.origin}/api/pages`)).json();
  const { id } = pages.find(({ slug }: { slug: string }) => slug === 'legal-notice');
  const change = { data: { title: 'Legal notice', content: 'Changed elsewhere.', contentFormat: 'plain' } };
  await page.request.patch(`${provider.origin}/api/pages/${String(id)}`, change);
  await submit(page).click();
  await page.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect(page.getByText('Page updated successfully!')).toBeVisible();
  const drawn = await (await visit(page, '/legal-notice')).text();
  expect(drawn).toContain('Imprint');
  expect(drawn).toContain('Changed elsewhere.');
});

test('with a provider of the specified calls nothing is there and nothing is asked', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  const plain = await startOtherProvider();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  try {
    await page.goto(`${plain.origin}/privacy`);
    await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
    await expect(footer(page).getByRole('list')).toHaveCount(1);
    await logInAtOther(page, plain.origin);
    await expect(page).toHaveURL(plain.origin + paths.dashboard);
    await expect(page.getByRole('link', { name: 'Reset Password' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Settings', exact: true })).toHaveCount(0);
    expect(asked.filter((path) => path.startsWith('/api/page'))).toEqual([]);
  } finally {
    await plain.close();
  }
});
