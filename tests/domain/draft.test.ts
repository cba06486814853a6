import { expect, it } from 'vitest';
import { describeDraft } from '../../src/domain/draft.ts';

it('says when a draft was saved, with the day where it is not today', () => {
  const savedAt = new Date(2026, 4, 3, 14, 32).getTime();
  expect(describeDraft(savedAt, new Date(2026, 4, 3, 23, 59).getTime())).toBe('Draft from 14:32 restored');
  expect(describeDraft(savedAt, new Date(2026, 4, 4, 0, 1).getTime())).toBe('Draft from 3 May, 14:32 restored');
});
