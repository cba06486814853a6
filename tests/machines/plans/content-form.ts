import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere; its sample holds one text. */
export const plans: ReachPlans = {
  'content-form': {
    inputs: ['stored'],
    identify: ({ content, stored, errors }) => ({ content, stored, errors }),
    events: [
      { type: 'content.changed', content: 'typed' },
      { type: 'content.changed', content: 'stored' },
      { type: 'content.reset' },
      { type: 'content.refused', errors: [['text', 'Enter it']] },
      { type: 'version.read', version: 'read again' },
      { type: 'version.taken', version: 'typed' },
      { type: 'version.replaced', version: 'theirs', content: 'typed' },
      { type: 'version.replaced', version: 'typed', content: 'typed' },
    ],
  },
};
