import { beforeEach } from 'vitest';
import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { oneFileOnly } from '../../../src/domain/media-files.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { dropFiles } from '../support/files.ts';
import { answer, answerByExample } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

/** Which of several was meant is not known: a place for one file takes none of them, and says so. */

const files = (type: string, ...names: readonly string[]) => names.map((name) => new File(['a'], name, { type }));
const pictures = files('image/png', 'asha.png', 'ravi.png');
const said = page.getByText(oneFileOnly);

beforeEach(() => answerByExample('/api/category', '/api/projects', '/api/aboutpage', '/api/backups', '/api/imports'));

test('several pictures that are dropped on a person', async () => {
  const sent = answer('POST', '/api/text-pictures', { status: 201, json: {} });
  await openAsAdministrator(page, dashboardPaths.createAbout, ['people', 'textPictures', 'library']);
  await page.getByRole('button', { name: 'Add person' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Asha Rao');
  await dropFiles(page.getByRole('listitem', { name: 'Asha Rao' }), ...pictures);
  await expect(said).toBeVisible();
  expect(sent).toHaveLength(0);
});

test('several pictures that are dropped on the black half of another', async () => {
  const sent = answer('PUT', '/api/second-light', { json: {} });
  await openAsAdministrator(page, dashboardPaths.editAbout, ['secondLight']);
  await expect(page.getByLabel('Choose black of the image')).toBeEnabled();
  await dropFiles(page.getByLabel('Choose black of the image'), ...pictures);
  await expect(said).toBeVisible();
  expect(sent).toHaveLength(0);
  await dropFiles(page.getByLabel('Choose black of the image'), ...files('image/png', 'asha.png'));
  await expect(said, 'what was wrong before is no longer said').toBeHidden();
});

test('several backups', async () => {
  await openAsAdministrator(page, dashboardPaths.backup);
  await page.getByRole('button', { name: 'Restore from a file' }).click();
  const field = page.getByLabel('The file of a backup');
  await dropFiles(field, ...files('application/x-tar', 'may.tar', 'june.tar'));
  await expect(page.getByLabel(oneFileOnly)).toBeVisible();
  await dropFiles(page.getByLabel(oneFileOnly), ...files('application/x-tar', 'june.tar'));
  await expect(page.getByLabel('june.tar')).toBeVisible();
});

test('several exports', async ({ toasts }) => {
  const sent = answer('POST', '/api/imports', { status: 201, json: {} });
  await openAsAdministrator(page, dashboardPaths.importSite);
  await dropFiles(page.getByLabel('An export or a backup'), ...files('text/xml', 'blog.xml', 'shop.xml'));
  await toasts.seeFailure(oneFileOnly);
  expect(sent).toHaveLength(0);
});
