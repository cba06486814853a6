import type { Locator, Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { Dialog } from '../models/dialog.model.ts';
import { createGate, openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { jsonOf } from '../support/bodies.ts';
import { expectPickedUp } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

interface Project {
  readonly id: number | string;
  readonly title: string;
  readonly slug?: string;
  readonly clientName?: string;
  readonly year?: string;
}

const path = dashboardPaths.allProjects;
const failure = /Failed to (load resource|update|delete|fetch)/;
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

/** The request that moves a project to this position. */
const moveTo = (position: number, project: Project | undefined) => ({
  method: 'PATCH',
  path: `/api/projects/${String(project?.id)}/position`,
  body: { position },
});

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

async function centre(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (box === null) throw new Error('Not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.beforeEach(async ({ page, table }) => {
  await openAsAdministrator(page, path);
  await expect(table.rows).not.toHaveCount(0);
});

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('lists every project with its serial, client and year', async ({ page, table }) => {
  const known = await readProjects(page);
  await expect(table.headings).toHaveText(['Drag', 'Serial', 'Picture', 'Title', 'Order', 'Action']);
  await expect(table.rows).toHaveCount(known.length);
  await expect(table.rows.first()).toContainText(`${known[0]?.clientName ?? ''}, ${known[0]?.year ?? ''}`);
  await expect(page.getByText(`${String(known.length)} projects`, { exact: true })).toBeVisible();
});

test('a title leads to the form, View to the page', async ({ page }) => {
  const [first] = await readProjects(page);
  const title = first?.title ?? '';
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title);
  await page.goBack();
  await page.getByRole('link', { name: `View ${title}`, exact: true }).click();
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

  test('arrows move, renumber, say so, and keep the focus', async ({ page, table }) => {
    const taken = await takeMoves(page);
    const projects = await readProjects(page);
    const [first, second] = projects;
    const title = second?.title ?? '';
    await button(page, `Move ${title} up`).click();
    await expect(table.rows.first()).toContainText(title);
    await expect(table.rows.first().getByRole('cell').nth(1)).toHaveText('1');
    await expect(button(page, `Move ${title} up`)).toBeFocused();
    await expect(button(page, `Move ${title} up`)).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText(`${title} moved to position 1 of ${String(projects.length)}.`)).toBeAttached();
    expect(taken).toEqual([moveTo(1, second)]);
    // There is no way further up.
    await page.keyboard.press('Enter');
    await expect(table.rows.nth(1)).toContainText(first?.title ?? '');
    expect(taken.length).toBe(1);
  });

  test('the pointer drags a row to its place', async ({ page, table }) => {
    const taken = await takeMoves(page);
    const [first, second, third] = await readProjects(page);
    const from = await centre(button(page, `Drag ${first?.title ?? ''}`));
    const to = await centre(button(page, `Drag ${third?.title ?? ''}`));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 20, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.mouse.up();
    await expect(table.rows.nth(2)).toContainText(first?.title ?? '');
    expect((await titles(page)).slice(0, 3)).toEqual([second?.title, third?.title, first?.title]);
    await expect.poll(() => taken).toEqual([moveTo(3, first)]);
  });

  test('the keyboard drags: Space, arrows, Space; Escape puts it back', async ({ page, table }) => {
    const taken = await takeMoves(page);
    const projects = await readProjects(page);
    const title = projects[0]?.title ?? '';
    const live = (text: string) => page.getByText(text, { exact: true });
    const handle = button(page, `Drag ${title}`);
    const count = String(projects.length);
    await handle.focus();
    await page.keyboard.press('Space');
    await expectPickedUp(page, `Picked up ${title}, position 1 of ${count}.`);
    await page.keyboard.press('ArrowDown');
    await expect(live(`${title} is over position 2 of ${count}.`)).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(live(`${title} was put back to position 1 of ${count}.`)).toBeAttached();
    await expect(handle).toBeFocused();
    expect(taken).toEqual([]);
    await page.keyboard.press('Space');
    await expectPickedUp(page, `Picked up ${title}, position 1 of ${count}.`);
    await page.keyboard.press('ArrowDown');
    await expect(live(`${title} is over position 2 of ${count}.`)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(live(`${title} is over position 3 of ${count}.`)).toBeAttached();
    await page.keyboard.press('Space');
    await expect(table.rows.nth(2)).toContainText(title);
    await expect(live(`${title} moved to position 3 of ${count}.`).first()).toBeAttached();
    await expect(handle).toBeFocused();
    expect(taken.length).toBe(1);
  });

  test('a failed move stays as it is shown; the message stays until Retry', async ({
    page,
    allowConsole,
    toasts,
    table,
  }) => {
    allowConsole(failure);
    const [first, second] = await readProjects(page);
    await page.route(moves, (route) => route.fulfill({ status: 500 }));
    await button(page, `Move ${second?.title ?? ''} up`).click();
    const message = toasts.failure('Failed to update project position');
    await expect(message).toBeVisible();
    await expect(table.rows.nth(1)).toContainText(first?.title ?? '');
    await page.unrouteAll();
    const taken = await takeMoves(page);
    await toasts.retry.click();
    await expect(message).toBeHidden();
    await expect.poll(() => taken).toEqual([moveTo(1, second)]);
    await expect(table.edit(second?.title ?? '')).toBeFocused();
  });

  test('moves made meanwhile wait, and leaving them is asked about', async ({ page, table }) => {
    const gate = createGate();
    const [first, , third] = await readProjects(page);
    const taken: unknown[] = [];
    await page.route(moves, async (route, request) => {
      taken.push(jsonOf(request));
      await gate.opened;
      await route.fulfill({ json: {} });
    });
    await button(page, `Move ${first?.title ?? ''} down`).click();
    await button(page, `Move ${third?.title ?? ''} up`).click();
    await button(page, `Move ${third?.title ?? ''} up`).click();
    await expect(table.rows.first()).toContainText(third?.title ?? '');
    expect(taken).toEqual([{ position: 2 }]);
    await page.getByRole('navigation').getByRole('link', { name: 'Categories' }).click();
    const question = new Dialog(page, 'Leave this page?');
    await question.seeText('The new order is still being saved.');
    await question.answer('Stay');
    gate.release();
    await expect.poll(() => taken).toEqual([{ position: 2 }, { position: 1 }]);
  });
});

test.describe('finding', () => {
  test('finds letters however they are accented', async ({ page, table }) => {
    await showProjects(page, [
      { id: 1, title: 'Köhler & Söhne' },
      { id: 2, title: 'Lamps', clientName: 'São Paulo' },
    ]);
    const search = page.getByLabel('Search by title or client');
    await search.fill('kohler');
    await expect(table.rows).toHaveText([/Köhler/]);
    await search.fill('sao');
    await expect(table.rows).toHaveText([/Lamps/]);
  });

  test('searches titles and clients, sorts, and says why nothing can be moved meanwhile', async ({ page, table }) => {
    const projects = await readProjects(page);
    const { title = '', clientName = '' } = projects[3] ?? {};
    const search = page.getByLabel('Search by title or client');
    await search.fill(clientName.toUpperCase());
    await expect(table.rows).toHaveCount(1);
    await expect(table.rows.first()).toContainText(title);
    // Its serial is still its place in the whole order.
    await expect(table.rows.first().getByRole('cell').nth(1)).toHaveText('4');
    await expect(button(page, `Move ${title} up`)).toBeDisabled();
    await expect(button(page, `Drag ${title}`)).toBeDisabled();
    await expect(page.getByText(/sort by position and clear the search/)).toBeVisible();
    await search.fill('nothing is called that');
    await expect(page.getByText('No project has that in its title or client')).toBeVisible();
    await search.fill('');
    await page.getByLabel('Sort by').selectOption('Title');
    const sorted = projects.map((project) => project.title).toSorted((one, other) => one.localeCompare(other));
    await expect.poll(() => titles(page)).toEqual(sorted);
    await page.getByLabel('Sort by').selectOption('Year');
    await expect.poll(async () => (await titles(page))[0]).not.toBe(sorted[0]);
    await page.getByLabel('Sort by').selectOption('Position');
    await expect(button(page, `Move ${title} up`)).toBeEnabled();
  });
});

test.describe('deleting', () => {
  const question = 'Are you sure you want to delete this project?';

  test('asks, and says where the project is used on the home page', async ({ page, table }) => {
    const { headerdata } = await (await page.request.get('/api/homepage/headervideos')).json();
    const used = (await readProjects(page)).find(({ id }) => id === headerdata[0].projectId);
    const opener = table.delete(used?.title ?? '');
    await opener.click();
    const dialog = new Dialog(page, question);
    await dialog.seeText(used?.title ?? '');
    await dialog.seeText(`header video ${String(headerdata[0].position)}`);
    await dialog.seeFocusOn('Cancel');
    await page.keyboard.press('Escape');
    await dialog.seeClosed();
    await expect(opener).toBeFocused();
  });

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

  test('a failure says so and leaves the row', async ({ page, allowConsole, toasts, dialog, table }) => {
    allowConsole(failure);
    const title = (await readProjects(page))[1]?.title ?? '';
    await page.route('**/api/projects/*', (route) => route.fulfill({ status: 500, json: { message: 'Not today.' } }));
    await table.delete(title).click();
    await dialog.answer('Delete');
    await toasts.seeFailure('Failed to delete project');
    await expect(table.delete(title)).toBeFocused();
  });

  test('the last one leaves an empty list, and the focus on Create Project', async ({ page, dialog }) => {
    await showProjects(page, [{ id: 1, title: 'Only one' }]);
    await page.route('**/api/projects/1', (route) => route.fulfill({ json: {} }));
    await button(page, 'Delete Only one').click();
    await dialog.answer('Delete');
    await expect(page.getByText('No projects found')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Create your first project' })).toBeFocused();
  });
});

test('a list that could not be read says so and can be read again', async ({ page, allowConsole, table }) => {
  allowConsole(/500/);
  await page.route('**/api/projects', (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await expect(page.getByRole('alert').getByText('Error: Failed to fetch projects')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(table.rows).not.toHaveCount(0);
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
    for (const control of [`Drag ${title}`, `Move ${title} up`, `Move ${title} down`, `Delete ${title}`]) {
      const box = await button(page, control).boundingBox();
      expect(box?.height, control).toBe(44);
      expect(box?.width, control).toBeGreaterThanOrEqual(44);
    }
    for (const name of [title, `View ${title}`, `Edit ${title}`]) {
      const link = page.getByRole('link', { name, exact: true });
      // A title is pressed anywhere in its cell.
      const target = name === title ? page.getByRole('cell').filter({ has: link }) : link;
      const box = await target.boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(44);
      expect(box?.width, name).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
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
