import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'work-sidebar': {
    events: [0, 50, 54, 300, 302, 400].map((y) => ({ type: 'scroll.moved', y })),
  },
};
