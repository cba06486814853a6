import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'running-head': {
    events: [
      { type: 'element.attached', element: 1 },
      { type: 'element.detached' },
      { type: 'head.moved', left: 139 },
      { type: 'head.moved', left: 140 },
    ],
  },
};
