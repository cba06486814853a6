import type { ReachPlans } from '../support/reach.ts';

const here = { x: 0.5, y: 0.5 };
const there = { x: 0.2, y: 0.9 };

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'focal-point': {
    inputs: [{ focus: here }],
    events: [
      { type: 'point.pressed', at: here },
      { type: 'point.pressed', at: there },
      { type: 'point.moved', at: there },
      { type: 'point.released' },
      { type: 'point.dropped' },
      { type: 'point.nudged', by: { x: 0.25, y: 0 } },
      { type: 'point.centred' },
      { type: 'point.undone' },
    ],
    stopWhen: ({ before }) => Array.isArray(before) && before.length > 2,
  },
};
