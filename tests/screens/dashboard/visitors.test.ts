import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { answer } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

const today = new Date().toISOString().slice(0, 10);
const counts = {
  counting: true,
  visitors: 21,
  views: 44,
  days: [{ day: today, visitors: 21, views: 44 }],
  pages: [
    { path: '/', title: null, count: 20 },
    { path: '/project/upar', title: 'Upar', projectId: 5, count: 1 },
  ],
  links: [{ id: 3, name: 'Museum of Salt', title: 'Kal', count: 2 }],
  referrers: [{ host: 'example.org', count: 12 }],
  missing: [{ path: '', count: 3 }],
};
const none = { ...counts, visitors: 0, views: 0, days: [], pages: [], links: [], referrers: [], missing: [] };

const row = (text: string) => page.getByRole('row').filter({ hasText: text });

test('tables say what was seen, the chart of the days too; a project leads to its form', async () => {
  answer('GET', '/api/visits', { json: { data: counts } });
  await openAsAdministrator(page, dashboardPaths.visitors);
  await expect(row('Home')).toContainText('20 visitors');
  await expect(row('Museum of Salt')).toContainText('2 visitors, Kal');
  await expect(row('example.org')).toContainText('12 visitors');
  await expect(row('All others')).toContainText('3 visitors');
  await expect(page.getByRole('link', { name: 'Upar' })).toHaveAttribute('href', dashboardPaths.editProject(5));
  await expect(page.getByRole('link', { name: 'Download a year as CSV' })).toHaveAttribute(
    'href',
    /\/api\/visits\/file$/,
  );
  await page.locator('summary').click();
  await expect(row('21 visitors, 44 pages seen')).toHaveCount(1);
  await expect(page.getByRole('table', { name: 'Day by day' }).getByRole('row')).toHaveCount(31);
});

test('another length of time is read again, and stands in the address', async () => {
  const asked = answer('GET', '/api/visits', { json: { data: none } });
  await openAsAdministrator(page, dashboardPaths.visitors);
  await expect(page.getByText('Nobody was counted in this time.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Last year');
  await expect.poll(() => asked.map(({ path }) => path).at(-1)).toContain('days=365');
  await expect(page).toHaveURL(dashboardPaths.visitorsOf('365'));
});

test('a read that fails says so and is tried again', async ({ allowConsole }) => {
  allowConsole(/503/);
  answer('GET', '/api/visits', { status: 503, json: { message: 'The database is away.' } });
  await openAsAdministrator(page, dashboardPaths.visitors);
  await expect(page.getByText('The database is away.')).toBeVisible();
  answer('GET', '/api/visits', { json: { data: none } });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nobody was counted in this time.')).toBeVisible();
});

test('a switch that fails leaves all as it was, and says what to do', async ({ allowConsole }) => {
  allowConsole(/503|not changed/);
  answer('GET', '/api/visits', { json: { data: counts } });
  answer('PUT', '/api/visits/counting', { status: 503, text: '' });
  await openAsAdministrator(page, dashboardPaths.visitors);
  await page.getByRole('button', { name: 'Stop counting' }).click();
  await expect(page.getByText('Whether visits are counted was not changed.')).toBeVisible();
  const sent = answer('PUT', '/api/visits/counting', { json: { message: 'Off.' } });
  answer('GET', '/api/visits', { json: { data: { ...counts, counting: false } } });
  await page.getByRole('button', { name: 'Stop counting' }).click();
  await expect(page.getByRole('button', { name: 'Count visits' })).toBeVisible();
  await expect(page.getByText('What was counted before stays.')).toBeVisible();
  expect(sent.map((call) => call.json)).toEqual([{ counting: false }]);
});
