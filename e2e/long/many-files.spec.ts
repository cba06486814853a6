import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { temporaryStore } from '../support/own-provider.ts';
import { expect, test } from '../support/test.ts';

const COUNT = 50;
const SIZE = 5 * 1024 * 1024;

const store = temporaryStore();

/** A picture whose file is as large as a camera's: padding follows its end. */
function writePicture(index: number): string {
  const file = join(store.folder, `picture-${String(index)}.jpg`);
  const picture = readFileSync('provider/demo-content/media/upar/two-tins.jpg');
  writeFileSync(file, Buffer.concat([picture, Buffer.alloc(SIZE - picture.length, index)]));
  return file;
}

test.afterAll(() => {
  rmSync(store.folder, { recursive: true, force: true });
});

test('50 files of 5 MB in one form: the page holds none of them, answers, and the upload is cancelled', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const files = Array.from({ length: COUNT }, (_, index) => writePicture(index));
  await openAsAdministrator(page, dashboardPaths.createProject);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await page.getByRole('radio', { name: 'G3', exact: true }).check();
  await page.getByRole('button', { name: 'Add Grid' }).click();
  await page.getByLabel('Choose file for grid 1', { exact: true }).setInputFiles(files);
  const frames = page.getByRole('button', { name: /^Show frame \d+ of grid 1/ });
  await expect(frames).toHaveCount(COUNT, { timeout: 120_000 });

  const browser = await page.context().newCDPSession(page);
  await browser.send('HeapProfiler.collectGarbage');
  const heap = await browser.send('Runtime.getHeapUsage');
  // Buffers are counted apart from the heap: a form that had read its files would hold 250 MB of them.
  expect(heap.usedSize + heap.backingStorageSize).toBeLessThan(100 * 1024 * 1024);

  await title.pressSequentially('Fifty');
  await expect(title).toHaveValue('Fifty');
  await browser.send('Network.enable');
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 2 * 1024 * 1024 };
  await browser.send('Network.emulateNetworkConditions', slow);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const whole = page.getByRole('progressbar', { name: 'Upload of Whole project' });
  await expect(whole).not.toHaveAttribute('aria-valuenow', '0', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByRole('status').getByText('Upload cancelled. Nothing you entered is lost.')).toBeVisible();
  await expect(title).toHaveValue('Fifty');
  await expect(frames).toHaveCount(COUNT);
  const { data } = await (await page.request.get('/api/projects')).json();
  expect(data).not.toContainEqual(expect.objectContaining({ title: 'Fifty' }));
});
