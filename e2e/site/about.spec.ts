import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.use({ firstHtml: 'plain' });

const record = {
  id: 1,
  introHeading: 'Paper, halved',
  introDescription: 'We make things\nthat survive handling.',
  mediaUrl: null,
  WhatWeDoHeading: 'Our trades',
  howWeDoMainHeading: 'Our ways',
  whoWeAreHeading: 'Our people',
  whoWeAreDescription: 'Eleven people and one table.',
  clientssectionHeading: 'Our friends',
  whatWeDoSections: [
    { heading: 'Name', bulletPoints: ['Identities', { point: 'Lettering' }] },
    { heading: '', bulletPoints: [] },
  ],
  howWeDoSubsections: [{ subheading: 'One page', description: 'Before any drawing.' }],
  clientSections: ['Upar', 'Kal', 'Marut', 'Nadi', '', 'Jal', 'Ritu', 'Tilde'].map((name) => ({ clientsname: name })),
};

async function answer(page: Page, data: unknown): Promise<void> {
  await page.route('**/api/aboutpage', (route) => route.fulfill({ json: { data } }));
}

function row(page: Page, heading: string) {
  return page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, level: 2 }) });
}

test('shows heading and description, line breaks kept', async ({ page }) => {
  await answer(page, record);
  await page.goto(paths.about);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paper, halved');
  await expect(page.getByText('We make things')).toHaveCSS('white-space-collapse', 'preserve-breaks');
  await expect(page).toHaveTitle('About | Half Ream');
});

test("falls back to 'No Heading Available' and 'No Description Available'", async ({ page }) => {
  await answer(page, { ...record, introHeading: ' ', introDescription: null });
  await page.goto(paths.about);
  await expect(page.getByRole('heading', { name: 'No Heading Available', level: 1 })).toBeVisible();
  await expect(page.getByText('No Description Available')).toBeVisible();
});

test('shows the image at 1200:380 over the full content width', async ({ page }) => {
  await page.goto(paths.about);
  const image = page.getByRole('main').getByRole('img').first();
  await expect(image).toHaveAttribute('alt', /.+/);
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const box = await image.boundingBox();
  expect(Math.round(box?.width ?? 0)).toBe(1336);
  expect(Math.round(box?.height ?? 0)).toBe(423);
});

test('leaves the image out where there is none', async ({ page }) => {
  await answer(page, record);
  await page.goto(paths.about);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
});

test('a missing image file leaves the page whole', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await answer(page, { ...record, mediaUrl: 'media\\gone away.jpg' });
  const asked = page.waitForRequest('**/media/gone%20away.jpg');
  await page.goto(paths.about);
  await asked;
  await expect(page.getByText('Eleven people and one table.')).toBeVisible();
});

const labels = ['Who We Are?', 'What we do?', 'How We Do It?', 'Some of our clients'];

test("the labels are shown to the letter, and the record's own heading stands below each", async ({ page }) => {
  await answer(page, record);
  await page.goto(paths.about);
  const headings = page.getByRole('main').getByRole('heading');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(labels);
  for (const [label, own] of [
    ['Who We Are?', 'Our people'],
    ['What we do?', 'Our trades'],
    ['How We Do It?', 'Our ways'],
    ['Some of our clients', 'Our friends'],
  ] as const) {
    const heading = row(page, label).getByRole('heading', { name: own, exact: true, level: 3 });
    await expect(heading).toBeVisible();
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const small = row(page, label).getByRole('heading', { name: label, exact: true, level: 2 });
    expect(await small.evaluate(size), 'the label is the small one').toBeLessThan(await heading.evaluate(size));
  }
  // No level is left out on the way down: the page, a label, the record's own heading, a group.
  const levels = await headings.evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels).toEqual([1, 2, 3, 2, 3, 4, 2, 3, 4, 2, 3]);
  await expectAccessible(page);
});

test('a heading that says the same as its label is not said twice', async ({ page }) => {
  await answer(page, {
    ...record,
    WhatWeDoHeading: 'What We Do',
    howWeDoMainHeading: 'How We Do It?',
    whoWeAreHeading: ' who we are ',
    clientssectionHeading: 'Some of our clients',
  });
  await page.goto(paths.about);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(labels);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['Name', 'One page']);
});

test('without a record every fallback stands in its place', async ({ page }) => {
  for (const data of [null, {}, Object.fromEntries(Object.keys(record).map((key) => [key, null]))]) {
    await answer(page, data);
    await page.goto(paths.about);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Who We Are?',
      'What we do?',
      'How We Do It?',
      'Some of our clients',
    ]);
    await expect(row(page, 'What we do?')).toContainText('No sections available');
    await expect(row(page, 'How We Do It?')).toContainText('No subsections available');
    await expect(row(page, 'Some of our clients')).toContainText('No clients available');
  }
});

test('groups have a heading and points, strings or {point}; an empty column is no group', async ({ page }) => {
  await answer(page, record);
  await page.goto(paths.about);
  const groups = row(page, 'What we do?');
  await expect(groups.getByRole('heading', { level: 4 })).toHaveText(['Name']);
  await expect(groups.getByRole('listitem')).toHaveText(['Identities', 'Lettering']);
});

test('pairs have a subheading and a description', async ({ page }) => {
  await answer(page, record);
  await page.goto(paths.about);
  const pairs = row(page, 'How We Do It?');
  await expect(pairs.getByRole('heading', { name: 'One page', level: 4 })).toBeVisible();
  await expect(pairs.getByText('Before any drawing.')).toBeVisible();
});

for (const field of ['clientsname', 'name']) {
  test(`clients, read from ${field}, stand in three columns of equal ceiling size; a nameless one is left out`, async ({
    page,
  }) => {
    const clientSections = record.clientSections.map(({ clientsname }) => ({ [field]: clientsname }));
    await answer(page, { ...record, clientSections });
    await page.goto(paths.about);
    const columns = row(page, 'Some of our clients').getByRole('list');
    await expect(columns).toHaveCount(3);
    await expect(columns.nth(0).getByRole('listitem')).toHaveText(['Upar', 'Kal', 'Marut']);
    await expect(columns.nth(1).getByRole('listitem')).toHaveText(['Nadi', 'Jal', 'Ritu']);
    await expect(columns.nth(2).getByRole('listitem')).toHaveText(['Tilde']);
  });
}

test('columns: three at 1440 and 834, on phones one, clients two', async ({ page }) => {
  await answer(page, {
    ...record,
    howWeDoSubsections: ['One', 'Two', 'Three'].map((subheading) => ({ subheading, description: 'Words.' })),
  });
  const lefts = async (heading: string, role: 'heading' | 'listitem') => {
    const items = row(page, heading).getByRole(role, role === 'heading' ? { level: 4 } : {});
    return new Set(await items.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))).size;
  };
  for (const [width, pairs, clients] of [
    [1440, 3, 3],
    [834, 3, 3],
    [390, 1, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.about);
    await expect(page.getByText('Tilde')).toBeVisible();
    expect(await lefts('How We Do It?', 'heading'), 'columns of pairs').toBe(pairs);
    expect(await lefts('Some of our clients', 'listitem'), 'columns of clients').toBe(clients);
  }
});

test('the page scrolls to the top on load', async ({ page }) => {
  await page.goto(paths.about);
  await expect(page.getByText('Who We Are?')).toBeVisible();
  const scrollY = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(scrollY).toBe(1500);
  await page.reload();
  await expect(page.getByText('Who We Are?')).toBeVisible();
  await expect.poll(scrollY).toBe(0);

  await page.goto(paths.contact);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByText('Who We Are?')).toBeVisible();
  expect(await scrollY()).toBe(0);
});

test("a refused read shows 'Error: HTTP error: {status}' and can be tried again", async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|HTTP error: 503/);
  await page.route('**/api/aboutpage', (route) => route.fulfill({ status: 503, body: 'down' }));
  await page.goto(paths.about);
  await expect(page.getByRole('alert')).toContainText('Error: HTTP error: 503');
  await expectAccessible(page);
  await answer(page, record);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Paper, halved' })).toBeVisible();
});

test('an answer that is no JSON is an error, too', async ({ page, allowConsole }) => {
  allowConsole(/./);
  await page.route('**/api/aboutpage', (route) => route.fulfill({ body: '<html>' }));
  await page.goto(paths.about);
  await expect(page.getByRole('alert')).toContainText('Error: ');
});

test('a spinner shows while loading, and a request given up is ignored', async ({ page }) => {
  await page.route('**/api/aboutpage', () => undefined);
  await page.goto(paths.about);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading');
  await page.getByRole('banner').getByRole('link', { name: 'Talk to us' }).click();
  await expect(page.getByRole('heading', { name: 'Enquiries' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('very long words stay inside the page', async ({ page }) => {
  const long = 'x'.repeat(400);
  await answer(page, {
    ...record,
    introHeading: long,
    introDescription: long,
    whoWeAreDescription: long,
    whatWeDoSections: [{ heading: long, bulletPoints: [long] }],
    howWeDoSubsections: [{ subheading: long, description: long }],
    clientSections: [{ name: long }],
  });
  for (const width of [320, 834, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(paths.about);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('is accessible in both themes at 390, 834 and 1440', { tag: '@long' }, async ({ page }) => {
  for (const width of [390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.about);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});
