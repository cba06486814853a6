import { expect, test } from 'vitest';
import { minutesToRead, sayDay } from '../../src/domain/story-facts.ts';

test.each([
  ['nothing', '', 1],
  ['a sentence', 'The kiln was still warm.', 1],
  ['words', 'salt '.repeat(1100), 5],
  ['words of another script', 'नमक '.repeat(660), 3],
  ['letters without spaces', '塩'.repeat(1350), 3],
  ['both', `${'salt '.repeat(440)}${'塩'.repeat(900)}`, 4],
])('%s: how long it takes to read', (_what, text, minutes) => {
  expect(minutesToRead(text)).toBe(minutes);
});

test.each([
  ['en', 'March 1, 2026'],
  ['de', '1. März 2026'],
  ['en-GB', '1 March 2026'],
  // Of the right form, and yet no language.
  ['en-a', 'March 1, 2026'],
])('a day in %j', (language, day) => {
  expect(sayDay('2026-03-01T23:59:00.000Z', language)).toBe(day);
});
