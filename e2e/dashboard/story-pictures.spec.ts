import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('a picture is chosen by keyboard, undone, seen in the preview and by visitors, and replaced everywhere', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAsAdministrator(page, dashboardPaths.createStory);
  await page.getByLabel('Title').fill('Pictured by a test');
  await page.getByLabel('Author').fill('Asha');
  const area = page.getByLabel('Content', { exact: true });
  await area.fill('Before.\n\nAfter.');
  await area.press('Control+Home');
  await area.press('End');
  const button = page.getByRole('button', { name: 'Picture', exact: true });
  const box = await button.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(36);

  // Left without a choice, the focus is where it came from.
  await button.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Pictures' });
  await expect(panel.getByRole('button', { name: /^Show \d+ more of \d+$/ })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: '/tmp/story-shots/dialog-1440.png' });
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await panel.getByRole('searchbox').fill('two-tins');
  const tile = panel.getByRole('button', { name: 'two-tins.jpg' });
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  const alt = (await tile.locator('xpath=following-sibling::p').last().textContent())?.split('. ').slice(1).join('. ') ?? '';
  await tile.press('Enter');
  await expect(panel).toBeHidden();
  await expect(area).toBeFocused();
  await expect(area).toHaveValue(/^Before\.\n\n!\[[^\]]+\]\(\/media\/[\w.]+\)\n\nAfter\.$/);
  expect(await area.inputValue()).toContain(`![${alt}]`);
  await expect(page.getByRole('checkbox', { name: 'Formatted' })).toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(area).toHaveValue('Before.\n\nAfter.');
  await page.keyboard.press('Control+Shift+z');
  await expect(area).toHaveValue(/!\[/);

  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const site = page.frameLocator('iframe[title="The page as visitors will see it"]');
  await expect(site.getByRole('article').getByRole('img', { name: alt })).toBeVisible();
  await page.getByRole('button', { name: 'Close preview' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('link', { name: 'Edit it' }).click();
  await expect(area).toHaveValue(/!\[/);
  const story = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visitor = await context.newPage();
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1440, 'dark'],
  ] as const) {
    await visitor.setViewportSize({ width, height: 900 });
    await visitor.emulateMedia({ colorScheme });
    await visitor.goto(`/individual/${story}`);
    const picture = visitor.getByRole('article').getByRole('img', { name: alt });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth)).toBeTruthy();
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('srcset', /width=320/);
    await expectAccessible(visitor);
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await visitor.screenshot({ path: `/tmp/story-shots/story-${String(width)}.png` });
  }
  await context.close();
  await page.request.delete(`/api/stories/${story}`);
});
