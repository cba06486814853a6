import type { Locator } from '@playwright/test';
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

const start = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().left);

for (const width of [390, 1440]) {
  test(`what begins a line begins at the edge of what is above: ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAsAdministrator(page, paths.dashboard);
    const film = (await listProjects(page)).find(({ title }) => title === 'Nadi Records');
    await page.goto(paths.projectMedia(film?.id ?? ''));
    const poster = page.getByRole('button', { name: /^Choose poster of/ }).first();
    const item = page.getByRole('listitem').filter({ has: poster });
    await expect(poster).toBeVisible();
    expect(await textStart(poster)).toBeCloseTo(await start(item), 0);

    await page.goto(paths.dashboardScreens.homepage);
    const slot = page.getByRole('listitem', { name: 'header video 1', exact: true });
    const edit = slot.getByRole('link', { name: /^Edit Media/ });
    await expect(edit).toBeVisible();
    if (width === 390) expect(await textStart(edit)).toBeCloseTo(await start(slot), 0);
    const cell = page.getByRole('listitem', { name: 'grid item 1', exact: true });
    if (width === 390)
      expect(await textStart(cell.getByRole('link', { name: /^Edit Media/ }))).toBeCloseTo(await start(cell), 0);
  });
}
