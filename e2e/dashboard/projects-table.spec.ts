import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { createGate, openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectPickedUp } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

interface Project {
  readonly id: number | string;
  readonly title: string;
  readonly clientName?: string;
  readonly year?: string;
}

const path = paths.dashboardScreens.allProjects;
const failure = /Failed to (load resource|update|delete|fetch)/;
const moves = '**/api/projects/*/position';

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const toast = (page: Page, kind: 'status' | 'alert', text: string) => page.getByRole(kind).getByText(text);
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

/** Takes the moves here, so that the store stays as it is, and tells them. */
async function takeMoves(page: Page): Promise<unknown[]> {
  const taken: unknown[] = [];
  await page.route(moves, async (route, request) => {
    taken.push([request.method(), new URL(request.url()).pathname, request.postDataJSON()]);
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

test.beforeEach(async ({ page }) => {
  await openAsAdministrator(page, path);
  await expect(rows(page)).not.toHaveCount(0);
});

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('lists every project with its serial, client and year', async ({ page }) => {
  const known = await readProjects(page);
  await expect(page.getByRole('columnheader')).toHaveText(['Drag', 'Serial', 'Picture', 'Title', 'Order', 'Action']);
  await expect(rows(page)).toHaveCount(known.length);
  await expect(rows(page).first()).toContainText(`${known[0]?.clientName ?? ''}, ${known[0]?.year ?? ''}`);
  await expect(page.getByText(`${String(known.length)} projects`, { exact: true })).toBeVisible();
});

test.describe('moving', () => {
  test('a move is stored; so is the way back', async ({ page }) => {
    const before = (await readProjects(page)).map(({ title }) => title);
    const [first = '', second = '', ...others] = before;
    const stored = () => page.waitForResponse((answer) => answer.url().endsWith('/position') && answer.ok());
    let done = stored();
    await button(page, `Move ${first} down`).click();
    await done;
    await page.reload();
    await expect(rows(page).first()).toContainText(second);
    expect(await titles(page)).toEqual([second, first, ...others]);
    done = stored();
    await button(page, `Move ${first} up`).click();
    await done;
    expect((await readProjects(page)).map(({ title }) => title)).toEqual(before);
  });

  test('arrows move, renumber, say so, and keep the focus', async ({ page }) => {
    const taken = await takeMoves(page);
    const projects = await readProjects(page);
    const [first, second] = projects;
    const title = second?.title ?? '';
    await button(page, `Move ${title} up`).click();
    await expect(rows(page).first()).toContainText(title);
    await expect(rows(page).first().getByRole('cell').nth(1)).toHaveText('1');
    await expect(button(page, `Move ${title} up`)).toBeFocused();
    await expect(button(page, `Move ${title} up`)).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText(`${title} moved to position 1 of ${String(projects.length)}.`)).toBeAttached();
    expect(taken).toEqual([['PATCH', `/api/projects/${String(second?.id)}/position`, { position: 1 }]]);
    // There is no way further up.
    await page.keyboard.press('Enter');
    await expect(rows(page).nth(1)).toContainText(first?.title ?? '');
    expect(taken.length).toBe(1);
  });

  test('the pointer drags a row to its place', async ({ page }) => {
    const taken = await takeMoves(page);
    const [first, second, third] = await readProjects(page);
    const from = await centre(button(page, `Drag ${first?.title ?? ''}`));
    const to = await centre(button(page, `Drag ${third?.title ?? ''}`));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 20, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.mouse.up();
    await expect(rows(page).nth(2)).toContainText(first?.title ?? '');
    expect((await titles(page)).slice(0, 3)).toEqual([second?.title, third?.title, first?.title]);
    expect(taken).toEqual([['PATCH', `/api/projects/${String(first?.id)}/position`, { position: 3 }]]);
  });

  test('the keyboard drags: Space, arrows, Space; Escape puts it back', async ({ page }) => {
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
    await expect(rows(page).nth(2)).toContainText(title);
    await expect(live(`${title} moved to position 3 of ${count}.`).first()).toBeAttached();
    await expect(handle).toBeFocused();
    expect(taken.length).toBe(1);
  });

  test('a failed move stays as it is shown; the message stays until Retry', async ({ page, allowConsole }) => {
    allowConsole(failure);
    const [first, second] = await readProjects(page);
    await page.route(moves, (route) => route.fulfill({ status: 500 }));
    await button(page, `Move ${second?.title ?? ''} up`).click();
    const message = toast(page, 'alert', 'Failed to update project position');
    await expect(message).toBeVisible();
    await expect(rows(page).nth(1)).toContainText(first?.title ?? '');
    await page.unrouteAll();
    const taken = await takeMoves(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(message).toBeHidden();
    await expect
      .poll(() => taken)
      .toEqual([['PATCH', `/api/projects/${String(second?.id)}/position`, { position: 1 }]]);
    await expect(page.getByRole('link', { name: `Edit ${second?.title ?? ''}` })).toBeFocused();
  });

  test('moves made meanwhile wait, and leaving them is asked about', async ({ page }) => {
    const gate = createGate();
    const [first, , third] = await readProjects(page);
    const taken: unknown[] = [];
    await page.route(moves, async (route, request) => {
      taken.push(request.postDataJSON());
      await gate.opened;
      await route.fulfill({ json: {} });
    });
    await button(page, `Move ${first?.title ?? ''} down`).click();
    await button(page, `Move ${third?.title ?? ''} up`).click();
    await button(page, `Move ${third?.title ?? ''} up`).click();
    await expect(rows(page).first()).toContainText(third?.title ?? '');
    expect(taken).toEqual([{ position: 2 }]);
    await page.getByRole('navigation').getByRole('link', { name: 'Categories' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
    await expect(question).toContainText('The new order is still being saved.');
    await question.getByRole('button', { name: 'Stay' }).click();
    gate.release();
    await expect.poll(() => taken).toEqual([{ position: 2 }, { position: 1 }]);
  });
});

test.describe('finding', () => {
  test('searches titles and clients, sorts, and says why nothing can be moved meanwhile', async ({ page }) => {
    const projects = await readProjects(page);
    const { title = '', clientName = '' } = projects[3] ?? {};
    const search = page.getByLabel('Search by title or client');
    await search.fill(clientName.toUpperCase());
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).first()).toContainText(title);
    // Its serial is still its place in the whole order.
    await expect(rows(page).first().getByRole('cell').nth(1)).toHaveText('4');
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

  test('asks, and says where the project is used on the home page', async ({ page }) => {
    const { headerdata } = await (await page.request.get('/api/homepage/headervideos')).json();
    const used = (await readProjects(page)).find(({ id }) => id === headerdata[0].projectId);
    const opener = button(page, `Delete ${used?.title ?? ''}`);
    await opener.click();
    const dialog = page.getByRole('alertdialog', { name: question });
    await expect(dialog).toContainText(used?.title ?? '');
    await expect(dialog).toContainText(`header video ${String(headerdata[0].position)}`);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('deletes, renumbers, says so, and the focus goes to a row that stays', async ({ page }) => {
    const title = `Made by a test ${crypto.randomUUID().slice(0, 8)}`;
    expect((await page.request.post('/api/projects', { multipart: { title } })).ok()).toBe(true);
    await page.reload();
    await expect(rows(page).filter({ hasText: title })).toBeVisible();
    const before = await titles(page);
    await button(page, `Delete ${title}`).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'status', 'Project deleted successfully!')).toBeVisible();
    await expect(rows(page).filter({ hasText: title })).toBeHidden();
    await expect(page.getByRole('link', { name: `Edit ${before.at(-2) ?? ''}` })).toBeFocused();
    await expect(page.getByText(`${String(before.length - 1)} projects`, { exact: true })).toBeVisible();
    expect((await readProjects(page)).map((project) => project.title)).toEqual(before.slice(0, -1));
  });

  test('a failure says so and leaves the row', async ({ page, allowConsole }) => {
    allowConsole(failure);
    const title = (await readProjects(page))[1]?.title ?? '';
    await page.route('**/api/projects/*', (route) => route.fulfill({ status: 500, json: { message: 'Not today.' } }));
    await button(page, `Delete ${title}`).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'alert', 'Failed to delete project')).toBeVisible();
    await expect(button(page, `Delete ${title}`)).toBeFocused();
  });

  test('the last one leaves an empty list, and the focus on Create Project', async ({ page }) => {
    await showProjects(page, [{ id: 1, title: 'Only one' }]);
    await page.route('**/api/projects/1', (route) => route.fulfill({ json: {} }));
    await button(page, 'Delete Only one').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No projects found')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Create Project' })).toBeFocused();
  });
});

test('a list that could not be read says so and can be read again', async ({ page, allowConsole }) => {
  allowConsole(/500/);
  await page.route('**/api/projects', (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await expect(page.getByRole('alert').getByText('Error: Failed to fetch projects')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).not.toHaveCount(0);
});

test('five hundred projects: a move draws at once', { tag: '@long' }, async ({ page }) => {
  await takeMoves(page);
  const many = Array.from({ length: 500 }, (_, index) => ({ id: index + 1, title: `Nr. ${String(index + 1)}` }));
  await showProjects(page, many);
  await expect(rows(page)).toHaveCount(500);
  const took = await page.evaluate(async () => {
    const down = document.querySelector<HTMLButtonElement>('[aria-label="Move Nr. 250 down"]');
    const start = performance.now();
    down?.click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - start;
  });
  await expect(rows(page).nth(250)).toContainText('Nr. 250');
  expect(took).toBeLessThan(1000);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('rows of two lines, targets of 44 px, nothing wider than the page', async ({ page }) => {
    const title = (await readProjects(page))[1]?.title ?? '';
    for (const control of [`Drag ${title}`, `Move ${title} up`, `Move ${title} down`, `Delete ${title}`]) {
      const box = await button(page, control).boundingBox();
      expect([box?.height, (box?.width ?? 0) >= 44]).toEqual([44, true]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test('accessible in both themes: list, a row in the hand, question', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await page.reload();
  await expect(rows(page)).not.toHaveCount(0);
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
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
});
