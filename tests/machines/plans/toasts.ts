import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  toasts: {
    stopWhen: (context) => Number(context['nextId']) > 4,
    events: [
      { type: 'toast.show', message: { kind: 'success', text: 'Saved' } },
      { type: 'toast.show', message: { kind: 'error', text: 'Failed', topic: 'form' } },
      { type: 'toast.show', message: { kind: 'error', text: 'Failed', isUnanswered: true } },
      { type: 'toast.show', message: { kind: 'error', text: 'Refused', isOfForm: true } },
      { type: 'form.edited' },
      {
        type: 'toast.show',
        message: { kind: 'error', text: 'Failed', action: { label: 'Retry', request: { type: 'form.retry' } } },
      },
      { type: 'toast.press', id: 1 },
      { type: 'topic.dismiss', topic: 'form' },
      { type: 'screen.left' },
      { type: 'server.answered' },
      { type: 'toast.dismiss', id: 1 },
      { type: 'toast.dismiss', id: 2 },
      { type: 'toast.dismiss', id: 99 },
      { type: 'toast.hold' },
      { type: 'toast.release' },
    ],
  },
};
