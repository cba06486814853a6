import { problems, thrown } from '../support/play.ts';
import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

const category = { id: 1, name: 'Print' };
const givenUp = thrown(problems.givenUp);
const offline = thrown(problems.offline);

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'category-row': {
    inputs: [{ category }],
    events: [
      { type: 'row.edit' },
      { type: 'draft.changed', draft: ' ' },
      { type: 'row.save' },
      { type: 'row.cancel' },
      { type: 'category.changed', category: { id: 1, name: 'Film' } },
      done('saveCategory'),
      error('saveCategory', givenUp),
      error('saveCategory', offline),
    ],
  },
};
