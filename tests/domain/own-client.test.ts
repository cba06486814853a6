import { expect, test } from 'vitest';
import { isOwnClient } from '../../src/domain/own-client.ts';

test('a title is its client’s name, in whatever case and form of its letters', () => {
  expect(isOwnClient({ title: 'Café Nadi', clientName: 'CAFE\u0301 NADI' })).toBe(true);
  expect(isOwnClient({ title: 'Kal', clientName: 'Kal Dining Room' })).toBe(false);
  expect(isOwnClient({ title: 'Kal' })).toBe(false);
});
