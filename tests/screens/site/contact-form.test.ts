import { siteConfig } from '../../../site.config.ts';
import { paths } from '../../../src/domain/paths.ts';
import { openApp } from '../support/app.tsx';
import { expectAccessible } from '../support/axe.ts';
import { answer } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

const field = (name: string) => page.getByRole('textbox', { name });
const send = page.getByRole('button', { name: 'Send' });

/** The page with its form, whose code comes with the first input. */
async function openForm(): Promise<void> {
  await openApp(paths.contact, null, { ...siteConfig, hasForm: true });
  await expect(page.getByRole('heading', { name: 'Enquiries' })).toBeVisible();
  await page.mouse.move(40, 400);
  await expect(field('Name')).toBeVisible();
}

async function write(): Promise<void> {
  await field('Name').fill('Mara Stein');
  await field('E-mail').fill('mara@museum.example');
  await field('Message').fill('Would you draw our signs?');
}

/** Presses Send, and lets the time pass after which a ticket is good. */
async function sendOnceGood(): Promise<void> {
  await send.click();
  await expect(page.getByText('Sending...')).toBeVisible();
  await page.clock.fastForward(3100);
}

test('a message is sent with its ticket, and its place is free again', async () => {
  await page.clock.install();
  answer('POST', '/api/messages/ticket', { status: 201, json: { data: { ticket: 'a-ticket' } } });
  const sent = answer('POST', '/api/messages', { status: 201, json: { message: 'Your message has arrived.' } });
  await openForm();
  await expectAccessible();
  await write();
  await sendOnceGood();
  await expect(page.getByText('Your message has arrived. Thank you.')).toBeVisible();
  await expect(field('Message')).toHaveValue('');
  expect(sent.map(({ json }) => json)).toEqual([
    {
      name: 'Mara Stein',
      email: 'mara@museum.example',
      text: 'Would you draw our signs?',
      website: '',
      ticket: 'a-ticket',
    },
  ]);
});

test('what is missing is said where it is missing', async () => {
  answer('POST', '/api/messages/ticket', { status: 201, json: { data: { ticket: 'a-ticket' } } });
  await openForm();
  await field('Name').fill('Mara');
  await send.click();
  await expect(field('E-mail')).toBeFocused();
  await expect(field('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Please enter your e-mail address.')).toBeVisible();
});

test('what is typed outlives each failure, which says what to do', async ({ allowConsole }) => {
  allowConsole(/400|409|429|503/);
  await page.clock.install();
  const tickets = answer('POST', '/api/messages/ticket', { status: 201, json: { data: { ticket: 'a-ticket' } } });
  answer('POST', '/api/messages', { status: 503, text: '' });
  await openForm();
  await write();
  await sendOnceGood();
  await expect(page.getByText('The server could not be reached. What you wrote is still here.')).toBeVisible();
  await expect(field('Message')).toHaveValue('Would you draw our signs?');
  answer('POST', '/api/messages', { status: 429, json: { message: 'Too many tries. Please wait 15 minutes.' } });
  await sendOnceGood();
  await expect(page.getByText('Too many tries. Please wait 15 minutes. What you wrote is still here.')).toBeVisible();
  answer('POST', '/api/messages', { status: 400, json: { message: 'That is no address.', part: 'email' } });
  await sendOnceGood();
  await expect(page.getByText('That is no address.')).toBeVisible();
  await expect(field('E-mail')).toBeFocused();
  // Each try has a ticket of its own.
  expect(tickets.length).toBeGreaterThanOrEqual(3);
  await expect(field('Message')).toHaveValue('Would you draw our signs?');
});

test('what came of the last attempt is no longer said once something is typed', async ({ allowConsole }) => {
  allowConsole(/400|503/);
  await page.clock.install();
  answer('POST', '/api/messages/ticket', { status: 201, json: { data: { ticket: 'a-ticket' } } });
  const said = page.getByRole('main').locator('output');
  answer('POST', '/api/messages', { status: 503, text: '' });
  await openForm();
  await write();
  await sendOnceGood();
  await expect(said).toHaveText(/What you wrote is still here\.$/);
  await field('Name').fill('Mara');
  await expect(said).toHaveText('');
  answer('POST', '/api/messages', { status: 400, json: { message: 'No such e-mail address.', part: 'email' } });
  await sendOnceGood();
  await expect(field('E-mail')).toHaveAccessibleDescription('No such e-mail address.');
  await field('E-mail').fill('m@museum.example');
  await expect(page.getByText('No such e-mail address.')).toBeHidden();
});

test('a site whose provider takes no messages has no form', async () => {
  await openApp(paths.contact);
  await expect(page.getByRole('heading', { name: 'Enquiries' })).toBeVisible();
  await page.mouse.move(40, 400);
  await expect(page.getByRole('heading', { name: 'Write to us' })).toHaveCount(0);
});
