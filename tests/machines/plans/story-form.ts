import { problems, thrown } from '../support/play.ts';
import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

const story = { id: 1, title: 'A', author: 'B', content: 'C', etag: '"a"' };

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'story-form': {
    inputs: [{ story: null }, { story }],
    identify: ({ id, values, errors }) => ({ id, values, errors }),
    events: [
      { type: 'field.changed', field: 'title', value: 'A' },
      { type: 'field.changed', field: 'author', value: 'B' },
      { type: 'field.changed', field: 'content', value: 'C' },
      { type: 'field.changed', field: 'content', value: ' ' },
      { type: 'story.restored', draft: { title: 'A', author: '', content: '', idempotencyKey: 'k1' } },
      { type: 'story.reset' },
      { type: 'story.submit', idempotencyKey: 'k2' },
      { type: 'story.overwrite', etag: null },
      { type: 'story.take', story },
      done('saveStory', null),
      error('saveStory', thrown(problems.givenUp)),
      error('saveStory', thrown(problems.offline)),
    ],
  },
};
