import { problems, thrown } from '../support/play.ts';
import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

const givenUp = thrown(problems.givenUp);
const offline = thrown(problems.offline);

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'page-resource': {
    inputs: [
      { key: null },
      { key: 'a' },
      { key: 'a', initial: { value: 'A', problems: [] } },
      { key: 'a', initial: { value: 'A', problems: [problems.offline] } },
      { key: 'a', initial: { value: null, problems: [problems.missing] } },
    ],
    identify: (context) => ({ ...context, attempts: 0 }),
    events: [
      { type: 'resource.load', key: 'a' },
      { type: 'resource.load', key: 'b' },
      { type: 'resource.retry' },
      { type: 'resource.abort' },
      { type: 'connection.returned' },
      done('readPage', { value: 'A', problems: [] }),
      done('readPage', { value: 'A', problems: [problems.offline] }),
      error('readPage', givenUp),
      error('readPage', offline),
      error('readPage', thrown(problems.missing)),
      error('logProblems'),
      done('logProblems'),
    ],
  },
};
