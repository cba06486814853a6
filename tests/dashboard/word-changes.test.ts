import { expect, test } from 'vitest';
import { wordChanges } from '../../src/dashboard/history/word-changes.ts';

const marked = (before: string, after: string) => {
  const found = wordChanges(before, after);
  const changed = (pieces: (typeof found)['before']) =>
    pieces.filter(({ isChanged }) => isChanged).map(({ text }) => text);
  return [changed(found.before), changed(found.after)];
};

test('only the words that differ are marked, and nothing of either text is lost', () => {
  expect(marked('Tea and tins.', 'Tea, and two tins.')).toEqual([[], [',', 'two ']]);
  const { before, after } = wordChanges('One\n\nTwo ', 'One\nThree ');
  expect(before.map(({ text }) => text).join('')).toBe('One\n\nTwo ');
  expect(after.map(({ text }) => text).join('')).toBe('One\nThree ');
});

test('a script without spaces is compared by its words too', () => {
  expect(marked('私は紙が好きです', '私は布が好きです')).toEqual([['紙'], ['布']]);
});

test('of two long texts without a word in common each is marked, soon', () => {
  const long = (word: string) => Array.from({ length: 20_000 }, (_, index) => `${word}${String(index)}`).join(' ');
  const start = performance.now();
  const { before, after } = wordChanges(long('a'), long('b'));
  expect(performance.now() - start).toBeLessThan(5000);
  expect(before.some(({ isChanged }) => isChanged)).toBe(true);
  expect(after.map(({ text }) => text).join('')).toBe(long('b'));
});
