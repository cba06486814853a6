import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'map-embed': {
    events: [
      { type: 'element.attached', element: 1 },
      { type: 'element.detached' },
      { type: 'place.neared' },
      { type: 'map.show' },
    ],
  },
};
