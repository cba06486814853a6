import { Keys } from '@vitrine/design-system/components/keys';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Keys' };

export const States = createComponentStory({
  name: 'Keys',

  intent: 'Keys to press together.',
  when: 'A shortcut is named beside what it does.',
  whenNot: 'A word in a sentence about something else.',
  accessibility: 'A kbd element; its text is how one would say it.',
  states: { Keys: () => <Keys>Ctrl K</Keys> },
});
