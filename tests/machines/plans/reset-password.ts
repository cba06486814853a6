import { problems, thrown } from '../support/play.ts';
import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'reset-password': {
    identify: ({ values, errors }) => ({ values, errors }),
    events: [
      { type: 'field.changed', field: 'username', value: 'admin' },
      { type: 'field.changed', field: 'oldPassword', value: 'old' },
      { type: 'field.changed', field: 'newPassword', value: 'new' },
      { type: 'reset.submit' },
      done('resetPassword'),
      error('resetPassword', thrown(problems.givenUp)),
      error('resetPassword', thrown(problems.offline)),
    ],
  },
};
