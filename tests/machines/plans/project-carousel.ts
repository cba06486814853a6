import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'project-carousel': {
    inputs: [{ count: 0 }, { count: 3 }],
    events: [
      { type: 'image.next' },
      { type: 'image.previous' },
      { type: 'images.changed', count: 1 },
      { type: 'images.changed', count: 2 },
    ],
  },
};
