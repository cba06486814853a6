import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { useOwnStudio } from '../support/own-studio.ts';
import { expect, test } from '../support/test.ts';

const studio = useOwnStudio();
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('what visitors see is counted, by a click on the site too; their administrators are not', async ({
  page,
  browser,
}) => {
  const visiting = await browser.newContext({ userAgent: firefox });
  const visitor = await visiting.newPage();
  await visitor.goto(`${studio.origin}${paths.home}`);
  await visitor.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(visitor).toHaveURL(/\/about$/);
  await visitor.waitForLoadState('networkidle');
  expect(await visiting.cookies()).toEqual([]);

  await openAsAdministrator(page, dashboardPaths.visitors, studio.origin);
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: 'Home' })).toContainText('1 visitor');
  await expect(page.getByText(/^1 visitor, \d pages? seen$/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop counting' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Count visits' })).toBeVisible();
  await visitor.goto(`${studio.origin}${paths.contact}`);
  await page.reload();
  await expect(rows.filter({ hasText: 'Home' })).toContainText('1 visitor');
  await expect(rows.filter({ hasText: 'Talk to us' })).toHaveCount(0);
  await visiting.close();
});
