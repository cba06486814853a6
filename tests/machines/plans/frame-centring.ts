import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'frame-centring': {
    inputs: [{ frames: 1 }],
    events: [
      { type: 'frames.measured', distances: [10, 600], isWide: true },
      { type: 'frames.measured', distances: [10, 600], isWide: false },
      { type: 'frames.changed' },
      { type: 'frame.chosen', index: 1 },
      { type: 'frame.focused', index: 1 },
      done('bringToCentre'),
      error('bringToCentre'),
    ],
  },
};
