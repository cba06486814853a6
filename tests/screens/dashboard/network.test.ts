import { vi } from 'vitest';
import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { answer } from '../support/provider.ts';
import { expect, test } from '../support/test.ts';

const expired = 'Your token has expired, Please login again!';

/** Why no answer comes, and what is said about it. */
const causes = [
  ['this device has no connection', 'unreachable', false, 'This device has no connection.'],
  ['the server cannot be reached', 'unreachable', true, 'The server could not be reached.'],
  ['a proxy has no server', { status: 502 }, true, 'The server cannot be reached at the moment.'],
  ['the server restarts', { status: 503 }, true, 'The server is not available at the moment.'],
  ['a proxy waits in vain', { status: 504 }, true, 'The server did not answer in time.'],
] as const;

for (const [name, silent, isOnline, reason] of causes) {
  test(`where ${name}, a screen and a write say so in their own words, until there are answers again`, async ({
    page,
    toasts,
    categories,
    allowConsole,
  }) => {
    allowConsole(/./);
    await page.clock.install();
    answer('GET', '/api/category', { json: [{ id: 1, name: 'Identity' }] });
    answer('GET', '/api/projects', { json: { data: [] } });
    await openAsAdministrator(page, dashboardPaths.categories);
    await expect(categories.rows).toHaveCount(1);
    using online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    answer('POST', '/api/category', silent);
    await page.getByPlaceholder('Category name').fill('Packaging');
    await page.keyboard.press('Enter');
    await expect(toasts.failure(/Failed to add category/)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
    await expect(page.getByText(expired)).toBeHidden();
    await expect(page.getByPlaceholder('Category name')).toHaveValue('Packaging');

    // The check that follows is answered.
    await page.clock.fastForward(50_000);
    await expect(toasts.failure(/Failed to add category/)).toBeHidden();

    answer('GET', '/api/library', silent);
    await page.goto(dashboardPaths.library);
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByText('Failed to fetch the files')).toBeVisible();
    await expect(page.getByText(expired)).toBeHidden();
    online.mockReturnValue(true);
    answer('GET', '/api/library', { json: { data: [] } });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No files yet. They come with your projects.')).toBeVisible();
  });
}

test('what the server refuses stays until somebody has read it', async ({ page, toasts, categories, allowConsole }) => {
  allowConsole(/./);
  await page.clock.install();
  answer('GET', '/api/category', { json: [{ id: 1, name: 'Identity' }] });
  answer('GET', '/api/projects', { json: { data: [] } });
  await openAsAdministrator(page, dashboardPaths.categories);
  await expect(categories.rows).toHaveCount(1);
  answer('POST', '/api/category', { status: 500 });
  await page.getByPlaceholder('Category name').fill('Packaging');
  await page.keyboard.press('Enter');
  await expect(toasts.failure(/Failed to add category/)).toBeVisible();
  await page.clock.fastForward(50_000);
  await page.clock.fastForward(1000);
  await expect(toasts.failure(/Failed to add category/)).toBeVisible();
});
