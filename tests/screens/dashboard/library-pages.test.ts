import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { createGate, openAsAdministrator } from '../support/admin.ts';
import { answer } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

const files = Array.from({ length: 24 }, (_, index) => ({
  id: 100 - index,
  mediaUrl: `media/${String(index)}.jpg`,
  mediaType: 'IMAGE',
  name: `${String(index)}.jpg`,
  details: { alt: 'A kiln' },
  projectId: 5,
  places: [{ kind: 'loose', title: 'Upar' }],
  removeAs: `loose-${String(index)}`,
}));
const perPage = 10;

/** Answers page by page. @param toLater what a later page is answered with in its place, if anything, as soon as it may be */
function answerInPages(toLater: () => Promise<{ readonly status: number; readonly text: string } | null>) {
  return answer('GET', '/api/library', async ({ path }) => {
    const after = new URL(path, 'http://studio.test').searchParams.get('after');
    const inItsPlace = after === null ? null : await toLater();
    if (inItsPlace !== null) return inItsPlace;
    const from = after === null ? 0 : files.findIndex(({ id }) => String(id) === after) + 1;
    const data = files.slice(from, from + perPage);
    return {
      json: {
        data,
        ...(after === null ? { total: files.length } : {}),
        ...(from + perPage < files.length ? { next: String(data.at(-1)?.id) } : {}),
      },
    };
  });
}

const sheet = page.getByRole('listbox', { name: 'Files' });
const tiles = sheet.getByRole('option');
const tile = (name: string) => sheet.getByRole('option', { name, exact: true });
const chosen = page.getByRole('region', { name: 'Chosen files' });
const have = `10 of about ${String(files.length)} files have come`;

test('the first files are shown while others come; where these fail, what has come and is chosen stays until they come', async ({
  allowConsole,
}) => {
  allowConsole(/503/);
  const later = createGate();
  let isDown = true;
  const asked = answerInPages(async () => {
    await later.opened;
    return isDown ? { status: 503, text: '' } : null;
  });
  answer('GET', '/media/*', { status: 404 });
  await openAsAdministrator(page, dashboardPaths.library);
  await expect(tiles).toHaveCount(perPage);
  await expect(page.getByText(have)).toBeVisible();
  const filter = page.getByRole('combobox', { name: /^(Show|Filter)/ });
  await expect(filter.getByRole('option', { name: 'All (10)' })).toHaveCount(1);
  await tile('3.jpg').click();
  await tile('5.jpg').click({ modifiers: ['Control'] });
  await expect(chosen.getByRole('status')).toContainText('1 file chosen.');
  await page.getByRole('searchbox').fill('23.jpg');
  await expect(page.getByText('None among the files that have come so far')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  later.release();
  await expect(page.getByText(`Failed to fetch the other files. ${have}`)).toBeVisible();
  await expect(tiles).toHaveCount(perPage);
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(tiles).toHaveCount(files.length);
  await expect(page.getByText(/Failed to fetch/)).toHaveCount(0);
  await expect(page.getByText(/have come/)).toHaveCount(0);
  await expect(filter.getByRole('option', { name: `All (${String(files.length)})` })).toHaveCount(1);
  await expect(chosen.getByRole('status')).toContainText('1 file chosen.');
  expect(asked).toHaveLength(4);
});
