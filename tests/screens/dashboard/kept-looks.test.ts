import { readyLooks } from '@vitrine/look';
import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { answer, answerByExample } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

const kept = (...names: readonly string[]) => ({
  json: { data: names.map((name) => ({ id: name.charCodeAt(0), name, look: readyLooks[2]?.look })) },
});
const keepCopy = page.getByRole('button', { name: 'Keep a copy' });
const name = page.getByRole('textbox', { name: 'Keep it as' });

async function openLook(): Promise<void> {
  answerByExample(
    '/api/site',
    '/api/homepage/headervideos',
    '/api/homevideos',
    '/api/homepagegrid',
    '/api/homepagetexts',
    '/api/projects',
    '/api/project',
  );
  await openAsAdministrator(page, dashboardPaths.look);
  await expect(page.getByRole('button', { name: /^Letterpress/ })).toBeVisible();
}

test('each look is shown in its own letters, and what is done with one stands in a row', async () => {
  answer('GET', '/api/looks', kept('Winter'));
  await openLook();
  const letters = (of: string) =>
    page
      .getByRole('button', { name: new RegExp(`^${of}`) })
      .getByText('Aa', { exact: true })
      .first();
  await expect(letters('Letterpress')).toHaveCSS('font-family', /Look fraunces/);
  await expect(letters('Signal')).toHaveCSS('font-family', /Look archivo/);
  await expect(letters('Half Ream')).not.toHaveCSS('font-family', /Look /);
  const top = async (label: string) => (await page.getByRole('button', { name: label }).boundingBox())?.y;
  const tops = await Promise.all(['Keep a copy', 'Open a look’s file', 'Save as a file'].map(top));
  expect(new Set(tops).size).toBe(1);
});

test('what the form holds is kept under a name by keys alone, and chosen like the others; what was typed stays', async () => {
  answer('GET', '/api/looks', kept('Look 1'));
  const sent = answer('POST', '/api/looks', { status: 201, json: { message: 'Look kept.' } });
  const saved = answer('PUT', '/api/site', {});
  await openLook();
  await page.getByRole('button', { name: /^Letterpress/ }).click();
  await keepCopy.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Look 2');
  await name.fill('LOOK 1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A look has this name already')).toBeVisible();
  await name.fill('Winter');
  answer('GET', '/api/looks', kept('Look 1', 'Winter'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Look kept.')).toBeVisible();
  await expect(keepCopy).toBeFocused();
  expect(sent.map(({ json }) => json)).toEqual([{ name: 'Winter', look: readyLooks[1]?.look }]);
  // Nothing else of the form was sent, nor lost.
  expect(saved).toEqual([]);
  await expect(page.getByRole('button', { name: /^Letterpress/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Winter', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Winter', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('textbox', { name: 'Accent', exact: true })).toHaveValue('#d6002a');
});

test('one is deleted at once, with Undo; the focus goes to the next, and then to the button', async () => {
  answer('GET', '/api/looks', kept('Spring 2027', 'Winter'));
  answer('DELETE', '/api/looks/*', { json: { message: 'Look deleted.', undo: 'token' } });
  answer('POST', '/api/undo', { json: { message: 'Undone.' } });
  await openLook();
  answer('GET', '/api/looks', kept('Winter'));
  await page.getByRole('button', { name: 'Delete Spring 2027' }).click();
  await expect(page.getByRole('button', { name: 'Delete Spring 2027' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete Winter' })).toBeFocused();
  answer('GET', '/api/looks', kept('Spring 2027', 'Winter'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Delete Spring 2027' })).toBeVisible();
});

test('a refusal is said at the name, which stays; Escape gives up', async ({ allowConsole }) => {
  allowConsole(/409/);
  answer('GET', '/api/looks', kept());
  answer('POST', '/api/looks', { status: 409, json: { message: '24 looks are kept, and no more can be.' } });
  await openLook();
  await keepCopy.click();
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(name).toHaveAccessibleDescription(/24 looks are kept/);
  await expect(name).toHaveValue('Look 1');
  await name.click();
  await page.keyboard.press('Escape');
  await expect(name).toBeHidden();
  await expect(keepCopy).toBeFocused();
  await expect(page.getByText('Change discarded.')).toBeHidden();
  await keepCopy.click();
  await name.fill('Spring');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(name).toHaveValue('Spring');
  await expect(name).toBeFocused();
});

test('one that is gone already leaves the list', async ({ allowConsole }) => {
  allowConsole(/404/);
  answer('GET', '/api/looks', kept('Winter'));
  answer('DELETE', '/api/looks/*', { status: 404, json: { message: 'There is no such look.' } });
  await openLook();
  answer('GET', '/api/looks', kept());
  await page.getByRole('button', { name: 'Delete Winter' }).click();
  await expect(page.getByText('Failed to delete look.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete Winter' })).toBeHidden();
});

test('a provider that keeps none is asked for none', async ({ allowConsole }) => {
  allowConsole(/404/);
  answer('GET', '/api/looks', { status: 404, json: { message: 'Not found.' } });
  await openLook();
  await expect(keepCopy).toBeHidden();
});
