import { problems, thrown } from '../support/play.ts';
import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

const step = { token: 't', username: 'ada' };
const wrongCode = thrown({ kind: 'http', status: 401, message: 'Wrong', body: '', part: 'code' });

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'login-steps': {
    stopWhen: ({ refusals }) => typeof refusals === 'number' && refusals > 2,
    events: [
      { type: 'step.asked', step },
      { type: 'step.leave' },
      { type: 'code.changed', code: '' },
      { type: 'code.changed', code: '123456' },
      { type: 'code.submit' },
      { type: 'passkey.use' },
      done('findPasskeys', true),
      done('findPasskeys', false),
      error('findPasskeys', thrown(problems.offline)),
      done('usePasskey'),
      error('usePasskey', thrown(problems.refused)),
      done('sendCode'),
      error('sendCode', thrown(problems.givenUp)),
      error('sendCode', wrongCode),
      error('sendCode', thrown({ kind: 'http', status: 401, message: 'Too late', body: '' })),
      error('sendCode', thrown(problems.offline)),
    ],
  },
};
