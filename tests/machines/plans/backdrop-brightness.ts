import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'backdrop-brightness': {
    inputs: [
      { known: null, isFilm: false },
      { known: null, isFilm: true },
      { known: { top: 0.02, bottom: 0.4 }, isFilm: false },
      { known: { top: 0.02, bottom: 0.4 }, isFilm: true },
    ],
    events: [
      { type: 'element.attached', element: 1 },
      { type: 'element.detached' },
      { type: 'picture.sampled', luminance: { top: 0.02, bottom: 0.4 } },
      { type: 'picture.sampled', luminance: { top: 0.9, bottom: 0.4 } },
    ],
  },
};
