import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'film-sound': {
    inputs: [{ element: 1 }],
    events: [{ type: 'sound.toggle' }, { type: 'sound.taken' }, { type: 'film.left' }],
  },
};
