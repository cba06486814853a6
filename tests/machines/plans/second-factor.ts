import { problems, thrown } from '../support/play.ts';
import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

const secret = { secret: 'JBSW', uri: 'otpauth://totp/x', squares: [[true]] };
const gone = thrown({ kind: 'http', status: 409, message: 'Begin again', body: '' });

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'second-factor': {
    stopWhen: ({ refusals }) => typeof refusals === 'number' && refusals > 2,
    events: [
      { type: 'act.ask', act: 'setUp' },
      { type: 'act.leave' },
      { type: 'field.changed', value: '' },
      { type: 'field.changed', value: 'secret' },
      { type: 'field.submit' },
      done('prove', { act: 'setUp', secret }),
      done('prove', { act: 'renewCodes', codes: ['a'] }),
      done('prove', { act: 'turnOff' }),
      error('prove', thrown(problems.givenUp)),
      error('prove', thrown(problems.refused)),
      done('confirm', ['a']),
      error('confirm', thrown(problems.givenUp)),
      error('confirm', gone),
      error('confirm', thrown(problems.offline)),
    ],
  },
};
