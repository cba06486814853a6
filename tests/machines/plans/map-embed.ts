import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'map-embed': {
    inputs: [{ address: 'https://map.example/embed' }],
    events: [{ type: 'map.show' }, { type: 'map.hide' }, { type: 'frame.loaded' }, done('askMap'), error('askMap')],
  },
};
