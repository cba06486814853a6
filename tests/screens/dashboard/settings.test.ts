import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { drafts } from '../../../src/platform/drafts.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { chooseFiles } from '../support/files.ts';
import { answer, answerByExample } from '../support/provider.ts';
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

test('a draft of the words takes back nothing that was saved in the settings meanwhile', async ({ toasts }) => {
  const site = (email: string, version: string) => ({
    json: { data: { siteName: 'Half Ream', email, words: [{ text: 'Work', own: 'Works' }], hidden: [] } },
    headers: { etag: `"${version}"` },
  });
  const home = page.getByRole('textbox', { name: 'Home', exact: true });
  answer('GET', '/api/site', site('old@studio.example', '1'));
  await openAsAdministrator(page, dashboardPaths.words);
  await expect(home).toBeEditable();
  await home.fill('Start');
  await expect.poll(() => drafts.list('words')).toHaveLength(1);
  answer('GET', '/api/site', site('new@studio.example', '2'));
  const sent = answer('PUT', '/api/site', { json: { message: 'Settings saved.' } });
  await openAsAdministrator(page, dashboardPaths.words);
  await expect(page.getByText(/The stored version has changed since$/)).toBeVisible();
  await expect(home).toHaveValue('Start');
  await page.getByRole('button', { name: 'Save' }).click();
  await toasts.seeSuccess('Settings saved.');
  expect(sent.map(({ form }) => [form['email'], form['words']])).toEqual([
    [
      'new@studio.example',
      JSON.stringify([
        { text: 'Home', own: 'Start' },
        { text: 'Work', own: 'Works' },
      ]),
    ],
  ]);
});
