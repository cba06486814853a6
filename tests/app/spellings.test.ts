// @vitest-environment node
import { expect, test } from 'vitest';
import { walkSpellings } from './support/spellings.ts';

test('an address is one, however it is written: same answer, kept by nobody else, and no token in the log', async () => {
  expect(await walkSpellings(200)).toBeGreaterThan(200);
});
