import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'first-steps': {
    events: [
      { type: 'steps.hide' },
      { type: 'steps.show' },
      done('readRemembered', { username: 'admin', isHidden: false }),
      done('readRemembered', { username: null, isHidden: true }),
      error('readRemembered'),
      done('rememberSteps'),
      error('rememberSteps'),
    ],
  },
};
