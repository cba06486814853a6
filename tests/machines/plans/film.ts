import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  film: {
    undone: ['logRefusal'],
    inputs: [{ isRewinding: false }],
    events: [
      { type: 'element.attached', element: 1 },
      { type: 'element.detached' },
      { type: 'wish.changed', isWished: true },
      { type: 'wish.changed', isWished: false },
      { type: 'visibility.changed', isVisible: true },
      { type: 'visibility.changed', isVisible: false },
      { type: 'film.started' },
      { type: 'film.restart' },
      { type: 'film.emptied' },
      { type: 'film.refused', reason: 'not allowed' },
      { type: 'film.broke' },
    ],
  },
};
