import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { untilKept } from '../support/drafts.ts';
import { listProjects, newTitle, removeOurs } from '../support/projects.ts';
import { expect, test } from '../support/test.ts';

/** The file that a film was made of, kept on request for the administrator. */

// A film is converted on two slow cores, beside other tests.
test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 20_000 });

const chosen = 'e2e/fixtures/films/h264.mov';
const converted = { timeout: 120_000 };

const header = (page: Page) => page.getByLabel(/^(Choose file for|Replace file of) the header$/);
const wish = (page: Page) => page.getByRole('group', { name: /^Film h264/ }).getByLabel('Keep the original');
const announced = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible(converted);

async function content(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

test.afterEach(async ({ page }) => {
  await removeOurs(page);
});

test('an original is kept on request, also over a reload, downloaded from its slot and from All Media, deleted and put back', async ({
  page,
  request,
}) => {
  const title = newTitle();
  await openAsAdministrator(page, dashboardPaths.createProject);
  await page.getByLabel('Title').first().fill(title);
  await header(page).setInputFiles(chosen);
  await expect(wish(page)).not.toBeChecked();
  await wish(page).focus();
  await page.keyboard.press('Space');
  await expect(
    page.getByText('The chosen file, 212 KB, is stored beside the film. Only you can download it.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Description', { exact: true }).fill('As it came out of the camera.');
  await untilKept(page, 'As it came out of the camera.');
  await page.reload();
  await expect(wish(page)).toBeChecked({ timeout: 30_000 });
  await expect(page.getByRole('group', { name: 'Film h264.mp4' })).toContainText(/converted \d/, converted);
  await page.getByRole('button', { name: 'Submit' }).click();
  await announced(page, 'Project created successfully!');

  // In its slot.
  const project = (await listProjects(page)).find((one) => one.title === title);
  await page.goto(dashboardPaths.editProject(project?.id ?? 0));
  const inSlot = page.getByRole('link', { name: 'Download the original, h264.mov' });
  const [download] = await Promise.all([page.waitForEvent('download'), inSlot.click()]);
  expect(download.suggestedFilename()).toBe('h264.mov');
  expect((await content(download)).equals(readFileSync(chosen)), 'to the byte').toBe(true);
  const address = await inSlot.getAttribute('href');
  expect((await request.get(address ?? '')).status(), 'nobody else gets it').toBe(401);

  // In All Media, at a phone's width and by keyboard.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(dashboardPaths.allMedia);
  const originals = page.getByRole('region', { name: 'Originals of films' });
  const opener = originals.getByRole('button', { name: /^Originals of films/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const row = originals.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('h264.mov');
  await expect(row).toContainText(`212 KB · ${title}`);
  await expectAccessible(page);
  await expect(row.getByRole('link', { name: /^Download/ })).toHaveAttribute('href', address ?? '');
  const count = await originals.getByRole('listitem').count();
  await row.getByRole('button', { name: /^Delete/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('The film that was made of it stays.');
  await dialog.getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await announced(page, 'Original deleted successfully!');
  await expect(originals.getByRole('listitem')).toHaveCount(count - 1);
  expect((await page.request.get(address ?? '')).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('h264.mov');
  expect((await page.request.get(address ?? '')).status()).toBe(200);
});
