import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'map-embed': {
    events: [
      { type: 'place.attached', place: { name: 'map' } },
      { type: 'place.detached' },
      { type: 'place.neared' },
      { type: 'map.show' },
    ],
  },
};
