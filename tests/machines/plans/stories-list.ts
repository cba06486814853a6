import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

const ids = ['8', '7', '6', '5', '4', '3', '2', '1'];
const address = { story: null, page: 1 };

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'stories-list': {
    inputs: [
      { ids: [], address },
      { ids, address },
    ],
    identify: (context) => ({ ...context, arrivals: 0 }),
    events: [
      { type: 'story.chosen', id: '1' },
      { type: 'story.chosen', id: 'none' },
      { type: 'page.chosen', page: 2 },
      { type: 'page.chosen', page: 9 },
      { type: 'address.changed', address: { story: '2', page: null } },
      { type: 'content.changed', ids },
      { type: 'content.changed', ids: [] },
      done('bringToTop'),
      error('bringToTop'),
    ],
  },
};
