import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'home-carousel': {
    inputs: [{ count: 0 }, { count: 1 }, { count: 3 }],
    identify: (context) => ({ ...context, round: 0 }),
    events: [
      ...[-1, 0, 1, 2, 3].flatMap((index) => [
        { type: 'film.ready', index },
        { type: 'film.ended', index },
        { type: 'film.failed', index },
        { type: 'carousel.go', index },
      ]),
      { type: 'films.changed', count: 0 },
      { type: 'films.changed', count: 2 },
    ],
  },
};
