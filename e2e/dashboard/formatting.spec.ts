import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('at 390 by mouse: words are made bold and linked, seen in the preview and on the page, and undone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openAsAdministrator(page, dashboardPaths.createStory);
  await page.getByLabel('Title').fill('Formatted by a test');
  await page.getByLabel('Author').fill('Asha');
  const area = page.getByLabel('Content', { exact: true });
  const formatted = page.getByRole('checkbox', { name: 'Formatted' });
  await area.fill('made by hand');
  await expect(formatted).not.toBeChecked();
  await area.evaluate((element) => element instanceof HTMLTextAreaElement && element.setSelectionRange(0, 4));
  const bold = page.getByRole('button', { name: 'Bold' });
  const box = await bold.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(36);
  await bold.click();
  await expect(area).toHaveValue('**made** by hand');
  await expect(formatted).toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(area).toHaveValue('made by hand');
  await page.keyboard.press('Control+Shift+z');
  await expect(area).toHaveValue('**made** by hand');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const site = page.frameLocator('iframe[title="The page as visitors will see it"]');
  await expect(site.locator('strong')).toHaveText('made');
  await page.getByRole('button', { name: 'Close preview' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('link', { name: 'View it' }).click();
  await expect(page.getByRole('article').locator('strong')).toHaveText('made');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'made by hand');
  await page.request.delete(`/api${new URL(page.url()).pathname.replace('individual', 'stories')}`);
});

test('by keyboard: bold, italic and a link, by their keys, in a project', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAsAdministrator(page, dashboardPaths.createProject);
  const area = page.getByLabel('Description', { exact: true });
  // A form is read-only until it is known whether there is a draft of it.
  await expect(area).toBeEditable();
  await area.focus();
  await page.keyboard.press('Control+b');
  await page.keyboard.type('strong');
  await page.keyboard.press('End');
  await page.keyboard.type(' ');
  await page.keyboard.press('Control+i');
  await page.keyboard.type('soft');
  await page.keyboard.press('End');
  await page.keyboard.type(' ');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('https://a.example');
  await expect(area).toHaveValue('**strong** *soft* [link](https://a.example)');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const site = page.frameLocator('iframe[title="The page as visitors will see it"]');
  await expect(site.getByRole('link', { name: 'link', exact: true })).toHaveAttribute('rel', 'noopener');
  await expect(site.locator('section em')).toHaveText('soft');
});
