import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const screens = dashboardPaths;

/** A title that no other run has used. */
const newTitle = () => `Let go by a test ${crypto.randomUUID().slice(0, 8)}`;

async function makeStory(page: Page): Promise<{ readonly id: number; readonly title: string }> {
  const title = newTitle();
  const multipart = { title, authorname: 'Nobody', content: 'One\nTwo' };
  const { data } = await (await page.request.post('/api/stories', { multipart })).json();
  return { id: data.id, title };
}

/** Makes stories and deletes them, the last one last. */
async function deleteStories(page: Page, count: number): Promise<readonly string[]> {
  const titles: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const { id, title } = await makeStory(page);
    expect((await page.request.delete(`/api/stories/${String(id)}`)).ok()).toBe(true);
    titles.push(title);
  }
  return titles;
}

test.beforeEach(async ({ page }) => {
  await openAsAdministrator(page);
  expect((await page.request.delete('/api/deleted')).ok()).toBe(true);
});

test('what was deleted can be restored after a reload', async ({ page, dialog, table, toasts }) => {
  const { title } = await makeStory(page);
  await page.goto(screens.allStories);
  await table.delete(title).click();
  await dialog.answer('Delete');
  await toasts.seeSuccess('Story deleted successfully!');
  await page.reload();
  await expect(table.row(title)).toBeHidden();
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Recently Deleted' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(table.row(title)).toContainText('30 days left');
  await page.reload();
  await page.getByRole('button', { name: `Restore Story ${title}` }).click();
  await toasts.seeSuccess('Story restored successfully!');
  await expect(page.getByText('Nothing was deleted lately')).toBeVisible();
  await page.goto(screens.allStories);
  await table.seeRow(title);
  const stories = await (await page.request.get('/api/stories')).json();
  const { id } = stories.stories.find((story: { readonly title: string }) => story.title === title);
  await page.request.delete(`/api/stories/${String(id)}`);
});

test('by keyboard: one is restored, one deleted for good, and the focus goes on to the next', async ({
  page,
  dialog,
  table,
  toasts,
}) => {
  const [first = '', second = '', third = ''] = await deleteStories(page, 3);
  await page.goto(screens.recentlyDeleted);
  await expect(table.rows).toHaveCount(3);
  const restore = (title: string) => page.getByRole('button', { name: `Restore Story ${title}` });
  const forGood = page.getByRole('button', { name: `Delete for good: Story ${second}` });
  await restore(third).focus();
  await page.keyboard.press('Enter');
  await toasts.seeSuccess('Story restored successfully!');
  await expect(restore(second)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(forGood).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.seeText('Are you sure you want to delete this for good?');
  await dialog.seeText(`Story: ${second}`);
  await dialog.seeFocusOn('Cancel');
  await page.keyboard.press('Escape');
  await expect(forGood).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.answer('Delete');
  await toasts.seeSuccess('Story deleted for good.');
  await expect(restore(first)).toBeFocused();
  await expect(table.rows).toHaveCount(1);
  await page.reload();
  await expect(table.rows).toHaveCount(1);
  const { stories } = await (await page.request.get('/api/stories')).json();
  expect(stories.map((story: { readonly title: string }) => story.title)).toContain(third);
  const { id } = stories.find((story: { readonly title: string }) => story.title === third);
  await page.request.delete(`/api/stories/${String(id)}`);
});

test('emptying says how many and how much, and spares what another tab deletes meanwhile', async ({
  page,
  dialog,
  table,
  toasts,
}) => {
  const { data: project } = await (
    await page.request.post('/api/projects', {
      multipart: {
        title: newTitle(),
        HeaderMedia: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg(page) },
      },
    })
  ).json();
  await page.request.delete(`/api/projects/${String(project.id)}`);
  await deleteStories(page, 1);
  await page.goto(screens.recentlyDeleted);
  await expect(table.rows).toHaveCount(2);
  await expect(page.getByText(/^2 items, 1 file, \d+ KB$/)).toBeVisible();
  const [late = ''] = await deleteStories(page, 1);
  await page.getByRole('button', { name: 'Delete all' }).click();
  await dialog.seeText('Are you sure you want to delete all 2 for good?');
  await expect(dialog.root).toContainText(/1 file, \d+ KB go with them\. This cannot be undone\./);
  await dialog.answer('Delete all');
  await toasts.seeSuccess('2 items deleted for good.');
  await expect(table.rows).toHaveCount(1);
  await table.seeRow(late);
  await page.getByRole('button', { name: 'Delete all' }).click();
  await dialog.answer('Delete all');
  await expect(page.getByText('Nothing was deleted lately')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete all' })).toBeHidden();
  await expect(page.getByText('What is deleted can be restored for 30 days.')).toBeFocused();
});

async function makeJpeg(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(80, 40);
    canvas.getContext('2d')?.fillRect(0, 0, 80, 40);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  return Buffer.from(bytes);
}

for (const width of [390, 900, 1440]) {
  test(`it fits, and everybody can use it: ${String(width)} px`, async ({ page, table }) => {
    await page.setViewportSize({ width, height: 900 });
    const [title = ''] = await deleteStories(page, 2);
    await page.goto(screens.recentlyDeleted);
    await table.seeRow(title);
    await expect(table.row(title).getByText('30 days left').filter({ visible: true })).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  });
}
