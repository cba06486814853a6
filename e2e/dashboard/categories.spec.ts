import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { Categories } from '../models/categories.model.ts';
import { expect, test } from '../support/test.ts';

interface Category {
  readonly id: number | string;
  readonly name: string;
}

const { categories: path } = dashboardPaths;
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
});

test.describe('deleting', () => {
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
