import type { ReachPlans } from '../support/reach.ts';

const part = { key: 'a', form: 'story', kind: 'picture' } as const;

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  sending: {
    events: [
      { type: 'part.told', part: { ...part, state: 'typed' } },
      { type: 'part.told', part: { ...part, state: 'begun' } },
      { type: 'part.told', part: { ...part, state: 'failed' } },
      { type: 'part.told', part: { key: 'b', form: null, kind: 'file', state: 'begun' } },
      { type: 'part.ended', key: 'a' },
      { type: 'part.ended', key: 'b' },
      { type: 'form.send', wish: { form: 'story', sender: 'button' } },
      { type: 'form.keep', form: 'story' },
      { type: 'form.keep', form: 'other' },
    ],
  },
};
