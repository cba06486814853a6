import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  scroll: {
    events: [
      ...[0, 40, 300, 302, 400].map((y) => ({ type: 'scroll.moved', y })),
      { type: 'bar.hold' },
      { type: 'bar.release' },
      { type: 'route.changed' },
    ],
  },
};
