import { problems, thrown } from '../support/play.ts';
import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

const givenUp = thrown(problems.givenUp);
const offline = thrown(problems.offline);

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'auth-polling': {
    identify: ({ reason, failures }) => [reason, Math.min(Number(failures), 2)],
    events: [
      done('readFlag', { isFlagged: true }),
      done('readFlag', { isFlagged: false }),
      error('readFlag'),
      done('verifyAuth', { isAuthenticated: true }),
      done('verifyAuth', { isAuthenticated: false }),
      error('verifyAuth', givenUp),
      error('verifyAuth', offline),
      { type: 'session.expired' },
      { type: 'session.leave' },
      { type: 'connection.returned' },
      { type: 'server.answered' },
      { type: 'page.returned' },
      error('clearFlag'),
    ],
  },
};
