import { problems, thrown } from '../support/play.ts';
import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

const givenUp = thrown(problems.givenUp);
const offline = thrown(problems.offline);

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  login: {
    identify: (context) => ({ ...context, refusals: 0 }),
    events: [
      { type: 'field.changed', field: 'username', value: 'ada' },
      { type: 'field.changed', field: 'username', value: ' ' },
      { type: 'field.changed', field: 'password', value: 'engine' },
      { type: 'login.submit' },
      done('logIn'),
      error('logIn', givenUp),
      error('logIn', offline),
    ],
  },
};
