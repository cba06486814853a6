import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  playback: {
    events: [
      { type: 'playback.toggle' },
      { type: 'playback.play' },
      { type: 'playback.pause' },
      { type: 'playback.refuse' },
      { type: 'motion.changed', isReduced: true },
      { type: 'motion.changed', isReduced: false },
      done('readPlayback', { remembered: null, isReduced: false }),
      done('readPlayback', { remembered: null, isReduced: true }),
      error('readPlayback'),
      error('rememberPlayback'),
    ],
  },
};
