import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { seeMarkdown } from '../support/formatted.ts';
import { expect, test } from '../support/test.ts';

const demo = 'provider/demo-content/media/upar';

/** Drops a picture onto a text. */
const drop = (area: Locator, name: string, bytes: Buffer): Promise<void> =>
  area.evaluate(
    (element, file) => {
      const dataTransfer = new DataTransfer();
      const data = Uint8Array.from(atob(file.data), (letter) => letter.charCodeAt(0));
      dataTransfer.items.add(new File([data], file.name, { type: 'image/jpeg' }));
      element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    { name, data: bytes.toString('base64') },
  );

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
  const shown = area.getByRole('img', { name: alt });
  await expect(shown).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Formatted' })).toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(shown).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(shown).toBeVisible();
  await expect(page.getByLabel('Alternative text')).toHaveValue(alt);
  await seeMarkdown(page, 'Content', text(mediaUrl));

  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const site = page.frameLocator('iframe[title="The page as visitors will see it"]');
  await expect(site.getByRole('article').getByRole('img', { name: alt })).toBeVisible();
  await page.getByRole('button', { name: 'Close preview' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('link', { name: 'Edit it' }).click();
  await seeMarkdown(page, 'Content', text(mediaUrl));
  const story = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const replaced = await page.request.post('/api/media-replacements', {
    multipart: { path: mediaUrl, file: await sent('a-better-one.jpg') },
  });
  const { data } = await replaced.json();
  await page.reload();
  await seeMarkdown(page, 'Content', text(data.mediaUrl));

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

test('a new picture is dropped into a story: sent, tried again, and written below', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|Failed to send the picture/);
  test.slow();
  await openAsAdministrator(page, dashboardPaths.createStory);
  const area = page.getByLabel('Content', { exact: true });
  await page.getByLabel('Title').fill('Dropped by a test');
  await page.getByLabel('Author').fill('Asha');
  await area.fill('Intro.');
  await area.press('Control+End');
  await expect(page.getByRole('button', { name: 'New picture', exact: true })).toBeVisible();
  const bytes = await readFile(`${demo}/two-tins.jpg`);
  await context.setOffline(true);
  await drop(area, 'new.jpg', bytes);
  await expect(area.getByRole('alert')).toContainText('was not sent');
  // What is written meanwhile stands below it, and it is not sent without the picture.
  await page.keyboard.type('The kiln was still warm.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Not sent: a picture could not be uploaded. Try it again, or remove it.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  // The buttons of what was on its way have gone, with the focus on one of them.
  await expect(area).toBeFocused();
  await page.getByLabel('Alternative text').fill('Two tins');
  await page.getByLabel('Caption').fill('In March');
  await expect(area.getByRole('img', { name: 'Two tins' })).toBeVisible();
  await seeMarkdown(
    page,
    'Content',
    /^Intro\.\n\n!\[Two tins\]\(\/media\/[\w.]+ "In March"\)\n\nThe kiln was still warm\.$/,
  );
  await expectAccessible(page);
  // Its button takes it out by Enter as well, and Undo of the text brings it back.
  await page.getByRole('button', { name: 'Remove picture' }).press('Enter');
  await expect(area.getByRole('img')).toHaveCount(0);
  await area.press('Control+z');
  await expect(area.getByRole('img', { name: 'Two tins' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('link', { name: 'View it' }).click();
  const article = page.getByRole('article');
  await expect(article.getByRole('img', { name: 'Two tins' })).toBeVisible();
  await expect(article.getByText('The kiln was still warm.')).toBeVisible();
  await page.request.delete(`/api${new URL(page.url()).pathname.replace('individual', 'stories')}`);
});

test('a picture that is dropped on the Markdown of a text is taken in the formatted view', async ({ page }) => {
  await openAsAdministrator(page, dashboardPaths.createStory);
  const area = page.getByLabel('Content', { exact: true });
  await area.fill('Intro.');
  await area.press('Control+a');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.getByRole('checkbox', { name: 'Markdown' }).check();
  await expect(area).toHaveValue('**Intro.**');
  await drop(area, 'new.jpg', await readFile(`${demo}/two-tins.jpg`));
  await expect(page.getByRole('checkbox', { name: 'Markdown' })).not.toBeChecked();
  await expect(area.locator('strong')).toHaveText('Intro.');
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
});

test('a page takes pictures as a story does: dropped, seen by visitors at both widths, named among its places', async ({
  page,
  browser,
}) => {
  test.slow();
  await openAsAdministrator(page, dashboardPaths.createPage);
  const area = page.getByLabel('Content', { exact: true });
  await page.getByLabel('Title').fill('Pictured by a test');
  await area.fill('Intro.');
  await area.press('Control+End');
  await expect(page.getByRole('button', { name: 'New picture', exact: true })).toBeVisible();
  await drop(area, 'page.jpg', await readFile(`${demo}/two-tins.jpg`));
  await page.getByLabel('Alternative text').fill('Two tins');
  await expect(area.getByRole('img', { name: 'Two tins' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Page created successfully!')).toBeVisible();

  const context = await browser.newContext();
  const visitor = await context.newPage();
  for (const width of [390, 1440]) {
    await visitor.setViewportSize({ width, height: 900 });
    await visitor.goto('/pictured-by-a-test');
    const picture = visitor.getByRole('article').getByRole('img', { name: 'Two tins' });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
      .toBeTruthy();
    await expectAccessible(visitor);
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await context.close();

  await page.goto(dashboardPaths.library);
  await page.getByRole('searchbox').fill('page.jpg');
  await page.getByRole('option', { name: 'page.jpg', exact: true }).click();
  const details = page.getByRole('region', { name: 'page.jpg', exact: true });
  await details.getByRole('list', { name: 'Where it is shown' }).getByRole('link').click();
  await seeMarkdown(page, 'Content', /^Intro\.\n\n!\[Two tins\]\(\/media\/[\w.]+\)$/);
  await page.request.delete(`/api/pages/${new URL(page.url()).pathname.split('/').at(-1) ?? ''}`);
});
