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
const copyAgain = (page: Page) => page.getByRole('button', { name: 'Copy the preview link' });

const studio = useOwnStudio();

test('a draft is shown by a preview link, as last submitted, until it is public and the link leads there', async ({
  page,
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
  await expect(page.getByText('Submit it first. Then you can copy a preview link here.')).toBeVisible();
  await submit(page).click();
  await expect(page.getByText('Project created successfully!')).toBeVisible();
  await page.getByRole('link', { name: 'Edit it' }).click();
  await make(page).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  await expect(copyAgain(page)).toBeFocused();
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

  // What is typed is shown once it is submitted.
  await page.getByRole('textbox', { name: 'Description' }).fill('It is hot.');
  await visitor.reload();
  await expect(visitor.getByText('It is warm.')).toBeVisible();
  await submit(page).click();
  await expect(page.getByText('Project updated successfully!')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('It is hot.')).toBeVisible();
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
  await page.getByRole('textbox', { name: 'Content' }).fill('Not yet for everybody.');
  await visibility(page).focus();
  await page.keyboard.type('Sched');
  await expect(visibility(page)).toHaveValue('scheduled');
  await page.getByLabel('Public from').fill('2099-01-01T09:00');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Story created successfully!')).toBeVisible();
  await page.getByRole('link', { name: 'Edit it' }).press('Enter');
  await make(page).press('Enter');
  await expect(page.getByText('The link could not be copied. Select its address and copy it.')).toBeVisible();
  await expect(copyAgain(page)).toBeFocused();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const address =
    (await panel(page)
      .getByText(/\/preview\//)
      .textContent()) ?? '';
  const shown = await studio.asVisitor(address);
  expect([shown.status, shown.robots, shown.html.includes('Not yet for everybody.')]).toEqual([200, 'noindex', true]);
});
