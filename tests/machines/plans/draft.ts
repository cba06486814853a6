import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

const kept = { savedAt: 1, version: 'v', value: 'kept' };
const other = { ...kept, id: 'b', files: 0 };

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  draft: {
    inputs: [{ form: 'story:new', id: 'a' }],
    identify: ({ content, restored, discarded, others, isOff, lacksFiles }) => [
      content,
      restored,
      discarded,
      others,
      isOff,
      lacksFiles,
    ],
    events: [
      done('openDraft', { id: 'a', found: null, others: [other] }),
      done('openDraft', { id: 'a', found: kept, others: [] }),
      error('openDraft'),
      { type: 'draft.changed', content: { version: 'v', value: 'typed' } },
      { type: 'draft.settled' },
      { type: 'draft.merged', content: { version: 'w', value: 'merged' } },
      { type: 'draft.unreadable', fresh: 'n' },
      { type: 'others.found', others: [other] },
      { type: 'draft.discard' },
      { type: 'draft.undo' },
      { type: 'draft.flush' },
      { type: 'draft.take', id: 'b' },
      { type: 'other.drop', id: 'b' },
      { type: 'other.keep', id: 'b' },
      { type: 'other.taken', id: 'b' },
      { type: 'other.failed' },
      done('takeDraft', { found: other, others: [] }),
      done('takeDraft', { found: null, others: [] }),
      error('takeDraft'),
      done('writeDraft', { isWhole: true }),
      done('writeDraft', { isWhole: false }),
      error('writeDraft'),
      done('removeDraft'),
      error('removeDraft'),
    ],
  },
};
