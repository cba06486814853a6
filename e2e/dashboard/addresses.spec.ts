import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { logInAtOther, startOtherProvider } from '../support/other-provider.ts';
import { listProjects, newTitle, removeOurs } from '../support/projects.ts';
import { stir } from '../support/stir.ts';
import { expect, test } from '../support/test.ts';

const { createProject, createStory, editProject } = dashboardPaths;
const address = (page: Page) => page.getByRole('textbox', { name: 'Address' });
const inSearch = (page: Page) => page.getByRole('textbox', { name: 'In search results' });
const card = (page: Page) => page.getByRole('figure', { name: 'A shared link to this page' });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });

test.afterEach(({ page }) => removeOurs(page));

/** The status and target of an address, without following it. */
async function answerAt(page: Page, path: string): Promise<readonly [number, string | undefined]> {
  const answer = await page.request.get(path, { headers: { accept: 'text/html' }, maxRedirects: 0 });
  return [answer.status(), answer.headers()['location']];
}

for (const [width, theme] of [
  [1440, 'white'],
  [390, 'black'],
] as const) {
  test(`at ${String(width)} in ${theme}: proposed from the title, edited, refused where it is taken; the old one leads on`, async ({
    page,
    projectForm,
    allowConsole,
  }) => {
    allowConsole(/409/);
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((saved) => localStorage.setItem('theme', saved), theme);
    await openAsAdministrator(page, createProject);
    const title = newTitle();
    await projectForm.title.fill(title);
    const proposed = title.toLowerCase().replaceAll(' ', '-');
    await expect(page.getByText(paths.project(proposed), { exact: true })).toBeVisible();
    await projectForm.title.press('ControlOrMeta+Enter');
    await expect(page.getByText('Project created successfully!')).toBeVisible();
    const made = (await listProjects(page)).find((one) => one.title === title);
    expect(made?.slug).toBe(proposed);

    await page.goto(editProject(made?.id ?? 0));
    await expect(address(page)).toHaveValue(proposed);
    await address(page).fill('upar');
    await expect(page.getByText(`${paths.project(proposed)} will lead here too: no link breaks.`)).toBeVisible();
    await submit(page).click();
    await expect(page.getByText('“Upar” is at /project/upar already. Choose another address.').first()).toBeVisible();
    await expect(address(page)).toBeFocused();
    await expectAccessible(page);

    // By keys alone.
    const next = `formed-anew-${proposed.slice(-8)}`;
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(`Formed anew ${proposed.slice(-8)}`);
    await expect(page.getByText(paths.project(next), { exact: true })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByText('Project updated successfully!')).toBeVisible();
    await expect(address(page)).toHaveValue(next);
    await expect(page.getByText(`Also reached at ${paths.project(proposed)}.`)).toBeVisible();
    expect(await answerAt(page, `${paths.project(proposed)}?a=b`)).toEqual([301, `${paths.project(next)}?a=b`]);
  });
}

test('in an open tab the bar shows the address of now, and Back leads where it did', async ({ page }) => {
  await openAsAdministrator(page, dashboardPaths.allProjects);
  const title = newTitle();
  const send = (method: 'POST' | 'PATCH', path: string, fields: Record<string, string>) =>
    page.request.fetch(path, { method, multipart: fields });
  await send('POST', '/api/projects', { title });
  const { id = 0, slug = '' } = (await listProjects(page)).find((one) => one.title === title) ?? {};
  const next = `formed-anew-${title.slice(-8)}`;
  await send('PATCH', `/api/projects/${String(id)}/edit`, { slug: next });
  await page.goto(paths.contact);
  await page.goto(paths.project(slug));
  await expect(page).toHaveURL(paths.project(next));
  await page.goto(paths.work);
  // The router listens by then.
  await stir(page);
  // As a link in an old page of the tab would.
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, paths.project(slug));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(paths.project(next));
  await page.goBack();
  await expect(page).toHaveURL(paths.work);
});

test('own words for search stand in the card, and in the page’s head', async ({ page, projectForm }) => {
  await openAsAdministrator(page, createProject);
  const title = newTitle();
  await projectForm.title.fill(title);
  await page.getByRole('textbox', { name: 'Description' }).fill('A lamp that remembers the tide.');
  await expect(inSearch(page)).toHaveAttribute('placeholder', 'A lamp that remembers the tide.');
  await page.getByText('How a shared link looks').click();
  await expect(card(page)).toContainText('A lamp that remembers the tide.');
  await inSearch(page).fill('Tide lamps by hand.');
  await expect(page.getByText('19 of 300, about 150 are shown')).toBeVisible();
  await expect(card(page)).toContainText('Tide lamps by hand.');
  await expect(card(page)).not.toContainText('remembers');
  await submit(page).click();
  await expect(page.getByText('Project created successfully!')).toBeVisible();
  const made = (await listProjects(page)).find((one) => one.title === title);
  const html = await (await page.request.get(paths.project(made?.slug ?? ''))).text();
  for (const name of ['description', 'og:description', 'twitter:description']) {
    expect(html).toMatch(new RegExp(`content="Tide lamps by hand." (?:name|property)="${name}"`));
  }
  // Emptied, the description's beginning is used again.
  await page.goto(editProject(made?.id ?? 0));
  await expect(inSearch(page)).toHaveValue('Tide lamps by hand.');
  await inSearch(page).fill('');
  await submit(page).click();
  await expect(page.getByText('Project updated successfully!')).toBeVisible();
  const after = await (await page.request.get(paths.project(made?.slug ?? ''))).text();
  expect(after).toMatch(/content="A lamp that remembers the tide." name="description"/);
});

test('with another provider, which knows neither, they are not there', async ({ page }) => {
  const plain = await startOtherProvider();
  try {
    await logInAtOther(page, plain.origin);
    await expect(page).toHaveURL(plain.origin + paths.dashboard);
    for (const form of [createProject, createStory]) {
      await page.goto(plain.origin + form);
      await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible();
      await expect(address(page)).toHaveCount(0);
      await expect(inSearch(page)).toHaveCount(0);
    }
    await page.goto(plain.origin + createProject);
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Lamps');
    await submit(page).click();
    await expect.poll(() => plain.projects.length).toBe(1);
    expect([...(plain.projects[0]?.keys() ?? [])]).not.toEqual(expect.arrayContaining(['slug']));
    expect([...(plain.projects[0]?.keys() ?? [])]).not.toEqual(expect.arrayContaining(['searchDescription']));
    // What follows a creation is read before the provider goes.
    await page.goto('about:blank');
  } finally {
    await plain.close();
  }
});
