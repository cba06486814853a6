import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { startOwnProvider, temporaryStore } from '../support/own-provider.ts';
import { expect, test } from '../support/test.ts';

test('an empty studio is usable, and a category added before a kill -9 is still there', async ({ page, table }) => {
  test.slow();
  const store = temporaryStore();
  const first = await startOwnProvider(store.folder, { ADMIN_PASSWORD: '' });
  // It is said after the address.
  await expect.poll(first.said).toMatch(/Password: \S{16,}\n/);
  const password = /Password: (\S+)/.exec(first.said())?.[1] ?? '';

  await page.goto(first.origin + paths.home);
  await expect(page.getByText('Loading page...')).toBeVisible();
  await expect(page.getByText('No Grid Data Found')).toBeVisible();
  for (const [path, text] of [
    [paths.work, 'No projects found'],
    [paths.stories, 'No stories available'],
    [paths.about, 'No Heading Available'],
  ] as const) {
    await page.goto(first.origin + path);
    await expect(page.getByText(text)).toBeVisible();
  }

  await page.goto(first.origin + paths.login);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(first.origin + paths.dashboard);
  await page.goto(first.origin + dashboardPaths.categories);
  await page.getByRole('textbox', { name: 'Category name' }).fill('Furniture');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(table.row('Furniture')).toBeVisible();
  await first.kill();

  const second = await startOwnProvider(store.folder);
  expect(second.said()).not.toContain('Password:');
  const categories: unknown = await (await page.request.get(`${second.origin}/api/category`)).json();
  expect(categories).toMatchObject([{ name: 'Furniture' }]);
  await second.kill();
  store.remove();
});
