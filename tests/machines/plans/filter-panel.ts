import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'filter-panel': {
    events: [
      { type: 'panel.toggle' },
      { type: 'panel.close' },
      { type: 'choice.made' },
      { type: 'route.changed' },
      { type: 'width.changed', isWide: true },
      { type: 'width.changed', isWide: false },
    ],
  },
};
