import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { answer } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

const session = (id: string, isThis: boolean) => ({
  id,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36',
  beganAt: '2026-11-27T08:12:00.000Z',
  lastUsedAt: '2026-11-27T09:40:00.000Z',
  isThis,
});
const here = session('3kT0pQm8cV1xYw5uHsJr2a', true);
const there = session('9aBcD3fGhI7jKlMnOpQrSt', false);

const rows = page.getByRole('row').filter({ hasText: 'Began' });
const end = page.getByRole('button', { name: /^Log out: / });

test('a failure says what to do, and leaves the list', async ({ allowConsole }) => {
  allowConsole(/503|not ended/);
  answer('GET', '/api/sessions', { json: { data: [here, there] } });
  answer('DELETE', '/api/sessions/*', { status: 503, text: '' });
  await openAsAdministrator(page, dashboardPaths.sessions);
  await end.click();
  await expect(page.getByText('The session was not ended.')).toBeVisible();
  await expect(rows).toHaveCount(2);
  const sent = answer('DELETE', '/api/sessions/*', { json: { message: 'Ended' } });
  answer('GET', '/api/sessions', { json: { data: [here] } });
  await end.click();
  await expect(rows).toHaveCount(1);
  expect(sent.map((call) => call.path)).toEqual([`/api/sessions/${there.id}`]);
});
