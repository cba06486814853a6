import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { Dialog } from '../models/dialog.model.ts';
import { createGate, openAsAdministrator } from '../support/admin.ts';
import { administrator } from '../support/administrator.ts';
import { expectAccessible } from '../support/axe.ts';
import { bodyOf, jsonOf } from '../support/bodies.ts';
import { untilKept } from '../support/drafts.ts';
import { startOwnProvider, temporaryStore } from '../support/own-provider.ts';
import { paste } from '../support/paste.ts';
import { expect, test } from '../support/test.ts';

const { createAbout, editAbout } = dashboardPaths;
const failure = /Failed to/;
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const picture = { name: 'studio.png', mimeType: 'image/png', buffer: Buffer.from('not looked at') };

/** Answers the writes of the About page with this, so that the store stays as it is; gives what was sent. */
async function answer(page: Page, respond: Parameters<Page['route']>[1]): Promise<readonly Request[]> {
  const sent: Request[] = [];
  await page.route('**/api/aboutpage', async (route, request) => {
    if (request.method() === 'GET') {
      await route.fallback();
      return;
    }
    sent.push(request);
    await respond(route, request);
  });
  return sent;
}

/** The parts of a form as it was sent, files by their names. */
function partsOf(request: Request | undefined): Readonly<Record<string, string>> {
  const body = request === undefined ? '' : bodyOf(request);
  const parts = body.matchAll(/name="(\w+)"(?:; filename="([^"]*)")?[^]*?\r\n\r\n([^]*?)\r\n--/g);
  return Object.fromEntries([...parts].map(([, name = '', file, value = '']) => [name, file ?? value]));
}

/** Answers the reads of the About page as a provider without one. */
async function haveNoPage(page: Page): Promise<void> {
  await page.route('**/api/aboutpage', (route, request) =>
    request.method() === 'GET' ? route.fulfill({ json: { data: null } }) : route.fallback(),
  );
}

const question = 'Replace the About page?';

async function add(page: Page, heading: string, label: string, text: string): Promise<void> {
  await section(page, heading).getByLabel(label).fill(text);
  await page.keyboard.press('Enter');
}

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('create', () => {
  test.beforeEach(async ({ page }) => {
    await openAsAdministrator(page, createAbout);
    await expect(page.getByRole('heading', { name: 'Create About' })).toBeVisible();
  });

  test('what is live is replaced only after a question that shows what goes', async ({ page, form }) => {
    const { data } = await (await page.request.get('/api/aboutpage')).json();
    const sent = await answer(page, (route) => route.fulfill({ status: 201, json: { success: true } }));
    await expect(page.getByText(/^There is an About page already, “.+”\. Submit replaces all of it\.$/)).toBeVisible();
    await section(page, 'Intro').getByLabel('Heading').fill('x');
    await form.submit.click();
    const dialog = new Dialog(page, question);
    await dialog.see();
    await dialog.seeFocusOn('Cancel');
    await dialog.seeText(data.introHeading);
    await dialog.seeText(data.introDescription.slice(0, 60));
    await dialog.seeText(`${String(data.clientSections.length)} clients`);
    await expect(dialog.root.getByRole('img')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.seeClosed();
    await expect(form.submit).toBeFocused();
    expect(sent).toHaveLength(0);
    await expect(section(page, 'Intro').getByLabel('Heading')).toHaveValue('x');
    await page.getByRole('link', { name: 'Edit it instead' }).click();
    await new Dialog(page, 'Leave this page?').answer('Leave');
    await expect(page.getByRole('heading', { level: 1, name: 'Edit About' })).toBeVisible();
  });

  test('a page that was replaced comes back with Undo', async ({ page, toasts, form }) => {
    const undone: unknown[] = [];
    await page.route('**/api/undo', async (route, request) => {
      undone.push(jsonOf(request));
      await route.fulfill({ json: { message: 'Restored' } });
    });
    await answer(page, (route) => route.fulfill({ status: 201, json: { success: true, undo: 'the page before' } }));
    await section(page, 'Intro').getByLabel('Heading').fill('x');
    await form.submit.click();
    await new Dialog(page, question).answer('Replace it');
    await toasts.seeSuccess('About page created successfully!');
    const read = page.waitForResponse(
      (one) => one.url().endsWith('/api/aboutpage') && one.request().method() === 'GET',
    );
    await toasts.undo.click();
    await toasts.seeSuccess('About page restored successfully!');
    await read;
    expect(undone).toEqual([{ undo: 'the page before' }]);
  });

  test('where nothing can be undone, nothing offers it', async ({ page, toasts, form }) => {
    await answer(page, (route) => route.fulfill({ status: 201, json: { success: true, message: 'Well done.' } }));
    await form.submit.click();
    await new Dialog(page, question).answer('Replace it');
    await toasts.seeSuccess('Well done.');
    await expect(toasts.undo).toBeHidden();
  });

  test('the first page is created without a question', async ({ page, toasts, form }) => {
    await haveNoPage(page);
    await page.reload();
    await answer(page, (route) => route.fulfill({ status: 201, json: { success: true, message: 'Well done.' } }));
    await expect(page.getByText(/^There is an About page already/)).toBeHidden();
    await form.submit.click();
    await toasts.seeSuccess('Well done.');
  });

  test('without an answer nothing is replaced and nothing is lost', async ({ page, allowConsole, toasts, form }) => {
    allowConsole(/Failed to/);
    const sent = await answer(page, (route) => route.fulfill({ status: 201, json: { success: true } }));
    await section(page, 'Intro').getByLabel('Heading').fill('Paper');
    await page.context().setOffline(true);
    await form.submit.click();
    await toasts.seeFailure(/^Failed to submit the form: /);
    expect(sent).toHaveLength(0);
    await page.context().setOffline(false);
    await form.submit.click();
    await new Dialog(page, question).answer('Replace it');
    await expect(section(page, 'Intro').getByLabel('Heading')).toHaveValue('');
  });

  test('adding needs text', async ({ page }) => {
    for (const [heading, label, message] of [
      ['What We Do', 'New point, column 2', 'Please enter a point.'],
      ['How We Do It', 'New paragraph, column 1', 'Please enter a paragraph.'],
      ['Some of Our Clients', 'Client name, column 3', 'Please enter a client point.'],
    ] as const) {
      const field = section(page, heading).getByLabel(label);
      await add(page, heading, label, '  ');
      await expect(field).toHaveAccessibleDescription(message);
      await expect(field).toBeFocused();
    }
  });

  test('adds and deletes, sends once, says what the server says and begins anew', async ({ page, toasts, form }) => {
    const gate = createGate();
    const sent = await answer(page, async (route) => {
      await gate.opened;
      await route.fulfill({ status: 201, json: { success: true, message: 'Well done.' } });
    });
    await section(page, 'Intro').getByLabel('Heading').fill('Paper');
    // Enter in a field publishes nothing.
    await section(page, 'Intro').getByLabel('Heading').press('Enter');
    await add(page, 'What We Do', 'New point, column 1', 'Books');
    await add(page, 'What We Do', 'New point, column 1', 'Signs');
    await page.getByRole('button', { name: 'Delete Books, column 1' }).click();
    await add(page, 'How We Do It', 'New paragraph, column 1', 'First');
    await add(page, 'How We Do It', 'New paragraph, column 1', 'Second');
    await add(page, 'Some of Our Clients', 'Client name, column 3', 'Upar');
    await page.getByLabel('Image', { exact: true }).and(page.locator('input')).setInputFiles(picture);
    await expect(page.getByText('Selected file: studio.png')).toBeVisible();
    await form.submit.click();
    await new Dialog(page, question).answer('Replace it');
    await expect(form.submitting).toBeDisabled();
    gate.release();
    await toasts.seeSuccess('Well done.');
    expect(sent).toHaveLength(1);
    const parts = partsOf(sent[0]);
    expect(Object.keys(parts).toSorted()).toEqual(
      [
        'WhatwedoMainHeading',
        'WhoWeareMainHeading',
        'clientSections',
        'clientssectionHeading',
        'howWeDoMainHeading',
        'howWeDoSubsections',
        'introDescription',
        'introHeading',
        'mediaUrl',
        'whatWeDoSections',
        'whowearedescription',
      ].toSorted(),
    );
    expect(parts['mediaUrl']).toBe('studio.png');
    expect(JSON.parse(parts['whatWeDoSections'] ?? '')[0]).toEqual({ heading: '', bulletPoints: ['Signs'] });
    expect(JSON.parse(parts['howWeDoSubsections'] ?? '')[0]).toEqual({ subheading: '', description: 'First' });
    expect(JSON.parse(parts['clientSections'] ?? '')).toEqual([{ name: 'Upar' }]);
    await expect(section(page, 'Intro').getByLabel('Heading')).toHaveValue('');
    await expect(page.getByText('Signs')).toBeHidden();
    await expect(page.getByText('Selected file')).toBeHidden();
  });

  for (const [name, response, text] of [
    ['with words', { status: 400, json: { message: 'Too long.' } }, 'Failed to submit the form: Too long.'],
    ['without words', { status: 500 }, 'Failed to submit the form: Unknown error'],
    ['said in a 200', { json: { success: false, message: 'No.' } }, 'Failed to submit the form: No.'],
  ] as const) {
    test(`a failure ${name} leaves the form as it is`, async ({ page, allowConsole, toasts, form }) => {
      allowConsole(failure);
      await answer(page, (route) => route.fulfill(response));
      await section(page, 'Intro').getByLabel('Heading').fill('Paper');
      await form.submit.click();
      await new Dialog(page, question).answer('Replace it');
      await toasts.seeFailure(text);
      await expect(section(page, 'Intro').getByLabel('Heading')).toHaveValue('Paper');
    });
  }

  test('takes images only', async ({ page, toasts }) => {
    const input = page.locator('input[type=file]');
    await input.setInputFiles(picture);
    await input.setInputFiles({ ...picture, name: 'notes.pdf', mimeType: 'application/pdf' });
    await toasts.seeFailure('Please select a valid image file.');
    await expect(page.getByText('Selected file')).toBeHidden();
  });
});

test('the page that a word replaced is live again after Undo, its picture too', async ({ page, toasts, form }) => {
  test.slow();
  const store = temporaryStore();
  const env = { ADMIN_USERNAME: administrator.username, ADMIN_PASSWORD: administrator.password };
  const provider = await startOwnProvider(store.folder, env);
  await openAsAdministrator(page, createAbout, provider.origin);
  const address = `${provider.origin}/api/aboutpage`;
  const mediaUrl = {
    name: 'studio.jpg',
    mimeType: 'image/jpeg',
    buffer: readFileSync('provider/demo-content/media/kal/menu.jpg'),
  };
  const clientSections = JSON.stringify([{ name: 'Upar' }, { name: 'Kal' }]);
  const multipart = { introHeading: 'Live', introDescription: 'All of it', clientSections, mediaUrl };
  expect((await page.request.post(address, { multipart })).ok()).toBe(true);
  const { data: before } = await (await page.request.get(address)).json();
  await section(page, 'Intro').getByLabel('Heading').fill('x');
  await form.submit.click();
  const dialog = new Dialog(page, question);
  await dialog.seeText(/Live.*All of it.*2 clients/);
  await dialog.answer('Replace it');
  await toasts.undo.click();
  await toasts.seeSuccess('About page restored successfully!');
  await expect(page.getByText(/^There is an About page already, “Live”/)).toBeVisible();
  const { data: after } = await (await page.request.get(address)).json();
  expect(after).toMatchObject({ introHeading: 'Live', introDescription: 'All of it', mediaUrl: before.mediaUrl });
  expect(after.clientSections).toEqual(before.clientSections);
  expect((await page.request.get(`${provider.origin}/${String(after.mediaUrl)}`)).ok()).toBe(true);
  // What is under way would be reset.
  await page.waitForLoadState('networkidle');
  await provider.kill();
  store.remove();
});

test.describe('lists', () => {
  test.beforeEach(async ({ page }) => {
    await openAsAdministrator(page, createAbout);
  });

  test('several lines that are pasted are an item each, and the field is ready for the next', async ({ page }) => {
    const points = section(page, 'What We Do');
    const field = points.getByLabel('New point, column 1');
    await paste(field, '• Books\n• Signs\n\n• Maps');
    await expect(points.getByRole('listitem')).toHaveText(['Books', 'Signs', 'Maps']);
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect(page.getByRole('status').getByText('3 items added to column 1')).toBeAttached();
    await page.keyboard.type('Type');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Ink');
    await page.keyboard.press('Enter');
    await expect(points.getByRole('listitem')).toHaveText(['Books', 'Signs', 'Maps', 'Type', 'Ink']);
  });

  test('what is removed comes back in its place, after a reload too, and nothing slides under the pointer', async ({
    page,
  }) => {
    const clients = section(page, 'Some of Our Clients');
    await paste(clients.getByLabel('Client name, column 1'), 'Upar\nKal\nSaaz');
    const cross = page.getByRole('button', { name: 'Delete Kal, column 1' });
    const box = await cross.boundingBox();
    await cross.click();
    await expect(clients.getByText('Client removed: Kal.')).toBeVisible();
    const undo = clients.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    // A second click in the same place finds nothing to delete.
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect(clients.getByText('Saaz')).toBeVisible();
    await untilKept(page, '"at":1');
    await page.reload();
    await undo.click();
    await expect(clients.getByRole('listitem')).toHaveText(['Upar', 'Kal', 'Saaz']);
    await expect(cross).toBeFocused();
  });
});

test.describe('edit', () => {
  test.beforeEach(async ({ page }) => {
    await openAsAdministrator(page, editAbout);
    await expect(section(page, 'Intro').getByLabel('Heading')).not.toHaveValue('');
  });

  test('shows the record: clients in three columns, one paragraph a column', async ({ page }) => {
    const { data } = await (await page.request.get('/api/aboutpage')).json();
    await expect(section(page, 'Intro').getByLabel('Heading')).toHaveValue(data.introHeading);
    await expect(section(page, 'How We Do It').getByRole('textbox', { name: 'Paragraph, column 2' })).toHaveCount(1);
    const clients = section(page, 'Some of Our Clients');
    await expect(clients.getByRole('listitem')).toHaveCount(data.clientSections.length);
    const size = Math.ceil(data.clientSections.length / 3);
    await expect(clients.getByRole('list').first().getByRole('listitem')).toHaveCount(size);
    await expect(section(page, 'Image').getByRole('img')).toBeVisible();
    expect((await section(page, 'Image').getByRole('img').boundingBox())?.width).toBeLessThanOrEqual(200);
  });

  test('intro heading and description are required, and have the focus', async ({ page }) => {
    const sent = await answer(page, (route) => route.fulfill({ json: {} }));
    const heading = section(page, 'Intro').getByLabel('Heading');
    const paragraph = section(page, 'Intro').getByLabel('Paragraph');
    await heading.fill(' ');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(heading).toHaveAccessibleDescription('Intro heading is required.');
    await expect(heading).toBeFocused();
    await heading.fill('Paper');
    await paragraph.fill('');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(paragraph).toHaveAccessibleDescription('Intro description is required.');
    await expect(paragraph).toBeFocused();
    expect(sent).toEqual([]);
  });

  test('leaving with something changed is asked about', async ({ page }) => {
    const away = page.getByRole('navigation').getByRole('link', { name: 'Categories' });
    const question = new Dialog(page, 'Leave this page?');
    await section(page, 'Intro').getByLabel('Heading').fill('Paper');
    await away.click();
    await question.answer('Stay');
    await expect(away).toBeFocused();
    await expect(section(page, 'Intro').getByLabel('Heading')).toHaveValue('Paper');
    await away.click();
    await question.answer('Leave');
    await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeFocused();
  });

  test('says what is missing in lists', async ({ page }) => {
    await add(page, 'What We Do', 'New point, column 1', '');
    await expect(page.getByText('Please enter a point.')).toBeVisible();
    await add(page, 'Some of Our Clients', 'Client name, column 1', '');
    await expect(page.getByText('Please enter a client name.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Paragraph, column 1' }).fill('');
    await page.getByRole('button', { name: 'Update Paragraph, column 1' }).click();
    await expect(page.getByText('Please enter a paragraph.')).toBeVisible();
  });

  test('a client without a name is called so, and goes back as it came', async ({ page, toasts }) => {
    const { data } = await (await page.request.get('/api/aboutpage')).json();
    await page.route('**/api/aboutpage', (route, request) =>
      request.method() === 'GET'
        ? route.fulfill({
            json: {
              data: { ...data, mediaUrl: null, clientSections: [{ clientsname: null }], updatedAt: undefined },
            },
          })
        : route.fulfill({ json: { success: true } }),
    );
    await page.reload();
    await expect(page.getByText('Unnamed Client')).toBeVisible();
    await expect(page.getByText('No image')).toBeVisible();
    // Nor does every provider know when it was saved.
    await expect(page.getByText(/^Last saved/)).toHaveCount(0);
    const request = page.waitForRequest((one) => one.method() === 'PATCH');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    expect(JSON.parse(partsOf(await request)['clientSections'] ?? '')).toEqual([{ clientsname: '' }]);
    await toasts.seeSuccess('About page updated successfully!');
  });

  test('writes the record, reads it again and keeps the image', async ({ page, toasts }) => {
    const { data } = await (await page.request.get('/api/aboutpage')).json();
    const field = section(page, 'Who We Are').getByLabel('Heading');
    const request = page.waitForRequest((one) => one.method() === 'PATCH');
    await field.fill('Written by a test');
    await expect(page.getByText(/^Unsaved changes, last saved /)).toBeVisible();
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await toasts.seeSuccess('About page updated successfully!');
    await expect(page.getByText(/^Last saved/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Update', exact: true })).toBeFocused();
    const parts = partsOf(await request);
    expect(parts['id']).toBe(String(data.id));
    expect(parts['mediaUrl']).toBe(data.mediaUrl);
    expect(parts['media']).toBeUndefined();
    const after = (await (await page.request.get('/api/aboutpage')).json()).data;
    const multipart = { whoWeAreDescription: data.whoWeAreDescription, WhoWeareMainHeading: data.whoWeAreHeading };
    expect((await page.request.patch('/api/aboutpage', { multipart })).ok()).toBe(true);
    expect(after).toEqual({ ...data, whoWeAreHeading: 'Written by a test', updatedAt: expect.any(String) });
    await expect(section(page, 'Image').getByRole('img')).toBeVisible();
    // Every tab knows, not only the one that saved.
    await page.reload();
    await expect(page.getByText(/^Last saved/)).toBeVisible();
  });

  test('a failure says so and loses nothing, a new file neither', async ({ page, allowConsole, toasts }) => {
    allowConsole(failure);
    const sent = await answer(page, (route) => route.fulfill({ status: 415, json: { message: 'Not a picture.' } }));
    await page.locator('input[type=file]').setInputFiles(picture);
    await section(page, 'Intro').getByLabel('Heading').fill('Kept');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await toasts.seeFailure('Failed to update: Not a picture.');
    const parts = partsOf(sent[0]);
    expect(parts['media']).toBe('studio.png');
    expect(parts['mediaUrl']).toBeUndefined();
    await expect(section(page, 'Intro').getByLabel('Heading')).toHaveValue('Kept');
    await expect(page.getByText('Selected file: studio.png')).toBeVisible();
  });

  test('a read that fails says so', async ({ page, allowConsole }) => {
    allowConsole(/500/);
    await page.route('**/api/aboutpage', (route) => route.fulfill({ status: 500, json: { message: 'Away.' } }));
    await page.reload();
    await expect(page.getByText('Failed to fetch data: Away.')).toBeVisible();
  });
});

for (const path of [createAbout, editAbout]) {
  test(`${path} is accessible in both themes`, { tag: '@long' }, async ({ page }) => {
    test.slow();
    await openAsAdministrator(page, path);
    await expect(section(page, 'Intro')).toBeVisible();
    await add(page, 'What We Do', 'New point, column 1', '');
    await expectAccessible(page);
  });
}
