import { expect, test } from 'vitest';
import { isOwnClient } from '../../src/domain/own-client.ts';

test('a title is its client’s name, however both are written', () => {
  expect(isOwnClient({ title: 'Tulsi Children’s Hospital', clientName: "Tulsi Children's  Hospital " })).toBe(true);
  expect(isOwnClient({ title: 'Kal', clientName: 'Kal Dining Room' })).toBe(false);
  expect(isOwnClient({ title: '', clientName: '' })).toBe(false);
  expect(isOwnClient({ title: '…', clientName: '—' })).toBe(false);
  expect(isOwnClient({ title: 'Kal' })).toBe(false);
});
