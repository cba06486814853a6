import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const { homepage: path } = dashboardPaths;

async function stored(page: Page, url: string, list: string): Promise<readonly Record<string, unknown>[]> {
  return (await (await page.request.get(url)).json())[list];
}

test.beforeEach(async ({ page, homepage }) => {
  await openAsAdministrator(page, path);
  await homepage.seeSlots('Header videos', 4);
});

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('the texts', () => {
  test('are written, and come back', async ({ page, toasts }) => {
    const before = await stored(page, '/api/homepagetexts', 'hometexts');
    const field = page.getByLabel('Text 2');
    await field.fill('Written by a test.');
    await page.getByRole('button', { name: 'Save' }).click();
    await toasts.seeSuccess('✅ Home page texts updated successfully!');
    const after = await stored(page, '/api/homepagetexts', 'hometexts');
    expect((await page.request.patch('/api/homepagetexts', { data: { texts: before } })).ok()).toBe(true);
    expect(after.map(({ text }) => text)).toEqual([before[0]?.['text'], 'Written by a test.', before[2]?.['text']]);
  });
});

test('is accessible in both themes', { tag: '@long' }, async ({ page, homepage }) => {
  test.slow();
  await page.reload();
  await homepage.seeSlots('Header videos', 4);
  await expectAccessible(page);
});
