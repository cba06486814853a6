import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'hover-media': {
    events: [
      { type: 'element.attached', element: 1 },
      { type: 'element.detached' },
      { type: 'pointer.entered' },
      { type: 'pointer.left' },
      { type: 'focus.received' },
      { type: 'focus.lost' },
      { type: 'centred.changed', isCentred: true },
      { type: 'centred.changed', isCentred: false },
    ],
  },
};
