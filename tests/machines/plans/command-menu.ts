import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'command-menu': {
    // How much is typed leads nowhere.
    identify: ({ typed, ...others }) => ({ ...others, isTyped: typed !== '' }),
    events: [
      { type: 'menu.toggle' },
      { type: 'shortcuts.open' },
      { type: 'menu.close' },
      { type: 'menu.shown' },
      { type: 'text.type', text: 'w' },
      { type: 'character.read', isOn: true },
      { type: 'character.read', isOn: false },
      { type: 'character.choose', isOn: true },
      { type: 'character.choose', isOn: false },
      done('loadCode'),
      error('loadCode'),
    ],
  },
};
