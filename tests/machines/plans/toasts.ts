import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  toast: {
    inputs: [
      { id: 1, isLasting: true, hasAction: false, isHeld: false },
      { id: 1, isLasting: false, hasAction: true, isHeld: true },
      { id: 1, isLasting: false, hasAction: false, isHeld: false },
    ],
    events: [{ type: 'toast.hold' }, { type: 'toast.release' }],
    undone: ['askToLeave'],
  },
  toasts: {
    stopWhen: (context) => Number(context['nextId']) > 4,
    events: [
      { type: 'toast.show', kind: 'success', text: 'Saved' },
      { type: 'toast.show', kind: 'error', text: 'Failed' },
      { type: 'toast.dismiss', id: 1 },
      { type: 'toast.dismiss', id: 2 },
      { type: 'toast.dismiss', id: 99 },
      { type: 'toast.hold' },
      { type: 'toast.release' },
    ],
  },
};
