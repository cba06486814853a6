import { error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  theme: {
    events: [
      { type: 'theme.toggle' },
      { type: 'theme.set', theme: 'white' },
      { type: 'theme.set', theme: 'black' },
      { type: 'theme.restore', theme: 'white' },
      { type: 'theme.restore', theme: 'black' },
      { type: 'route.changed' },
      { type: 'override.set', theme: 'white' },
      { type: 'override.set', theme: 'black' },
      { type: 'override.cleared' },
      error('applyTheme'),
    ],
  },
};
