import type { Page } from '@playwright/test';
import { beforeEach, describe } from 'vitest';
import { Dialog } from '../../../e2e/models/dialog.model.ts';
import { Table } from '../../../e2e/models/table.model.ts';
import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { createGate, openAsAdministrator } from '../support/admin.ts';
import { answer, answerByExample, type Call } from '../support/provider.ts';
import { centreOf, expectPickedUp, moveInSteps } from '../support/dragging.ts';
import { expect, page, test } from '../support/test.ts';

const path = dashboardPaths.allProjects;
const failure = /Failed to (update|delete|fetch)/;
const moves = '/api/projects/*/position';

const projects = [
  { id: 1, title: 'Upar', slug: 'upar', clientName: 'Upar Tea Company', year: '2025' },
  { id: 2, title: 'Kal', slug: 'kal', clientName: 'Kal Kitchen', year: '2024' },
  { id: 3, title: 'Saaz', slug: 'saaz', clientName: 'Saaz Records', year: '2026' },
  { id: 4, title: 'Marut', slug: 'marut', clientName: 'Marut Aviation', year: '2023' },
];
const count = String(projects.length);

const button = (of: Page, name: string) => of.getByRole('button', { name, exact: true });

async function titles(of: Page): Promise<readonly string[]> {
  const links = of.getByRole('table').getByRole('link', { name: /^Edit / });
  const names = await links.evaluateAll((found) => found.map((link) => link.getAttribute('aria-label') ?? ''));
  return names.map((name) => name.slice('Edit '.length));
}

/** Answers the moves; gives their calls. */
const takeMoves = () => answer('PATCH', moves, { json: { message: 'Moved.' } });

/** Where each call moves which project. */
const movesIn = (calls: readonly Call[]) => calls.map((call) => [call.path, call.json]);
const moveTo = (position: number, id: number) => [`/api/projects/${String(id)}/position`, { position }];

async function open(data: readonly object[] = projects): Promise<void> {
  answer('GET', '/api/projects', { json: { data } });
  await openAsAdministrator(page, path);
  await new Table(page).seeRows();
}

beforeEach(() => {
  // Asked before something is deleted, for what the home page shows.
  answer('GET', '/api/homepage/headervideos', {
    json: { headerdata: [{ id: 1, projectId: 2, videoUrl: 'media/a.mp4', position: 3 }] },
  });
  answer('GET', '/api/homevideos', { json: { headerdata: [] } });
  answerByExample('/api/category', '/api/homepagegrid', '/api/homepagetexts');
});

describe.each([
  ['of a provider that tells the state', { visibility: 'draft', updatedAt: '2026-11-29T10:00:00.000Z' }],
  ['of one that does not', {}],
])('titles %s', (_provider, more) => {
  test('keep their room at every width, and nothing that a row offers lies over them', async ({ table }) => {
    const title = 'Landwirtschaftsausstellung, in a title that takes more than a line';
    for (const width of [1440, 1280, 1279, 1100, 1025, 1024, 900, 899, 760]) {
      await page.setViewportSize({ width, height: 900 });
      await open(projects.map((project) => ({ ...project, ...more, title })));
      const row = table.rows.first();
      const found = await row.evaluate((element) => {
        const link = element.querySelector('td a[href*="/edit/"]');
        const range = document.createRange();
        if (link !== null) range.selectNodeContents(link);
        const words = range.getBoundingClientRect();
        const offers = [...element.querySelectorAll('button, a')].filter(
          (one) => one !== link && one.checkVisibility() && one.getBoundingClientRect().left > words.left,
        );
        return {
          room: words.width,
          over: offers.filter((one) => one.getBoundingClientRect().left < words.right).length,
        };
      });
      expect(found.room, String(width)).toBeGreaterThan(180);
      expect(found.over, String(width)).toBe(0);
    }
  });
});

test('lists every project with its serial, client and year', async ({ table }) => {
  await open();
  await expect(table.headings).toHaveText(['Drag', 'Choose', 'Serial', 'Picture', 'Title', 'Category', 'Action']);
  await expect(table.rows).toHaveCount(projects.length);
  await expect(table.rows.first()).toContainText('Upar Tea Company, 2025');
  await expect(page.getByText('4 projects', { exact: true })).toBeVisible();
});

test('on a phone a row keeps its picture, and says category and last change', async ({ table }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  answer('GET', '/api/category', { json: [{ id: 7, name: 'Print' }] });
  await open([{ ...projects[0], categoryId: 7, visibility: 'draft', updatedAt: '2026-01-05T10:00:00Z' }]);
  const [row] = await table.rows.all();
  if (row === undefined) throw new Error('There is a row.');
  await expect(row.getByText(/^Print, .+/)).toBeVisible();
  await expect(row.getByText('Draft', { exact: true }).first()).toBeVisible();
  const picture = await row.getByRole('cell').nth(3).boundingBox();
  expect(picture?.width).toBeGreaterThanOrEqual(56);
});

describe('moving', () => {
  beforeEach(() => open());

  test('arrows move, renumber, say so, and keep the focus', async ({ table }) => {
    const taken = takeMoves();
    await button(page, 'Move Kal up').click();
    await expect(table.rows.first()).toContainText('Kal');
    await expect(table.rows.first().getByRole('cell').nth(2)).toHaveText('1');
    await expect(button(page, 'Move Kal up')).toBeFocused();
    await expect(button(page, 'Move Kal up')).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText(`Kal moved to position 1 of ${count}.`)).toBeAttached();
    expect(movesIn(taken)).toEqual([moveTo(1, 2)]);
    // There is no way further up.
    await page.keyboard.press('Enter');
    await expect(table.rows.nth(1)).toContainText('Upar');
    await expect.poll(() => taken).toHaveLength(1);
  });

  test('the pointer drags a row to its place', async ({ table }) => {
    const taken = takeMoves();
    const from = await centreOf(button(page, 'Drag Upar'));
    const to = await centreOf(button(page, 'Drag Saaz'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await moveInSteps(page, from, { x: from.x, y: from.y + 20 });
    await moveInSteps(page, { x: from.x, y: from.y + 20 }, to);
    await page.mouse.up();
    await expect(table.rows.nth(2)).toContainText('Upar');
    expect((await titles(page)).slice(0, 3)).toEqual(['Kal', 'Saaz', 'Upar']);
    await expect.poll(() => movesIn(taken)).toEqual([moveTo(3, 1)]);
  });

  test('the keyboard drags: Space, arrows, Space; Escape puts it back', async ({ table }) => {
    const taken = takeMoves();
    const live = (text: string) => page.getByText(text, { exact: true });
    const handle = button(page, 'Drag Upar');
    await handle.focus();
    await page.keyboard.press('Space');
    await expectPickedUp(page, `Picked up Upar, position 1 of ${count}.`);
    await page.keyboard.press('ArrowDown');
    await expect(live(`Upar is over position 2 of ${count}.`)).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(live(`Upar was put back to position 1 of ${count}.`)).toBeAttached();
    await expect(handle).toBeFocused();
    expect(taken).toEqual([]);
    await page.keyboard.press('Space');
    await expectPickedUp(page, `Picked up Upar, position 1 of ${count}.`);
    await page.keyboard.press('ArrowDown');
    await expect(live(`Upar is over position 2 of ${count}.`)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(live(`Upar is over position 3 of ${count}.`)).toBeAttached();
    await page.keyboard.press('Space');
    await expect(table.rows.nth(2)).toContainText('Upar');
    await expect(live(`Upar moved to position 3 of ${count}.`).first()).toBeAttached();
    await expect(handle).toBeFocused();
    await expect.poll(() => taken).toHaveLength(1);
  });

  test('a failed move stays as it is shown; the message stays until Retry', async ({ allowConsole, toasts, table }) => {
    allowConsole(failure);
    answer('PATCH', moves, { status: 500 });
    await button(page, 'Move Kal up').click();
    const message = toasts.failure('Failed to update project position');
    await expect(message).toBeVisible();
    await expect(table.rows.nth(1)).toContainText('Upar');
    const taken = takeMoves();
    await toasts.retry.click();
    await expect(message).toBeHidden();
    await expect.poll(() => movesIn(taken)).toEqual([moveTo(1, 2)]);
    await expect(table.edit('Kal')).toBeFocused();
  });

  test('moves made meanwhile wait, and leaving them is asked about', async ({ table }) => {
    const gate = createGate();
    const taken = answer('PATCH', moves, async () => {
      await gate.opened;
      return {};
    });
    const positions = () => taken.map(({ json }) => json);
    await button(page, 'Move Upar down').click();
    await button(page, 'Move Saaz up').click();
    await button(page, 'Move Saaz up').click();
    await expect(table.rows.first()).toContainText('Saaz');
    expect(positions()).toEqual([{ position: 2 }]);
    await page.getByRole('navigation').getByRole('link', { name: 'Categories' }).click();
    const question = new Dialog(page, 'Leave this page?');
    await question.seeText('The new order is still being saved.');
    await question.answer('Stay');
    gate.release();
    await expect.poll(positions).toEqual([{ position: 2 }, { position: 1 }]);
  });
});

describe('finding', () => {
  test('finds letters however they are accented', async ({ table }) => {
    await open([
      { id: 1, title: 'Köhler & Söhne', slug: 'k' },
      { id: 2, title: 'Lamps', slug: 'l', clientName: 'São Paulo' },
    ]);
    const search = page.getByLabel('Search by title or client');
    await search.fill('kohler');
    await expect(table.rows).toHaveText([/Köhler/]);
    await search.fill('sao');
    await expect(table.rows).toHaveText([/Lamps/]);
  });

  test('searches titles and clients, sorts, and says why nothing can be moved meanwhile', async ({ table }) => {
    await open();
    const search = page.getByLabel('Search by title or client');
    await search.fill('MARUT AVIATION');
    await expect(table.rows).toHaveCount(1);
    await expect(page.getByText('1 of 4 projects', { exact: true })).toBeVisible();
    await expect(table.rows.first()).toContainText('Marut');
    // Its serial is still its place in the whole order.
    await expect(table.rows.first().getByRole('cell').nth(2)).toHaveText('4');
    await expect(button(page, 'Move Marut up')).toBeDisabled();
    await expect(button(page, 'Drag Marut')).toBeDisabled();
    await expect(page.getByText(/sort by position and clear the search/)).toBeVisible();
    await search.fill('nothing is called that');
    await expect(page.getByText('No project has that in its title or client')).toBeVisible();
    await search.fill('');
    await page.getByLabel('Sort by').selectOption('Title');
    await expect.poll(() => titles(page)).toEqual(['Kal', 'Marut', 'Saaz', 'Upar']);
    await page.getByLabel('Sort by').selectOption('Year');
    await expect.poll(async () => (await titles(page))[0]).toBe('Saaz');
    await page.getByLabel('Sort by').selectOption('Position');
    await expect(button(page, 'Move Marut up')).toBeEnabled();
  });
});

test('where the provider tells who sees a project, the list can be narrowed from the start', async ({ table }) => {
  await open(projects.map((project) => ({ ...project, visibility: 'public' })));
  const show = page.getByLabel('Show', { exact: true });
  await expect(show).toHaveValue('all');
  await show.selectOption('Drafts');
  await expect(page.getByText('No project is that')).toBeVisible();
  await show.selectOption('All');
  await expect(table.rows).toHaveCount(projects.length);
});

describe('deleting', () => {
  const question = 'Are you sure you want to delete this project?';

  test('asks, and says where the project is used on the home page', async ({ table }) => {
    await open();
    const opener = table.delete('Kal');
    await opener.click();
    const dialog = new Dialog(page, question);
    await dialog.seeText('Kal');
    await dialog.seeText('header video 3');
    await dialog.seeFocusOn('Cancel');
    await page.keyboard.press('Escape');
    await dialog.seeClosed();
    await expect(opener).toBeFocused();
  });

  test('a failure says so and leaves the row', async ({ allowConsole, toasts, dialog, table }) => {
    allowConsole(failure);
    answer('DELETE', '/api/projects/2', { status: 500, json: { message: 'Not today.' } });
    await open();
    await table.delete('Kal').click();
    await dialog.answer('Delete');
    await toasts.seeFailure('Failed to delete project');
    await expect(table.delete('Kal')).toBeFocused();
  });

  test('the last one leaves an empty list, and the focus on Create Project', async ({ dialog }) => {
    await open([{ id: 1, title: 'Only one', slug: 'only' }]);
    answer('DELETE', '/api/projects/1', {});
    await button(page, 'Delete Only one').click();
    await dialog.answer('Delete');
    await expect(page.getByText('No projects found')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Create your first project' })).toBeFocused();
  });
});

test('a list that could not be read says so and can be read again', async ({ allowConsole, table }) => {
  allowConsole(/500/);
  answer('GET', '/api/projects', { status: 500 });
  await openAsAdministrator(page, path);
  await expect(page.getByRole('alert').getByText('Error: Failed to fetch projects')).toBeVisible();
  answer('GET', '/api/projects', { json: { data: projects } });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(table.rows).not.toHaveCount(0);
});

test('one press makes a project the first, by mouse or keyboard, and Undo puts it back', async () => {
  const calls = takeMoves();
  await open();
  await button(page, 'Move Saaz to the top').click();
  await expect.poll(() => titles(page)).toEqual(['Saaz', 'Upar', 'Kal', 'Marut']);
  await expect(page.getByText('Saaz is first now.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => titles(page)).toEqual(['Upar', 'Kal', 'Saaz', 'Marut']);
  await expect.poll(() => movesIn(calls)).toEqual([moveTo(1, 3), moveTo(3, 3)]);
  await button(page, 'Move Kal to the top').press('Enter');
  await expect.poll(() => movesIn(calls)).toEqual([moveTo(1, 3), moveTo(3, 3), moveTo(1, 2)]);
  // The first has nowhere to go.
  await button(page, 'Move Kal to the top').press('Enter');
  await expect(button(page, 'Move Kal to the top')).toHaveAttribute('aria-disabled', 'true');
});

test('a menu asks for the place, refuses what is none, and the focus returns to it', async () => {
  const calls = takeMoves();
  await open();
  await new Table(page).choose('Upar', 'Move to…');
  const dialog = page.getByRole('alertdialog');
  const place = dialog.getByRole('textbox', { name: 'Position' });
  await place.fill('5');
  await expect(dialog.getByRole('button', { name: 'Move' })).toHaveCount(0);
  await place.press('Enter');
  await expect(dialog.getByText('Type a number from 1 to 4.')).toBeVisible();
  await place.fill('4');
  await expect(dialog.getByText('Type a number from 1 to 4.')).toBeHidden();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect.poll(() => titles(page)).toEqual(['Kal', 'Saaz', 'Marut', 'Upar']);
  await expect(button(page, 'More for Upar')).toBeFocused();
  expect(movesIn(calls)).toEqual([moveTo(4, 1)]);
});

describe('many', () => {
  const choose = (name: string) => page.getByRole('checkbox', { name: `Choose ${name}`, exact: true });
  const tools = () => page.getByRole('region', { name: 'Chosen projects' });

  test('are chosen, with Shift all between, and deleted after one question', async ({ toasts }) => {
    await open();
    const calls = answer('DELETE', '/api/projects/*', { json: { message: 'Deleted.' } });
    await expect(tools()).toHaveCount(0);
    await choose('Upar').click();
    await choose('Saaz').click({ modifiers: ['Shift'] });
    await expect(tools()).toContainText('3 projects chosen');
    const row = page.getByRole('row').filter({ hasText: 'Kal Kitchen' });
    await expect(row).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await tools().getByRole('button', { name: 'Choose all' }).click();
    await expect(tools()).toContainText('4 projects chosen');
    await choose('Marut').click();
    await choose('Kal').click();
    await tools().getByRole('button', { name: 'Delete' }).click();
    const dialog = new Dialog(page, 'Are you sure you want to delete these 2 projects?');
    await dialog.seeText('Upar, Saaz');
    answer('GET', '/api/projects', {
      json: { data: projects.filter(({ title }) => title !== 'Upar' && title !== 'Saaz') },
    });
    await dialog.answer('Delete');
    await toasts.seeSuccess('2 projects deleted.');
    await expect.poll(() => titles(page)).toEqual(['Kal', 'Marut']);
    expect(calls.map((call) => call.path)).toEqual(['/api/projects/1', '/api/projects/3']);
    await expect(tools()).toHaveCount(0);
  });

  test('are chosen no more by one key, which leaves the focus on the page', async () => {
    await open();
    await choose('Kal').click();
    await tools().getByRole('button', { name: 'Choose none' }).press('Enter');
    await expect(tools()).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Create Project' }).last()).toBeFocused();
  });

  test('get another category, one after the other, and Undo writes again what each had', async ({ toasts }) => {
    answer('GET', '/api/category', { json: [{ id: 7, name: 'Print' }] });
    const calls = answer('PATCH', '/api/projects/*/edit', { json: { message: 'Changed.' } });
    await open(projects.map((project) => ({ ...project, visibility: 'public' })));
    await choose('Upar').click();
    await choose('Kal').click();
    await expect(tools().getByRole('button', { name: 'Change' })).toBeDisabled();
    await tools().getByLabel('Category').selectOption('Print');
    expect(calls).toEqual([]);
    await tools().getByRole('button', { name: 'Change' }).click();
    await toasts.seeSuccess('2 projects changed.');
    expect(calls.map((call) => call.path)).toEqual(['/api/projects/1/edit', '/api/projects/2/edit']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(() => calls.map((call) => call.path).slice(2))
      .toEqual(['/api/projects/2/edit', '/api/projects/1/edit']);
  });

  test('get none with a provider that may take what a form lacks for emptied', async () => {
    answer('GET', '/api/category', { json: [{ id: 7, name: 'Print' }] });
    await open();
    await choose('Upar').click();
    await expect(tools().getByRole('button')).toHaveText(['Choose all', 'Choose none', 'Delete']);
    await expect(tools().getByRole('combobox')).toHaveCount(0);
  });

  test('what fails is said, and the rest stays done', async ({ allowConsole, toasts }) => {
    allowConsole(/500/);
    await open();
    answer('DELETE', '/api/projects/1', { status: 500 });
    answer('DELETE', '/api/projects/2', { json: { message: 'Deleted.' } });
    await choose('Upar').click();
    await choose('Kal').click();
    await tools().getByRole('button', { name: 'Delete' }).click();
    await new Dialog(page, 'Are you sure you want to delete these 2 projects?').answer('Delete');
    await toasts.seeFailure('1 project deleted. Not deleted: Upar.');
    // It can be tried again.
    await expect(choose('Upar')).toBeChecked();
    await expect(tools()).toContainText('1 project chosen');
  });
});
