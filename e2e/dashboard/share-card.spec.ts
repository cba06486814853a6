import type { Locator, Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { logInAtOther, startOtherProvider } from '../support/other-provider.ts';
import { listProjects, newTitle, removeOurs } from '../support/projects.ts';
import { expect, test } from '../support/test.ts';

const folder = 'provider/demo-content/media/upar';
const { createProject, createStory } = dashboardPaths;
const summary = (page: Page) => page.getByText('How a shared link looks');
const card = (page: Page) => page.getByRole('figure', { name: 'A shared link to this page' });

test.afterEach(({ page }) => removeOurs(page));

/** Of a picture its width by its height, and whether it is loaded. */
const shapeOf = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => ({
    drawn: image.clientWidth / image.clientHeight,
    fit: getComputedStyle(image).objectFit,
    isLoaded: image.complete && image.naturalWidth > 0,
  }));

for (const [width, theme] of [
  [1440, 'white'],
  [390, 'black'],
] as const) {
  test(`at ${String(width)} in ${theme}: as it is typed, with the file just chosen, and then as the page’s head says it`, async ({
    page,
    projectForm,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((saved) => localStorage.setItem('theme', saved), theme);
    await openAsAdministrator(page, createProject);
    await expect(projectForm.title).toBeFocused();
    await summary(page).press('Enter');
    await expect(card(page)).toBeVisible();
    await expect(card(page).getByRole('img')).toHaveCount(0);
    const title = newTitle();
    await projectForm.title.fill(title);
    const long = 'A lamp that remembers the tide. '.repeat(9);
    await page.getByRole('textbox', { name: 'Description' }).fill(long);
    await projectForm.emptySlot('the header').setInputFiles(`${folder}/two-tins.jpg`);
    const picture = card(page).locator('img');
    await expect.poll(() => shapeOf(picture)).toMatchObject({ fit: 'cover', isLoaded: true });
    expect((await shapeOf(picture)).drawn).toBeCloseTo(1200 / 630, 1);
    await expect(card(page)).toContainText(`${title} | `);
    await expect(card(page)).toContainText(long.slice(0, 150).trim());
    await expect(card(page)).not.toContainText(long.slice(0, 170).trim());
    await expect(card(page)).toContainText(new URL(page.url()).host);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByText('Project created successfully!')).toBeVisible();
    const made = (await listProjects(page)).find((one) => one.title === title);
    await page.goto(dashboardPaths.editProject(made?.id ?? 0));
    await summary(page).click();
    await expect.poll(() => shapeOf(picture)).toMatchObject({ isLoaded: true });
    const html = await (await page.request.get(paths.project(made?.slug ?? ''))).text();
    const said = (name: string) => new RegExp(`content="([^"]*)" (?:property|name)="${name}"`).exec(html)?.[1];
    expect(said('og:title')).toBe(await card(page).locator('figcaption > :first-child').textContent());
    expect(said('og:description')).toBe(await card(page).locator('figcaption > :nth-child(2)').textContent());
    expect(new URL(said('og:image') ?? '').pathname).toBe(
      new URL((await picture.getAttribute('src')) ?? '', page.url()).pathname,
    );
  });
}

test('a story has its card too', async ({ page }) => {
  await openAsAdministrator(page, createStory);
  await summary(page).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Rain');
  await page.getByRole('textbox', { name: 'Content' }).fill('It rained.');
  await expect(card(page)).toContainText('Rain | ');
  await expect(card(page)).toContainText('It rained.');
  await expectAccessible(page);
});

test('with another provider, whose pages tell apps nothing, there is none', async ({ page }) => {
  const plain = await startOtherProvider();
  try {
    await logInAtOther(page, plain.origin);
    await expect(page).toHaveURL(plain.origin + paths.dashboard);
    await page.goto(plain.origin + createProject);
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible();
    await expect(summary(page)).toHaveCount(0);
  } finally {
    await plain.close();
  }
});
