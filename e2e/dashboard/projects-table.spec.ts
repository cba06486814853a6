import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { jsonOf } from '../support/bodies.ts';
import { expect, test } from '../support/test.ts';

interface Project {
  readonly id: number | string;
  readonly title: string;
  readonly slug?: string;
  readonly clientName?: string;
  readonly year?: string;
}

const path = dashboardPaths.allProjects;
const moves = '**/api/projects/*/position';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function readProjects(page: Page): Promise<readonly Project[]> {
  const { data } = await (await page.request.get('/api/projects')).json();
  return data.data ?? data;
}

async function titles(page: Page): Promise<readonly string[]> {
  const links = page.getByRole('table').getByRole('link', { name: /^Edit / });
  const names = await links.evaluateAll((found) => found.map((link) => link.getAttribute('aria-label') ?? ''));
  return names.map((name) => name.slice('Edit '.length));
}

/** Answers the moves here, so that the store stays as it is; gives the requests. */
async function takeMoves(page: Page): Promise<unknown[]> {
  const taken: unknown[] = [];
  await page.route(moves, async (route, request) => {
    taken.push({
      method: request.method(),
      path: new URL(request.url()).pathname,
      body: jsonOf(request),
    });
    await route.fulfill({ json: { message: 'Moved.' } });
  });
  return taken;
}

async function showProjects(page: Page, projects: readonly Project[]): Promise<void> {
  const data = projects.map((project) => ({ ...project, slug: `p-${String(project.id)}` }));
  await page.route('**/api/projects', (route) => route.fulfill({ json: { data } }));
  await page.reload();
}

test.beforeEach(async ({ page, table }) => {
  await openAsAdministrator(page, path);
  await expect(table.rows).not.toHaveCount(0);
});

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a title leads to the form, View to the page', async ({ page, table }) => {
  const [first] = await readProjects(page);
  const title = first?.title ?? '';
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title);
  await page.goBack();
  await table.choose(title, 'View');
  await expect(page).toHaveURL(paths.project(first?.slug ?? ''));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test.describe('moving', () => {
  test('a move is stored; so is the way back', async ({ page, table }) => {
    const before = (await readProjects(page)).map(({ title }) => title);
    const [first = '', second = '', ...others] = before;
    const stored = () => page.waitForResponse((answer) => answer.url().endsWith('/position') && answer.ok());
    let done = stored();
    await button(page, `Move ${first} down`).click();
    await done;
    await page.reload();
    await expect(table.rows.first()).toContainText(second);
    expect(await titles(page)).toEqual([second, first, ...others]);
    done = stored();
    await button(page, `Move ${first} up`).click();
    await done;
    expect((await readProjects(page)).map(({ title }) => title)).toEqual(before);
  });
});

test.describe('deleting', () => {
  test('deletes, renumbers, says so, and the focus goes to a row that stays', async ({
    page,
    toasts,
    dialog,
    table,
  }) => {
    const title = `Made by a test ${crypto.randomUUID().slice(0, 8)}`;
    expect((await page.request.post('/api/projects', { multipart: { title } })).ok()).toBe(true);
    await page.reload();
    await expect(table.row(title)).toBeVisible();
    const before = await titles(page);
    await table.delete(title).click();
    await dialog.answer('Delete');
    await toasts.seeSuccess('Project deleted successfully!');
    await expect(table.row(title)).toBeHidden();
    await expect(table.edit(before.at(-2) ?? '')).toBeFocused();
    await expect(page.getByText(`${String(before.length - 1)} projects`, { exact: true })).toBeVisible();
    expect((await readProjects(page)).map((project) => project.title)).toEqual(before.slice(0, -1));
  });
});

test('five hundred projects: a move draws at once', { tag: '@long' }, async ({ page, table }) => {
  await takeMoves(page);
  const many = Array.from({ length: 500 }, (_, index) => ({ id: index + 1, title: `Nr. ${String(index + 1)}` }));
  await showProjects(page, many);
  await expect(table.rows).toHaveCount(500);
  const took = await page.evaluate(async () => {
    const down = document.querySelector<HTMLButtonElement>('[aria-label="Move Nr. 250 down"]');
    const start = performance.now();
    down?.click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - start;
  });
  await expect(table.rows.nth(250)).toContainText('Nr. 250');
  expect(took).toBeLessThan(1000);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('rows of two lines, targets of 44 px, nothing wider than the page', async ({ page }) => {
    const title = (await readProjects(page))[1]?.title ?? '';
    for (const control of [`Drag ${title}`, `More for ${title}`]) {
      const box = await button(page, control).boundingBox();
      expect(box?.height, control).toBe(44);
      expect(box?.width, control).toBeGreaterThanOrEqual(44);
    }
    for (const name of [title]) {
      const link = page.getByRole('link', { name, exact: true });
      // A title is pressed anywhere in its cell.
      const target = name === title ? page.getByRole('cell').filter({ has: link }) : link;
      const box = await target.boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(44);
      expect(box?.width, name).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('the number of a row stands right below its grip, whatever the lines beside them', async ({ table }) => {
    await expect(table.rows).not.toHaveCount(0);
    const apart = await table.rows.evaluateAll((rows) =>
      rows.map((row) => {
        const [grip, serial] = [row.querySelector('td svg'), row.querySelectorAll('td')[2]];
        return (serial?.getBoundingClientRect().top ?? 0) - (grip?.getBoundingClientRect().bottom ?? 0);
      }),
    );
    expect(Math.max(...apart)).toBeLessThan(10);
  });
});

test('accessible in both themes: list, a dragged row, question', { tag: '@long' }, async ({ page, dialog, table }) => {
  test.slow();
  await page.reload();
  await expect(table.rows).not.toHaveCount(0);
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Drag / })
    .first()
    .focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Picked up /)).toBeAttached();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await dialog.see();
  await expectAccessible(page);
});
