import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectPickedUp } from '../support/keyboard.ts';
import { paste } from '../support/paste.ts';
import { newTitle, removeOurs } from '../support/projects.ts';
import { expect, test } from '../support/test.ts';

const role = (page: Page) => page.getByLabel('Role', { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const credits = (page: Page) =>
  page.getByRole('group', { name: 'Credits' }).getByRole('button', { name: /^Edit credit/ });
/** 'Role: Name' of each. */
const names = (page: Page) =>
  credits(page).evaluateAll((found) =>
    found.map((one) => [...one.querySelectorAll('[dir]')].map(({ textContent }) => textContent).join(': ')),
  );

test.beforeEach(async ({ page, projectForm }) => {
  await openAsAdministrator(page, dashboardPaths.createProject);
  await expect(projectForm.title).toBeEditable();
});

test.afterEach(async ({ page }) => {
  await removeOurs(page);
});

test('ten credits are one paste; what is no credit is named and nothing else is lost', async ({ page }) => {
  await role(page).focus();
  await paste(
    page.locator(':focus'),
    Array.from({ length: 10 }, (_, index) => `Role ${String(index)}: Person ${String(index)}`).join('\n'),
  );
  await expect(credits(page)).toHaveCount(10);
  await expect(page.getByText('10 credits added.')).toBeAttached();
  await expect(role(page)).toBeFocused();
  await page.getByLabel('Name', { exact: true }).focus();
  await paste(page.locator(':focus'), 'Film\tAda Lovelace\nThanks to all\nMusic – Nadi');
  await expect(credits(page)).toHaveCount(12);
  await expect(page.getByText('Not added, as there is no role and name in: “Thanks to all”')).toBeVisible();
});

test('edited in place: Enter keeps, Escape takes back, a half is asked for', async ({ page, projectForm, toasts }) => {
  await role(page).focus();
  await paste(page.locator(':focus'), 'Design: Ritika Anand\nFilm: Ada');
  await button(page, 'Edit credit Film Ada').click();
  const name = page.getByLabel('Name of this credit', { exact: true });
  await expect(page.getByLabel('Role of this credit', { exact: true })).toBeFocused();
  await name.fill('');
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription('Needed');
  await name.fill('Ada Lovelace');
  await name.press('Enter');
  await expect(button(page, 'Edit credit Film Ada Lovelace')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Photography');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Edit credit Film Ada Lovelace')).toBeFocused();
  const title = newTitle();
  await projectForm.title.fill(title);
  await projectForm.submit.click();
  await toasts.seeSuccess('Project created successfully!');
  await page.getByRole('link', { name: 'Edit it' }).click();
  await expect.poll(() => names(page)).toEqual(['Design: Ritika Anand', 'Film: Ada Lovelace']);
});

test('removed, Undo stands in its place, also after a reload', async ({ page }) => {
  await role(page).focus();
  await paste(page.locator(':focus'), 'Design: A\nFilm: B\nMusic: C');
  const box = await button(page, 'Remove credit Film: B').boundingBox();
  await button(page, 'Remove credit Film: B').click();
  const undo = button(page, 'Undo');
  await expect(undo).toBeFocused();
  await expect(page.getByText('Film: B removed.')).toBeVisible();
  // The next one does not come under the pointer.
  const next = await button(page, 'Remove credit Music: C').boundingBox();
  expect(next?.y).toBeGreaterThan((box?.y ?? 0) + 20);
  await page.reload();
  await expect(page.getByText(/restored/)).toBeVisible();
  await undo.click();
  await expect.poll(() => names(page)).toEqual(['Design: A', 'Film: B', 'Music: C']);
  await expect(button(page, 'Remove credit Film: B')).toBeFocused();
});

test('ordered by pointer and by keyboard', async ({ page }) => {
  await role(page).focus();
  await paste(page.locator(':focus'), 'Design: A\nFilm: B\nMusic: C');
  const handle = (name: string) => button(page, `Drag credit ${name}`);
  await handle('Design: A').focus();
  await page.keyboard.press('Space');
  await expectPickedUp(page, 'Picked up Design: A, position 1 of 3.');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Design: A is over position 2 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => names(page)).toEqual(['Film: B', 'Design: A', 'Music: C']);
  await expect(handle('Design: A')).toBeFocused();
  await button(page, 'Edit credit Design A').press('Alt+ArrowDown');
  await expect.poll(() => names(page)).toEqual(['Film: B', 'Music: C', 'Design: A']);
  await handle('Design: A').hover();
  await page.mouse.down();
  const target = await handle('Film: B').boundingBox();
  if (target === null) throw new Error('No first handle.');
  await page.mouse.move(target.x + 10, target.y + target.height, { steps: 4 });
  await page.mouse.move(target.x + 10, target.y + 4, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => names(page)).toEqual(['Design: A', 'Film: B', 'Music: C']);
});
