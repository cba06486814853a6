import { problems, thrown } from '../support/play.ts';
import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  closing: {
    events: [
      { type: 'closing.offer' },
      { type: 'closing.retry' },
      { type: 'site.close' },
      { type: 'site.open' },
      done('readClosing', { isClosed: true }),
      done('readClosing', { isClosed: false }),
      error('readClosing'),
      done('setClosed'),
      error('setClosed', thrown(problems.givenUp)),
      error('setClosed', thrown(problems.offline)),
    ],
  },
};
