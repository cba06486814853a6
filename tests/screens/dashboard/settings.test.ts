import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { chooseFiles } from '../support/files.ts';
import { answerByExample } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

test('marks and the share picture are opened when they are chosen; a broken one is refused there', async () => {
  answerByExample('/api/site');
  await openAsAdministrator(page, dashboardPaths.settings);
  const marks = page.getByRole('region', { name: 'Marks', exact: true });
  for (const [label, file, words] of [
    ['Share picture', new File(['no picture'], 'a.jpg', { type: 'image/jpeg' }), 'is not a picture (JPEG'],
    ['Icon', new File(['%PDF-1.7'], 'b.png', { type: 'image/png' }), 'is a PDF document.'],
    ['Wordmark in dark ink', new File(['<svg'], 'c.svg', { type: 'image/svg+xml' }), 'the file is damaged'],
  ] as const) {
    await chooseFiles(marks.getByLabel(label, { exact: true }), file);
    await expect(marks.getByText(words)).toBeVisible();
    await expect(marks.getByText('Selected file')).toBeHidden();
  }
});
