import type { Locator, Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { listProjects } from '../support/projects.ts';
import { expect, test } from '../support/test.ts';

/** Where the words of a control begin, not its ground. */
async function textStart(control: Locator): Promise<number> {
  return control.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return words.getBoundingClientRect().left;
  });
}

/** Where the words of a control, or what is drawn on it, end. */
async function signEnd(control: Locator): Promise<number> {
  return control.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return (element.querySelector('svg') ?? words).getBoundingClientRect().right;
  });
}

/** The same of a control that says more to screen readers after its words. */
const seenEnd = (control: Locator) =>
  control.evaluate((element) => {
    const words = document.createRange();
    words.selectNode(element.firstChild ?? element);
    return (element.querySelector('svg') ?? words).getBoundingClientRect().right;
  });

const end = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().right);

const start = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().left);

/** One to be deleted, so that there is something recently deleted. */
async function makeCategory(page: Page): Promise<number | string> {
  await page.request.post('/api/category', { data: { name: `Edge ${crypto.randomUUID().slice(0, 8)}` } });
  const all: readonly { readonly id: number; readonly name: string }[] = await (
    await page.request.get('/api/category')
  ).json();
  return all.find(({ name }) => name.startsWith('Edge '))?.id ?? '';
}

for (const width of [390, 1440]) {
  test(`what begins a line begins at the edge of what is above: ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAsAdministrator(page, paths.dashboard);
    const film = (await listProjects(page)).find(({ title }) => title === 'Nadi Records');
    await page.goto(dashboardPaths.projectMedia(film?.id ?? ''));
    const poster = page.getByRole('button', { name: /^Choose poster of/ }).first();
    const item = page.getByRole('listitem').filter({ has: poster });
    await expect(poster).toBeVisible();
    expect(await textStart(poster)).toBeCloseTo(await start(item), 0);

    await page.goto(dashboardPaths.homepage);
    const slot = page.getByRole('listitem', { name: 'header video 1', exact: true });
    const edit = slot.getByRole('link', { name: /^Edit Media/ });
    await expect(edit).toBeVisible();
    if (width === 390) expect(await textStart(edit)).toBeCloseTo(await start(slot), 0);
    const cell = page.getByRole('listitem', { name: 'grid item 1', exact: true });
    if (width === 390)
      expect(await textStart(cell.getByRole('link', { name: /^Edit Media/ }))).toBeCloseTo(await start(cell), 0);
  });

  test(`what ends a line ends at the edge of what is above: ${String(width)} px`, async ({ page, table }) => {
    await page.setViewportSize({ width, height: 900 });
    const { allProjects, allStories, categories, recentlyDeleted, editAbout, homepage } = dashboardPaths;
    await openAsAdministrator(page, paths.dashboard);
    await page.request.delete(`/api/category/${String(await makeCategory(page))}`);
    for (const path of [allProjects, allStories, categories, recentlyDeleted]) {
      await page.goto(path);
      await table.seeRows();
      const isKept = path === allProjects || path === allStories;
      const last = page.getByRole('button', { name: isKept ? /^More for .+/ : /^Delete .+/ }).last();
      const edge = await end(page.getByRole('table'));
      expect(await signEnd(last), path).toBeCloseTo(edge, 0);
      // On phones the heads are read, not seen.
      if (width === 1440) expect(await signEnd(page.getByRole('columnheader').last()), path).toBeCloseTo(edge, 0);
    }
    await page.goto(allProjects);
    const grip = page.getByRole('button', { name: /^Drag/ }).first();
    await expect(grip).toBeVisible();
    const drawn = await grip.locator('svg').evaluate((one) => one.getBoundingClientRect().left);
    expect(drawn).toBeCloseTo(await start(page.getByRole('table')), 0);
    await page.goto(homepage);
    for (const [name, control] of [
      ['header video 1', /^Delete/],
      ['grid item 1', /^Delete/],
      ...(width === 1440 ? ([['homepage video 1', /^Edit Media/]] as const) : []),
    ] as const) {
      const slot = page.getByRole('listitem', { name, exact: true });
      const last = slot.getByRole(name === 'homepage video 1' ? 'link' : 'button', { name: control });
      await expect(last).toBeVisible();
      expect(Math.abs((await seenEnd(last)) - (await end(slot))), name).toBeLessThan(4);
    }
    await page.goto(editAbout);
    const item = page.getByRole('button', { name: /^Delete .+, column 1$/ }).first();
    await expect(item).toBeVisible();
    expect(
      Math.abs(
        (await signEnd(item)) - (await end(page.getByRole('textbox', { name: 'Column 1', exact: true }).first())),
      ),
    ).toBeLessThan(4);
  });
}

test('the checkboxes of one row of media stand on one line', async ({ page }) => {
  await openAsAdministrator(page, paths.dashboard);
  const project = (await listProjects(page)).find(({ title }) => title === 'Upar');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(dashboardPaths.projectMedia(project?.id ?? ''));
  const boxes = page.getByRole('checkbox');
  await expect(boxes.nth(3)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Alt text/ }).first()).toBeVisible();
  const tops = () =>
    boxes.evaluateAll((all) => all.slice(0, 4).map((one) => Math.round(one.getBoundingClientRect().top)));
  await expect.poll(async () => new Set(await tops()).size).toBe(1);
});
