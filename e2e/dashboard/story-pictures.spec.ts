import { readFile } from 'node:fs/promises';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const demo = 'provider/demo-content/media/upar';

test('a picture is chosen by keyboard, undone, seen in the preview and by visitors, and replaced everywhere', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAsAdministrator(page, dashboardPaths.createStory);
  const sent = async (name: string) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await readFile(`${demo}/two-tins.jpg`),
  });
  // It stands in no grid: nobody sees it but in the story.
  const added = await page.request.post('/api/projects/5/media', {
    multipart: { file: await sent('for-a-story.jpg') },
  });
  const { mediaUrl }: { mediaUrl: string } = (await added.json()).data;
  const alt = 'Tins [two] of tea';
  await page.request.patch('/api/media-details', { data: { path: mediaUrl, alt } });
  await page.getByLabel('Title').fill('Pictured by a test');
  await page.getByLabel('Author').fill('Asha');
  const area = page.getByLabel('Content', { exact: true });
  await area.fill('Before.\n\nAfter.');
  await area.press('Control+Home');
  await area.press('End');

  // Left without a choice, the focus is where it came from.
  const button = page.getByRole('button', { name: 'Picture', exact: true });
  await button.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Pictures' });
  await expect(panel.getByRole('button', { name: /^Show \d+ more of \d+$/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await panel.getByRole('searchbox').fill('for-a-story');
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await panel.getByRole('button', { name: 'for-a-story.jpg' }).press('Enter');
  await expect(panel).toBeHidden();
  await expect(area).toBeFocused();
  const text = (path: string) => `Before.\n\n![Tins \\[two\\] of tea](/${path})\n\nAfter.`;
  await expect(area).toHaveValue(text(mediaUrl));
  await expect(page.getByRole('checkbox', { name: 'Formatted' })).toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(area).toHaveValue('Before.\n\nAfter.');
  await page.keyboard.press('Control+Shift+z');
  await expect(area).toHaveValue(text(mediaUrl));

  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const site = page.frameLocator('iframe[title="The page as visitors will see it"]');
  await expect(site.getByRole('article').getByRole('img', { name: alt })).toBeVisible();
  await page.getByRole('button', { name: 'Close preview' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('link', { name: 'Edit it' }).click();
  await expect(area).toHaveValue(text(mediaUrl));
  const story = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const replaced = await page.request.post('/api/media-replacements', {
    multipart: { path: mediaUrl, file: await sent('a-better-one.jpg') },
  });
  const { data } = await replaced.json();
  await page.reload();
  await expect(area).toHaveValue(text(data.mediaUrl));

  // On a phone, by touch, in the other theme.
  await page.setViewportSize({ width: 390, height: 900 });
  await page.evaluate(() => localStorage.setItem('theme', 'black'));
  await page.reload();
  await expect(button).toBeEnabled();
  const box = await button.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await button.click();
  await panel.getByRole('searchbox').fill('tea');
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const context = await browser.newContext();
  const visitor = await context.newPage();
  for (const width of [390, 1440]) {
    await visitor.setViewportSize({ width, height: 900 });
    await visitor.goto(`/individual/${story}`);
    const picture = visitor.getByRole('article').getByRole('img', { name: alt });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
      .toBeTruthy();
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('srcset', new RegExp(`${data.mediaUrl}\\.320\\.avif`));
    await expectAccessible(visitor);
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }

  // Deleted among the media of its project, it stays in the story.
  await page.goto(dashboardPaths.projectMedia(5));
  await page.getByRole('button', { name: 'Delete a-better-one.jpg' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('It stays in what shows it: Story: Pictured by a test.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Delete a-better-one.jpg' })).toHaveCount(0);
  expect((await visitor.request.get(`/${data.mediaUrl}`)).status()).toBe(200);
  await context.close();
  await page.request.delete(`/api/stories/${story}`);
});
