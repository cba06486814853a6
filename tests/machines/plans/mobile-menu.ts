import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'mobile-menu': {
    events: [{ type: 'menu.toggle' }, { type: 'menu.open' }, { type: 'menu.close' }, { type: 'route.changed' }],
  },
};
