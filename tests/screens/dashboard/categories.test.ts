import type { Page } from '@playwright/test';
import { beforeEach, describe } from 'vitest';
import { Dialog } from '../../../e2e/models/dialog.model.ts';
import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { createGate, openAsAdministrator } from '../support/admin.ts';
import { answer } from '../support/provider.ts';
import { expect, said, test } from '../support/test.ts';

const failure = /Failed to (add|update|delete)/;

const nameIn = (json: unknown) => String(Object(json).name);

/** Categories that a provider keeps, and what it answers about them. */
function keepCategories(...names: readonly string[]) {
  let kept = names.map((name, index) => ({ id: index + 1, name }));
  answer('GET', '/api/category', () => ({ json: kept }));
  answer('GET', '/api/projects', {
    json: {
      data: [1, 1, 2].map((categoryId, id) => ({
        id,
        title: `Project ${String(id)}`,
        slug: `p${String(id)}`,
        categoryId,
      })),
    },
  });
  answer('POST', '/api/category', ({ json }) => {
    kept = [...kept, { id: kept.length + 1, name: nameIn(json) }];
    return { status: 201, json: { message: 'Created' } };
  });
  answer('PUT', '/api/category/*/edit', ({ path, json }) => {
    kept = kept.map((one) => (path === `/api/category/${String(one.id)}/edit` ? { ...one, name: nameIn(json) } : one));
    return { json: { message: 'Changed' } };
  });
  answer('DELETE', '/api/category/*', ({ path }) => {
    kept = kept.filter(({ id }) => path !== `/api/category/${String(id)}`);
    return { json: { message: 'Deleted' } };
  });
}

const open = (page: Page) => openAsAdministrator(page, dashboardPaths.categories);

beforeEach(() => {
  keepCategories('Identity', 'Packaging');
});

test('lists every category with its number', async ({ page, categories }) => {
  await open(page);
  await expect(categories.headings).toHaveText(['Sr. No', 'Category Name', 'Actions']);
  await expect(categories.rows).toHaveCount(2);
  await expect(page.getByText('2 categories', { exact: true })).toBeVisible();
  await expect(categories.row('Identity').getByRole('cell').first()).toHaveText('1');
  await expect(categories.row('Packaging').getByRole('cell').first()).toHaveText('2');
});

test('a message is closed by its cross: the focus goes back to where it was', async ({ page, toasts, categories }) => {
  await open(page);
  const said = toasts.success(/added/i);
  const close = page.getByRole('status').getByRole('button', { name: 'Close' });
  const add = async () => {
    await categories.newName.fill('Books');
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

describe('adding', () => {
  test('refuses a blank name at the field', async ({ page, categories }) => {
    await open(page);
    await categories.newName.fill('   ');
    await page.keyboard.press('Enter');
    await expect(categories.newName).toHaveAccessibleDescription('Category name cannot be empty!');
    await expect(categories.newName).toBeFocused();
    await categories.newName.fill('x');
    await expect(page.getByText('Category name cannot be empty!')).toBeHidden();
  });

  test('sends once, however often it is submitted', async ({ page, toasts, categories }) => {
    const gate = createGate();
    const sent = answer('POST', '/api/category', async () => {
      await gate.opened;
      return { status: 201 };
    });
    await open(page);
    await categories.newName.fill('Books');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Adding...' })).toBeDisabled();
    gate.release();
    await toasts.seeSuccess('Category added successfully!');
    await expect.poll(() => sent).toHaveLength(1);
  });

  test('a failure keeps what was typed and adds the words of the server', async ({
    page,
    allowConsole,
    toasts,
    categories,
  }) => {
    allowConsole(failure);
    answer('POST', '/api/category', { status: 500, json: { message: 'The disk is full.' } });
    await open(page);
    await categories.newName.fill('Kept');
    await categories.add.click();
    await toasts.seeReason(
      'The disk is full. What you entered is kept: try again.',
      'Failed to add category... Check console for details.',
    );
    expect(said().join(' ')).toContain('Failed to add category');
    await expect(categories.newName).toHaveValue('Kept');
    await expect(categories.newName).toBeFocused();
  });

  test('without an answer the specified words stand alone', async ({ page, allowConsole, categories }) => {
    allowConsole(failure);
    answer('POST', '/api/category', 'unreachable');
    await open(page);
    await categories.newName.fill('Kept');
    await page.keyboard.press('Enter');
    const message = page.getByText('Failed to add category... Check console for details.', { exact: true });
    await expect(message).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(message).toBeHidden();
  });
});

describe('editing', () => {
  test('Cancel and Escape leave the name as it was, and Undo brings back what was typed', async ({
    page,
    categories,
    toasts,
  }) => {
    const saved = answer('PUT', '/api/category/*/edit', {});
    await open(page);
    const edit = categories.edit('Packaging');
    await edit.click();
    await categories.nameField('Packaging').fill('Never saved');
    await categories.cancel.click();
    await expect(edit).toBeFocused();
    await categories.seeRow('Packaging');
    await edit.click();
    await categories.nameField('Packaging').fill('Never saved');
    await page.keyboard.press('Escape');
    await expect(edit).toBeFocused();
    await toasts.undo.click();
    await expect(categories.nameField('Packaging')).toHaveValue('Never saved');
    await expect(categories.nameField('Packaging')).toBeFocused();
    expect(saved).toHaveLength(0);
  });

  test('refuses a blank name at the field', async ({ page, categories }) => {
    await open(page);
    await categories.edit('Packaging').click();
    const field = categories.nameField('Packaging');
    await field.fill('  ');
    await categories.save.click();
    await expect(field).toHaveAccessibleDescription('Category name cannot be empty!');
    await expect(field).toBeFocused();
  });

  test('a failure leaves the field open with what was typed', async ({ page, allowConsole, toasts, categories }) => {
    allowConsole(failure);
    answer('PUT', '/api/category/2/edit', { status: 409, json: { message: 'That name is taken.' } });
    await open(page);
    await categories.edit('Packaging').click();
    const field = categories.nameField('Packaging');
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

describe('deleting', () => {
  const question = 'Are you sure you want to delete this category?';

  test('asks first; Cancel has the focus and leaves everything as it was', async ({ page, categories }) => {
    await open(page);
    const button = categories.delete('Packaging');
    await button.click();
    const dialog = new Dialog(page, question);
    await dialog.seeText('Packaging');
    await dialog.seeFocusOn('Cancel');
    await page.keyboard.press('Enter');
    await dialog.seeClosed();
    await expect(button).toBeFocused();
    await categories.seeRow('Packaging');
  });

  test('says how many projects are in it', async ({ page, categories }) => {
    await open(page);
    await categories.delete('Identity').click();
    await expect(page.getByText('2 projects are in this category and will have none.', { exact: true })).toBeVisible();
    await categories.cancel.click();
  });

  test('a failure says so and leaves the row', async ({ page, allowConsole, toasts, dialog, categories }) => {
    allowConsole(failure);
    answer('DELETE', '/api/category/2', { status: 500, json: { message: 'Not today.' } });
    await open(page);
    await categories.delete('Packaging').click();
    await dialog.answer('Delete');
    await toasts.seeReason('Not today.', 'Failed to delete category... Check console for details.');
    await dialog.seeClosed();
    await categories.seeRow('Packaging');
    await expect(categories.delete('Packaging')).toBeFocused();
  });
});

test('an empty list says so, and the form stays', async ({ page, categories }) => {
  answer('GET', '/api/category', { json: [] });
  await open(page);
  await expect(page.getByText('No categories yet')).toBeVisible();
  await expect(categories.newName).toBeVisible();
});

test('a list that could not be read says so and can be read again', async ({ page, allowConsole, categories }) => {
  allowConsole(/500/);
  answer('GET', '/api/category', { status: 500 });
  await open(page);
  await expect(page.getByRole('alert').getByText('Error: Failed to fetch categories')).toBeVisible();
  answer('GET', '/api/category', { json: [{ id: 1, name: 'Identity' }] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await categories.seeRows();
});

test('two quick additions both appear, though the list is slow to come', async ({ page, categories }) => {
  await open(page);
  await categories.seeRows();
  const gate = createGate();
  const one = { id: 1, name: 'Identity' };
  const first = { id: 3, name: 'First' };
  const second = { id: 4, name: 'Second' };
  const reads = answer('GET', '/api/category', async () => {
    if (reads.length > 1) return { json: [one, first, second] };
    // The answer to the first addition is taken before the second one, and comes after it.
    await gate.opened;
    return { json: [one, first] };
  });
  await categories.newName.fill(first.name);
  await page.keyboard.press('Enter');
  await expect.poll(() => reads).toHaveLength(1);
  await expect(categories.newName).toHaveValue('');
  await categories.newName.fill(second.name);
  await page.keyboard.press('Enter');
  await categories.seeRow(second.name);
  gate.release();
  await categories.seeRow(first.name);
  await categories.seeRow(second.name);
});
