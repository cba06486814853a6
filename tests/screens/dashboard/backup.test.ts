import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { answer } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

const backup = {
  id: '1795766400000-made',
  kind: 'made',
  madeAt: '2026-11-27T08:00:00.000Z',
  expiresAt: '2026-12-04T08:00:00.000Z',
  bytes: 734_003_200,
};

test('a backup says which files it lacks, and where they are used', async () => {
  const files = [{ file: '2d17a1e2f18255fa9d95e844.jpg', name: 'kiln.jpg', uses: ['project Kiln: header'] }];
  const whole = { ...backup, id: '1795766400001-before', kind: 'before', missing: { count: 0, files: [] } };
  answer('GET', '/api/backups', { json: { data: [{ ...backup, missing: { count: 101, files } }, whole] } });
  await openAsAdministrator(page, dashboardPaths.backup);
  const said = page.getByText('101 media files are missing');
  await expect(said).toHaveCount(1);
  await said.click();
  await expect(page.getByText('2d17a1e2f18255fa9d95e844.jpg (kiln.jpg): project Kiln: header')).toBeVisible();
  await expect(page.getByText('and 100 more')).toBeVisible();
  await expectAccessible();
});

test('the screen says what is missing on the site, and how the last night went', async () => {
  const files = [{ file: '2d17a1e2f18255fa9d95e844.jpg', name: 'kiln.jpg', uses: ['project Kiln: header'] }];
  const failure = { at: '2026-11-27T03:15:00.000Z', reason: 'The disk is full.' };
  answer('GET', '/api/backups', {
    json: {
      data: [],
      missing: { count: 3, files },
      nightly: { isOn: true, lastGoodAt: '2026-11-26T03:15:00.000Z', failure },
    },
  });
  await openAsAdministrator(page, dashboardPaths.backup);
  await expect(page.getByText(/^Last nightly backup: 26 November, .* has failed: The disk is full\./)).toBeVisible();
  await page.getByText('3 media files are missing').click();
  await expect(page.getByText(/Visitors see empty frames in their place/)).toBeVisible();
  await expectAccessible();
});

test('without nightly backups the screen says who can turn them on', async () => {
  answer('GET', '/api/backups', { json: { data: [] } });
  await openAsAdministrator(page, dashboardPaths.backup);
  await expect(
    page.getByText('No backups are made by themselves. Whoever runs the server can turn them on (BACKUP_TO).'),
  ).toBeVisible();
});
