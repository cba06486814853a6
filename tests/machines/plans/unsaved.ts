import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  unsaved: {
    events: [
      { type: 'form.changed' },
      { type: 'form.settled' },
      { type: 'leaving.ask' },
      { type: 'leaving.allow' },
      { type: 'leaving.refuse' },
    ],
  },
};
