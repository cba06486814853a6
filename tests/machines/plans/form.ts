import { problems, thrown } from '../support/play.ts';
import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

const record = { id: 1, values: { username: 'ada', password: 'engine' }, etag: '"a"' };

/** The events that take every machine of this folder everywhere; its sample is the login form. */
export const plans: ReachPlans = {
  form: {
    inputs: [undefined, record],
    identify: ({ id, values, errors, problem }) => ({ id, values, errors, problem }),
    events: [
      { type: 'field.changed', field: 'username', value: 'ada' },
      { type: 'field.changed', field: 'username', value: ' ' },
      { type: 'field.changed', field: 'password', value: 'engine' },
      { type: 'form.restored', draft: { values: { username: 'ada', password: '' }, idempotencyKey: 'k1' } },
      { type: 'form.reset' },
      { type: 'form.submit', idempotencyKey: 'k2' },
      { type: 'form.overwrite', etag: null, merged: null },
      { type: 'form.take', record },
      done('submit', null),
      error('submit', thrown(problems.givenUp)),
      error('submit', thrown(problems.offline)),
    ],
  },
};
