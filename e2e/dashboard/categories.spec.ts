import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { createGate, openAsAdministrator } from '../support/admin.ts';
import { expect, test } from '../support/test.ts';

interface Category {
  readonly id: number | string;
  readonly name: string;
}

const { categories: path } = paths.dashboardScreens;
const failure = /Failed to (load resource|add|update|delete)/;
const ours = 'Made by a test';

/** A name that no other run has used. */
const newName = () => `${ours} ${crypto.randomUUID().slice(0, 8)}`;

const nameField = (page: Page) => page.getByLabel('Category name', { exact: true });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const toast = (page: Page, kind: 'status' | 'alert', text: string) => page.getByRole(kind).getByText(text);

async function readCategories(page: Page): Promise<readonly Category[]> {
  return (await page.request.get('/api/category')).json();
}

async function makeCategory(page: Page): Promise<string> {
  const name = newName();
  expect((await page.request.post('/api/category', { data: { name } })).ok()).toBe(true);
  await page.reload();
  await expect(rowOf(page, name)).toBeVisible();
  return name;
}

/** Answers one method of the categories' calls with this. */
async function answer(page: Page, method: string, respond: Parameters<Page['route']>[1]): Promise<void> {
  await page.route('**/api/category**', async (route, request) => {
    if (request.method() === method) await respond(route, request);
    else await route.fallback();
  });
}

test.beforeEach(async ({ page }) => {
  await openAsAdministrator(page, path);
  await expect(page.getByRole('row')).not.toHaveCount(0);
});

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const { id, name } of await readCategories(page)) {
    if (name.startsWith(ours)) await page.request.delete(`/api/category/${String(id)}`);
  }
});

test('lists every category with its number', async ({ page }) => {
  const known = await readCategories(page);
  await expect(page.getByRole('columnheader')).toHaveText(['Sr. No', 'Category Name', 'Actions']);
  await expect(page.getByRole('row')).toHaveCount(known.length + 1);
  await expect(page.getByText(`${String(known.length)} categories`, { exact: true })).toBeVisible();
  for (const [index, { name }] of known.entries()) {
    await expect(rowOf(page, name).getByRole('cell').first()).toHaveText(String(index + 1));
  }
});

test.describe('adding', () => {
  test('adds, says so, empties the field and keeps the focus there', async ({ page }) => {
    const name = newName();
    await nameField(page).fill(`  ${name} `);
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(toast(page, 'status', 'Category added successfully!')).toBeVisible();
    await expect(rowOf(page, name)).toBeVisible();
    await expect(nameField(page)).toHaveValue('');
    await expect(nameField(page)).toBeFocused();
    await page.reload();
    await expect(rowOf(page, name)).toBeVisible();
    expect((await readCategories(page)).map((category) => category.name)).toContain(name);
  });

  test('refuses a blank name at the field', async ({ page }) => {
    await nameField(page).fill('   ');
    await page.keyboard.press('Enter');
    await expect(nameField(page)).toHaveAccessibleDescription('Category name cannot be empty!');
    await expect(nameField(page)).toBeFocused();
    await nameField(page).fill('x');
    await expect(page.getByText('Category name cannot be empty!')).toBeHidden();
  });

  test('sends once, however often it is submitted', async ({ page }) => {
    const gate = createGate();
    let sent = 0;
    await answer(page, 'POST', async (route) => {
      sent += 1;
      await gate.opened;
      await route.fallback();
    });
    await nameField(page).fill(newName());
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Adding...' })).toBeDisabled();
    gate.release();
    await expect(toast(page, 'status', 'Category added successfully!')).toBeVisible();
    expect(sent).toBe(1);
  });

  test('a failure keeps what was typed and adds the words of the server', async ({ page, allowConsole }) => {
    allowConsole(failure);
    await answer(page, 'POST', (route) => route.fulfill({ status: 500, json: { message: 'The disk is full.' } }));
    const logged = page.waitForEvent('console', (message) => message.text().includes('Failed to add category'));
    await nameField(page).fill('Kept');
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(
      toast(page, 'alert', 'Failed to add category... Check console for details. The disk is full.'),
    ).toBeVisible();
    expect((await logged).type()).toBe('error');
    await expect(nameField(page)).toHaveValue('Kept');
    await expect(nameField(page)).toBeFocused();
  });

  test('without an answer the specified words stand alone', async ({ page, allowConsole }) => {
    allowConsole(failure);
    await answer(page, 'POST', (route) => route.abort('failed'));
    await nameField(page).fill('Kept');
    await page.keyboard.press('Enter');
    const message = page.getByText('Failed to add category... Check console for details.', { exact: true });
    await expect(message).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(message).toBeHidden();
  });
});

test.describe('editing', () => {
  test('renames in place; the focus returns to Edit and the name survives a reload', async ({ page }) => {
    const name = await makeCategory(page);
    const renamed = newName();
    await rowOf(page, name)
      .getByRole('button', { name: `Edit ${name}` })
      .click();
    const field = page.getByLabel(`New name of ${name}`);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(name);
    await field.fill(renamed);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'status', 'Category updated successfully!')).toBeVisible();
    await expect(page.getByRole('button', { name: `Edit ${renamed}` })).toBeFocused();
    await page.reload();
    await expect(rowOf(page, renamed)).toBeVisible();
    await expect(rowOf(page, name)).toBeHidden();
  });

  test('Cancel and Escape leave the name as it was', async ({ page }) => {
    const name = await makeCategory(page);
    const edit = page.getByRole('button', { name: `Edit ${name}` });
    await edit.click();
    await page.getByLabel(`New name of ${name}`).fill('Never saved');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(edit).toBeFocused();
    await expect(rowOf(page, name)).toBeVisible();
    await edit.click();
    await page.getByLabel(`New name of ${name}`).fill('Never saved');
    await page.keyboard.press('Escape');
    await expect(edit).toBeFocused();
    expect((await readCategories(page)).map((category) => category.name)).toContain(name);
  });

  test('refuses a blank name at the field', async ({ page }) => {
    const name = await makeCategory(page);
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const field = page.getByLabel(`New name of ${name}`);
    await field.fill('  ');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(field).toHaveAccessibleDescription('Category name cannot be empty!');
    await expect(field).toBeFocused();
  });

  test('a failure leaves the field open with what was typed', async ({ page, allowConsole }) => {
    allowConsole(failure);
    const name = await makeCategory(page);
    await answer(page, 'PUT', (route) => route.fulfill({ status: 409, json: { message: 'That name is taken.' } }));
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const field = page.getByLabel(`New name of ${name}`);
    await field.fill('Taken');
    await page.keyboard.press('Enter');
    await expect(
      toast(page, 'alert', 'Failed to update category... Check console for details. That name is taken.'),
    ).toBeVisible();
    await expect(field).toHaveValue('Taken');
    await expect(field).toBeFocused();
  });
});

test.describe('deleting', () => {
  const question = 'Are you sure you want to delete this category?';

  test('asks first; Cancel has the focus and leaves everything as it was', async ({ page }) => {
    const name = await makeCategory(page);
    const button = page.getByRole('button', { name: `Delete ${name}` });
    await button.click();
    const dialog = page.getByRole('alertdialog', { name: question });
    await expect(dialog).toContainText(name);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expect(rowOf(page, name)).toBeVisible();
  });

  test('deletes, says so, and the focus goes to a row that stays', async ({ page }) => {
    const before = await makeCategory(page);
    const name = await makeCategory(page);
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'status', 'Category deleted successfully!')).toBeVisible();
    await expect(rowOf(page, name)).toBeHidden();
    await expect(page.getByRole('button', { name: `Edit ${before}` })).toBeFocused();
    expect((await readCategories(page)).map((category) => category.name)).not.toContain(name);
  });

  test('says how many projects are in it', async ({ page }) => {
    const { data } = await (await page.request.get('/api/projects')).json();
    const used = (await readCategories(page))
      .map(({ id, name }) => ({
        name,
        count: data.filter((project: { categoryId: unknown }) => project.categoryId === id).length,
      }))
      .find(({ count }) => count > 1);
    if (used === undefined) throw new Error('The demo content has a category with several projects.');
    await page.getByRole('button', { name: `Delete ${used.name}` }).click();
    await expect(
      page.getByText(`${String(used.count)} projects are in this category and will have none.`, { exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  test('a failure says so and leaves the row', async ({ page, allowConsole }) => {
    allowConsole(failure);
    const name = await makeCategory(page);
    await answer(page, 'DELETE', (route) => route.fulfill({ status: 500, json: { message: 'Not today.' } }));
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(
      toast(page, 'alert', 'Failed to delete category... Check console for details. Not today.'),
    ).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(rowOf(page, name)).toBeVisible();
    await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeFocused();
  });
});

test('an empty list says so, and the form stays', async ({ page }) => {
  await answer(page, 'GET', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByText('No categories yet')).toBeVisible();
  await expect(nameField(page)).toBeVisible();
});

test('a list that could not be read says so and can be read again', async ({ page, allowConsole }) => {
  allowConsole(/500/);
  await answer(page, 'GET', (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await expect(page.getByRole('alert').getByText('Error: Failed to fetch categories')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row')).not.toHaveCount(0);
});

test('two quick additions both appear, though the list is slow to come', async ({ page }) => {
  const gate = createGate();
  const first = newName();
  const second = newName();
  let reads = 0;
  await answer(page, 'GET', async (route) => {
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
  await nameField(page).fill(first);
  await page.keyboard.press('Enter');
  await expect.poll(() => reads).toBe(1);
  await expect(nameField(page)).toHaveValue('');
  await nameField(page).fill(second);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, second)).toBeVisible();
  gate.release();
  await expect(rowOf(page, first)).toBeVisible();
  await expect(rowOf(page, second)).toBeVisible();
});

test('the whole journey by keyboard', async ({ page }) => {
  test.slow();
  const name = newName();
  const renamed = newName();
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await press('Enter', 'Tab');
  await expect(nameField(page)).toBeFocused();
  await page.keyboard.type(name);
  await press('Enter');
  await expect(rowOf(page, name)).toBeVisible();
  const count = await page.getByRole('row').count();
  // Add, then two buttons in every row: the new category stands last.
  await press('Tab', ...Array.from({ length: 2 * (count - 1) - 1 }, () => 'Tab'));
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeFocused();
  await press('Enter');
  await expect(page.getByLabel(`New name of ${name}`)).toBeFocused();
  await press('Control+a');
  await page.keyboard.type(renamed);
  await press('Enter');
  await expect(page.getByRole('button', { name: `Edit ${renamed}` })).toBeFocused();
  await press('Tab', 'Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await press('Tab', 'Enter');
  await expect(toast(page, 'status', 'Category deleted successfully!')).toBeVisible();
  await expect(rowOf(page, renamed)).toBeHidden();
});
