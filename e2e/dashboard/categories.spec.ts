import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { Dialog } from '../models/dialog.model.ts';
import { createGate, openAsAdministrator } from '../support/admin.ts';
import { answer } from '../support/answer.ts';
import { Categories } from '../models/categories.model.ts';
import { expect, test } from '../support/test.ts';

interface Category {
  readonly id: number | string;
  readonly name: string;
}

const { categories: path } = dashboardPaths;
const calls = '**/api/category**';
const failure = /Failed to (load resource|add|update|delete)/;
const ours = 'Made by a test';

/** A name that no other run has used. */
const newName = () => `${ours} ${crypto.randomUUID().slice(0, 8)}`;

async function readCategories(page: Page): Promise<readonly Category[]> {
  return (await page.request.get('/api/category')).json();
}

async function makeCategory(page: Page): Promise<string> {
  const name = newName();
  expect((await page.request.post('/api/category', { data: { name } })).ok()).toBe(true);
  await page.reload();
  await new Categories(page).seeRow(name);
  return name;
}

test.beforeEach(async ({ page, categories }) => {
  await openAsAdministrator(page, path);
  await categories.seeRows();
});

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const { id, name } of await readCategories(page)) {
    if (name.startsWith(ours)) await page.request.delete(`/api/category/${String(id)}`);
  }
});

test('lists every category with its number', async ({ page, categories }) => {
  const known = await readCategories(page);
  await expect(categories.headings).toHaveText(['Sr. No', 'Category Name', 'Actions']);
  await expect(categories.rows).toHaveCount(known.length);
  await expect(page.getByText(`${String(known.length)} categories`, { exact: true })).toBeVisible();
  for (const [index, { name }] of known.entries()) {
    await expect(categories.row(name).getByRole('cell').first()).toHaveText(String(index + 1));
  }
});

test('a message is closed by its cross: the focus goes back to where it was', async ({ page, toasts, categories }) => {
  const said = toasts.success(/added/i);
  const close = page.getByRole('status').getByRole('button', { name: 'Close' });
  const add = async () => {
    await categories.newName.fill(newName());
    await categories.newName.press('Enter');
    await expect(said).toBeVisible();
  };
  await add();
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(said).toHaveCount(0);
  await expect(categories.newName).toBeFocused();

  await add();
  await close.click();
  await expect(said).toHaveCount(0);
  await expect(categories.newName).toBeFocused();
});

test.describe('adding', () => {
  test('adds, says so, empties the field and keeps the focus there', async ({ page, toasts, categories }) => {
    const name = newName();
    await categories.newName.fill(`  ${name} `);
    await categories.add.click();
    await toasts.seeSuccess('Category added successfully!');
    await categories.seeRow(name);
    await expect(categories.newName).toHaveValue('');
    await expect(categories.newName).toBeFocused();
    await page.reload();
    await categories.seeRow(name);
    expect((await readCategories(page)).map((category) => category.name)).toContain(name);
  });

  test('refuses a blank name at the field', async ({ page, categories }) => {
    await categories.newName.fill('   ');
    await page.keyboard.press('Enter');
    await expect(categories.newName).toHaveAccessibleDescription('Category name cannot be empty!');
    await expect(categories.newName).toBeFocused();
    await categories.newName.fill('x');
    await expect(page.getByText('Category name cannot be empty!')).toBeHidden();
  });

  test('sends once, however often it is submitted', async ({ page, toasts, categories }) => {
    const gate = createGate();
    let sent = 0;
    await answer(page, calls, 'POST', async (route) => {
      sent += 1;
      await gate.opened;
      await route.fallback();
    });
    await categories.newName.fill(newName());
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Adding...' })).toBeDisabled();
    gate.release();
    await toasts.seeSuccess('Category added successfully!');
    expect(sent).toBe(1);
  });

  test('a failure keeps what was typed and adds the words of the server', async ({
    page,
    allowConsole,
    toasts,
    categories,
  }) => {
    allowConsole(failure);
    await answer(page, calls, 'POST', (route) =>
      route.fulfill({ status: 500, json: { message: 'The disk is full.' } }),
    );
    const logged = page.waitForEvent('console', (message) => message.text().includes('Failed to add category'));
    await categories.newName.fill('Kept');
    await categories.add.click();
    await toasts.seeReason(
      'The disk is full. What you entered is kept: try again.',
      'Failed to add category... Check console for details.',
    );
    expect((await logged).type()).toBe('error');
    await expect(categories.newName).toHaveValue('Kept');
    await expect(categories.newName).toBeFocused();
  });

  test('without an answer the specified words stand alone', async ({ page, allowConsole, categories }) => {
    allowConsole(failure);
    await answer(page, calls, 'POST', (route) => route.abort('failed'));
    await categories.newName.fill('Kept');
    await page.keyboard.press('Enter');
    const message = page.getByText('Failed to add category... Check console for details.', { exact: true });
    await expect(message).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(message).toBeHidden();
  });
});

test.describe('editing', () => {
  test('renames in place; the focus returns to Edit and the name survives a reload', async ({
    page,
    toasts,
    categories,
  }) => {
    const name = await makeCategory(page);
    const renamed = newName();
    await categories.edit(name).click();
    const field = categories.nameField(name);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(name);
    await field.fill(renamed);
    await categories.save.click();
    await toasts.seeSuccess('Category updated successfully!');
    await expect(categories.edit(renamed)).toBeFocused();
    await page.reload();
    await categories.seeRow(renamed);
    await expect(categories.row(name)).toBeHidden();
  });

  test('Cancel and Escape leave the name as it was', async ({ page, categories }) => {
    const name = await makeCategory(page);
    const edit = categories.edit(name);
    await edit.click();
    await categories.nameField(name).fill('Never saved');
    await categories.cancel.click();
    await expect(edit).toBeFocused();
    await categories.seeRow(name);
    await edit.click();
    await categories.nameField(name).fill('Never saved');
    await page.keyboard.press('Escape');
    await expect(edit).toBeFocused();
    expect((await readCategories(page)).map((category) => category.name)).toContain(name);
  });

  test('refuses a blank name at the field', async ({ page, categories }) => {
    const name = await makeCategory(page);
    await categories.edit(name).click();
    const field = categories.nameField(name);
    await field.fill('  ');
    await categories.save.click();
    await expect(field).toHaveAccessibleDescription('Category name cannot be empty!');
    await expect(field).toBeFocused();
  });

  test('a failure leaves the field open with what was typed', async ({ page, allowConsole, toasts, categories }) => {
    allowConsole(failure);
    const name = await makeCategory(page);
    await answer(page, calls, 'PUT', (route) =>
      route.fulfill({ status: 409, json: { message: 'That name is taken.' } }),
    );
    await categories.edit(name).click();
    const field = categories.nameField(name);
    await field.fill('Taken');
    await page.keyboard.press('Enter');
    await toasts.seeReason(
      'That name is taken. What you entered is kept.',
      'Failed to update category... Check console for details.',
    );
    await expect(field).toHaveValue('Taken');
    await expect(field).toBeFocused();
  });
});

test.describe('deleting', () => {
  const question = 'Are you sure you want to delete this category?';

  test('asks first; Cancel has the focus and leaves everything as it was', async ({ page, categories }) => {
    const name = await makeCategory(page);
    const button = categories.delete(name);
    await button.click();
    const dialog = new Dialog(page, question);
    await dialog.seeText(name);
    await dialog.seeFocusOn('Cancel');
    await page.keyboard.press('Enter');
    await dialog.seeClosed();
    await expect(button).toBeFocused();
    await categories.seeRow(name);
  });

  test('deletes, says so, and the focus goes to a row that stays', async ({ page, toasts, dialog, categories }) => {
    const before = await makeCategory(page);
    const name = await makeCategory(page);
    await categories.delete(name).click();
    await dialog.answer('Delete');
    await toasts.seeSuccess('Category deleted successfully!');
    await expect(categories.row(name)).toBeHidden();
    await expect(categories.edit(before)).toBeFocused();
    expect((await readCategories(page)).map((category) => category.name)).not.toContain(name);
  });

  test('says how many projects are in it', async ({ page, categories }) => {
    const { data } = await (await page.request.get('/api/projects')).json();
    const used = (await readCategories(page))
      .map(({ id, name }) => ({
        name,
        count: data.filter((project: { categoryId: unknown }) => project.categoryId === id).length,
      }))
      .find(({ count }) => count > 1);
    if (used === undefined) throw new Error('The demo content has a category with several projects.');
    await categories.delete(used.name).click();
    await expect(
      page.getByText(`${String(used.count)} projects are in this category and will have none.`, { exact: true }),
    ).toBeVisible();
    await categories.cancel.click();
  });

  test('a failure says so and leaves the row', async ({ page, allowConsole, toasts, dialog, categories }) => {
    allowConsole(failure);
    const name = await makeCategory(page);
    await answer(page, calls, 'DELETE', (route) => route.fulfill({ status: 500, json: { message: 'Not today.' } }));
    await categories.delete(name).click();
    await dialog.answer('Delete');
    await toasts.seeReason('Not today.', 'Failed to delete category... Check console for details.');
    await dialog.seeClosed();
    await categories.seeRow(name);
    await expect(categories.delete(name)).toBeFocused();
  });
});

test('an empty list says so, and the form stays', async ({ page, categories }) => {
  await answer(page, calls, 'GET', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByText('No categories yet')).toBeVisible();
  await expect(categories.newName).toBeVisible();
});

test('a list that could not be read says so and can be read again', async ({ page, allowConsole, categories }) => {
  allowConsole(/500/);
  await answer(page, calls, 'GET', (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await expect(page.getByRole('alert').getByText('Error: Failed to fetch categories')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await categories.seeRows();
});

test('two quick additions both appear, though the list is slow to come', async ({ page, categories }) => {
  const gate = createGate();
  const first = newName();
  const second = newName();
  let reads = 0;
  await answer(page, calls, 'GET', async (route) => {
    reads += 1;
    if (reads > 1) {
      await route.fallback();
      return;
    }
    // The answer to the first addition is taken before the second one, and comes after it.
    const answerOfThen = await route.fetch();
    await gate.opened;
    await route.fulfill({ response: answerOfThen });
  });
  await categories.newName.fill(first);
  await page.keyboard.press('Enter');
  await expect.poll(() => reads).toBe(1);
  await expect(categories.newName).toHaveValue('');
  await categories.newName.fill(second);
  await page.keyboard.press('Enter');
  await categories.seeRow(second);
  gate.release();
  await categories.seeRow(first);
  await categories.seeRow(second);
});

test('the whole journey by keyboard', async ({ page, toasts, dialog, categories }) => {
  test.slow();
  const name = newName();
  const renamed = newName();
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await test.step('adds a category', async () => {
    await press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await press('Enter', 'Tab');
    await expect(categories.newName).toBeFocused();
    await page.keyboard.type(name);
    await press('Enter');
    await categories.seeRow(name);
  });

  await test.step('renames it', async () => {
    const count = await page.getByRole('row').count();
    // Add, then two buttons in every row: the new category stands last.
    await press('Tab', ...Array.from({ length: 2 * (count - 1) - 1 }, () => 'Tab'));
    await expect(categories.edit(name)).toBeFocused();
    await press('Enter');
    await expect(categories.nameField(name)).toBeFocused();
    await press('Control+a');
    await page.keyboard.type(renamed);
    await press('Enter');
    await expect(categories.edit(renamed)).toBeFocused();
  });

  await test.step('deletes it', async () => {
    await press('Tab', 'Enter');
    await dialog.seeFocusOn('Cancel');
    await press('Tab', 'Enter');
    await toasts.seeSuccess('Category deleted successfully!');
    await expect(categories.row(renamed)).toBeHidden();
  });
});
