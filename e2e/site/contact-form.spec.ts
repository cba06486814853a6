import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { paths } from '../../src/domain/paths.ts';
import { createGate, openAsAdministrator } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { useOwnStudio } from '../support/own-studio.ts';
import { expect, test } from '../support/test.ts';

const studio = useOwnStudio();

test('a studio shows the form, a visitor writes, and the message waits in the inbox', async ({ page, browser }) => {
  expect((await studio.asVisitor(paths.contact)).html).not.toContain('<form');
  await openAsAdministrator(page, dashboardPaths.inbox, studio.origin);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show a form on Talk to us' }).click();
  await expect(page.getByRole('button', { name: 'Hide the form' })).toBeVisible();
  expect((await studio.asVisitor(paths.contact)).html).toContain('<form');

  const visiting = await browser.newContext();
  const visitor = await visiting.newPage();
  const scripts: string[] = [];
  visitor.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await visitor.goto(`${studio.origin}${paths.contact}`, { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => url.includes('contact-form'))).toEqual([]);
  const code = createGate();
  await visitor.route(/contact-form.*\.js/, async (route) => {
    await code.opened;
    await route.continue();
  });
  const field = (name: string) => visitor.getByRole('textbox', { name });
  // Typed into what the server has drawn, while the code of the form is on its way.
  await field('Name').pressSequentially('Mara');
  await field('E-mail').fill('mara@museum.example');
  await field('Message').fill('Would you draw our signs?');
  await expect(field('Name')).toHaveValue('Mara');
  // Pressed before it is there, it is sent once it is.
  await visitor.getByRole('button', { name: 'Send' }).click();
  code.release();
  await expect(visitor.getByText('Your message has arrived. Thank you.')).toBeVisible();
  await visiting.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'New: Mara' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete message of Mara' }).press('Enter');
  await expect(page.getByText('No messages.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'New: Mara' })).toBeVisible();
});
