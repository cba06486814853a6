import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { useOwnStudio } from '../support/own-studio.ts';
import { expect, test } from '../support/test.ts';

const { createProject, createStory } = dashboardPaths;
const visibility = (page: Page) => page.getByRole('combobox', { name: 'Visibility' });
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });
const panel = (page: Page) => page.getByRole('region', { name: 'Preview link' });
const make = (page: Page) => page.getByRole('button', { name: 'Copy preview link' });
const saveAndCopy = (page: Page) => page.getByRole('button', { name: 'Save draft and copy link' });
const copyAgain = (page: Page) => page.getByRole('button', { name: 'Copy the preview link' });

const studio = useOwnStudio();

test('a draft is shown by a preview link as it was last saved, by the same press where it was not, until it is public', async ({
  page,
  allowConsole,
  browser,
  context,
}) => {
  // A whole story of two people, with axe on each of its screens.
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAsAdministrator(page, createProject, studio.origin);
  await title(page).fill('Kiln in Progress');
  await page.getByRole('textbox', { name: 'Description' }).fill('It is warm.');
  await page.getByLabel('Choose file for the header').setInputFiles({
    name: 'kiln.jpg',
    mimeType: 'image/jpeg',
    buffer: await readFile('provider/demo-content/media/upar/header.jpg'),
  });
  await visibility(page).selectOption('draft');
  // Never saved: the press makes it a draft, and the form goes on as that of the draft.
  await saveAndCopy(page).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/edit\/1$/);
  await expect(title(page)).toHaveValue('Kiln in Progress');
  await expect(copyAgain(page)).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(new RegExp(`^${studio.origin}/preview/[\\w-]{43}$`));
  await expect(panel(page).getByText(address)).toBeVisible();
  await expect(make(page)).toHaveCount(0);
  await expectAccessible(page);

  const visitor = await (await browser.newContext()).newPage();
  const answer = await visitor.goto(address);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await expect(visitor.getByRole('heading', { level: 1, name: 'Kiln in Progress' })).toBeVisible();
  await expect(visitor.getByText('It is warm.')).toBeVisible();
  const picture = visitor.locator('article img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const { html } = await studio.asVisitor(address);
  expect(html.slice(0, html.indexOf('</head>'))).not.toMatch(/og:|canonical|ld\+json/);
  await expectAccessible(visitor);
  expect((await studio.asVisitor(paths.project('kiln-in-progress'))).status).toBe(404);

  // What is typed is shown once it is saved: by Submit, or with the link. Copied alone, the link would show less.
  await page.getByRole('textbox', { name: 'Description' }).fill('It is hot.');
  await visitor.reload();
  await expect(visitor.getByText('It is warm.')).toBeVisible();
  await expect(copyAgain(page)).toHaveCount(0);
  await expectAccessible(page);
  // No network: what went wrong is said, nothing is lost, and Retry goes on to the link.
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  allowConsole(/ERR_FAILED|Failed to/);
  await page.route('**/edit', (route, request) => (request.method() === 'GET' ? route.fallback() : route.abort()));
  await saveAndCopy(page).click();
  await expect(page.getByRole('alert').getByText('Failed to submit the project.').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
  await page.unroute('**/edit');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Link copied.').last()).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expect(copyAgain(page)).toBeFocused();
  await visitor.reload();
  await expect(visitor.getByText('It is hot.')).toBeVisible();
  // What would be public by being saved is not saved for a link.
  await visibility(page).selectOption('public');
  await expect(panel(page).getByText('To show it by a link alone, choose Draft.')).toBeVisible();
  await expect(saveAndCopy(page)).toHaveCount(0);
  await visibility(page).selectOption('draft');
  // The same link, not another.
  await page.bringToFront();
  await page.reload();
  await expect(panel(page).getByText(/opened once, last on/)).toBeVisible();
  await copyAgain(page).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  await page.getByRole('button', { name: 'Revoke the preview link' }).click();
  await expect(page.getByText('Link revoked. It opens nothing any more.')).toBeVisible();
  await expect(make(page)).toBeFocused();
  const gone = await studio.asVisitor(address);
  expect([gone.status, gone.html.includes('Kiln'), gone.html.includes('This link has ended')]).toEqual([
    410,
    false,
    true,
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(copyAgain(page)).toBeVisible();
  expect((await studio.asVisitor(address)).status).toBe(200);

  await visibility(page).selectOption('public');
  await submit(page).click();
  await expect(page.getByText('Project updated successfully!')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  const moved = await studio.asVisitor(address);
  expect([moved.status, moved.location]).toEqual([301, paths.project('kiln-in-progress')]);
  await visitor.goto(address);
  await expect(visitor).toHaveURL(studio.origin + paths.project('kiln-in-progress'));
  await visitor.context().close();
});

test('a scheduled story at 390, by keyboard alone; where the browser does not copy, the link is there to be selected', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openAsAdministrator(page, createStory, studio.origin);
  await title(page).fill('Before the kiln');
  await page.getByRole('textbox', { name: 'Author' }).fill('Asha');
  await visibility(page).focus();
  await page.keyboard.type('Sched');
  await expect(visibility(page)).toHaveValue('scheduled');
  await page.getByLabel('Public from').fill('2099-01-01T09:00');
  // What is missing is named and focused; nothing is saved, nothing copied.
  await saveAndCopy(page).press('Enter');
  await expect(page.getByText('Please enter the content')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Content' }).fill('Not yet for everybody.');
  await saveAndCopy(page).press('Enter');
  await expect(page.getByText('The link could not be copied. Select its address and copy it.')).toBeVisible();
  await expect(copyAgain(page)).toBeVisible();
  await expect(title(page)).toHaveValue('Before the kiln');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const address =
    (await panel(page)
      .getByText(/\/preview\//)
      .textContent()) ?? '';
  const shown = await studio.asVisitor(address);
  expect([shown.status, shown.robots, shown.html.includes('Not yet for everybody.')]).toEqual([200, 'noindex', true]);
});
