import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { administrator } from '../support/administrator.ts';
import { expectAccessible } from '../support/axe.ts';
import { bodyOf } from '../support/bodies.ts';
import { untilKept } from '../support/drafts.ts';
import { startOwnProvider, temporaryStore } from '../support/own-provider.ts';
import { paste } from '../support/paste.ts';
import { expect, test } from '../support/test.ts';

const { createAbout, editAbout } = dashboardPaths;
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The parts of a form as it was sent, files by their names. */
function partsOf(request: Request | undefined): Readonly<Record<string, string>> {
  const body = request === undefined ? '' : bodyOf(request);
  const parts = body.matchAll(/name="(\w+)"(?:; filename="([^"]*)")?[^]*?\r\n\r\n([^]*?)\r\n--/g);
  return Object.fromEntries([...parts].map(([, name = '', file, value = '']) => [name, file ?? value]));
}

async function add(page: Page, heading: string, label: string, text: string): Promise<void> {
  await section(page, heading).getByLabel(label).fill(text);
  await page.keyboard.press('Enter');
}

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the page that a word replaced at once is live again after Undo, its picture too', async ({
  page,
  toasts,
  form,
}) => {
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

  test('what is removed comes back in its place, after a reload too, and nothing slides under the pointer', async ({
    page,
  }) => {
    const clients = section(page, 'Some of Our Clients');
    await paste(clients.getByLabel('Client name, column 1'), 'Upar\nKal\nSaaz');
    const cross = page.getByRole('button', { name: 'Delete Kal, column 1' });
    const box = await cross.boundingBox();
    await cross.click();
    await expect(clients.getByText('Client removed.')).toBeVisible();
    await expect(clients.getByText('Kal')).toHaveCount(0);
    const undo = clients.getByRole('button', { name: 'Undo: Kal' });
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
    await expect(section(page, 'Image').getByRole('img').first()).toBeVisible();
    // Every tab knows, not only the one that saved.
    await page.reload();
    await expect(page.getByText(/^Last saved/)).toBeVisible();
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
