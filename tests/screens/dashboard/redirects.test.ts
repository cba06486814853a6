import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { answer } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

test('what an address will be is shown below its field while it is typed', async () => {
  answer('GET', '/api/redirects', { json: { data: [] } });
  await openAsAdministrator(page, dashboardPaths.redirects);
  const form = page.getByRole('form', { name: 'New redirect' });
  const source = form.getByRole('textbox', { name: 'Old address' });
  const target = form.getByRole('textbox', { name: 'Leads to' });
  await source.fill('www.neemink.example/portfolio/chai');
  await expect(source).toHaveAccessibleDescription('Read as /portfolio/chai');
  await expect(form.getByText('Read as /portfolio/chai')).toBeVisible();
  await target.fill('shop.example');
  await expect(target).toHaveAccessibleDescription('Another site: https://shop.example/');
  await target.fill('/shop.example');
  await expect(target).toHaveAccessibleDescription('On this site: /shop.example');
  await target.fill('');
  await expect(target).toHaveAccessibleDescription('');
});
