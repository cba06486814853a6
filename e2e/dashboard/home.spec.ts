import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { untilKept } from '../support/drafts.ts';
import { logInAtOther, startOtherProvider } from '../support/other-provider.ts';
import { expect, test } from '../support/test.ts';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const width of [1440, 390]) {
  test(`what was being done, what waits and what was done last, each a click from its form, at ${String(width)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAsAdministrator(page, dashboardPaths.createStory);
    const title = `A morning, ${String(width)}`;
    await page.getByLabel('Title', { exact: true }).fill(title);
    await untilKept(page, title);
    const { data } = await (await page.request.get('/api/library')).json();
    const { mediaUrl, details } = data.find((one: { name: string }) => one.name === 'two-tins.jpg');
    await page.request.patch('/api/media-details', { data: { path: mediaUrl, alt: null } });

    await page.goto(paths.dashboard);
    await expect(page.getByText('Your Content Managment System', { exact: true })).toBeVisible();
    const going = panel(page, 'Go on').getByRole('listitem');
    await expect(going.first()).toContainText(title);
    await expect(going.first()).toContainText('Not sent yet, kept in this browser');
    await expect(panel(page, 'Recently').getByRole('listitem').first()).toContainText('Changed what is said of a file');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await panel(page, 'Waits')
      .getByRole('link', { name: /without alt text$/ })
      .click();
    await expect(page.getByRole('combobox', { name: 'Show' })).toHaveValue('undescribed');
    await expect(page.getByText('two-tins.jpg').first()).toBeVisible();
    await page.goBack();
    await going.first().getByRole('link').press('Enter');
    await expect(page).toHaveURL(dashboardPaths.createStory);
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.request.patch('/api/media-details', { data: { path: mediaUrl, alt: details.alt } });
  });
}

test('with a provider of the specified calls it is as specified, and nothing is asked', async ({ page }) => {
  const plain = await startOtherProvider();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  try {
    await logInAtOther(page, plain.origin);
    await expect(page.getByText('Your Content Managment System', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^All Projects/ })).toBeVisible();
    await expect(panel(page, 'Go on')).toHaveCount(0);
    expect(asked).not.toContain('/api/desk');
  } finally {
    await plain.close();
  }
});
