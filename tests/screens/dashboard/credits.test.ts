import type { Page } from '@playwright/test';
import { beforeEach } from 'vitest';
import { paste } from '../../../e2e/support/paste.ts';
import { ProjectForm } from '../../../e2e/models/project-form.model.ts';
import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectPickedUp, moveInSteps } from '../support/dragging.ts';
import { answerByExample } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

const role = page.getByLabel('Role', { exact: true });
const button = (of: Page, name: string) => of.getByRole('button', { name, exact: true });
const credits = page.getByRole('group', { name: 'Credits' }).getByRole('button', { name: /^Edit credit/ });
/** 'Role: Name' of each. */
const names = () =>
  credits.evaluateAll((found) =>
    found.map((one) => [...one.querySelectorAll('[dir]')].map(({ textContent }) => textContent).join(': ')),
  );

beforeEach(async () => {
  answerByExample('/api/category', '/api/projects');
  await openAsAdministrator(page, dashboardPaths.createProject);
  await expect(new ProjectForm(page).title).toBeEditable();
});

test('ten credits are one paste; what is no credit is named and nothing else is lost', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => `Role ${String(index)}: Person ${String(index)}`);
  await paste(role, ten.join('\n'));
  await expect(credits).toHaveCount(10);
  await expect(page.getByText('10 credits added.')).toBeAttached();
  await expect(role).toBeFocused();
  await paste(page.getByLabel('Name', { exact: true }), 'Film\tAda Lovelace\nThanks to all\nMusic – Nadi');
  await expect(credits).toHaveCount(12);
  await expect(page.getByText('Not added, as there is no role and name in: “Thanks to all”')).toBeVisible();
});

test('ordered by pointer and by keyboard', async () => {
  await paste(role, 'Design: A\nFilm: B\nMusic: C');
  const handle = (name: string) => button(page, `Drag credit ${name}`);
  await handle('Design: A').focus();
  await page.keyboard.press('Space');
  await expectPickedUp(page, 'Picked up Design: A, position 1 of 3.');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Design: A is over position 2 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(names).toEqual(['Film: B', 'Design: A', 'Music: C']);
  await expect(handle('Design: A')).toBeFocused();
  await button(page, 'Edit credit Design A').press('Alt+ArrowDown');
  await expect.poll(names).toEqual(['Film: B', 'Music: C', 'Design: A']);
  await handle('Design: A').hover();
  await page.mouse.down();
  const target = await handle('Film: B').boundingBox();
  const { x = 0, y = 0, height = 0 } = target ?? {};
  await moveInSteps(page, { x: x + 10, y: y + 2 * height }, { x: x + 10, y: y + height }, 4);
  await moveInSteps(page, { x: x + 10, y: y + height }, { x: x + 10, y: y + 4 }, 4);
  await page.mouse.up();
  await expect.poll(names).toEqual(['Design: A', 'Film: B', 'Music: C']);
});

test('what is given up by Escape comes back by Undo, a half too', async ({ toasts }) => {
  await paste(role, 'Film: Ada\nMusic: C');
  const name = page.getByLabel('Name of this credit', { exact: true });
  for (const typed of ['Ada Lovelace', '']) {
    await button(page, 'Edit credit Film Ada').click();
    await name.fill(typed);
    await name.press('Escape');
    await expect(button(page, 'Edit credit Film Ada')).toBeFocused();
    await toasts.undo.click();
    await expect(name).toHaveValue(typed);
    await expect(page.getByLabel('Role of this credit', { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect.poll(names).toEqual(['Film: Ada', 'Music: C']);
  }
});
