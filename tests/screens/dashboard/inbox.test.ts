import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { createGate, openAsAdministrator } from '../support/admin.ts';
import { answer } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

const message = (id: number, read: boolean) => ({
  id,
  at: '2026-11-29T09:12:00.000Z',
  name: `Mara ${String(id)}`,
  email: 'mara@museum.example',
  text: 'Would you draw our signs?\nBy spring.',
  read,
});
const inbox = (...messages: readonly object[]) => ({ json: { data: { shown: true, messages } } });

test('a message is answered by mail, marked and deleted, with Undo', async () => {
  answer('GET', '/api/messages', inbox(message(1, false), message(2, true)));
  const marked = answer('PUT', '/api/messages/*/read', { json: { message: 'Noted.' } });
  const deleted = answer('DELETE', '/api/messages/*', { json: { message: 'Deleted.', undo: 'token' } });
  answer('POST', '/api/undo', { json: { message: 'Undone.' } });
  await openAsAdministrator(page, dashboardPaths.inbox);
  await expect(page.getByText('1 new message')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Answer Mara 1' })).toHaveAttribute(
    'href',
    /^mailto:mara@museum\.example\?body=.*Would%20you%20draw/,
  );
  answer('GET', '/api/messages', inbox(message(1, true), message(2, true)));
  await page.getByRole('button', { name: 'Mark as read: Mara 1' }).click();
  await expect.poll(() => marked.map(({ json }) => json)).toEqual([{ read: true }]);
  // The list is read again by then.
  await expect(page.getByRole('button', { name: 'Mark as new: Mara 1' })).toBeVisible();
  answer('GET', '/api/messages', inbox(message(2, true)));
  await page.getByRole('button', { name: 'Delete message of Mara 1' }).click();
  await expect(page.getByText('Message deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete message of Mara 2' })).toBeFocused();
  expect(deleted.map(({ path }) => path)).toEqual(['/api/messages/1']);
  answer('GET', '/api/messages', inbox(message(1, true), message(2, true)));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Answer Mara 1' })).toBeVisible();
});

test('what fails says so and leaves all as it was; the form is shown by one button', async ({ allowConsole }) => {
  allowConsole(/503|not/);
  answer('GET', '/api/messages', { json: { data: { shown: false, messages: [message(1, true)] } } });
  answer('PUT', '/api/contact-form', { status: 503, text: '' });
  answer('DELETE', '/api/messages/*', { status: 503, text: '' });
  await openAsAdministrator(page, dashboardPaths.inbox);
  await page.getByRole('button', { name: 'Delete message of Mara 1' }).click();
  await expect(page.getByText('The message was not deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Answer Mara 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Show a form on Talk to us' }).click();
  await expect(page.getByText('Whether the form is shown was not changed.')).toBeVisible();
  const sent = answer('PUT', '/api/contact-form', { json: { message: 'Shown.' } });
  answer('GET', '/api/messages', inbox());
  await page.getByRole('button', { name: 'Show a form on Talk to us' }).click();
  await expect(page.getByRole('button', { name: 'Hide the form' })).toBeVisible();
  await expect(page.getByText('No messages.')).toBeVisible();
  expect(sent.map(({ json }) => json)).toEqual([{ shown: true }]);
});

test('an inbox that cannot be read says so and is tried again', async ({ allowConsole }) => {
  allowConsole(/503/);
  answer('GET', '/api/messages', { status: 503, json: { message: 'The database is away.' } });
  await openAsAdministrator(page, dashboardPaths.inbox);
  await expect(page.getByText('The database is away.')).toBeVisible();
  answer('GET', '/api/messages', inbox(message(1, true)));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Answer Mara 1' })).toBeVisible();
});

test('what is asked for while something else is being done has its turn', async () => {
  const gate = createGate();
  answer('GET', '/api/messages', inbox(message(1, false), message(2, false)));
  const marked = answer('PUT', '/api/messages/*/read', async () => {
    await gate.opened;
    return { json: { message: 'Noted.' } };
  });
  await openAsAdministrator(page, dashboardPaths.inbox);
  await page.getByRole('button', { name: 'Mark as read: Mara 1' }).click();
  await page.getByRole('button', { name: 'Mark as read: Mara 2' }).click();
  await expect.poll(() => marked.map(({ path }) => path)).toEqual(['/api/messages/1/read']);
  gate.release();
  await expect.poll(() => marked.map(({ path }) => path)).toEqual(['/api/messages/1/read', '/api/messages/2/read']);
});

test('the last press of Show more leaves the focus at the first message that came', async () => {
  answer('GET', '/api/messages', inbox(...Array.from({ length: 50 }, (_, index) => message(index + 1, true))));
  await openAsAdministrator(page, dashboardPaths.inbox);
  await page.getByRole('button', { name: 'Show 2 more of 50' }).click();
  await expect(page.getByRole('button', { name: 'Delete message of Mara 49', exact: true })).toBeFocused();
});
