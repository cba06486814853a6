import { beforeEach } from 'vitest';
import { Dialog } from '../../../e2e/models/dialog.model.ts';
import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { createGate, openAsAdministrator } from '../support/admin.ts';
import { answer } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

const file = (id: number, name: string, isShown: boolean) => ({
  id,
  mediaUrl: `media/${name}`,
  mediaType: name.endsWith('.mp4') ? 'VIDEO' : 'IMAGE',
  name,
  details: { alt: `What ${name} shows` },
  projectId: 5,
  places: isShown
    ? [{ kind: 'frame', title: 'Upar', gridType: 'G5', grid: 2, frame: 1, frames: 4 }]
    : [{ kind: 'loose', title: 'Upar' }],
  // Ids of files are not what they are deleted by.
  ...(isShown ? {} : { removeAs: `loose-${String(100 + id)}` }),
});
const files = [
  file(1, 'a.jpg', true),
  file(2, 'b.mp4', false),
  file(3, 'c.jpg', false),
  file(4, 'c.jpg', false),
  ...Array.from({ length: 20 }, (_, index) => file(10 + index, `more-${String(index)}.jpg`, true)),
];

const sheet = page.getByRole('listbox', { name: 'Files' });
const tile = (name: string) => sheet.getByRole('option', { name, exact: true });
const details = (name: string) => page.getByRole('region', { name, exact: true });
const chosen = page.getByRole('region', { name: 'Chosen files' });

beforeEach(async () => {
  answer('GET', '/api/library', { json: { data: files } });
  answer('GET', '/media/*', { status: 404 });
  await openAsAdministrator(page, dashboardPaths.library);
  await expect(tile('a.jpg')).toBeVisible();
});

test('is one stop for Tab, whose arrows lead from file to file, and the details follow', async () => {
  await page.getByRole('combobox', { name: 'Sort by' }).focus();
  await page.keyboard.press('Tab');
  await expect(tile('a.jpg')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tile('b.mp4, film')).toBeFocused();
  await expect(details('b.mp4')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(details('b.mp4')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  // Two have one name.
  await expect(details('c.jpg, 1 of 2')).toBeVisible();
  await expect(tile('c.jpg, 1 of 2')).toBeFocused();
  await page.keyboard.press('End');
  await expect(details('more-19.jpg')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(tile('more-19.jpg')).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Previous file' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Close/ })).toBeHidden();
  await expect(sheet.getByRole('option', { name: /^more-/ }).and(page.locator(':focus'))).toHaveCount(1);
});

test('another file takes the place of one under the same buttons, which keep the focus', async () => {
  await tile('a.jpg').click();
  const next = page.getByRole('button', { name: 'Next file' });
  await details('a.jpg').getByRole('button', { name: 'Next file' }).focus();
  await page.keyboard.press('Enter');
  await expect(details('b.mp4')).toBeVisible();
  await expect(next).toBeFocused();
  const previous = page.getByRole('button', { name: 'Previous file' });
  await previous.focus();
  await page.keyboard.press('Enter');
  await expect(details('a.jpg')).toBeVisible();
  // There is none before it.
  await expect(previous).toBeDisabled();
  await expect(previous).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tile('a.jpg')).toBeFocused();
});

test('where another file takes the place of one, it is shown from its beginning, and the buttons stand where they were', async () => {
  await page.setViewportSize({ width: 390, height: 700 });
  await tile('a.jpg').click();
  const next = page.getByRole('button', { name: 'Next file' });
  const close = page.getByRole('button', { name: /^Close/ });
  await details('a.jpg').getByRole('link', { name: 'Download a.jpg' }).focus();
  const scrolled = () =>
    page.evaluate(() => document.querySelector('section:has([aria-label="Next file"])')?.scrollTop);
  await expect.poll(scrolled).toBeGreaterThan(0);
  const [before, closing] = [await next.boundingBox(), await close.boundingBox()];
  await next.click();
  await expect(details('b.mp4')).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  expect([await next.boundingBox(), await close.boundingBox()]).toEqual([before, closing]);
});

test('in a low window, as at 400 %, the details stand below the sheet and are gone to', async () => {
  await page.setViewportSize({ width: 360, height: 225 });
  await tile('b.mp4, film').click();
  await expect(details('b.mp4')).toBeFocused();
  const heightOf = async (one: typeof sheet) => (await one.boundingBox())?.y ?? Infinity;
  await expect.poll(() => heightOf(page.getByRole('button', { name: 'Next file' }))).toBeLessThan(180);
  expect(await heightOf(tile('more-19.jpg'))).toBeLessThan(await heightOf(details('b.mp4')));
  await page.keyboard.press('Escape');
  await expect(tile('b.mp4, film')).toBeFocused();
  await expect.poll(() => heightOf(tile('b.mp4, film'))).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await expect(details('b.mp4')).toBeFocused();
});

test('details say where a file is shown, can be walked through, and are closed', async () => {
  await tile('a.jpg').click();
  const shown = details('a.jpg');
  await expect(shown.getByRole('link', { name: 'Upar: grid 2, frame 1' })).toHaveAttribute('href', '/dashboard/edit/5');
  await expect(shown.getByRole('textbox', { name: 'Alt text of a.jpg' })).toHaveValue('What a.jpg shows');
  await expect(shown.getByRole('link', { name: 'Download a.jpg' })).toHaveAttribute('download', 'a.jpg');
  await expect(shown.getByRole('button', { name: 'Previous file' })).toBeDisabled();
  await shown.getByRole('button', { name: 'Next file' }).click();
  await expect(details('b.mp4').getByText('Not shown anywhere')).toBeVisible();
  await details('b.mp4').getByRole('button', { name: 'Close b.mp4' }).click();
  await expect(tile('b.mp4, film')).toBeFocused();
});

test('an alt text that is saved on the way to the next file is told of all the same, and what could not be saved stands there again', async ({
  allowConsole,
  toasts,
}) => {
  allowConsole(/Failed to save the alt text/);
  const alt = (name: string) => page.getByRole('textbox', { name: `Alt text of ${name}` });
  const next = page.getByRole('button', { name: 'Next file' });
  const saving = createGate();
  const sent = answer('PATCH', '/api/media-details', async ({ json }) => {
    await saving.opened;
    return JSON.stringify(json).includes('Two tins') ? { status: 503, text: '' } : { json: { message: 'Noted.' } };
  });
  await tile('a.jpg').click();
  await alt('a.jpg').fill('One tin');
  await next.click();
  await alt('b.mp4').fill('Two tins');
  await next.click();
  await expect(alt('c.jpg, 1 of 2')).toBeVisible();
  answer('GET', '/api/library', {
    json: { data: files.map((one) => (one.id === 1 ? { ...one, details: { alt: 'One tin' } } : one)) },
  });
  saving.release();
  await expect(toasts.success(/^Alt text of .*a\.jpg.* saved$/)).toBeVisible();
  await expect(page.getByText(/Failed to save the alt text of .*b\.mp4/)).toBeVisible();
  expect(sent).toHaveLength(2);
  // The library was read again.
  await tile('a.jpg').click();
  await expect(alt('a.jpg')).toHaveValue('One tin');
  await next.click();
  await expect(alt('b.mp4')).toHaveValue('Two tins');
  await expect(details('b.mp4').getByText('Not saved')).toBeVisible();
});

test('many are chosen by keys, and what nobody sees of them is deleted after one question', async ({ toasts }) => {
  await tile('a.jpg').focus();
  await page.keyboard.press('Space');
  await expect(tile('a.jpg')).toHaveAttribute('aria-selected', 'true');
  await expect(chosen.getByRole('status')).toHaveText('1 file chosen. One is shown somewhere, and stays.');
  await expect(chosen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(chosen.getByRole('status')).toContainText('3 files chosen. One is shown somewhere, and stays.');
  const removed = [2, 3].map((id) =>
    answer('DELETE', `/api/media/loose-${String(100 + id)}`, {
      json: { message: 'Removed', undo: `token-${String(id)}` },
    }),
  );
  await chosen.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Are you sure you want to delete these 2 files?')).toBeVisible();
  answer('GET', '/api/library', { json: { data: files.filter(({ id }) => id !== 2 && id !== 3) } });
  await new Dialog(page).answer('Delete');
  await toasts.seeSuccess('2 files deleted.');
  expect(removed.map((calls) => calls.length)).toEqual([1, 1]);
  await expect(sheet.getByRole('option')).toHaveCount(files.length - 2);
  await expect(chosen).toBeHidden();
  // What comes back is seen at once.
  answer('POST', '/api/undo', { json: { message: 'Undone.' } });
  answer('GET', '/api/library', { json: { data: files } });
  await toasts.undo.click();
  await expect(sheet.getByRole('option')).toHaveCount(files.length);
});

test('what fails is named and stays chosen; all are chosen by Control and A, none by one press', async ({
  allowConsole,
  toasts,
}) => {
  allowConsole(/409/);
  await tile('b.mp4, film').click({ modifiers: ['Control'] });
  await tile('c.jpg, 1 of 2').click({ modifiers: ['Control'] });
  answer('DELETE', '/api/media/loose-102', { status: 409, json: { message: 'It stands in a grid by now.' } });
  answer('DELETE', '/api/media/loose-103', { json: { message: 'Removed', undo: 'token' } });
  await chosen.getByRole('button', { name: 'Delete' }).click();
  await new Dialog(page).answer('Delete');
  await toasts.seeFailure('1 file deleted. Not deleted: b.mp4.');
  await expect(chosen.getByRole('status')).toContainText('1 file chosen.');
  await tile('a.jpg').focus();
  await page.keyboard.press('Control+a');
  await expect(chosen.getByRole('status')).toContainText(`${String(files.length)} files chosen.`);
  await chosen.getByRole('button', { name: 'Choose none' }).click();
  await expect(chosen).toBeHidden();
  await expect(tile('a.jpg')).toBeFocused();
});

test('nothing is added where the provider keeps no loose files', async () => {
  await expect(page.getByRole('button', { name: 'Add pictures' })).toBeHidden();
});
