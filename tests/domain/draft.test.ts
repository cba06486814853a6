import { expect, it } from 'vitest';
import { chooseDraft, describeDraft, firstWords } from '../../src/domain/draft.ts';

it('says when a draft was saved, with the day where it is not today', () => {
  const savedAt = new Date(2026, 4, 3, 14, 32).getTime();
  expect(describeDraft(savedAt, new Date(2026, 4, 3, 23, 59).getTime())).toBe('Draft from 14:32 restored');
  expect(describeDraft(savedAt, new Date(2026, 4, 4, 0, 1).getTime())).toBe('Draft from 3 May, 14:32 restored');
});

it('calls a draft by the first of its texts that says something', () => {
  expect(firstWords(' ', 'Half a\n ream', 'more')).toBe('Half a ream');
  expect(firstWords('', '')).toBe('');
  expect(firstWords('word '.repeat(30))).toMatch(/^(word )+word…$/);
});

it('goes on with its own, else with the only one, and offers several', () => {
  const draft = (id: string, savedAt: number) => ({ id, savedAt, version: '', value: id, files: 0 });
  const [one, two] = [draft('a', 1), draft('b', 2)];
  expect(chooseDraft([one, two], 'a', true)).toEqual({ chosen: one, others: [two] });
  expect(chooseDraft([one], null, true)).toEqual({ chosen: one, others: [] });
  expect(chooseDraft([one], null, false)).toEqual({ chosen: null, others: [one] });
  expect(chooseDraft([one, two], 'c', true)).toEqual({ chosen: null, others: [two, one] });
});
