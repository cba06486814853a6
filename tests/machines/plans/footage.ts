import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  footage: {
    events: [
      { type: 'element.attached', element: { name: 'element' } },
      { type: 'element.detached' },
      { type: 'frame.sampled', shade: { top: true, bottom: false } },
    ],
  },
};
