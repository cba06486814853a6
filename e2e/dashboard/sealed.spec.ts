import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { logInAtOther, startOtherProvider } from '../support/other-provider.ts';
import { useOwnStudio } from '../support/own-studio.ts';
import { expect, test } from '../support/test.ts';

const { allProjects, createProject, createStory } = dashboardPaths;
const visibility = (page: Page) => page.getByRole('combobox', { name: 'Visibility' });
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });
const client = (page: Page) => page.getByRole('textbox', { name: 'New link for' });
/** Of the first link: its whole address. */
const addressOf = async (page: Page) =>
  (await page.getByRole('region', { name: 'Links for clients' }).getByText(/\/p\//).first().textContent()) ?? '';

const provider = useOwnStudio();

test('a sealed project is shown by a link, which is counted, revoked, and put back', async ({
  page,
  browser,
  context,
  allowConsole,
}) => {
  // A whole story of two people, with axe on each of its screens.
  test.setTimeout(120_000);
  allowConsole(/403|410/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAsAdministrator(page, createProject, provider.origin);
  await title(page).fill('Kiln of Secrets');
  await page.getByRole('textbox', { name: 'Description' }).fill('It is hot.');
  await page.getByLabel('Choose file for the header').setInputFiles({
    name: 'kiln.jpg',
    mimeType: 'image/jpeg',
    buffer: await readFile('provider/demo-content/media/upar/header.jpg').catch(() =>
      readFile('docs/pictures/work.jpg'),
    ),
  });
  await visibility(page).selectOption('sealed');
  await expect(page.getByText('Everybody else finds nothing at its address')).toBeVisible();
  await page.getByLabel('Without a link, others see').selectOption('titleAndPicture');
  await expect(page.getByText('Submit it first. Then you can make a link here for each client.')).toBeVisible();
  await submit(page).click();
  await expect(page.getByText('Project created successfully!')).toBeVisible();
  await page.getByRole('link', { name: 'Edit it' }).click();
  await expect(page.getByText('There is none yet, so nobody but you sees it.')).toBeVisible();
  await client(page).fill('Meridian');
  await page.getByRole('button', { name: 'Make link' }).click();
  await expect(page.getByText('Link made. Copy it and send it.')).toBeVisible();
  const copy = page.getByRole('button', { name: 'Copy the link for Meridian' });
  // No field is wider than what it stands in.
  const right = (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().right));
  const region = await right(page.getByRole('region', { name: 'Links for clients' }));
  for (const field of [client(page), page.getByLabel('Opens until')])
    expect(await right(field)).toBeLessThanOrEqual(region);
  await expect(copy).toBeFocused();
  await expect(client(page)).toHaveValue('');
  await copy.click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  await expect(page.getByText('Link made. Copy it and send it.'), 'said instead of it').toHaveCount(0);
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(await addressOf(page));
  await expectAccessible(page);

  // At its address stand title and picture, and nothing else; without script.
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(provider.origin + paths.project('kiln-of-secrets'));
  await expect(visitor.getByRole('heading', { level: 1, name: 'Kiln of Secrets' })).toBeVisible();
  await expect(visitor.getByText('This is shown by a personal link. Ask us for yours.')).toBeVisible();
  await expect
    .poll(() =>
      visitor
        .locator('main img')
        .last()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBe(320);
  expect(await visitor.content()).not.toContain('It is hot.');
  await expectAccessible(visitor);
  await visitor.getByRole('link', { name: 'Talk to us' }).click();
  await expect(visitor).toHaveURL(provider.origin + paths.contact);

  // The link shows all of it.
  const answer = await visitor.goto(address);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await expect(visitor.getByText('It is hot.')).toBeVisible();
  await expect(visitor).toHaveTitle(/^Kiln of Secrets/);
  await expect
    .poll(() =>
      visitor
        .locator('article img')
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(0);
  expect(await visitor.locator('article img').first().getAttribute('src')).toContain(
    `${new URL(address).pathname}/media/`,
  );
  const { html } = await provider.asVisitor(address);
  expect(html.slice(0, html.indexOf('</head>'))).not.toMatch(/og:|canonical|ld\+json/);
  await expectAccessible(visitor);
  // Away and back.
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Work' }).first().click();
  await expect(visitor).toHaveURL(provider.origin + paths.work);
  await visitor.goBack();
  await expect(visitor.getByText('It is hot.')).toBeVisible();

  await page.reload();
  await expect(page.getByText(/opened once, last on/)).toBeVisible();
  await page.getByRole('button', { name: 'Revoke the link for Meridian' }).click();
  await expect(page.getByText('Link revoked. It opens nothing any more.')).toBeVisible();
  await expect(copy).toHaveCount(0);
  const gone = await provider.asVisitor(address);
  expect([gone.status, gone.html.includes('Kiln'), gone.html.includes('This link has ended')]).toEqual([
    410,
    false,
    true,
  ]);
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: 'This link has ended' })).toBeVisible();
  await expectAccessible(visitor);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(copy).toBeVisible();
  expect((await provider.asVisitor(address)).status).toBe(200);
  const unknown = await provider.asVisitor('/p/nothing');
  expect([unknown.status, unknown.html.includes('This link shows nothing')]).toEqual([404, true]);

  // Once it is public, the link leads there.
  await visibility(page).selectOption('public');
  await submit(page).click();
  await expect(page.getByText('Project updated successfully!')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Links for clients' })).toHaveCount(0);
  await visitor.goto(address);
  await expect(visitor).toHaveURL(provider.origin + paths.project('kiln-of-secrets'));
  await visitor.context().close();
});

test('a sealed story at 390, by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsAdministrator(page, createStory, provider.origin);
  await title(page).fill('What the kiln said');
  await page.getByRole('textbox', { name: 'Author' }).fill('Asha');
  await page.getByRole('textbox', { name: 'Content' }).fill('Not for everybody.');
  await visibility(page).focus();
  await page.keyboard.type('Seal');
  await expect(visibility(page)).toHaveValue('sealed');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Story created successfully!')).toBeVisible();
  await page.getByRole('link', { name: 'Edit it' }).press('Enter');
  await client(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('For whom is it? Only you read this.')).toBeVisible();
  await page.keyboard.type('Meridian Ceramics');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Opens until')).toBeFocused();
  await page.getByLabel('Opens until').fill('2020-01-01');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This day has passed.')).toBeVisible();
  await page.getByLabel('Opens until').fill('2027-06-01');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Link made. Copy it and send it.')).toBeVisible();
  await expect(page.getByText(/not opened yet/)).toBeVisible();
  await expectAccessible(page);
  const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scroll).toBeLessThanOrEqual(390);
  const address = await addressOf(page);
  const shown = await provider.asVisitor(address);
  expect([shown.status, shown.html.includes('Not for everybody.')]).toEqual([200, true]);
  await page.goto(provider.origin + dashboardPaths.allStories);
  await expect(page.getByRole('row').filter({ hasText: 'What the kiln said' })).toContainText('Sealed');
});

test('with another provider nothing of it is offered', async ({ page }) => {
  const plain = await startOtherProvider();
  try {
    await logInAtOther(page, plain.origin);
    await expect(page).toHaveURL(plain.origin + paths.dashboard);
    await page.goto(plain.origin + allProjects);
    await page.getByRole('link', { name: 'Edit Kal' }).click();
    await expect(title(page)).toBeVisible();
    await expect(visibility(page)).toHaveCount(0);
    await expect(page.getByText('Links for clients')).toHaveCount(0);
  } finally {
    await plain.close();
  }
});
