import { describe } from 'vitest';
import { answer } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

const open = async (people?: readonly object[]) => {
  const about = { id: 1, introHeading: 'Paper', introDescription: 'By hand.', whatWeDoSections: [] };
  answer('GET', '/api/aboutpage', { json: { data: people === undefined ? about : { ...about, people } } });
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'What we do?' })).toBeVisible();
};
const row = page.locator('section').filter({ has: page.getByRole('heading', { name: 'People' }) });

describe('people on About', () => {
  test('are not there where nobody is named', async () => {
    await open();
    await expect(row).toHaveCount(0);
  });

  test('stand beside each other by name and role, without frames where nobody has a portrait', async () => {
    await open([
      { name: 'Asha Rao', role: 'Design', portrait: null },
      { name: 'আশা', role: '', portrait: null },
    ]);
    await expect(row.getByRole('listitem')).toHaveText(['Asha RaoDesign', 'আশা']);
    await expect(row.locator('[aria-hidden=true]')).toHaveCount(0);
  });

  test('have their first letters in the place of a portrait where others have one', async () => {
    await open([
      { name: 'Asha Rao', role: 'Design', portrait: 'media/upar/header.jpg' },
      { name: 'Ben Okafor Smith', role: 'Print', portrait: null },
    ]);
    await expect(row.locator('img')).toHaveCount(1);
    await expect(row.locator('[aria-hidden=true]')).toHaveText('BO');
  });
});
