import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { untilKept } from '../support/drafts.ts';
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
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect(undo).toBeFocused();
  await expect(page.getByText('Credit removed.')).toBeVisible();
  // The next one does not come under the pointer.
  const next = await button(page, 'Remove credit Music: C').boundingBox();
  expect(next?.y).toBeGreaterThan((box?.y ?? 0) + 20);
  await untilKept(page, '"removedCredits":[{');
  await page.reload();
  await expect(page.getByText(/restored/)).toBeVisible();
  await undo.click();
  await expect.poll(() => names(page)).toEqual(['Design: A', 'Film: B', 'Music: C']);
  await expect(button(page, 'Remove credit Film: B')).toBeFocused();
});
