import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { expectPickedUp } from '../support/dragging.ts';
import { keepHome } from '../support/home.ts';
import { answer, answerByExample } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

/** Slots of Create Homepage filled in its panel, and moved to one another. */

const failure = /Failed to (submit|update)|Only half|Nothing was moved/;

const open = () => openAsAdministrator(page, dashboardPaths.homepage);

test('a film slot: pictures are there with the reason, and the other ways lead on', async ({ homepage }) => {
  keepHome();
  await open();
  await homepage.openPanel('header video 1');
  const refused = homepage.panel.getByRole('listitem').filter({ hasText: 'header.jpg' }).getByRole('button');
  await expect(refused).toBeDisabled();
  await expect(refused).toHaveAccessibleDescription(/This slot takes videos only\.$/);
  await expect(homepage.panel.getByText('1920 wide × 1080 high.')).toBeVisible();
  await homepage.panel.getByRole('link', { name: 'All media' }).click();
  await expect(page).toHaveURL(dashboardPaths.allMedia);
  await expect(page.getByText('For Header videos, position 1, 1080X1920.')).toBeVisible();
  await expect(page.getByText('1920 wide × 1080 high')).toBeVisible();
});

test('a second write that fails: it says what is where, asks before the page is left, and Retry ends it', async ({
  allowConsole,
  toasts,
  dialog,
  homepage,
}) => {
  allowConsole(failure);
  const { films, putFilm } = keepHome();
  const urls = () => films().map(({ videoUrl }) => videoUrl);
  const before = urls();
  const writes = answer('PATCH', '/api/homepage/headervideos', (call) =>
    writes.length === 2 ? { status: 507, text: 'Disk full' } : putFilm(call),
  );
  await open();
  await page.getByRole('button', { name: 'Drag header video 1' }).focus();
  await page.keyboard.press('Enter');
  await expectPickedUp(page, /^header video 1 is over header video 2\.$/);
  await page.keyboard.press('Enter');
  const half = 'Only half of the exchange is saved: Kal was to come here';
  await toasts.seeFailure(half);
  await toasts.seeFailure('Failed to update media: 507 - Disk full');
  const slot = homepage.slot('header video 1');
  await expect(slot.getByText(half)).toBeVisible();
  await expect(slot).toContainText('Upar');
  await page.getByRole('link', { name: 'All Stories' }).click();
  await dialog.seeText('Leave this page?');
  await dialog.seeText(half);
  await dialog.answer('Stay');
  await slot.getByRole('button', { name: 'Retry' }).click();
  await toasts.seeSuccess('Media updated successfully');
  await expect(slot.getByText(half)).toHaveCount(0);
  expect(urls()).toEqual([before[1], before[0], before[2], before[3]]);
  await toasts.undo.click();
  await expect.poll(urls).toEqual(before);
});

test('without any project the panel and All Media lead to the first one', async ({ homepage }) => {
  keepHome();
  answer('GET', '/api/projects', { json: [] });
  answer('GET', '/api/homepage/headervideos', { json: { headerdata: [] } });
  answer('GET', '/api/homevideos', { json: { headerdata: [] } });
  answer('GET', '/api/homepagegrid', { json: { homepageGrids: [] } });
  answerByExample('/api/category');
  await open();
  await expect(homepage.slot('grid item 1').getByText('Empty')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create your first project' }), 'the page says so itself').toBeVisible();
  await homepage.openPanel('grid item 1');
  await expect(homepage.panel.getByText('No projects found')).toBeVisible();
  await homepage.panel.getByRole('link', { name: 'All media' }).click();
  await expect(page.getByText('No projects found')).toBeVisible();
  await page.getByRole('link', { name: 'Create your first project' }).click();
  await expect(page).toHaveURL(dashboardPaths.createProject);
});

test('a part that no answer came for says so before the specified text', async ({ allowConsole }) => {
  allowConsole(/could not be reached/);
  keepHome();
  answer('GET', '/api/homevideos', 'unreachable');
  await open();
  await expect(
    page.getByText('The server could not be reached. Server error while fetching home videos'),
  ).toBeVisible();
});
