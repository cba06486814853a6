import { beforeEach, describe } from 'vitest';
import { Dialog } from '../../../e2e/models/dialog.model.ts';
import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { answer } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

const pages = ['Legal notice', 'Privacy', 'Press', 'Thanks'].map((title, index) => ({
  id: index + 1,
  title,
  slug: title.toLowerCase().replace(' ', '-'),
  visibility: index < 2 ? 'public' : 'draft',
  updatedAt: '2026-11-02T10:00:00Z',
}));

const choose = (name: string) => page.getByRole('checkbox', { name: `Choose ${name}`, exact: true });
const tools = () => page.getByRole('region', { name: 'Chosen pages' });

async function open(list: readonly object[] = pages): Promise<void> {
  answer('GET', '/api/pages', { json: { pages: list } });
  await openAsAdministrator(page, dashboardPaths.pages);
}

beforeEach(() => {
  for (const one of pages) {
    answer('GET', `/api/pages/${String(one.id)}`, {
      json: { ...one, content: `About ${one.title}` },
      headers: { etag: `"${String(one.id)}"` },
    });
  }
});

test('are narrowed by their state, and keep their order meanwhile', async ({ table }) => {
  await open();
  await expect(table.headings).toHaveText(['Choose', 'S.No', 'Title', 'State', 'Changed', 'Action']);
  const show = page.getByLabel('Show', { exact: true });
  await expect(show.getByRole('option')).toHaveText(['All', 'Public', 'Drafts']);
  await show.selectOption('Drafts');
  await expect(table.rows).toHaveText([/3.*Press/, /4.*Thanks/]);
  await expect(page.getByRole('button', { name: 'Move Thanks up' })).toBeDisabled();
  await expect(page.getByText('To change it, show all.')).toBeVisible();
  await show.selectOption('All');
  await expect(page.getByRole('button', { name: 'Move Thanks up' })).toBeEnabled();
});

test('without a draft there is nothing to narrow', async ({ table }) => {
  await open(pages.slice(0, 2));
  await expect(table.rows).toHaveCount(2);
  await expect(page.getByLabel('Show', { exact: true })).toHaveCount(0);
});

describe('many', () => {
  test('are published by Change, and Undo writes what each was', async ({ toasts }) => {
    await open();
    const sent = answer('PATCH', '/api/pages/*', { json: { message: 'Changed.' } });
    await choose('Privacy').click();
    await choose('Thanks').click({ modifiers: ['Shift'] });
    await expect(tools()).toContainText('3 pages chosen');
    const visibility = tools().getByLabel('Visibility');
    await expect(visibility.getByRole('option')).toHaveText(['Change to…', 'Public', 'Draft']);
    await visibility.selectOption('Public');
    expect(sent).toEqual([]);
    await tools().getByRole('button', { name: 'Change', exact: true }).click();
    await toasts.seeSuccess('3 pages changed.');
    const asked = () => sent.map(({ path, headers, json }) => ({ path, ifMatch: headers.get('if-match'), json }));
    const of = (id: number, visibility: string) => {
      const { title, slug } = pages[id - 1] ?? { title: '', slug: '' };
      return {
        path: `/api/pages/${String(id)}`,
        ifMatch: `"${String(id)}"`,
        json: expect.objectContaining({ title, slug, content: `About ${title}`, visibility }),
      };
    };
    expect(asked()).toEqual([of(2, 'public'), of(3, 'public'), of(4, 'public')]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => asked().slice(3)).toEqual([of(4, 'draft'), of(3, 'draft'), of(2, 'public')]);
  });

  test('are deleted after one question, and what fails is named', async ({ allowConsole, toasts, table }) => {
    allowConsole(/409/);
    await open();
    answer('DELETE', '/api/pages/*', { json: { message: 'Deleted.' } });
    answer('DELETE', '/api/pages/3', { status: 409, json: { message: 'Not this one.' } });
    await choose('Press').click();
    await choose('Thanks').click();
    await tools().getByRole('button', { name: 'Delete' }).click();
    const dialog = new Dialog(page, 'Are you sure you want to delete these 2 pages?');
    await dialog.seeText('Press, Thanks');
    answer('GET', '/api/pages', { json: { pages: pages.slice(0, 3) } });
    await dialog.answer('Delete');
    await toasts.seeFailure('1 page deleted. Not deleted: Press.');
    await expect(table.rows).toHaveCount(3);
    await expect(choose('Press')).toBeChecked();
  });
});
