import { beforeEach } from 'vitest';
import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { answerByExample } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

const content = page.getByLabel('Content', { exact: true });
const address = page.getByLabel('Address of the link');
const words = page.getByLabel('Words of the link');
/** The editor has a button of this name, of which the word is not seen. */
const undo = page.getByText('Undo', { exact: true });

beforeEach(async () => {
  answerByExample('/api/library', '/api/stories');
  await openAsAdministrator(page, dashboardPaths.createStory, ['formatting']);
  await expect(content).toBeEditable();
});

test('an address that is given up comes back by Undo, about the same words', async () => {
  await content.fill('Read this');
  await content.press('ControlOrMeta+a');
  await content.press('ControlOrMeta+k');
  await address.fill('studio.example/a');
  await page.keyboard.press('Escape');
  await expect(address).toBeHidden();
  await content.press('End');
  await undo.click();
  await expect(address).toBeFocused();
  await expect(address).toHaveValue('studio.example/a');
  await page.keyboard.press('Enter');
  await expect(content.getByRole('link', { name: 'Read this' })).toHaveAttribute('href', 'https://studio.example/a');
});

test('so do words, by Cancel', async () => {
  await content.press('ControlOrMeta+k');
  await words.fill('Our shop');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await undo.click();
  await expect(words).toHaveValue('Our shop');
  await address.fill('shop.example');
  await page.keyboard.press('Enter');
  await expect(content.getByRole('link', { name: 'Our shop' })).toHaveAttribute('href', 'https://shop.example/');
});

test('nothing is offered where nothing was typed', async () => {
  await content.press('ControlOrMeta+k');
  await page.keyboard.press('Escape');
  await expect(address).toBeHidden();
  await expect(content).toBeFocused();
  await expect(undo).toBeHidden();
});
