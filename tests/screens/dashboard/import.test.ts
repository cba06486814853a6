import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { answer } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

const record = (kind: 'project' | 'story' | 'page', id: number, title: string, address: string) => ({
  kind,
  id,
  title,
  address,
});

/** As the provider tells it once it has ended. */
const ended = {
  id: 3,
  kind: 'folder',
  name: 'Work',
  state: 'done',
  createdAt: '2026-11-26T09:00:00.000Z',
  types: [],
  hosts: [],
  addresses: 0,
  skipped: [],
  items: { planned: 0, done: 4, skipped: 0, failed: 0 },
  made: 4,
  records: [
    record('project', 11, 'Kal', '/project/kal'),
    record('project', 12, '', '/project/untitled'),
    record('story', 21, 'The kiln', '/individual/21'),
    record('page', 31, 'Imprint', '/imprint'),
  ],
  files: 4,
  bytes: 4000,
};

test('the account of an import says how much it made, and each leads to its form; also after a reload', async () => {
  answer('GET', '/api/imports', { json: { data: [ended] } });
  await openAsAdministrator(page, dashboardPaths.importSite);
  await page.getByRole('button', { name: 'Open Work' }).click();
  const table = page.getByRole('table', { name: 'What was made' });
  // Not in the head of the table, which phones have no room for.
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByText('Made: 2 projects, 1 story, 1 page.', { exact: false })).toBeVisible();
  for (const [name, to] of [
    ['Kal', dashboardPaths.editProject(11)],
    ['Untitled', dashboardPaths.editProject(12)],
    ['The kiln', dashboardPaths.editStory(21)],
    ['Imprint', dashboardPaths.editPage(31)],
  ] as const) {
    await expect(table.getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
  }
  await expectAccessible();

  // What a reload finds: the address alone.
  const again = page.url();
  await page.goto(dashboardPaths.importSite);
  await expect(page.getByRole('button', { name: 'Open Work' })).toBeVisible();
  await page.goto(new URL(again).pathname + new URL(again).search);
  await expect(table.getByRole('link', { name: 'Kal', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('button', { name: 'Open Work' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('an address that names no import shows the ways in', async () => {
  answer('GET', '/api/imports', { json: { data: [ended] } });
  await openAsAdministrator(page, `${dashboardPaths.importSite}?import=99`);
  await expect(page.getByRole('button', { name: 'Open Work' })).toBeVisible();
  await expect.poll(() => new URL(page.url()).search).toBe('');
});
