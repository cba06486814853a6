import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

const kept = { savedAt: 1, version: 'v', value: 'kept' };

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  draft: {
    inputs: [{ key: 'story:new' }],
    identify: ({ content, restored, isOff }) => [content, restored, isOff],
    events: [
      done('readDraft', { found: null }),
      done('readDraft', { found: kept }),
      error('readDraft'),
      { type: 'draft.changed', content: { version: 'v', value: 'typed' } },
      { type: 'draft.settled' },
      { type: 'draft.discard' },
      { type: 'draft.flush' },
      done('writeDraft'),
      error('writeDraft'),
      done('removeDraft'),
      error('removeDraft'),
    ],
  },
};
