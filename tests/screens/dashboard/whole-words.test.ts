import { siteConfig } from '../../../site.config.ts';
import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { openApp } from '../support/app.tsx';
import { answerByExample } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

/** How many lines the words of an element are drawn in. */
const linesOf = (element: Element): number => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
};

test('the label of an address stays whole beside a long one', async () => {
  await page.setViewportSize({ width: 740, height: 700 });
  await openAsAdministrator(page, dashboardPaths.createPage);
  await page.getByLabel('Title').first().fill('W'.repeat(80));
  const label = page.locator('label').filter({ hasText: /^Address$/ });
  await expect(page.getByText(`/${'w'.repeat(80)}`)).toBeVisible();
  expect(await label.evaluate(linesOf)).toBe(1);
});

test('the specified name of a screen is not cut beside its buttons on a phone', async () => {
  answerByExample('/api/projects', '/api/homepage/headervideos', '/api/homevideos', '/api/homepagegrid');
  answerByExample('/api/homepagetexts');
  await page.setViewportSize({ width: 320, height: 700 });
  await openAsAdministrator(page, dashboardPaths.homepage);
  const heading = page.getByRole('heading', { level: 1, name: 'Create Homepage' });
  await expect(heading).toBeVisible();
  const [seen, whole] = await heading.evaluate((one) => [
    [one.clientWidth, one.clientHeight],
    [one.scrollWidth, one.scrollHeight],
  ]);
  expect(whole).toEqual(seen);
});

test('a studio’s name is not cut above the side', async () => {
  await openAsAdministrator(page, dashboardPaths.createPage);
  await openApp(dashboardPaths.createPage, null, { ...siteConfig, siteName: 'Neem & Ink', logo: null });
  const name = page.getByRole('navigation', { name: 'Dashboard' }).getByText('Neem & Ink');
  await expect(name).toBeVisible();
  const [seen, whole] = await name.evaluate((one) => [
    [one.clientWidth, one.clientHeight],
    [one.scrollWidth, one.scrollHeight],
  ]);
  expect(whole).toEqual(seen);
});
